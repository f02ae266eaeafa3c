"""A row of one wager's pay table carries the name of another wager."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.namefinder import NameFinder, finder_of
from checker.rules.unnamed import names_wager
from ruleschema.meaning.names import name_key


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    finder = finder_of(fact.wager for fact in filing.payouts if " " in fact.wager)
    for provision in filing.provisions:
        for table in provision.clause.pays:
            # A draft may set wagers of their own under the base game.
            own = table.wager is not None and names_wager(filing, table.wager)
            named = [(row, _named(row.outcome, finder)) for row in table.rows if own]
            strays = [(row, other) for row, other in named if other and not _share(other, str(table.wager))]
            if not strays:
                continue
            row, other = strays[0]
            like = _explained_by(filing, str(table.wager), other)
            more = f" (and {len(strays) - 1} more)" if len(strays) > 1 else ""
            yield Fault(
                span=row.outcome.span,
                message=f"The pay table of the {table.wager} has a row for “{row.outcome}”{more}, "
                f"but {other} is a wager of its own" + (f", by which {like} explains it." if like else "."),
                at=provision.at,
                src=tuple(line for each, _ in strays if each.src for line in each.src.numbers) or provision.lines,
                expected=str(table.wager),
                actual=str(row.outcome),
                label=f"this is the table of the {table.wager}",
                hint=f"name the {table.wager} in the rows.",
                related=tuple(Related(each.outcome.span, str(each.outcome)) for each, _ in strays[1:]),
                about=(name_key(table.wager or ""), name_key(other)),
                severity=Severity.NOTE if like else None,
            )


def _explained_by(filing: Filing, wager: str, other: str) -> str | None:
    """The definition of the wager, where it explains it as a kind of the other."""
    for meaning in filing.game.definitions:
        if name_key(meaning.term) == name_key(wager) and name_key(other) in name_key(meaning.means):
            return f"the definition of {meaning.term}"
    return None


def _named(label: str, finder: NameFinder) -> str | None:
    """The other wager that a row label starts with, word for word, and goes on from."""
    # A label that is a wager's whole name is a part of a composite wager, rightly named.
    first = next(finder.mentions(label), None)
    return first.name if first is not None and first.start == 0 and first.end < len(label) else None


def _share(one: str, other: str) -> bool:
    return bool(set(name_key(one).split()) & set(name_key(other).split()))


CHECK = Check(
    code="PAY-202",
    title="Pay table row names another wager",
    severity=Severity.WARNING,
    why="Read as printed, the row pays the other wager, and contradicts that wager's own table.",
    fix="Name the wager of the table in the row.",
    run=find,
    idle=lambda filing: (
        None
        if any(table.wager for each in filing.provisions for table in each.clause.pays)
        else "no pay table names its wager"
    ),
    passes="""
sections:
  - number: 5
    title: Payout odds
    clauses:
      - {at: 5.A, pays: {wager: Place Bet, rows: [{outcome: "4", pays: 9 to 5}]}}
      - {at: 5.B, pays: {wager: Buy Bet, rows: [{outcome: Buy Bet on 4, pays: 2 to 1}]}}
""",
    fails="""
sections:
  - number: 5
    title: Payout odds
    clauses:
      - {at: 5.A, pays: {wager: Place Bet, rows: [{outcome: "4", pays: 9 to 5}]}}
      - {at: 5.B, pays: {wager: Buy Bet, rows: [{outcome: Place Bet on 4, pays: 2 to 1}]}}
""",
)
