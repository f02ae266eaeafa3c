"""A payout is stated as the most that is paid, so that paying nothing would keep the rule."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.lawmatch import pays_nothing
from checker.rules.telling import bet
from grammar.nodes import Bound
from ruleschema.meaning.facts import PayoutFact

_OF_HAND = re.compile(
    r"\b(?:hand|cards?|total|count|rank|value) (?:(?!pa(?:id|ys?)\b)\w+ ){0,3}"
    r"(?:no|not) (?:higher|more|greater) than\b",
    re.I,
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for fact in filing.payouts:
        if fact.bound is not Bound.AT_MOST or pays_nothing(fact.payment) or _bounds_hand(filing, fact):
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


def _bounds_hand(filing: Filing, fact: PayoutFact) -> bool:
    """Whether the words of a draft bound what is held and not what is paid: “if the hand is no higher than”."""
    texts = (each.clause.text for each in filing.provisions if filing.draft and each.at == fact.at)
    return any(text is not None and _OF_HAND.search(text) for text in texts)


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
