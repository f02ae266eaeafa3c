"""Clause numbers as printed: paths, styles of counting, and what should come next."""

import re
from enum import StrEnum, unique
from functools import lru_cache
from itertools import pairwise

_PART = re.compile(r"[0-9]+[a-z]?(?![0-9a-z])|[a-z]+|[0-9]+", re.I)
# "subsection III" and "§ 7" are cited by number alone.
_KIND = re.compile(r"\b(?:sub)?(?:section|paragraph|clause|line|item|part)s?\b|§+", re.I)
_SHORTEST = len("line")
# To 99: a lone c or d is a letter of a list, never a hundred clauses.
_ROMAN = re.compile(r"(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})\Z")
_VALUES = {"i": 1, "v": 5, "x": 10, "l": 50, "c": 100}


@unique
class Style(StrEnum):
    """How a list counts."""

    ARABIC = "arabic"
    ROMAN = "roman"
    LETTER = "letter"

    __hash__ = str.__hash__  # that of an enum is a call, and labels are looked up by style all the time


_STYLES = tuple(Style)


@lru_cache(maxsize=16384)
def path_of(number: str) -> tuple[str, ...]:
    """4.II.A.(1) and 4(ii)(a)(1) as comparable parts."""
    lower = number.lower()
    parts = _PART.findall(lower)
    # Most numbers are numbers alone: nothing in them is as long as a word.
    return tuple(parts if max(map(len, parts), default=0) < _SHORTEST else _PART.findall(_KIND.sub(" ", lower)))


@lru_cache(maxsize=4096)
def ordinal(label: str, style: Style) -> int | None:
    """The place of a label in its list, 1 first, or None where it does not count that way."""
    label = label.lower()
    if style is Style.ARABIC:
        return int(label) if label.isdecimal() else None
    if not label.isalpha():
        return None
    if style is Style.ROMAN:
        return _roman(label)
    # After z comes aa, then bb: the documents double the letter.
    if len(set(label)) == 1:
        return ord(label[0]) - ord("a") + 1 + 26 * (len(label) - 1)
    return None


@lru_cache(maxsize=4096)
def _ordinals(label: str) -> tuple[int | None, ...]:
    """The place of a label in every way of counting."""
    return tuple(ordinal(label, style) for style in _STYLES)


def style_of(labels: list[str]) -> Style | None:
    """The style in which the list counts best: most labels readable, most steps of one."""
    return _style_of(tuple(labels))


@lru_cache(maxsize=4096)
def _style_of(labels: tuple[str, ...]) -> Style | None:
    by_style = [*zip(*map(_ordinals, labels), strict=True)]
    whole = tuple(range(1, len(labels) + 1))
    if whole in by_style:
        return _STYLES[by_style.index(whole)]  # no other can count better
    best: tuple[int, int, Style] | None = None
    for style, places in zip(_STYLES, by_style, strict=False):
        read = sum(place is not None for place in places)
        steps = sum(a is not None and b is not None and b - a == 1 for a, b in pairwise(places))
        starts = int(places[:1] == (1,))
        if read and (best is None or (read, steps + starts) > best[:2]):
            best = (read, steps + starts, style)
    return best[2] if best and best[0] * 2 > len(labels) else None


def _roman(label: str) -> int | None:
    if not label or not _ROMAN.match(label):
        return None
    total = 0
    for here, after in zip(label, label[1:] + " ", strict=True):
        value = _VALUES[here]
        total += -value if value < _VALUES.get(after, 0) else value
    return total
