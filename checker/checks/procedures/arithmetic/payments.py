"""Payouts whose figures cannot be: parts of a wager that are not the whole, odds of zero."""

from collections.abc import Iterator
from fractions import Fraction

from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.telling import bet
from grammar import nodes
from ruleschema.meaning.statement import Form


def parts_of_wager(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Composite payouts whose stakes do not add up to the wager: 2/4, 1/4, 1/4 and 1/4 of a horn bet."""
    for fact in filing.payouts:
        for odds in fact.payment.alternatives:
            parts = [stake.part for stake in odds.stakes] if isinstance(odds, nodes.Composite) else []
            if parts and sum(parts) != 1:
                told = " + ".join(map(str, parts))
                total = sum(parts, Fraction(0))
                yield rule.fault(fact.span, fact.at, fact.src, wager=fact.wager, parts=told, total=total)


def nothing_paid(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Payouts of nothing; what loses or pushes is said in these words."""
    for fact in filing.payouts:
        # Figures in a duty may be a range: draw on 0 to 5.
        duty = fact.statement is not None and fact.said and fact.statement.form is not Form.PAYOUT
        if not duty and any(_is_nothing(odds) for odds in fact.payment.alternatives):
            wager, outcome = fact.wager, fact.outcome
            yield rule.fault(fact.span, fact.at, fact.src, bet=bet(fact), wager=wager, outcome=outcome, pays=fact.pays)


def _is_nothing(odds: nodes.Odds) -> bool:
    match odds:
        case nodes.Ratio(win, _, _):
            return win == 0
        case nodes.Money(size) | nodes.Percent(size, _) | nodes.Units(size, _) | nodes.Share(size, _):
            return size == 0
        case _:
            return False
