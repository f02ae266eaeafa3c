"""A payout is a percentage, and nothing says of what."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.telling import bet
from grammar.nodes import Percent


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for fact in filing.payouts:
        if any(isinstance(odds, Percent) and odds.base is None for odds in fact.payment.alternatives):
            yield Fault(
                span=fact.span,
                message=f"{bet(fact)}: pays {fact.pays}, but the document does not say of what.",
                at=fact.at,
                src=fact.src,
                expected="a percentage of a named amount",
                actual=fact.pays,
                label="of what?",
                hint="name the base, such as the progressive meter.",
                about=(fact.wager, fact.outcome, fact.pays),
            )


CHECK = Check(
    code="PAY-208",
    title="Percentage without a base",
    severity=Severity.WARNING,
    why="A share of an unnamed amount can be claimed of the meter, the wager or the pool.",
    fix="Name the base.",
    run=find,
    idle=lambda filing: (
        None
        if any(isinstance(odds, Percent) for fact in filing.payouts for odds in fact.payment.alternatives)
        else "nothing is paid as a percentage"
    ),
    passes="""
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Progressive, rows: [{outcome: Royal Flush, pays: 100% of meter}]}}]
""",
    fails="""
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Progressive, rows: [{outcome: Royal Flush, pays: 100%}]}}]
""",
)
