"""The law lists what a wager must pay, and the document does not pay that wager at all."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.absence import as_far_as_read
from checker.rules.lawmatch import figures_of, payouts_of
from checker.rules.telling import authority, listed
from ruleschema.law.book import in_force
from ruleschema.law.model import Basis, Cite, LawTable, TableVersion
from ruleschema.meaning.memo import once_for_each
from ruleschema.vocabulary import outcome_key, wager_key

# So many are named in the message; all are in what is expected.
SHOWN = 4


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    unpaid = list(_unpaid(filing))
    if unpaid:
        yield _fault(filing, unpaid)


def _fault(filing: Filing, unpaid: list[tuple[LawTable, Cite]]) -> Fault:
    """One finding for all wagers: a house need not offer them, so whether it must pay them is open."""
    table, cite = unpaid[0]
    names = [str(each.wager) for each, _ in unpaid]
    several = len(names) > 1
    told = listed(names)
    few = f"{', '.join(names[:SHOWN])} and {len(names) - SHOWN} more wagers" if len(names) > SHOWN + 1 else told
    they, pay, it = ("they are", "they pay", "them") if several else ("it is", "it pays", "it")
    fault = Fault(
        span=filing.game.title.span,
        message=f"The document pays nothing on the {few}; if {they} offered, the law says what {pay}, "
        f"{authority(table.basis, cite)}.",
        at="",
        src=(),
        expected=f"what the {told} pay{'' if several else 's'}",
        actual="nothing",
        label=f"no payout of {len(names)} wagers" if several else f"no payout of the {told}",
        hint=f"add the payouts, or leave {it}, if {'these wagers are' if several else 'the wager is'} not offered.",
        cite=f"{table.basis}: {cite}",
        about=tuple(wager_key(name) for name in names),
        undecided=True,
        severity=Severity.NOTE,
    )
    return as_far_as_read(filing, fault, about=[str(name) for each, _ in unpaid for name in (each.wager, *each.also)])


def _unpaid(filing: Filing) -> Iterator[tuple[LawTable, Cite]]:
    """The wagers of the law that the document does not pay; what other casinos offer is no law."""
    paid = set(filing.payouts_by_wager) | {outcome_key(fact.outcome) for fact in filing.payouts}
    # A table of the Insignia with a row $1 pays the $1 Insignia.
    paid |= {wager_key(f"{fact.outcome} {fact.wager}") for fact in filing.payouts}
    for table in filing.law.tables:
        version = in_force(table.versions, filing.law.as_of) if table.basis is not Basis.PRECEDENT else None
        cites = _cites(version) if version is not None else []
        names = {wager_key(name) for name in (table.wager, *table.also)}
        if cites and not paid & names and not payouts_of(filing, table):
            yield table, cites[0]


@once_for_each
def _cites(version: TableVersion) -> list[Cite]:
    found = [figure.cite or version.cite for figure in figures_of(version)] or [version.cite]
    return [cite for cite in found if cite is not None]


CHECK = Check(
    code="PAY-107",
    title="Wager without its payouts",
    severity=Severity.NOTE,
    why="A wager that is offered and has no payout cannot be settled; one that all others offer was perhaps lost.",
    fix="Add the payouts of the wager.",
    run=find,
    one_game=True,
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
      - at: 1.A
        says: dealer shall collect each losing tie wager first.
        pays: {wager: Bonus, rows: [{outcome: win, pays: 3 to 1}]}
      - {at: 1.B, pays: {wager: Tie, rows: [{outcome: win, pays: 8 to 1}]}}
""",
    fails="""
sections:
  - number: 1
    title: Odds
    clauses:
      - at: 1.A
        says: dealer shall collect each losing tie wager first.
        pays: {wager: Bonus, rows: [{outcome: win, pays: 3 to 1}]}
""",
    law="""
jurisdiction: us-oh
game: example
tables:
  - wager: Bonus
    bound: at least
    basis: regulation
    versions: [{cite: {section: Example § 1}, columns: {A: {win: 3 to 1}}}]
  - wager: Tie
    bound: at least
    basis: regulation
    versions: [{cite: {section: Example § 2}, columns: {A: {win: 8 to 1}}}]
""",
)
