"""Exact arithmetic on payouts: what a unit wager wins, and which of two payouts favours whom."""

from enum import StrEnum, unique
from fractions import Fraction

from grammar import nodes, printer
from ruleschema.meaning.memo import once_for_each

_ON_WIN = ("win", "won", "payout", "payoff", "paid")
_ON_WAGER = ("wager", "bet", "stake", "ante")


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
        case nodes.Ratio(win, stake, word):
            gain = win if stake == 1 else win / stake
            return gain - 1 if word == "for" else gain
        case nodes.Push():
            return Fraction(0)
        case nodes.Lose(part):
            return -part
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
    match _basis(payment.commission):
        case "won":
            return gain * (1 - share)
        case "wagered":
            return gain - share
        case _:
            return None


def favours(old: nodes.Payment, new: nodes.Payment) -> Favours:
    """Whom the step from one payout to another favours."""
    if old == new:
        return Favours.NEITHER
    sides = {_step(_range(old), _range(new)), _floor_step(old.floor, new.floor)} - {Favours.NEITHER}
    if len(sides) > 1:
        return Favours.UNDECIDED
    return sides.pop() if sides else Favours.NEITHER


def same_value(one: nodes.Payment, other: nodes.Payment) -> bool:
    """Whether two payouts pay alike, "25 for 1" and "24 to 1" included."""
    if one is other:
        return True
    if _commission(one) != _commission(other) or _floor(one) != _floor(other):
        return False
    return {amount_of(each) for each in one.alternatives} == {amount_of(each) for each in other.alternatives}


@once_for_each
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
            return (f"percent of {_bare(base or 'meter')}", share)
        case nodes.Units(count, unit):
            return (unit, count)
        case nodes.Share(part, base):
            return (f"share of {_bare(base)}", part)
        case _:
            return ("composite", odds)


def _bare(base: str) -> str:
    return base.removeprefix("the ")


def _basis(commission: nodes.Commission) -> str:
    """What a commission is taken on; the amount won where nothing is said, its own words where they are unknown."""
    words = _bare(commission.base or "amount won").lower().split()
    if words[-1].startswith(_ON_WAGER):
        return "wagered"
    if any(word.startswith(_ON_WIN) for word in words):
        return "won"
    return "wagered" if any(word.startswith(_ON_WAGER) for word in words) else " ".join(words)


def _commission(payment: nodes.Payment) -> tuple[Fraction, str] | None:
    taken = payment.commission
    return (taken.percent, _basis(taken)) if taken is not None else None


def _floor(payment: nodes.Payment) -> tuple[str, object] | None:
    return amount_of(payment.floor) if payment.floor is not None else None


def _floor_step(old: nodes.Odds | None, new: nodes.Odds | None) -> Favours:
    """Whom a floor that comes, goes or changes favours: a floor is always for the player."""
    if old is None or new is None:
        return Favours.NEITHER if old is new else Favours.PLAYER if old is None else Favours.HOUSE
    return _step(_range(nodes.Payment((old,))), _range(nodes.Payment((new,))))


def _step(before: tuple[str, Fraction, Fraction] | None, after: tuple[str, Fraction, Fraction] | None) -> Favours:
    """Whom the step from one range of amounts to another of the same kind favours."""
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
