"""The tables a clause can hold, as captions, column heads and rows of text."""

from collections.abc import Iterator
from dataclasses import dataclass

from grammar.nodes import Bound
from ruleschema.submission.model import Clause
from ruleschema.submission.tables import Chart, Counts, Fees, PayTable, Place, Ranks


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as printed; columns that nothing fills are left out."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables_of(clause: Clause) -> Iterator[TableView]:
    """Every table of a clause, in the order of the model."""
    yield from map(_pays, clause.pays)
    yield from map(_ranks, clause.ranks)
    yield from map(_counts, clause.counts)
    yield from map(_chart, clause.chart)
    yield from map(_fees, clause.fees)


def _table(caption: str, heads: tuple[str, ...], rows: list[tuple[object, ...]]) -> TableView:
    cells = [tuple("" if cell is None else str(cell) for cell in row) for row in rows]
    filled = [column for column in range(len(heads)) if any(row[column] for row in cells)]
    return TableView(
        caption,
        tuple(heads[column] for column in filled),
        tuple(tuple(row[column] for column in filled) for row in cells),
    )


def _pays(table: PayTable) -> TableView:
    said = [str(table.wager)] if table.wager else []
    said += [str(table.table)] if table.table else []
    said += ["on the layout"] if table.on is Place.LAYOUT else []
    said += [str(table.condition)] if table.condition else []
    said += [f"{table.bound} these odds"] if table.bound in (Bound.AT_LEAST, Bound.AT_MOST) else []
    said += ["one of: " + ", ".join(table.choices)] if table.choices else []
    said += [f"commission: {table.commission}"] if table.commission else []
    rows: list[tuple[object, ...]] = [
        (row.wager, row.outcome, f"{row.bound} {row.pays}" if row.bound else row.pays, row.condition, row.commission)
        for row in table.rows
    ]
    return _table(" · ".join(said) or "Payouts", ("Wager", "Outcome", "Pays", "Where", "Commission"), rows)


def _ranks(ranks: Ranks) -> TableView:
    rows: list[tuple[object, ...]] = [(place, row.name, row.means) for place, row in enumerate(ranks.rows, 1)]
    return _table(f"Ranking of {ranks.of}" if ranks.of else "Ranking", ("Rank", "Name", "Meaning"), rows)


def _counts(counts: Counts) -> TableView:
    rows: list[tuple[object, ...]] = [(part.name, f"{part.count.number:,}") for part in counts.parts]
    if counts.total is not None:
        rows.append(("Total as stated", f"{counts.total.number:,}"))
    return _table(f"Parts of {counts.of}", ("Part", str(counts.unit or "Count").capitalize()), rows)


def _chart(chart: Chart) -> TableView:
    return _table(f"Decisions: {chart.of}", ("When", "Then"), [(case.when, case.then) for case in chart.cases])


def _fees(fees: Fees) -> TableView:
    said = " · ".join(str(part) for part in (fees.of or "Fees", fees.option) if part)
    rows: list[tuple[object, ...]] = [(each.from_, each.to, each.fee, each.payer) for each in fees.brackets]
    return _table(said, ("From", "To", "Fee", "Paid by"), rows)
