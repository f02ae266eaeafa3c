"""Drafts as YAML: one text for each game, in the key order of the model."""

import json
import re
from collections.abc import Iterator
from itertools import groupby

from ruleschema.intake.records import (
    Draft,
    DraftChart,
    DraftClause,
    DraftCounts,
    DraftFees,
    DraftGame,
    DraftRanks,
    DraftRow,
    DraftSaying,
    DraftSection,
    DraftTable,
)
from ruleschema.submission.characters import allowed

Value = str | list["Value"] | dict[str, "Value"]

# A plain scalar must not look like anything else: no marks of YAML, no edges of space, no date or number traps.
_PLAIN = re.compile(r"[A-Za-z0-9§$(](?:[^\n\t:#\"'\[\]{},&*!|>%@`\\\xa0\xad]|:(?=\S)|(?<=\S)#|,(?= )|')*")
# Allowed, but nobody would see them.
_UNSEEN = re.compile("[\xa0\xad]")
_WORDY = ("yes", "no", "true", "false", "null", "on", "off", "y", "n")


def render(draft: Draft) -> dict[str, str]:
    """File name → YAML text, one for each game."""
    return {f"{game.game}.yaml": game_text(game, draft.source) for game in draft.games}


def game_text(game: DraftGame, source: str) -> str:
    """One game file."""
    whole: dict[str, Value] = {"game": game.game, "title": game.title}
    if game.filing is not None:
        filing = game.filing
        dates = {"submitted": filing.submitted, "approved": filing.approved}
        whole["filing"] = _some(
            section=filing.section, appendix=filing.appendix, identifier=filing.identifier,
            **{name: day.isoformat() for name, day in dates.items() if day is not None}, src=lines_text(filing.src),
        )  # fmt: skip
    whole["source"] = {"document": source, "lines": f"{game.lines[0]}-{game.lines[1]}"}
    whole["contents"] = [
        _some(number=entry.number, title=entry.title, page=entry.page, src=lines_text(entry.src))
        for entry in game.contents
    ]
    whole["definitions"] = [
        _some(at=each.at, term=each.term, means=each.means, text=each.text, src=lines_text(each.src))
        for each in game.definitions
    ]
    whole["sections"] = [_section(section) for section in game.sections]
    whole["noise"] = [_some(lines=lines_text(each.lines), reason=each.reason, words=each.words) for each in game.noise]
    kept = {key: value for key, value in whole.items() if value or key == "sections"}
    return "\n".join(_mapping(kept, 0)) + "\n"


def _some(**values: Value | None) -> dict[str, Value]:
    return {key.rstrip("_"): value for key, value in values.items() if value}


def _section(section: DraftSection) -> Value:
    return _some(
        number=section.number, title=section.title, src=lines_text(section.src),
        clauses=[_clause(clause) for clause in section.clauses],
    )  # fmt: skip


def _clause(clause: DraftClause) -> Value:
    return _some(
        at=clause.at, src=lines_text(clause.src), says=_says(clause), text=clause.text,
        read="auto" if clause.says else None, pays=[_table(table) for table in clause.pays],
        ranks=[_ranks(each) for each in clause.ranks], counts=[_counts(each) for each in clause.counts],
        chart=[_chart(each) for each in clause.chart], fees=[_fees(each) for each in clause.fees],
        refs=[_some(to=ref.to, titled=ref.titled) for ref in clause.refs],
        join=clause.join, items=[_clause(item) for item in clause.items],
    )  # fmt: skip


def _says(clause: DraftClause) -> Value:
    """One sentence is written as such; lines of its own only where they differ from the clause's."""
    said = [_saying(each, clause) for each in clause.says]
    return said[0] if len(said) == 1 and isinstance(said[0], str) else list(said)


def _saying(saying: DraftSaying, clause: DraftClause) -> Value:
    if not saying.src or saying.src == clause.src:
        return saying.says
    return {"says": saying.says, "src": lines_text(saying.src)}


def _table(table: DraftTable) -> Value:
    return _some(
        wager=table.wager, table=table.table, on=table.on, bound=table.bound, condition=table.condition,
        commission=table.commission, text=table.text, src=lines_text(table.src), rows=[_row(row) for row in table.rows],
    )  # fmt: skip


