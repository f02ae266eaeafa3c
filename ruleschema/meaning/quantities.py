"""The quantities of a phrase: a figure with its unit, and how the words around it bound it."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, lru_cache
from typing import NamedTuple

from ruleschema.meaning.boundwords import bound_before, bound_behind, bounded
from ruleschema.meaning.intervals import Interval, one_of
from ruleschema.meaning.lexicon import Kind, entries, trie, words_of
from ruleschema.meaning.stems import stem
from ruleschema.meaning.terms import Piece, longest, pieces
from ruleschema.meaning.unitwords import DOLLARS, ENDS, SHARE, TIMES, base_of, unit_of

_RANGES = ("to", "through", "thru")
# "The first 2 cards" tells which cards, "soft 17" is a total, "section 7" a place.
_NO_COUNT = frozenset(
    ("first", "initial", "original", "number", "soft", "hard", "section", "subsection", "last", "next")
)
_OPENING = frozenset(("exactly", "total", "set", "number", "amount"))
_WAGERS = frozenset(map(stem, ("wager", "bet", "ante", "stake", "blind")))
_SPANNING = frozenset(map(stem, ("range", "be", "is", "wager", "bet", "amount", "anywhere")))


class Quantity(NamedTuple):
    """So many of a unit; of a share or a multiple, what it is taken of."""

    amount: Interval
    unit: str
    base: str = ""
    # Whether the phrase is about the figure: it is bounded, or the first thing that is told. "The 5 card hand" is not.
    asserted: bool = True
    start: int = 0
    end: int = 0


@lru_cache(maxsize=65536)
def quantities(text: str, denied: bool = False) -> tuple[Quantity, ...]:
    """Every figure of a phrase that counts something. Under a denial, "exceed 5" is at most 5."""
    row = pieces(text)
    found: list[Quantity] = []
    at = 0
    while at < len(row):
        if row[at].figure is None or (at and row[at - 1].stem in _NO_COUNT):
            at += 1
            continue
        numbers, joined, last = _numbers(text, row, at)
        unit = unit_of(row, last, row[at].sign or row[last].sign)
        other = _other_end(row, last) if unit is None else None
        unit = unit_of(row, other, row[other].sign) if other is not None else unit
        if unit is not None:
            name, base, end = unit
            amount, bounded = _amount(row, (at, end), numbers, joined, denied=denied)
            if found and joined != "or" and (both := _both_ends(row, found[-1], amount, name)):
                found[-1] = found[-1]._replace(amount=both, end=row[end].end)
            else:
                measured = name in (TIMES, SHARE)
                asserted = bounded or measured or (_leads(row, at) and not _names(row, end, name))
                found.append(Quantity(amount, name, base, asserted, row[at].start, row[end].end))
        at = last + 1
    others = (*_multiples(row, denied), *_any_number(row))
    found += [each for each in others if not any(each.start <= one.end and one.start <= each.end for one in found)]
    return tuple(_in_smallest_unit(each) for each in found)


def _any_number(row: tuple[Piece, ...]) -> Iterator[Quantity]:
    """As many as one likes: "any number of cards"."""
    for at in range(len(row) - 3):
        if [each.stem for each in row[at : at + 3]] == ["any", "number", "of"]:
            length, ends = longest(row, at + 3, trie(Kind.UNIT))
            if length:
                yield Quantity(Interval(), next(iter(ends.values())), "", True, row[at].start, row[at + 2 + length].end)


def _multiples(row: tuple[Piece, ...], denied: bool) -> Iterator[Quantity]:
    """A wager measured by another without a figure: "equal to the ante", "may not exceed the original wager"."""
    done = -1
    for at in range(len(row)):
        length, ends = longest(row, at, trie(Kind.MEASURE, Kind.BOUND))
        name = next(iter(ends.values()), "")
        if not length or name in ("every", "between", "or more", "or less") or at <= done:
            continue
        base, end = base_of(row, at + length)
        words = base.split()
        if end >= at + length and words and (words[-1] in _WAGERS or words[0] in _WAGERS):
            negated = any(each.stem in words_of(Kind.DENIAL) for each in row[max(0, at - 2) : at]) and not denied
            amount = bounded(Fraction(1), None if name == "equal" else name, denied != negated)
            done = end
            yield Quantity(amount, TIMES, base, True, row[at].start, row[end].end)


def _numbers(text: str, row: tuple[Piece, ...], at: int) -> tuple[list[Fraction], str, int]:
    """The figures of a list or range from here on, how they are joined, and where the last stands."""
    numbers, joined, last = [row[at].figure or Fraction(0)], "", at
    while last + 1 < len(row):
        following, place = row[last + 1], last + 1
        word = following.stem
        if following.figure is not None and text[row[last].end : following.start].strip() in ("-", "–"):
            word = "to"
        elif word in (*_RANGES, "or", ",", "and") and place + 1 < len(row) and row[place + 1].figure is not None:
            place += 1
            if word == "and" and not _between(row, at):
                break
        else:
            break
        joined = "to" if word in _RANGES or (word == "and" and _between(row, at)) else joined or "or"
        numbers.append(row[place].figure or Fraction(0))
        last = place
    return numbers, joined, last


def _other_end(row: tuple[Piece, ...], at: int) -> int | None:
    """The other end of a span whose unit is named once: "at least 6 and at most 8 decks"."""
    place = at + 1
    joined = False
    while place < len(row) and row[place].figure is None:
        length, _ = longest(row, place, trie(Kind.BOUND))
        if not length and row[place].stem not in ("and", "but", "to"):
            return None
        joined = joined or bool(length)
        place += length or 1
    return place if joined and place < len(row) else None


def _between(row: tuple[Piece, ...], at: int) -> bool:
    """Whether words give two ends in their order: "between 6 and 8", "range from $5 to $100"; not "lowered from"."""
    if at > 1 and row[at - 1].stem == "from" and row[at].sign == DOLLARS:
        return row[at - 2].stem in _SPANNING
    return at > 0 and row[at - 1].stem == "between"


def _amount(
    row: tuple[Piece, ...], place: tuple[int, int], numbers: list[Fraction], joined: str, *, denied: bool
) -> tuple[Interval, bool]:
    """What a figure allows, and whether words bound it."""
    at, end = place
    if joined == "to":
        # "Between 8 and 6" leaves nothing; a range that is read downwards, "from 10 to 2", does.
        low, high = (numbers[0], numbers[-1]) if _between(row, at) else (min(numbers), max(numbers))
        return Interval(low, high), True
    if joined == "or":
        return one_of(*numbers), False
    number = numbers[0]
    bound, negated = bound_before(row, at)
    behind = bound_behind(row, at, end)
    if behind in ("or more", "or less") and bound in (None, "exactly"):
        bound = "at least" if behind == "or more" else "at most"
    return bounded(number, bound, denied != negated), bound is not None


def _leads(row: tuple[Piece, ...], at: int) -> bool:
    """Whether a figure stands first, with nothing before it but the verb and small words."""
    before = [each.stem for each in row[:at]]
    telling = [word for word in before if word not in words_of(Kind.IDLE, "fillers") and word not in _OPENING]
    return len(telling) <= 1 and not any(each.figure is not None for each in row[:at])


def _names(row: tuple[Piece, ...], end: int, unit: str) -> bool:
    """Whether a figure is part of a name: the $1 bill, the 5-card hand."""
    following = row[end + 1].stem if end + 1 < len(row) else ""
    if unit == DOLLARS:
        return (
            bool(following) and following not in ENDS and following not in ("of", "per", "each", "minimum", "maximum")
        )
    return unit == "card" and following in ("hand", "poker", "bonus", "charly", "total")


def _both_ends(row: tuple[Piece, ...], before: Quantity, amount: Interval, unit: str) -> Interval | None:
    """At least 1 and at most 8 decks are one range; so are at least 10 and at most 5, which is empty."""
    first = before.amount
    at = next(place for place, each in enumerate(row) if each.start == before.start)
    if before.unit == unit and first.is_exact and amount.is_exact and _between(row, at):
        return Interval(first.low, amount.high)
    if before.unit != unit or first.choice or amount.choice:
        return None
    if first.high is None and amount.low is None:
        return Interval(first.low, amount.high, first.open_low, amount.open_high)
    if first.low is None and amount.high is None:
        return Interval(amount.low, first.high, amount.open_low, first.open_high)
    return None


def _in_smallest_unit(quantity: Quantity) -> Quantity:
    smaller = _conversions().get(quantity.unit)
    if smaller is None:
        return quantity
    unit, factor = smaller
    return quantity._replace(amount=quantity.amount.scaled(factor), unit=unit)


@cache
def _conversions() -> dict[str, tuple[str, Fraction]]:
    return {
        str(each.name): (str(each.of), Fraction(str(each.times)))
        for each in entries(Kind.UNIT)
        if each.of is not None and each.times is not None
    }
