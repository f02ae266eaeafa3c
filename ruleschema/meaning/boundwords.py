"""The words by which a figure is bounded, before it and behind it."""

from fractions import Fraction

from ruleschema.meaning.intervals import Interval, exactly
from ruleschema.meaning.lexicon import Kind, trie, words_of
from ruleschema.meaning.terms import Piece, longest

# How many words before a figure may bound it.
_BEFORE = 5


def bounded(number: Fraction, bound: str | None, denied: bool) -> Interval:
    """What a figure allows under a bound; “not more than 5” allows 5."""
    match bound:
        case "at least" | "or more":
            return Interval(low=number)
        case "at most" | "or less":
            return Interval(high=number)
        case "above":
            return Interval(high=number) if denied else Interval(low=number, open_low=True)
        case "below":
            return Interval(low=number) if denied else Interval(high=number, open_high=True)
        case _:
            return exactly(number)


def bound_before(row: tuple[Piece, ...], at: int) -> tuple[str | None, bool]:
    """The bound that stands nearest before a figure, and whether it is denied. An interval of time turns it."""
    first = at
    while first > 0 and at - first < _BEFORE and row[first - 1].figure is None and row[first - 1].stem != ",":
        first -= 1
    found: str | None = None
    denied = every = False
    place = first
    while place < at:
        length, ends = longest(row, place, trie(Kind.BOUND))
        if length and place + length <= at:
            name = next(iter(ends.values()))
            every = every or name == "every"
            if name not in ("every", "between"):
                found, denied = name, any(each.stem in words_of(Kind.DENIAL) for each in row[first:place])
            place += length
        else:
            place += 1
    if every:
        found = {"at least": "at most", "at most": "at least"}.get(found or "", found)
    return found, denied


def bound_behind(row: tuple[Piece, ...], at: int, end: int) -> str | None:
    """The bound that follows a figure or its unit: 5 or more, 5 cards at least."""
    for place in (at + 1, end + 1):
        length, ends = longest(row, place, trie(Kind.BOUND)) if place < len(row) else (0, {})
        name = next(iter(ends.values())) if length else None
        if name in ("or more", "or less"):
            return name
        if length and name in ("at least", "at most") and place + length == len(row):
            return "or more" if name == "at least" else "or less"
    return None
