"""What a claim is about, and whether two claims are about the same thing, one about a narrower one, or neither."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from ruleschema.meaning.cases import Relation, Values
from ruleschema.meaning.lexicon import Kind, entries, words_of
from ruleschema.meaning.statement import Statement

# Two things told in different words are one where they share at least this part of their names.
_SHARED = 0.5
# Places and ways by which a thing is told from another; what happens for or with something tells it less.
_PLACES = frozenset(("from", "on", "in", "into", "onto", "at"))


@dataclass(frozen=True, slots=True)
class Subject:
    """What a claim is about: the thing by its names, whose it is, the wagers, and where it is."""

    thing: frozenset[str] = frozenset()
    holder: frozenset[str] = frozenset()
    wagers: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()


def subject_of(statement: Statement) -> Subject:
    """The subject of a statement, without the value that it claims."""
    valued = {name for _, name in statement.qualities} | {statement.act, *statement.also}
    # What the case tells already, as a total on which one stands, is no part of the thing.
    valued |= {name for dimension, values in statement.case.dimensions for name in _told(dimension, values)}
    thing = statement.thing - valued - _bounding()
    # A wager is told by its name, not by its words.
    if statement.wagers:
        thing = frozenset(name for name in thing if not any(name in wager.split() for wager in statement.wagers))
    places = frozenset(name for word, name in statement.around if word in _PLACES) - valued - _bounding()
    return Subject(thing - _weak(), statement.holder, frozenset(statement.wagers), places - _weak())


def _told(dimension: str, values: Values) -> Iterator[str]:
    """The names by which a circumstance is told."""
    if isinstance(values, frozenset):
        yield from (part for value in values for part in str(value).split())
        yield from values
    yield from dimension.split()


def compare(one: Subject, other: Subject) -> Relation:
    """Whether two subjects are the same, one a part of the other, or different ones; the same in either order."""
    found = [_named(one.holder, other.holder), _named(one.wagers, other.wagers), _things(one.thing, other.thing)]
    if one.places and other.places and _telling(one.places - other.places) and _telling(other.places - one.places):
        found.append(Relation.APART)
    for relation in (Relation.APART, Relation.CROSSED, Relation.REFINED):
        if relation in found:
            return relation
    return Relation.SAME


def _named(one: frozenset[str], other: frozenset[str]) -> Relation:
    """Names that are told on both sides must meet; what only one side tells makes it narrower."""
    if one == other or one & other:
        return Relation.SAME
    return Relation.REFINED if not one or not other else Relation.APART


def _things(one: frozenset[str], other: frozenset[str]) -> Relation:
    if one == other:
        return Relation.SAME
    more, less = one - other, other - one
    if _telling(more) and _telling(less):
        return Relation.APART
    if _telling(more) or _telling(less):
        return Relation.REFINED if not (more and less) else Relation.CROSSED
    if not one or not other:
        return Relation.REFINED
    return Relation.SAME if len(one & other) >= _SHARED * len(one | other) else Relation.CROSSED


def _telling(names: frozenset[str]) -> bool:
    """Whether names tell one thing from another: persons, things, places in a row, figures."""
    return any(name in _known_names() or name[:1].isdigit() or name[:1] == "$" for name in names)


@cache
def _known_names() -> frozenset[str]:
    kinds = (Kind.ACTOR, Kind.THING)
    named = frozenset(str(entry.name) for kind in kinds for entry in entries(kind))
    return named | words_of(Kind.IDLE, "telling") - _weak()


@cache
def _weak() -> frozenset[str]:
    """Names that every rule has, and that tell nothing apart."""
    return words_of(Kind.IDLE, "weak") | words_of(Kind.IDLE, "small words")


@cache
def _bounding() -> frozenset[str]:
    return words_of(Kind.BOUND) | words_of(Kind.UNIVERSAL) | words_of(Kind.MODAL)
