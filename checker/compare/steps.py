"""The step from one payout to another: whom it favours, and its exact size."""

import re
from fractions import Fraction

from grammar import nodes
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import Favours, favours, net_win, same_value

_PERCENT = re.compile(r"(\d{1,4}(?:\.\d{1,4})?)%(.*)")
# What a bound leaves open, from the house's side to the player's.
_BOUNDS = {nodes.Bound.AT_MOST: -1, nodes.Bound.AT_LEAST: 1}


def whom(old: PayoutFact, new: PayoutFact) -> Favours:
    """Whom a new payout favours: odds, bound, floor and commission together."""
    steps = [
        Favours.NEITHER if same_value(old.payment, new.payment) else favours(old.payment, new.payment),
        _upward(_BOUNDS.get(old.bound, 0), _BOUNDS.get(new.bound, 0)),
        _floor(old.payment.floor, new.payment.floor),
    ]
    if old.payment.commission == new.payment.commission:
        steps.append(_commission(old.commission, new.commission))
    return together(steps)


def together(steps: list[Favours]) -> Favours:
    """One direction where all that moves moves in it."""
    moving = set(steps) - {Favours.NEITHER}
    if not moving:
        return Favours.NEITHER
    return moving.pop() if len(moving) == 1 else Favours.UNDECIDED


def offered(payment: nodes.Payment) -> Favours:
    """Whom it favours that a payout is there at all."""
    gains = [net_win(each) for each in payment.alternatives]
    known = [gain for gain in gains if gain is not None]
    if len(known) < len(gains) or all(gain > 0 for gain in known):
        return Favours.PLAYER
    return Favours.HOUSE if all(gain < 0 for gain in known) else Favours.UNDECIDED


def size(before: nodes.Payment, after: nodes.Payment) -> str:
    """The exact difference of two single payouts of one kind, or nothing."""
    if len(before.alternatives) != 1 or len(after.alternatives) != 1:
        return ""
    match before.alternatives[0], after.alternatives[0]:
        case nodes.Money(old), nodes.Money(new):
            return _told(new - old, "dollars")
        case nodes.Percent(old, base), nodes.Percent(new, other) if base == other:
            return _told(new - old, "percentage points")
        case nodes.Units(old, unit), nodes.Units(new, other) if unit == other:
            return _told(new - old, unit)
        case one, other:
            lost, won = net_win(one), net_win(other)
            return _told(won - lost, "per unit wagered") if lost is not None and won is not None else ""


def _told(step: Fraction, unit: str) -> str:
    return f"{'+' if step > 0 else '-'}{abs(step)} {unit}" if step else ""


def _upward(before: int | Fraction, after: int | Fraction) -> Favours:
    if before == after:
        return Favours.NEITHER
    return Favours.PLAYER if after > before else Favours.HOUSE


def _commission(before: str | None, after: str | None) -> Favours:
    if before == after:
        return Favours.NEITHER
    one, other = (_PERCENT.match(each or "0%") for each in (before, after))
    if one is None or other is None or (before and after and one[2] != other[2]):
        return Favours.UNDECIDED
    return _upward(Fraction(other[1]), Fraction(one[1]))


def _floor(before: nodes.Odds | None, after: nodes.Odds | None) -> Favours:
    if before == after:
        return Favours.NEITHER
    if before is None or after is None:
        return Favours.PLAYER if before is None else Favours.HOUSE
    return favours(nodes.Payment((before,)), nodes.Payment((after,)))
