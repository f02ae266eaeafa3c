"""houserules law: what is known of the law of a jurisdiction and game, with its citations."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import date

from checker.cli import EXIT_CLEAN, EXIT_USAGE
from checker.commands import screen
from checker.report.visible import json_text
from ruleschema.law.book import jurisdictions, lawbook
from ruleschema.law.model import LawFile
from ruleschema.law.versions import in_force


@dataclass(frozen=True, slots=True)
class Entry:
    """One demand of the law, flat enough for a table."""

    jurisdiction: str
    game: str
    kind: str
    subject: str
    bound: str
    value: str
    basis: str
    cite: str


def run(options: Namespace) -> int:
    if options.jurisdiction is not None and options.jurisdiction not in jurisdictions():
        screen.complain(f"no law is known for {options.jurisdiction}; known: {', '.join(jurisdictions())}")
        return EXIT_USAGE
    chosen = [law for law in lawbook() if options.jurisdiction in (None, law.jurisdiction)]
    chosen = [law for law in chosen if options.game in (None, law.game) or law.game == "any"]
    rows = [row for law in chosen for row in _rows(law, options.as_of)]
    if options.format == "json":
        screen.emit(json_text([asdict(row) for row in rows], indent=2) + "\n")
    else:
        _table(rows)
    return EXIT_CLEAN


def _rows(law: LawFile, as_of: date | None) -> Iterator[Entry]:
    where = (str(law.jurisdiction), str(law.game))
    for table in law.tables:
        version = in_force(table.versions, as_of)
        if version is None:
            cite = f"last known: {table.versions[-1].cite}"
            yield Entry(
                *where, "payout", str(table.wager), str(table.bound), "not known on this day", str(table.basis), cite
            )
            continue
        for name, column in (version.columns or {}).items():
            for outcome, pays in column.items():
                subject = f"{table.wager}, {outcome}" + (f" (column {name})" if len(version.columns or {}) > 1 else "")
                yield Entry(*where, "payout", subject, str(table.bound), str(pays), str(table.basis), str(version.cite))
        for figure in version.stated():
            subject = f"{table.wager}, {figure.outcome}" + (f" ({figure.condition})" if figure.condition else "")
            cite = str(figure.cite or version.cite)
            yield Entry(*where, "payout", subject, str(table.bound), str(figure.pays), str(table.basis), cite)
    for rule in law.rules:
        in_use = in_force(rule.versions, as_of)
        value = f"{in_use.value} {rule.unit}" if in_use else "not known on this day"
        subject = str(rule.topic) + (f" ({rule.condition})" if rule.condition else "")
        yield Entry(
            *where, "rule", subject, str(rule.bound), value, str(rule.basis), str(in_use.cite) if in_use else ""
        )
    for element in law.required:
        yield Entry(*where, "element", str(element.element), "required", "", str(element.basis), str(element.cite))
    for thing in law.forbidden:
        yield Entry(*where, "prohibition", str(thing.element), "forbidden", "", str(thing.basis), str(thing.cite))
    for wording in law.wording:
        yield Entry(
            *where, "wording", "odds", "wording", f"“{wording.odds}” only", str(wording.basis), str(wording.cite)
        )


def _table(rows: list[Entry]) -> None:
    if not rows:
        screen.say("Nothing is known.")
        return
    heads = ("where", "subject", "bound", "value", "ground")
    cells = [
        (f"{row.jurisdiction} {row.game}", row.subject, row.bound, row.value, f"{row.basis}: {row.cite}")
        for row in rows
    ]
    widths = [min(max(len(line[i]) for line in [heads, *cells]), 60) for i in range(4)]
    for line in [heads, *cells]:
        shown = "  ".join(cell[:width].ljust(width) for cell, width in zip(line, widths, strict=False))
        screen.say(f"{shown}  {line[4]}".rstrip())
