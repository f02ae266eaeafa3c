"""A wager pays less than the least that the law allows."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.lawmatch import bare, judged, lowest, pays_nothing
from checker.telling import bet, ground
from grammar.nodes import Bound
from ruleschema.facts import PayoutFact
from ruleschema.odds import canonical


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for each in judged(filing, Bound.AT_LEAST):
        fact = each.fact
        if each.demand is None:
            yield _undecided(filing, fact)
            continue
        # A push or loss under a condition of its own is another event than the one the law prices.
        if pays_nothing(fact.payment) and (fact.condition or bare(fact)):
            continue
        if fact.payment is each.demand.payment or pays_nothing(each.demand.payment):
            continue
        if lowest(fact.payment) >= lowest(each.demand.payment):
            continue
        least = canonical(each.demand.payment)
        also = f" Others: {'; '.join(each.demand.others[:3])}." if each.demand.others else ""
        yield Fault(
            span=fact.span,
            message=f"{bet(fact)}: pays {fact.pays}; the least allowed is {least}, "
            f"{ground(each.table.basis, each.demand.cite)}.{also}",
            at=fact.at,
            src=fact.src,
            expected=f"at least {least}",
            actual=fact.pays,
            label=f"at least {least}",
            hint=f"pay at least {least}.",
            cite=f"{each.table.basis}: {each.demand.cite}",
            about=(fact.wager, fact.outcome, fact.condition or "", fact.pays, least),
        )


def _undecided(filing: Filing, fact: PayoutFact) -> Fault:
    """The law has no version of this table on the day asked for."""
    return Fault(
        span=fact.span,
        message=f"{bet(fact)}: what the law of {filing.law.as_of} demands is not known.",
        at=fact.at,
        src=fact.src,
        actual=fact.pays,
        label="not decided",
        hint="ask for a day on which the law is known, or add that version to the law data.",
        about=(fact.wager, fact.outcome, str(filing.law.as_of)),
        undecided=True,
        severity=Severity.NOTE,
    )


CHECK = Check(
    code="PAY-101",
    title="Payout below the minimum",
    severity=Severity.ERROR,
    why="A payout below the floor is a violation each time it is paid, and the players are owed the difference.",
    fix="Pay at least what the law or the approved precedent states.",
    run=find,
    idle=lambda filing: None if filing.law.tables else "no minimum-payout table is known for this game",
    passes="""
game: roulette
sections:
  - number: 5
    title: Payout odds
    clauses: [{at: 5.A, pays: {bound: at least, rows: [{wager: Straight, outcome: win, pays: 35 to 1}]}}]
""",
    fails="""
game: roulette
sections:
  - number: 5
    title: Payout odds
    clauses: [{at: 5.A, pays: {bound: at least, rows: [{wager: Straight, outcome: win, pays: 34 to 1}]}}]
""",
)
