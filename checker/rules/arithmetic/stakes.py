"""Wagers paid as several whose parts are not the whole: 2/4, 1/4, 1/4 and 1/4 of a horn bet."""

from collections.abc import Iterator
from fractions import Fraction

from checker.engine.filing import Filing
from checker.rules.arithmetic import Wrong
from grammar.nodes import Composite
from ruleschema.meaning.statement import Place


def wrong(filing: Filing) -> Iterator[Wrong]:
    """Composite payouts whose stakes do not add up to the wager."""
    for fact in filing.payouts:
        for odds in fact.payment.alternatives:
            parts = [stake.part for stake in odds.stakes] if isinstance(odds, Composite) else []
            if parts and sum(parts) != 1:
                told = " + ".join(map(_told, parts))
                words = {"wager": fact.wager, "parts": told, "sum": _told(sum(parts, Fraction(0)))}
                yield Wrong(Place(fact.at, fact.src, fact.span), words, (fact.wager, told))


def _told(part: Fraction) -> str:
    return str(part)
