"""The quantities of a phrase: a figure with its unit, and how the words around it bound it."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache, lru_cache
from typing import NamedTuple

from ruleschema.meaning.intervals import Interval, exactly, one_of
from ruleschema.meaning.lexicon import Kind, entries, trie, words_of
from ruleschema.meaning.stems import stem
from ruleschema.meaning.terms import Piece, longest, pieces

# How far from its figure a bound or a unit can stand, in words.
_BEFORE, _BEHIND = 5, 4
_RANGES = ("to", "through", "thru")
# "The first 2 cards" tells which cards, "soft 17" is a total, "section 7" a place.
_NO_COUNT = frozenset(
    ("first", "initial", "original", "number", "soft", "hard", "section", "subsection", "last", "next")
)
_OPENING = frozenset(("exactly", "total", "set", "number", "amount"))
_WAGERS = frozenset(map(stem, ("wager", "bet", "ante", "stake", "blind")))
_DOLLARS, _SHARE, _TIMES = "$", "%", "times"
_ENDS = frozenset(("and", "or", "that", "who", "which", "with", "for", "from", "to", "by", "in", "on", "at", ",", ";"))

_SPANNING = frozenset(map(stem, ("range", "be", "is", "wager", "bet", "amount", "anywhere")))
# "A wager on 17 may be placed" counts no places.
_VERBS = frozenset(map(stem, ("may", "shall", "must", "is", "be", "become")))


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
        unit = _unit(row, last, row[at].sign or row[last].sign)
        other = _other_end(row, last) if unit is None else None
        unit = _unit(row, other, row[other].sign) if other is not None else unit
        if unit is not None:
            name, base, end = unit
            amount, bounded = _amount(row, (at, end), numbers, joined, denied=denied)
            if found and joined != "or" and (both := _both_ends(row, found[-1], amount, name)):
                found[-1] = found[-1]._replace(amount=both, end=row[end].end)
            else:
                measured = name in (_TIMES, _SHARE)
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
        base, end = _base(row, at + length)
        words = base.split()
        if end >= at + length and words and (words[-1] in _WAGERS or words[0] in _WAGERS):
            negated = any(each.stem in words_of(Kind.DENIAL) for each in row[max(0, at - 2) : at]) and not denied
            amount = _bounded(Fraction(1), None if name == "equal" else name, denied != negated)
            done = end
            yield Quantity(amount, _TIMES, base, True, row[at].start, row[end].end)


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
    if at > 1 and row[at - 1].stem == "from" and row[at].sign == _DOLLARS:
        return row[at - 2].stem in _SPANNING
    return at > 0 and row[at - 1].stem == "between"


def _unit(row: tuple[Piece, ...], at: int, sign: str) -> tuple[str, str, int] | None:
    """The unit of a figure, what a share or multiple is taken of, and where the words for it end."""
    figure = row[at].figure or Fraction(0)
    if at + 1 < len(row) and row[at + 1].stem == "to" and at + 2 < len(row) and row[at + 2].figure is not None:
        return None  # odds
    if sign == _DOLLARS:
        return _DOLLARS, "", at
    if sign == _SHARE:
        base, end = _base(row, at + 1)
        return _SHARE, base, end
    following = row[at + 1].stem if at + 1 < len(row) else ""
    if following == stem("times") or (following == "of" and figure.denominator != 1):
        base, end = _base(row, at + 2 if following != "of" else at + 1)
        return _TIMES, base, end
    if figure == 2 and row[at].end - row[at].start == len("twice"):
        base, end = _base(row, at + 1)
        return _TIMES, base, end
    first = at + 1
    length, ends = longest(row, first, trie(Kind.BOUND)) if first < len(row) else (0, {})
    first += length if "or more" in ends.values() or "or less" in ends.values() else 0
    first = _past_size(row, first)
    for place in range(first, min(first + _BEHIND, len(row))):
        if row[place].figure is not None or row[place].stem in _ENDS or row[place].stem in _VERBS:
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


def _base(row: tuple[Piece, ...], at: int) -> tuple[str, int]:
    """What a share is taken of: the words up to the next that ends them."""
    words: list[str] = []
    place = at
    while place < len(row) and len(words) < 4:
        word = row[place].stem
        if word != "of" and (word in _ENDS or row[place].figure is not None):
            break
        if word not in ("of", "amount"):
            words.append(word)
        place += 1
    return " ".join(words), max(at - 1, place - 1)


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
    bound, negated = _bound_before(row, at)
    behind = _bound_behind(row, at, end)
    if behind in ("or more", "or less") and bound in (None, "exactly"):
        bound = "at least" if behind == "or more" else "at most"
    return _bounded(number, bound, denied != negated), bound is not None


def _leads(row: tuple[Piece, ...], at: int) -> bool:
    """Whether a figure stands first, with nothing before it but the verb and small words."""
    before = [each.stem for each in row[:at]]
    telling = [word for word in before if word not in words_of(Kind.IDLE, "fillers") and word not in _OPENING]
    return len(telling) <= 1 and not any(each.figure is not None for each in row[:at])


def _names(row: tuple[Piece, ...], end: int, unit: str) -> bool:
    """Whether a figure is part of a name: the $1 bill, the 5-card hand."""
    following = row[end + 1].stem if end + 1 < len(row) else ""
    if unit == _DOLLARS:
        return (
            bool(following) and following not in _ENDS and following not in ("of", "per", "each", "minimum", "maximum")
        )
    return unit == "card" and following in ("hand", "poker", "bonus", "charly", "total")


def _bounded(number: Fraction, bound: str | None, denied: bool) -> Interval:
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


def _bound_before(row: tuple[Piece, ...], at: int) -> tuple[str | None, bool]:
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


def _bound_behind(row: tuple[Piece, ...], at: int, end: int) -> str | None:
    for place in (at + 1, end + 1):
        length, ends = longest(row, place, trie(Kind.BOUND)) if place < len(row) else (0, {})
        name = next(iter(ends.values())) if length else None
        if name in ("or more", "or less"):
            return name
        if length and name in ("at least", "at most") and place + length == len(row):
            return "or more" if name == "at least" else "or less"
    return None


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
