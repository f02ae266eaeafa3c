"""Comparisons for a person: a table of figures, then what is said in words, the odd ones out marked."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from checker.compare.rows import PAYOUT, Cell, Matrix, Row
from checker.report.text import Line
from checker.report.visible import visible

# More columns than this do not fit a screen: values are then listed with the casinos that state them.
MOST_COLUMNS = 6
WIDEST = 26
MOST_LABEL = 48
GAP = "–"
ODD = "≠ "


def lines(matrices: Sequence[Matrix]) -> Iterator[Line]:
    """All comparisons, a list of styled pieces a line."""
    for matrix in matrices:
        yield from _matrix(matrix)
        yield []


def _matrix(matrix: Matrix) -> Iterator[Line]:
    casinos = matrix.casinos
    count = f"{len(matrix.rows)} matters, {len(casinos)} casino{'s' if len(casinos) != 1 else ''}"
    yield [(f"{matrix.game}: {count}", "bold")]
    for kind, of_kind in groupby(matrix.rows, key=lambda row: row.kind):
        rows = list(of_kind)
        wide = len(casinos) <= MOST_COLUMNS
        yield []
        yield [("PAYOUTS" if kind == PAYOUT else "PROCEDURES", "bold")]
        yield from _table([row for row in rows if wide and _is_short(row)], casinos)
        yield from _listed([row for row in rows if not wide or not _is_short(row)], casinos)
    differing = sum(row.differs for row in matrix.rows)
    gaps = sum(row.has_gap for row in matrix.rows)
    yield []
    yield [(f"{differing} differ, {gaps} are not stated by every casino.", "")]
    yield [(f"{ODD.strip()} marks the odd one out, {GAP} a gap.", "dim")]


def _is_short(row: Row) -> bool:
    return all(cell is None or len(cell.text) <= WIDEST for cell in row.cells)


def _table(rows: list[Row], casinos: tuple[str, ...]) -> Iterator[Line]:
    if not rows:
        return
    labels = [f"  {_label(row)}" if row.kind == PAYOUT else _topic(row) for row in rows]
    first = min(max(map(len, labels)), MOST_LABEL) + 2
    widths = [
        max(len(casino), *(len(_text(row.cells[index])) for row in rows)) + 2 for index, casino in enumerate(casinos)
    ]
    head = "".join(casino.ljust(width) for casino, width in zip(casinos, widths, strict=True))
    yield [(f"{'':<{first}}{head}{'law' if any(row.law for row in rows) else ''}".rstrip(), "bold")]
    group = ""
    for row, label in zip(rows, labels, strict=True):
        if row.kind == PAYOUT and row.group != group:
            group = row.group
            yield [(visible(group), "underline")]
        cells = [(_text(cell).ljust(width), _style(cell)) for cell, width in zip(row.cells, widths, strict=True)]
        if not row.law:
            cells[-1] = (cells[-1][0].rstrip(), cells[-1][1])
        shown = label if len(label) < first else f"{label[: first - 3]}…"
        yield [(f"{shown:<{first}}", ""), *cells, (visible(row.law), "dim")]


def _topic(row: Row) -> str:
    return visible(f"{row.group} ({row.condition})" if row.condition else row.group)


def _listed(rows: list[Row], casinos: tuple[str, ...]) -> Iterator[Line]:
    for group, of_group in groupby(rows, key=lambda row: row.group):
        yield [(visible(group), "underline")]
        for row in of_group:
            label = _label(row)
            if label:
                yield [(f"  {label}", "bold")]
            yield from _said(row, casinos)


def _said(row: Row, casinos: tuple[str, ...]) -> Iterator[Line]:
    """Each value once, with the casinos that state it; silence last."""
    by_value: dict[object, list[tuple[str, Cell]]] = {}
    for casino, cell in zip(casinos, row.cells, strict=True):
        if cell is not None:
            by_value.setdefault(cell.value, []).append((casino, cell))
    for said in by_value.values():
        cell = said[0][1]
        yield [(f"    {_text(cell)}", _style(cell)), (f"  [{', '.join(casino for casino, _ in said)}]", "dim")]
    silent = [casino for casino, cell in zip(casinos, row.cells, strict=True) if cell is None]
    if silent:
        yield [(f"    {GAP}  [{', '.join(silent)}]", "dim")]
    if row.law:
        yield [(f"    law: {visible(row.law)}", "")]


def _label(row: Row) -> str:
    return visible(f"{row.name} ({row.condition})" if row.condition else row.name) if row.kind == PAYOUT else ""


def _text(cell: Cell | None) -> str:
    return GAP if cell is None else f"{ODD if cell.odd else ''}{visible(cell.text)}"


def _style(cell: Cell | None) -> str:
    if cell is None:
        return "dim"
    return "bold red" if cell.odd or cell.contradicts else ""
