"""Which item of one list is which of another: by content, by the document's wording, by name, in that order."""

import re
from collections import defaultdict, deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any

# Where in the document something stands says nothing about what it is.
PLACES = frozenset({"src", "lines", "page"})
_NAMES = (
    "at", "number", "term", "wager", "table", "condition", "outcome", "name", "of", "option",
    "when", "from", "to", "titled", "document", "title", "reason",
)  # fmt: skip
_LOOSE = ("title", "outcome", "term", "name", "at", "number", "wager")
_ALIKE = 0.25
_WORD = re.compile(r"\w+")

Key = Callable[[Any], Hashable | None]


def matched(one: Sequence[Any], other: Sequence[Any]) -> dict[int, int]:
    """Pairs of places in both lists, each place once; surest first."""
    pairs: dict[int, int] = {}
    left, right = list(range(len(one))), list(range(len(other)))
    for key, alike in _passes():
        waiting: dict[Hashable, deque[int]] = defaultdict(deque)
        for index in right:
            name = key(other[index])
            if name is not None:
                waiting[name].append(index)
        taken: set[int] = set()
        for index in left:
            name = key(one[index])
            if name is None or not waiting.get(name):
                continue
            candidate = waiting[name][0]
            if alike and not _alike(one[index], other[candidate]):
                continue
            pairs[index] = waiting[name].popleft()
            taken.add(pairs[index])
        left = [index for index in left if index not in pairs]
        right = [index for index in right if index not in taken]
    pairs.update(_in_same_gap(one, other, pairs))
    return pairs


def _passes() -> Iterator[tuple[Key, bool]]:
    yield substance, False
    yield _wording, False
    yield _named(_NAMES), True
    for name in _LOOSE:
        yield _named((name,)), True


def substance(item: Any) -> Hashable:
    """An item without its places in the document and without the reader's mark."""
    if isinstance(item, Mapping):
        kept = ((str(key), substance(value)) for key, value in item.items() if key not in PLACES and key != "read")
        return ("mapping", *sorted(kept, key=lambda pair: pair[0]))
    if isinstance(item, list):
        return ("list", *(substance(each) for each in item))
    return str(item)


def _wording(item: Any) -> Hashable | None:
    return str(item["text"]) if isinstance(item, Mapping) and "text" in item else None


def _named(names: tuple[str, ...]) -> Key:
    def key(item: Any) -> Hashable | None:
        if not isinstance(item, Mapping):
            return None
        found = tuple((name, str(item[name])) for name in names if name in item and not _holds_more(item[name]))
        return found or None

    return key


def _holds_more(value: Any) -> bool:
    return isinstance(value, Mapping | list)


def _alike(one: Any, other: Any) -> bool:
    """Whether two items that share a name share words too; without wording, the name decides."""
    if not ("text" in one and "text" in other):
        return True
    return share_of_words(str(one["text"]), str(other["text"])) >= _ALIKE


def share_of_words(one: str, other: str) -> float:
    """Words in common, of all words of both."""
    left, right = set(_WORD.findall(one.lower())), set(_WORD.findall(other.lower()))
    return len(left & right) / len(left | right) if left | right else 1.0


def _in_same_gap(one: Sequence[Any], other: Sequence[Any], pairs: dict[int, int]) -> dict[int, int]:
    """Plain values that stand alone between the same neighbours are one value, reworded."""
    found: dict[int, int] = {}
    taken = set(pairs.values())
    for index, item in enumerate(one):
        if index in pairs or _holds_more(item):
            continue
        before = pairs.get(index - 1, found.get(index - 1, -1 if index == 0 else None))
        if before is None or before + 1 >= len(other) or before + 1 in taken:
            continue
        if not _holds_more(other[before + 1]):
            found[index] = before + 1
            taken.add(before + 1)
    return found
