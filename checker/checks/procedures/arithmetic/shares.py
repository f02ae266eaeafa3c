"""Shares of more than the whole: a commission of 105%, 120% of a wager into the meter, 110% of the jackpot."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from checker.checks.procedures.arithmetic.reading import Told, told
from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.telling import amount
from grammar import nodes
from ruleschema.meaning.quantities import Quantity
from ruleschema.meaning.stems import stem, stems
from ruleschema.vocabulary.equipment import shares

WHOLE = 100


def wrong(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Shares that sentences and pay tables state."""
    for each in told(filing):
        parts = [one for one in each.counts if one.unit == "%" and _is_share(each, one)]
        over = next((number for one in parts if (number := _largest(one)) > WHOLE), None)
        if over is None and len(parts) > 1 and _is_taken_in(each):
            over = sum(map(_largest, parts), Fraction(0))
        if over is not None and over > WHOLE:
            yield rule.fault(each.place.span, each.place.at, each.place.src, share=amount(over, "%"))
    for fact in filing.payouts:
        taken = fact.payment.commission.percent if fact.payment.commission is not None else Fraction(0)
        most = max((_part(odds) for odds in fact.payment.alternatives), default=Fraction(0))
        if not fact.said and max(taken, most) > WHOLE:
            yield rule.fault(fact.span, fact.at, fact.src, share=amount(max(taken, most), "%"))


def _largest(quantity: Quantity) -> Fraction:
    ends = (quantity.amount.low, quantity.amount.high, *quantity.amount.choice)
    return max((end for end in ends if end is not None), default=Fraction(0))


def _is_share(each: Told, quantity: Quantity) -> bool:
    return (
        not stems(quantity.base).isdisjoint(_words("of"))
        or not each.stems().isdisjoint(_words("taken"))
        or _is_taken_in(each)
    )


def _is_taken_in(each: Told) -> bool:
    """Whether a share is put into a meter or a reserve."""
    into = {stem(word) for share in shares() for word in share.into}
    return not each.stems().isdisjoint(_words("acts")) and not each.stems().isdisjoint(into)


def _part(odds: nodes.Odds) -> Fraction:
    """What a payout takes of a whole, in percent."""
    match odds:
        case nodes.Percent(share, base) if base is None or not stems(base).isdisjoint(_words("of")):
            return share
        case nodes.Share(part, base) if not stems(base).isdisjoint(_words("of")):
            return part * WHOLE
        case _:
            return Fraction(0)


@cache
def _words(role: str) -> frozenset[str]:
    return frozenset(stem(word) for share in shares() if share.role == role for word in share.words)
