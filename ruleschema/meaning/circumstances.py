"""Circumstances that a phrase tells by figures or by comparison: totals, rolls, pairs, counts, moments."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from ruleschema.meaning.cases import Values
from ruleschema.meaning.intervals import Interval
from ruleschema.meaning.lexicon import Kind, entries, words_of
from ruleschema.meaning.quantities import quantities
from ruleschema.meaning.stems import stem
from ruleschema.meaning.terms import Term, found_in

BEFORE = stem("before")
_MORE, _LESS = (
    frozenset(map(stem, ("more", "higher", "greater", "better", "over", "above"))),
    frozenset(map(stem, ("less", "lower", "fewer", "under", "below", "worse"))),
)
_HIGHEST_TOTAL = 31
_DEALER, _PLAYER = frozenset(("dealer", "banker", "player-dealer")), frozenset(("player",))
_MIRROR = {"higher": "lower", "lower": "higher", "equal": "equal"}
_TOTAL = frozenset(("total", "point total", "count", "point count", "hand", "value", "point"))
_WITHIN_TOTAL = frozenset(("of", "at", "least", "most", "or", "to", ",", "and", "than", "is", "be", "own"))
_WITHIN_TOTAL |= _MORE | _LESS | _DEALER | _PLAYER
_THROWN = frozenset(("throw", "come up", "total"))
_CARDS = {str(rank): rank for rank in range(2, 11)} | {"jack": 11, "queen": 12, "king": 13, "ace": 14}
_HIGHEST_CARD = 14


class Circumstance(NamedTuple):
    """A dimension, the values on it that a phrase allows, and the names that told it."""

    dimension: str
    values: Values
    told_by: frozenset[str]


def figured(text: str, found: tuple[Term, ...]) -> Iterator[Circumstance]:
    """Everything that a condition tells by figures or comparison."""
    yield from compared(text, found)
    yield from totals(found)
    yield from rolls(found)
    yield from pairs(found)
    yield from counted(text, found)


def compared(text: str, found: tuple[Term, ...]) -> Iterator[Circumstance]:
    """How the player's hand compares with the dealer's, whichever of them is named first."""
    comparators = found_in(text, Kind.COMPARATOR)
    if not comparators:
        return
    name, start, end = comparators[0]
    before = [each.name for each in found if each.end <= start and each.name in _DEALER | _PLAYER]
    after = [each.name for each in found if each.start >= end and each.name in _DEALER | _PLAYER]
    sides = {*before, *after}
    if name != "equal" and (not sides & _DEALER or not sides & _PLAYER):
        return
    value = _MIRROR[name] if before and before[-1] in _DEALER else name
    words = {each.name for each in found if start <= each.start < end} | sides | {"rank", "playing card"}
    yield Circumstance("comparison", frozenset((value,)), frozenset(words) | _TOTAL)


def totals(found: tuple[Term, ...]) -> Iterator[Circumstance]:
    """Totals of a hand, soft and hard: "soft 17", "a total of 16 or less", "hard 12 through 16"."""
    if any(each.name == "throw" for each in found):
        return  # what the dice total
    stated: set[str] = set()
    used: set[str] = set()
    kinds: tuple[str, ...] = ()
    opened = 0
    for place, each in enumerate(found):
        if each.name in ("soft", "hard"):
            kinds, opened = (each.name,), place
        elif each.name in _TOTAL and each.name != "point" and not kinds:  # “the point is 4” is said of dice
            kinds, opened = ("soft", "hard"), place
        elif each.figure is not None and kinds and not each.sign:
            numbers = _spanned(found, place, _HIGHEST_TOTAL)
            stated.update(f"{kind} {number}" for kind in kinds for number in numbers)
            used.update(term.name for term in found[opened : place + 1])
        elif each.name not in _TOTAL and each.name not in _WITHIN_TOTAL:
            kinds = ()
    if stated:
        yield Circumstance("total", frozenset(stated), frozenset(used) | _TOTAL | _MORE | _LESS)


def rolls(found: tuple[Term, ...]) -> Iterator[Circumstance]:
    """What the dice show: "7 or 11 is thrown", "the roll totals 4"; not what is thrown before or after that."""
    if not any(each.name == "throw" for each in found):
        return
    turn = next((place for place, each in enumerate(found) if each.name in (BEFORE, "after")), len(found))
    shown = [each for each in found[:turn] if each.figure is not None and not each.sign]
    if shown:
        values = frozenset(str(each.figure) for each in shown)
        yield Circumstance("dice", values, frozenset(each.name for each in shown) | _THROWN)


def pairs(found: tuple[Term, ...]) -> Iterator[Circumstance]:
    """Which pairs: "a pair of 6s, 7s or 8s", "any pair lower than jacks", "a pair of jacks or better"."""
    start = next((place for place, each in enumerate(found) if each.name == "pair"), None)
    if start is None:
        return
    ranks: set[int] = set()
    words = [each.name for each in found[start + 1 : start + 3]]
    for place in range(start + 1, len(found)):
        rank = _rank(found[place])
        if rank is not None:
            ranks.update(_ranks(found, place, rank, below=not _LESS.isdisjoint(words)))
        elif found[place].name in ("if", "when", "on"):
            break
    if ranks:
        used = {each.name for each in found[start:]}
        yield Circumstance("pair", frozenset(map(str, ranks)), frozenset(used))


def _rank(term: Term) -> int | None:
    if term.figure is not None:
        return _CARDS.get(str(term.figure))
    return _CARDS.get(term.name)


def _ranks(found: tuple[Term, ...], place: int, rank: int, *, below: bool) -> range:
    behind = [each.name for each in found[place + 1 : place + 4] if each.name != "s"]
    if below:
        return range(2, rank)
    if behind[:1] == ["or"] and len(behind) > 1 and behind[1] in _MORE:
        return range(rank, _HIGHEST_CARD + 1)
    if behind[:1] == ["or"] and len(behind) > 1 and behind[1] in _LESS:
        return range(2, rank + 1)
    return range(rank, rank + 1)


def _spanned(found: tuple[Term, ...], at: int, highest: int) -> range:
    number = int(found[at].figure or Fraction(0))
    before = {each.name for each in found[max(0, at - 3) : at]}
    behind = [each.name for each in found[at + 1 : at + 3]]
    after_or = behind[1] if behind[:1] == ["or"] and len(behind) > 1 else ""
    last = [each.name for each in found[max(0, at - 2) : at] if each.name != "than"][-1:]
    if last and last[0] in _MORE:
        return range(number + 1, highest + 1)
    if last and last[0] in _LESS:
        return range(number)
    if after_or in _MORE or "least" in before:
        return range(number, highest + 1)
    if after_or in _LESS or "most" in before:
        return range(number + 1)
    return range(number, number + 1)


def counted(text: str, found: tuple[Term, ...]) -> Iterator[Circumstance]:
    """How many of something a condition asks for: "fewer than three rotations"."""
    for quantity in quantities(text):
        if quantity.unit not in ("$", "%", "times", "deck") and quantity.asserted:
            told_by = {each.name for each in found if quantity.start <= each.start < quantity.end}
            yield Circumstance(quantity.unit, quantity.amount, frozenset(told_by) | words_of(Kind.BOUND))


class Moment(NamedTuple):
    """A moment of a round: its place in a sequence, and the names by which it is told."""

    sequence: str
    order: Fraction
    holds: frozenset[str]


@cache
def moments() -> tuple[Moment, ...]:
    """All moments, those told by most names first."""
    found = (
        Moment(str(each.dimension), Fraction(str(each.order)), frozenset(map(str, each.holds)))
        for each in entries(Kind.MOMENT)
    )
    return tuple(sorted(found, key=lambda each: -len(each.holds)))


def moment(relation: str, names: frozenset[str]) -> tuple[str, Interval] | None:
    """When something is done, as a stretch of the round: before the deal, until the ball falls."""
    known = next((each for each in moments() if each.holds <= names), None)
    if known is None:
        return None
    if relation in ("before", "until"):
        return f"moment of the {known.sequence}", Interval(high=known.order, open_high=True)
    if relation in ("after", "once"):
        return f"moment of the {known.sequence}", Interval(low=known.order)
    return None
