"""The case in which a statement holds, and the algebra that tells whether two cases can hold together."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto, unique

from ruleschema.meaning.intervals import Interval

Values = frozenset[str] | Interval


@dataclass(frozen=True, slots=True)
class Event:
    """What must be so, by the names of what it is about; or what must not be so."""

    about: frozenset[str]
    denied: bool = False


@unique
class Relation(Enum):
    """How two cases stand to each other."""

    SAME = auto()
    REFINED = auto()  # one is the other with a further condition
    CROSSED = auto()  # each has a condition that the other lacks
    APART = auto()  # they cannot hold together


@dataclass(frozen=True, slots=True)
class Case:
    """When a statement holds: values on known dimensions, other events, and when it does not hold after all."""

    dimensions: frozenset[tuple[str, Values]] = frozenset()
    events: frozenset[Event] = frozenset()
    exceptions: "frozenset[Case]" = frozenset()
    # Whether it gives way to whatever is provided elsewhere.
    yields: bool = False


ALWAYS = Case()


def both(one: Case, other: Case) -> Case:
    """The case in which both hold."""
    if one == ALWAYS:
        return other
    if other == ALWAYS:
        return one
    values = dict(one.dimensions)
    for dimension, allowed in other.dimensions:
        values[dimension] = _meet(values[dimension], allowed) if dimension in values else allowed
    return Case(
        frozenset(values.items()),
        one.events | other.events,
        one.exceptions | other.exceptions,
        one.yields or other.yields,
    )


def every(cases: Iterable[Case]) -> Case:
    """The case in which all of them hold."""
    found = ALWAYS
    for each in cases:
        found = both(found, each)
    return found


def relation(one: Case, other: Case) -> Relation:
    """How two cases stand to each other; the same whichever is named first."""
    if _apart(one, other) or _excepted(one, other) or _excepted(other, one):
        return Relation.APART
    more, less = _further(one, other), _further(other, one)
    if more and less:
        return Relation.CROSSED
    return Relation.REFINED if more or less else Relation.SAME


def _meet(one: Values, other: Values) -> Values:
    """What two sets of values share; of a set and an interval, whichever was stated last."""
    if isinstance(one, Interval) and isinstance(other, Interval):
        return one.meet(other)
    if isinstance(one, frozenset) and isinstance(other, frozenset):
        return one & other
    return other


def _can_meet(one: Values, other: Values) -> bool:
    if isinstance(one, Interval) and isinstance(other, Interval):
        return one.meets(other)
    return not isinstance(one, frozenset) or not isinstance(other, frozenset) or bool(one & other)


def _within(narrow: Values, wide: Values) -> bool:
    if isinstance(narrow, Interval) and isinstance(wide, Interval):
        return narrow.within(wide)
    return isinstance(narrow, frozenset) and isinstance(wide, frozenset) and narrow <= wide


def _apart(one: Case, other: Case) -> bool:
    values = dict(one.dimensions)
    if any(dimension in values and not _can_meet(values[dimension], each) for dimension, each in other.dimensions):
        return True
    return any(Event(each.about, not each.denied) in other.events for each in one.events)


def _excepted(rule: Case, case: Case) -> bool:
    """Whether a case is one that a rule excepts."""
    return any(_implies(case, exception) for exception in rule.exceptions)


def _implies(narrow: Case, wide: Case) -> bool:
    """Whether the narrow case holds only where the wide one does."""
    values = dict(narrow.dimensions)
    if any(dimension not in values or not _within(values[dimension], each) for dimension, each in wide.dimensions):
        return False
    return all(
        any(each.denied == event.denied and each.about >= event.about for each in narrow.events)
        for event in wide.events
    )


def _further(one: Case, other: Case) -> bool:
    """Whether one states a condition of which the other says nothing."""
    stated = {dimension for dimension, _ in other.dimensions}
    if any(dimension not in stated for dimension, _ in one.dimensions):
        return True
    return not one.events <= other.events
