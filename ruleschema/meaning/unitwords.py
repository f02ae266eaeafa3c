"""The unit of a figure, by the sign before it or the words behind it."""

from fractions import Fraction

from ruleschema.meaning.lexicon import Kind, trie
from ruleschema.meaning.stems import stem
from ruleschema.meaning.terms import Piece, longest

DOLLARS, SHARE, TIMES = "$", "%", "times"
# How far behind its figure a unit can stand, in words, and the words that end the search.
_BEHIND = 4
ENDS = frozenset(("and", "or", "that", "who", "which", "with", "for", "from", "to", "by", "in", "on", "at", ",", ";"))
# "A wager on 17 may be placed" counts no places.
_VERBS = frozenset(map(stem, ("may", "shall", "must", "is", "be", "become")))


def unit_of(row: tuple[Piece, ...], at: int, sign: str) -> tuple[str, str, int] | None:
    """The unit of a figure, what a share or multiple is taken of, and where the words for it end."""
    figure = row[at].figure or Fraction(0)
    if at + 1 < len(row) and row[at + 1].stem == "to" and at + 2 < len(row) and row[at + 2].figure is not None:
        return None  # odds
    if sign == DOLLARS:
        return DOLLARS, "", at
    if sign == SHARE:
        base, end = base_of(row, at + 1)
        return SHARE, base, end
    following = row[at + 1].stem if at + 1 < len(row) else ""
    if following == stem("times") or (following == "of" and figure.denominator != 1):
        base, end = base_of(row, at + 2 if following != "of" else at + 1)
        return TIMES, base, end
    if figure == 2 and row[at].end - row[at].start == len("twice"):
        base, end = base_of(row, at + 1)
        return TIMES, base, end
    first = at + 1
    length, ends = longest(row, first, trie(Kind.BOUND)) if first < len(row) else (0, {})
    first += length if "or more" in ends.values() or "or less" in ends.values() else 0
    first = _past_size(row, first)
    for place in range(first, min(first + _BEHIND, len(row))):
        if row[place].figure is not None or row[place].stem in ENDS or row[place].stem in _VERBS:
            return None
        length, ends = longest(row, place, trie(Kind.UNIT))
        if length:
            return next(iter(ends.values())), "", place + length - 1
    return None


def _past_size(row: tuple[Piece, ...], at: int) -> int:
    """Behind the size in "6 standard 52-card decks": what it counts is a part of each, told in the singular."""
    sized = next((place for place in range(at, min(at + 2, len(row))) if row[place].figure is not None), None)
    if sized is None or sized + 2 >= len(row):
        return at
    part = row[sized + 1]
    singular = part.figure is None and part.end - part.start == len(part.stem)
    return sized + 2 if singular and longest(row, sized + 1, trie(Kind.UNIT))[0] == 1 else at


def base_of(row: tuple[Piece, ...], at: int) -> tuple[str, int]:
    """What a share is taken of: the words up to the next that ends them."""
    words: list[str] = []
    place = at
    while place < len(row) and len(words) < 4:
        word = row[place].stem
        if word != "of" and (word in ENDS or row[place].figure is not None):
            break
        if word not in ("of", "amount"):
            words.append(word)
        place += 1
    return " ".join(words), max(at - 1, place - 1)
