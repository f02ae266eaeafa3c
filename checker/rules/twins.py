"""Sentences of one document that say the same but for one thing: a figure, a direction, who, when, or whether."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum, unique
from functools import cache, lru_cache
from itertools import combinations

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.groups import once_per_filing
from checker.index.phrases import sentences_with
from checker.rules.telling import sides
from grammar.nodes import Bound, Duty, Modal, Slot
from ruleschema.meaning.sense import Sense, is_figure, sense, words_of
from ruleschema.submission.provisions import Spoken

_WAYS = frozenset(sense("clockwise counterclockwise anticlockwise left right"))
_BOUNDS = frozenset(str(bound) for bound in Bound)
# Words in which twins may differ, or that weigh nothing; what is left is the same in both.
_LOOSE = frozenset(
    ("shall", "may", "must", "not", "only", "a", "an", "the", "that", "this", "at", "least", "most", "exactly")
) | {"before", "after", "clockwise", "counterclockwise", "anticlockwise", "left", "right"}
# Words that stand where something was taken out, so that the rest can be compared.
_FIGURE, _WAY, _ACTOR, _TIME = "#", "↻", "@", "<>"
_TURNING = ("clockwise", "left", "right", " by ")
FORBIDDEN = (Modal.SHALL_NOT, Modal.MAY_NOT)


@unique
class Facet(StrEnum):
    """In what two sentences can differ."""

    MODAL = "modality"
    FIGURE = "figure"
    WAY = "direction"
    ACTOR = "actor"
    TIME = "time"


@dataclass(frozen=True, slots=True)
class Stated:
    """A duty taken apart: what all twins share, and what each says in its own way."""

    sentence: Spoken
    tree: Duty
    shared: tuple[Sense, ...]
    own: dict[Facet, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Twins:
    """Two duties that differ in one facet."""

    one: Stated
    other: Stated
    facet: Facet


def twin_fault(filing: Filing, pair: Twins, values: tuple[str, str], told: str, hint: str) -> Fault:
    """The second of two clauses at fault against the first, with both in full."""
    one, other = pair.one.sentence, pair.other.sentence
    first, second = values
    return Fault(
        span=other.span(filing.document, pair.other.tree.head.start, len(other.reading.text.rstrip())),
        message=f"{told}. {sides(other.reading.text, one.reading.text)}",
        at=other.at,
        src=other.lines,
        expected=first,
        actual=second,
        label=f"{one.at} says {first}",
        hint=hint,
        related=(Related(one.words.span, f"{one.at}: {first}"),),
        about=(" ".join(word for part in pair.one.shared for word in part), first, second, one.at),
    )


@once_per_filing
def twins(filing: Filing) -> tuple[Twins, ...]:
    """Every pair of clauses that say the same but for one facet; several checks ask for the same filing."""
    return tuple(_pairs(filing))


def _pairs(filing: Filing) -> Iterator[Twins]:
    """Sentences are first grouped by their firm words, which is cheap; only groups are taken apart."""
    alike: dict[object, list[tuple[Spoken, Duty]]] = defaultdict(list)
    turning = {id(sentence) for sentence in sentences_with(filing, *_TURNING)}
    for sentence, tree in filing.duties:
        # Where no direction and nobody is named, twins do the same to the same thing, word for word.
        act = tree.object.text if tree.object else ""
        loose = id(sentence) in turning and any(map(act.__contains__, _TURNING))
        words = _firm(sentence.reading.text) if loose else (tree.verb.text, act)
        alike[words, len(tree.leading), len(tree.slots)].append((sentence, tree))
    for group in [found for rough in alike.values() if len(rough) > 1 for found in _alike(rough)]:
        stated = [_taken_apart(sentence, tree) for sentence, tree in group]
        for one, other in combinations(stated, 2):
            differing = [facet for facet in Facet if one.own[facet] != other.own[facet]]
            apart = one.sentence.at != other.sentence.at
            if apart and one.shared == other.shared and len(differing) == 1:
                yield Twins(one, other, differing[0])


def _alike(rough: list[tuple[Spoken, Duty]]) -> list[list[tuple[Spoken, Duty]]]:
    """Those of a group whose firm words are the same in different sentences."""
    found: dict[tuple[str, ...], list[tuple[Spoken, Duty]]] = defaultdict(list)
    for sentence, tree in rough:
        found[_firm(sentence.reading.text)].append((sentence, tree))
    return [same for same in found.values() if len({sentence.reading.text for sentence, _ in same}) > 1]


@cache
def _loose() -> frozenset[str]:
    return _LOOSE | words_of("actor")


@lru_cache(maxsize=65536)
def _firm(text: str) -> tuple[str, ...]:
    return tuple(filter(_is_firm, text.lower().rstrip(" .").split()))


@lru_cache(maxsize=65536)
def _is_firm(word: str) -> bool:
    return word not in _loose() and not word.lstrip("$")[:1].isdigit()


def _taken_apart(sentence: Spoken, tree: Duty) -> Stated:
    own: dict[Facet, list[str]] = {facet: [] for facet in Facet}
    own[Facet.MODAL].append(str(tree.modal))
    head = sense(tree.head.text)
    if len(head) == 1 and head[0] in words_of("actor"):
        own[Facet.ACTOR].append(head[0])
        head = (_ACTOR,)
    act = sense(f"{tree.verb.text} {tree.object.text}" if tree.object else tree.verb.text)
    shared = [head, _without_ways(_without_agent(act, own), own)]
    shared += [part for slot in tree.leading for part in _slot(slot, own)]
    shared += [part for slot in tree.slots for part in _slot(slot, own)]
    return Stated(sentence, tree, tuple(shared), {facet: tuple(found) for facet, found in own.items()})


def _slot(slot: Slot, own: dict[Facet, list[str]]) -> Iterator[Sense]:
    words = sense(slot.phrase.text) if slot.phrase else ()
    marker = slot.marker
    if marker in ("before", "after"):
        own[Facet.TIME].append(marker)
        marker = _TIME
    if marker == "every" or marker in _BOUNDS:
        bound = str(slot.bound or "exactly") if marker == "every" else marker
        own[Facet.FIGURE].append(" ".join([bound, *(word for word in words if is_figure(word))]))
        words = tuple(_FIGURE if is_figure(word) else word for word in words)
        marker = _FIGURE if marker in _BOUNDS else marker
    yield (marker, *_without_ways(words, own))
    for below in slot.slots:
        yield from _slot(below, own)


def _without_agent(words: Sense, own: dict[Facet, list[str]]) -> Sense:
    """“inspected by the dealer” without the dealer."""
    if len(words) > 2 and words[-2] == "by" and words[-1] in words_of("actor"):
        own[Facet.ACTOR].append(words[-1])
        return (*words[:-1], _ACTOR)
    return words


def _without_ways(words: Sense, own: dict[Facet, list[str]]) -> Sense:
    own[Facet.WAY] += [word for word in words if word in _WAYS]
    return tuple(_WAY if word in _WAYS else word for word in words)
