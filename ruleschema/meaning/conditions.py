"""Conditions read into cases: circumstances that the lexicon knows, figures, and whatever else must be so."""

from functools import cache, lru_cache

from ruleschema.meaning.cases import ALWAYS, Case, Event, Values
from ruleschema.meaning.circumstances import BEFORE, figured, totals
from ruleschema.meaning.lexicon import Entry, Kind, dimension_of, entries, words_of
from ruleschema.meaning.terms import Term, found_in, pieces, terms

YES, NO = "yes", "no"


@lru_cache(maxsize=32768)
def condition(text: str) -> Case:
    """The case that the words behind if, when, where, while or during state."""
    found = terms(text)
    denied = is_denied(text)
    stated, used = _known(text, found, [start for _, start, _ in found_in(text, Kind.DENIAL)])
    for each in figured(text, found):
        stated[each.dimension] = each.values
        used |= each.told_by
    rest = _ordered(found) - used - words_of(Kind.IDLE, "neutral in conditions")
    events = frozenset((Event(rest, denied),)) if rest - _weightless() else frozenset[Event]()
    return Case(frozenset(stated.items()), events)


@lru_cache(maxsize=32768)
def on_the_way(text: str) -> Case:
    """The totals and circumstances that a phrase names on the way: "stand on soft 17", "of a player who folds"."""
    found = terms(text)
    stated, _ = _known(text, found, [])
    stated |= {each.dimension: each.values for each in totals(found)}
    return Case(frozenset(stated.items()))


@lru_cache(maxsize=8192)
def exception(text: str) -> Case:
    """A rule that gives way to what the words behind except or unless state."""
    words = {each.stem for each in pieces(text)}
    if words & words_of(Kind.IDLE, "yielding") and words & {"as", "§", "otherwise"}:
        return Case(yields=True)
    excepted = condition(text)
    return Case(exceptions=frozenset((excepted,))) if excepted != ALWAYS else Case(yields=True)


def is_denied(text: str) -> bool:
    """Whether a phrase denies what it tells: not, no, without, fails to."""
    return bool(found_in(text, Kind.DENIAL))


def content(found: tuple[Term, ...]) -> frozenset[str]:
    """The names of a phrase that carry weight, figures included."""
    idle = _idle()
    return frozenset(each.name for each in found if each.name not in idle and each.name not in ",;:")


def _answer(found: tuple[Term, ...], holds: frozenset[str], denials: list[int]) -> str:
    """Whether a circumstance is denied: the denial stands before what tells it. Who folds without a wager does fold."""
    last = max(each.start for each in found if each.name in holds)
    return NO if any(start < last for start in denials) else YES


def _known(text: str, found: tuple[Term, ...], denials: list[int]) -> tuple[dict[str, Values], set[str]]:
    """The circumstances that the lexicon lists, and the names that told them."""
    names = frozenset(each.name for each in found)
    values: dict[str, frozenset[str]] = {}
    used: set[str] = set()
    for name, start, end in found_in(text, Kind.CASE):
        dimension = dimension_of(Kind.CASE, name)
        if dimension is not None:
            values[dimension] = values.get(dimension, frozenset()) | {name}
            used |= {each.name for each in found if start <= each.start < end}
    for entry in _circumstances():
        holds = frozenset(map(str, entry.holds))
        if holds <= names and names.isdisjoint(map(str, entry.lacks)):
            values[str(entry.name)] = frozenset((_answer(found, holds, denials),))
            used |= holds
    return dict[str, Values](values), used


@cache
def _circumstances() -> tuple[Entry, ...]:
    return tuple(entry for entry in entries(Kind.CASE) if entry.holds)


@cache
def _weightless() -> frozenset[str]:
    """Names that make no condition by themselves: whoever acts is meant anyway."""
    return frozenset(str(entry.name) for entry in entries(Kind.ACTOR)) | {"hand", "even", "own"}


@cache
def _idle() -> frozenset[str]:
    names = ("determiners", "fillers")
    return frozenset().union(*(words_of(Kind.IDLE, name) for name in names)) | words_of(Kind.DENIAL)


def _ordered(found: tuple[Term, ...]) -> frozenset[str]:
    """The telling names of a condition; what comes after "before" is told apart from what comes first."""
    turn = next((each.start for each in found if each.name == BEFORE), None)
    if turn is None:
        return content(found)
    first = content(tuple(each for each in found if each.start < turn))
    return first | {f"before {name}" for name in content(tuple(each for each in found if each.start > turn))}