def _row(row: DraftRow) -> Value:
    return _some(
        wager=row.wager, outcome=row.outcome, pays=row.pays, condition=row.condition, bound=row.bound,
        commission=row.commission, src=lines_text(row.src),
    )  # fmt: skip


def _ranks(ranks: DraftRanks) -> Value:
    return _some(rows=[_some(name=rank.name, src=lines_text(rank.src)) for rank in ranks.rows])


def _counts(counts: DraftCounts) -> Value:
    parts: list[Value] = [
        _some(name=part.name, count=str(part.count), src=lines_text(part.src)) for part in counts.parts
    ]
    return _some(
        of=counts.of, unit=counts.unit, total=str(counts.total), modal=counts.modal, src=lines_text(counts.src),
        parts=parts,
    )  # fmt: skip


def _chart(chart: DraftChart) -> Value:
    cases: list[Value] = [_some(when=each.when, then=each.then, src=lines_text(each.src)) for each in chart.cases]
    return _some(of=chart.of, cases=cases)


def _fees(fees: DraftFees) -> Value:
    brackets: list[Value] = [
        _some(from_=each.from_, to=each.to, fee=each.fee, payer=each.payer, src=lines_text(each.src))
        for each in fees.brackets
    ]
    return _some(of=fees.of, text=fees.text, src=lines_text(fees.src), brackets=brackets)


def lines_text(numbers: tuple[int, ...]) -> Value:
    """12, 12-15 or a list of both."""
    runs: list[Value] = []
    for _, group in groupby(enumerate(sorted(set(numbers))), key=lambda pair: pair[1] - pair[0]):
        run = [number for _, number in group]
        runs.append(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}")
    return runs[0] if len(runs) == 1 else runs


# ---- layout -------------------------------------------------------------------------------------
def _mapping(values: dict[str, Value], depth: int) -> Iterator[str]:
    pad = "  " * depth
    for key, value in values.items():
        if isinstance(value, dict):
            yield f"{pad}{key}: {_flow(value)}" if _is_flat(value) else f"{pad}{key}:"
            if not _is_flat(value):
                yield from _mapping(value, depth + 1)
        elif isinstance(value, list):
            if key in ("src", "lines") or not value:
                yield f"{pad}{key}: [{', '.join(str(each) for each in value)}]"
            else:
                yield f"{pad}{key}:"
                yield from _sequence(value, depth + 1)
        else:
            yield from _scalar_lines(f"{pad}{key}: ", value, depth)


def _sequence(values: list[Value], depth: int) -> Iterator[str]:
    pad = "  " * depth
    for value in values:
        if isinstance(value, dict) and not (_is_flat(value) and len(_flow(value)) < 150):
            inner = list(_mapping(value, depth + 1))
            yield f"{pad}- {inner[0].lstrip()}"
            yield from inner[1:]
        elif isinstance(value, dict):
            yield f"{pad}- {_flow(value)}"
        else:
            yield f"{pad}- {scalar(str(value))}"


def _is_flat(value: dict[str, Value]) -> bool:
    return all(isinstance(each, str) and "\n" not in each for each in value.values())


def _flow(value: dict[str, Value]) -> str:
    return "{" + ", ".join(f"{key}: {scalar(str(each), flow=True)}" for key, each in value.items()) + "}"


def _scalar_lines(head: str, value: str, depth: int) -> Iterator[str]:
    if "\n" not in value:
        yield head + scalar(value)
        return
    yield head + "|-"
    for line in value.split("\n"):
        yield "  " * (depth + 1) + _UNSEEN.sub(" ", allowed(line, " ").strip())


def scalar(text: str, *, flow: bool = False) -> str:
    """A scalar, quoted where YAML would take it for something else."""
    text = allowed(text, " ")
    plain = _PLAIN.fullmatch(text) and not text.endswith((" ", ":")) and text.lower() not in _WORDY
    if plain and not (flow and any(mark in text for mark in ",[]{}:?")) and ": " not in text and " #" not in text:
        return text
    return _UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", json.dumps(text, ensure_ascii=False))
