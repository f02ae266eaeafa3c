"""Pairs of what two versions say: by key first, then by the most words in common."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
Key = Callable[[T], Hashable]
Words = frozenset[Hashable]

# A word that this many pairs share tells nothing; leaving it out keeps the work linear.
MOST_PAIRS = 400
LEAST_ALIKE = 0.5


class Pairs(NamedTuple, Generic[T]):
    """What was matched, and what only one version has."""

    both: list[tuple[T, T]]
    old: list[T]
    new: list[T]


def pair(old: Sequence[T], new: Sequence[T], keys: Iterable[Key[T]]) -> Pairs[T]:
    """Match by each key in turn, the strictest first; what shares a key is matched in order."""
    both: list[tuple[T, T]] = []
    left, right = list(old), list(new)
    for key in keys:
        found, left, right = _stage(left, right, key)
        both += found
    return Pairs(both, left, right)


def _stage(old: list[T], new: list[T], key: Key[T]) -> tuple[list[tuple[T, T]], list[T], list[T]]:
    waiting: dict[Hashable, list[T]] = defaultdict(list)
    for each in reversed(new):
        waiting[key(each)].append(each)
    both, left, taken = [], [], set()
    for each in old:
        known = key(each)
        if known is not None and waiting.get(known):
            match = waiting[known].pop()
            taken.add(id(match))
            both.append((each, match))
        else:
            left.append(each)
    return both, left, [each for each in new if id(each) not in taken]


def pair_alike(
    old: Sequence[T], new: Sequence[T], words: Callable[[T], Words], fits: Callable[[T, T], bool]
) -> Pairs[T]:  # fmt: skip
    """Match what shares the most words, best first; the result does not depend on which side is old."""
    said_old, said_new = [words(each) for each in old], [words(each) for each in new]
    scored = []
    for i, j in candidates(said_old, said_new):
        score = alike(said_old[i], said_new[j])
        if score >= LEAST_ALIKE and fits(old[i], new[j]):
            scored.append((-score, i + j, abs(i - j), i, j))
    # Two candidates that compete share a side, so their sums differ and the order is the same mirrored.
    both, used_old, used_new = [], set(), set()
    for _, _, _, i, j in sorted(scored):
        if i not in used_old and j not in used_new:
            used_old.add(i)
            used_new.add(j)
            both.append((old[i], new[j]))
    return Pairs(
        both,
        [each for i, each in enumerate(old) if i not in used_old],
        [each for j, each in enumerate(new) if j not in used_new],
    )


def alike(one: Words, other: Words) -> float:
    """The share of words in common."""
    return len(one & other) / len(one | other) if one or other else 1.0


def candidates(old: Sequence[Words], new: Sequence[Words]) -> set[tuple[int, int]]:
    """Which of the old share a telling word with which of the new."""
    places: tuple[dict[Hashable, list[int]], dict[Hashable, list[int]]] = (defaultdict(list), defaultdict(list))
    for index, said in zip(places, (old, new), strict=True):
        for position, found in enumerate(said):
            for word in found:
                index[word].append(position)
    pairs: set[tuple[int, int]] = set()
    for word, ours in places[0].items():
        theirs = places[1].get(word, [])
        if len(ours) * len(theirs) <= MOST_PAIRS:
            pairs.update((i, j) for i in ours for j in theirs)
    return pairs
