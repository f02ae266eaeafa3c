"""The law lists what a wager must pay, and the document does not pay that wager at all."""

from collections.abc import Iterator

from checker.absence import as_far_as_read
from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.madeonce import once_for_each
from checker.telling import ground
from ruleschema.lawbook import in_force
from ruleschema.lawmodel import Basis, Cite, TableVersion
from ruleschema.span import Text
from ruleschema.vocabulary import outcome_key, wager_key

# A precedent binds here only where this many approved filings all pay the wager.
AGREEING = 2


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    tables = [(table, in_force(table.versions, filing.law.as_of)) for table in filing.law.tables]
    stated = [(table, _cites(version), _casinos(version)) for table, version in tables if version is not None]
    casinos = frozenset[Text | None]().union(*(known for _, _, known in stated)) - {None}
    paid = set(filing.payouts_by_wager) | {outcome_key(fact.outcome) for fact in filing.payouts}
    # A table of the Insignia with a row $1 pays the $1 Insignia.
    paid |= {wager_key(f"{fact.outcome} {fact.wager}") for fact in filing.payouts}
    for table, cites, known in stated:
        names = {wager_key(name) for name in (table.wager, *table.also)}
        if not cites or paid & names or any(_in_full(name, paid) for name in names):
            continue
        precedent = table.basis is Basis.PRECEDENT
        if precedent and (len(known) < AGREEING or known != casinos):
            continue
        told = (
            "every approved filing of this game pays it" if precedent else "if it is offered, the law says what it pays"
        )
        fault = Fault(
            span=filing.game.title.span,
            message=f"The document pays nothing on the {table.wager}; {told}, {ground(table.basis, cites[0])}.",
            at="",
            src=(),
            expected=f"what the {table.wager} pays",
            actual="nothing",
            label=f"no payout of the {table.wager}",
            hint=f"add the payouts of the {table.wager}, or leave it, if the wager is not offered.",
            cite=f"{table.basis}: {cites[0]}",
            about=(wager_key(table.wager),),
            undecided=not precedent,
            severity=None if precedent else Severity.NOTE,
        )
        yield as_far_as_read(filing, fault, about=(str(table.wager), *map(str, table.also)))


def _in_full(name: str, paid: set[str]) -> bool:
    """Whether a wager with a figure is paid under a longer name: the One Dollar ($1) Insignia is the $1 Insignia."""
    words = set(name.split())
    named = any(word.isalpha() and len(word) > 2 for word in words)  # “1 to 18” is no more than its figures
    return named and any(map(str.isdigit, name)) and any(words <= set(each.split()) for each in paid)


@once_for_each
def _cites(version: TableVersion) -> list[Cite]:
    found = [figure.cite or version.cite for figure in version.stated()] or [version.cite]
    return [cite for cite in found if cite is not None]


@once_for_each
def _casinos(version: TableVersion) -> frozenset[Text | None]:
    """Whose approved filings a version states; None for what rests on no filing."""
    return frozenset(cite.casino for cite in _cites(version))


CHECK = Check(
    code="PAY-107",
    title="Wager without its payouts",
    severity=Severity.WARNING,
    why="A wager that is offered and has no payout cannot be settled; one that all others offer was perhaps lost.",
    fix="Add the payouts of the wager.",
    run=find,
    idle=lambda filing: (
        None
        if filing.law.tables and filing.payouts
        else "no payout table of law is known for this game, or the document pays nothing"
    ),
    passes="""
sections:
  - number: 1
    title: Odds
    clauses:
      - {at: 1.A, pays: {wager: Bonus, rows: [{outcome: win, pays: 3 to 1}]}}
      - {at: 1.B, pays: {wager: Tie, rows: [{outcome: win, pays: 8 to 1}]}}
""",
    fails="""
sections:
  - number: 1
    title: Odds
    clauses:
      - {at: 1.A, pays: {wager: Bonus, rows: [{outcome: win, pays: 3 to 1}]}}
""",
    law="""
jurisdiction: us-oh
game: example
tables:
  - wager: Bonus
    bound: at least
    basis: precedent
    versions:
      - figures:
          - {outcome: win, pays: 3 to 1, cite: {casino: One Casino, section: 1.A}}
          - {outcome: win, pays: 3 to 1, cite: {casino: Two Casino, section: 1.A}}
  - wager: Tie
    bound: at least
    basis: precedent
    versions:
      - figures:
          - {outcome: win, pays: 8 to 1, cite: {casino: One Casino, section: 1.B}}
          - {outcome: win, pays: 8 to 1, cite: {casino: Two Casino, section: 1.B}}
""",
)
