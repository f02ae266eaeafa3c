"""Odds of zero: a payout that pays nothing."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.rules.arithmetic import Wrong
from checker.rules.telling import bet
from grammar import nodes
from ruleschema.meaning.statement import Place


def wrong(filing: Filing) -> Iterator[Wrong]:
    """Payouts of nothing; what loses or pushes is said in these words."""
    for fact in filing.payouts:
        if any(_is_nothing(odds) for odds in fact.payment.alternatives):
            words = {"bet": bet(fact), "pays": fact.pays}
            yield Wrong(Place(fact.at, fact.src, fact.span), words, (fact.wager, fact.outcome, fact.pays))


def _is_nothing(odds: nodes.Odds) -> bool:
    match odds:
        case nodes.Ratio(win, _, _):
            return win == 0
        case nodes.Money(size) | nodes.Percent(size, _) | nodes.Units(size, _) | nodes.Share(size, _):
            return size == 0
        case _:
            return False
