"""Exact arithmetic on payouts: what a unit wager wins, and which of two payouts favours whom."""

from enum import StrEnum, unique
from fractions import Fraction

from grammar import nodes, printer


@unique
class Favours(StrEnum):
    """Who gains when one payout replaces another."""

    PLAYER = "player"
    HOUSE = "house"
    NEITHER = "neither"
    UNDECIDED = "undecided"


def net_win(odds: nodes.Odds) -> Fraction | None:
    """The gain on a wager of 1; None where it depends on more than the odds."""
    match odds:
        case nodes.Ratio(win, stake, "for"):
            return win / stake - 1
        case nodes.Ratio(win, stake, _):
            return win / stake
        case nodes.Push():
            return Fraction(0)
        case nodes.Lose():
            return Fraction(-1)
        case _:
            return None


def after_commission(payment: nodes.Payment) -> Fraction | None:
    """The gain on a wager of 1 of a single payout, less a commission on the amount won."""
    if len(payment.alternatives) != 1:
        return None
    gain = net_win(payment.alternatives[0])
    if gain is None or payment.commission is None:
        return gain
    share = payment.commission.percent / 100
    of_wager = payment.commission.base is not None and "won" not in payment.commission.base
    return gain - share if of_wager else gain * (1 - share)


def favours(old: nodes.Payment, new: nodes.Payment) -> Favours:
    """Whom the step from one payout to another favours."""
    if old == new:
        return Favours.NEITHER
    before, after = _range(old), _range(new)
    if before is None or after is None or before[0] != after[0]:
        return Favours.UNDECIDED
    (_, low, high), (_, new_low, new_high) = before, after
    if (low, high) == (new_low, new_high):
        return Favours.NEITHER
    if new_low >= low and new_high >= high:
        return Favours.PLAYER
    if new_low <= low and new_high <= high:
        return Favours.HOUSE
    return Favours.UNDECIDED


def same_value(one: nodes.Payment, other: nodes.Payment) -> bool:
    """Whether two payouts pay alike, "25 for 1" and "24 to 1" included."""
    if one.commission != other.commission or one.floor != other.floor:
        return False
    return {amount_of(each) for each in one.alternatives} == {amount_of(each) for each in other.alternatives}


def canonical(payment: nodes.Payment) -> str:
    """The text of a payout in facts: alternatives joined with a bar, no articles."""
    text = " | ".join(_plain(each) for each in payment.alternatives)
    return text + (f", at least {_plain(payment.floor)}" if payment.floor is not None else "")


def commission_text(commission: nodes.Commission) -> str:
    """5% of the amount won."""
    base = f" of {commission.base}" if commission.base else ""
    return f"{printer.amount(commission.percent)}%{base}"


def _plain(odds: nodes.Odds) -> str:
    if isinstance(odds, nodes.Composite):
        return "composite: " + " + ".join(f"{s.part.numerator}/{s.part.denominator} on {s.on}" for s in odds.stakes)
    return printer.odds(odds).replace(" of the ", " of ")


def amount_of(odds: nodes.Odds) -> tuple[str, object]:
    """A payout as a kind and a size, so that sizes are compared only within one kind."""
    gain = net_win(odds)
    if gain is not None:
        return ("odds", gain)
    match odds:
        case nodes.Money(dollars):
            return ("dollars", dollars)
        case nodes.Percent(share, base):
            return (f"percent of {(base or 'meter').removeprefix('the ')}", share)
        case nodes.Units(count, unit):
            return (unit, count)
        case nodes.Share(part, base):
            return (f"share of {base}", part)
        case _:
            return ("composite", odds)


def _range(payment: nodes.Payment) -> tuple[str, Fraction, Fraction] | None:
    """Lowest and highest alternative after commission, in one kind of amount."""
    sizes = [amount_of(each) for each in payment.alternatives]
    kinds = {kind for kind, _ in sizes}
    numbers = [size for _, size in sizes if isinstance(size, Fraction)]
    if len(kinds) != 1 or len(numbers) != len(sizes):
        return None
    if payment.commission is not None:
        single = after_commission(payment)
        return None if single is None else (kinds.pop(), single, single)
    return kinds.pop(), min(numbers), max(numbers)
