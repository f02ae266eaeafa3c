"""Procedure facts in order: whom a change of figure or of permission favours, as the topics tell."""

from fractions import Fraction
from functools import cache

from checker.compare.change import MIRROR
from grammar.nodes import Bound
from ruleschema.meaning.odds import Favours
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.meaning.stems import stems
from ruleschema.meaning.topics import topics

_DENIED = ("may not", "shall not")


@cache
def _higher_favours() -> dict[str, Favours]:
    known = {"player": Favours.PLAYER, "house": Favours.HOUSE}
    return {str(topic.topic): known.get(str(topic.favours), Favours.NEITHER) for topic in topics()}


@cache
def _acts() -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """For topics that turn on what is done, the acts that favour the house and those that favour the player."""
    found = {str(each.topic): (stems(" ".join(each.house)), stems(" ".join(each.player))) for each in topics()}
    return {topic: sides for topic, sides in found.items() if any(sides)}


def _side(fact: ProcedureFact) -> Favours:
    """Whom the act of a fact favours; what may not be done favours the other."""
    house, player = _acts()[fact.topic]
    words = stems(fact.value)
    does = (not words.isdisjoint(house), not words.isdisjoint(player))
    if does[0] == does[1]:
        return Favours.UNDECIDED
    side = Favours.HOUSE if does[0] else Favours.PLAYER
    return MIRROR[side] if fact.modality in _DENIED else side


def whom(old: ProcedureFact, new: ProcedureFact) -> Favours:
    """Whom a new figure or permission of one topic favours."""
    higher = _higher_favours().get(old.topic, Favours.NEITHER)
    if higher is Favours.NEITHER:
        return Favours.NEITHER
    other = Favours.HOUSE if higher is Favours.PLAYER else Favours.PLAYER
    if "phrase" in (old.unit, new.unit):
        if old.topic in _acts():
            was, now = _side(old), _side(new)
            return now if Favours.UNDECIDED not in (was, now) and was != now else Favours.UNDECIDED
        if (old.modality in _DENIED) != (new.modality in _DENIED):
            return other if new.modality in _DENIED else higher
        return Favours.UNDECIDED
    before, after = _ends(old), _ends(new)
    if before is None or after is None or (old.unit, old.bound) != (new.unit, new.bound):
        return _bounded(old, new, higher, other)
    if before == after:
        return Favours.UNDECIDED
    if after[0] >= before[0] and after[1] >= before[1]:
        return higher
    return other if after[0] <= before[0] and after[1] <= before[1] else Favours.UNDECIDED


def permits(facts: tuple[ProcedureFact, ...]) -> Favours:
    """Whom it favours that a rule is there at all: a permission of a topic that favours one side."""
    sides = {_higher_favours().get(fact.topic, Favours.NEITHER) for fact in facts}
    sides.discard(Favours.NEITHER)
    if not sides:
        return Favours.NEITHER if facts else Favours.UNDECIDED
    if len(sides) > 1 or any(fact.unit != "phrase" for fact in facts):
        return Favours.UNDECIDED
    if any(fact.topic in _acts() for fact in facts):
        told = {_side(fact) for fact in facts}
        return told.pop() if len(told) == 1 else Favours.UNDECIDED
    denied = {fact.modality in _DENIED for fact in facts}
    if len(denied) > 1:
        return Favours.UNDECIDED
    (side,) = sides
    return side if denied == {False} else (Favours.HOUSE if side is Favours.PLAYER else Favours.PLAYER)


def _bounded(old: ProcedureFact, new: ProcedureFact, higher: Favours, other: Favours) -> Favours:
    """The same figure under another bound: what may go above it is the higher."""
    if (old.unit, old.value) != (new.unit, new.value) or None in (old.bound, new.bound):
        return Favours.UNDECIDED
    reach = {Bound.AT_MOST: -1, Bound.AT_LEAST: 1}
    before, after = (reach.get(each, 0) for each in (old.bound, new.bound) if each is not None)
    if before == after:
        return Favours.UNDECIDED
    return higher if after > before else other


def _ends(fact: ProcedureFact) -> tuple[Fraction, Fraction] | None:
    low, _, high = fact.value.partition("-")
    try:
        return Fraction(low), Fraction(high or low)
    except (ValueError, ZeroDivisionError):
        return None
