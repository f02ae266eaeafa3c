"""A payout is stated as the most that is paid, so that paying nothing would keep the rule."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing
from checker.finding import Fault, Severity
from checker.lawmatch import pays_nothing
from checker.library import Library
from checker.telling import bet
from grammar.nodes import Bound


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for fact in filing.payouts:
        if fact.bound is not Bound.AT_MOST or pays_nothing(fact.payment):
            continue
        yield Fault(
            span=fact.span,
            message=f"{bet(fact)}: at most {fact.pays} is promised, so that paying nothing would keep the rule.",
            at=fact.at,
            src=fact.src,
            expected=f"exactly or at least {fact.pays}",
            actual=f"at most {fact.pays}",
            label="a ceiling, not a payout",
            hint="state what is paid, or the least that is paid.",
            about=(fact.wager, fact.outcome, fact.pays),
        )


CHECK = Check(
    code="PAY-106",
    title="Payout stated as a ceiling",
    severity=Severity.WARNING,
    why="“At most 8 to 1” lets the house pay anything below; a payout rule owes the player a figure or a floor.",
    fix="State what is paid, or the least that is paid.",
    run=find,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Tie, bound: at least, rows: [{outcome: win, pays: 8 to 1}]}}]
""",
    fails="""
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Tie, bound: at most, rows: [{outcome: win, pays: 8 to 1}]}}]
""",
)
