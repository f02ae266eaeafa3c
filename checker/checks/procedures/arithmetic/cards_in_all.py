"""Cards that do not add up: so many decks, hands or suits of so many cards, and a total that is not their product."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from checker.checks.procedures.arithmetic.equipment import count_of, is_total, sizes
from checker.checks.procedures.arithmetic.reading import Told, told, whole
from checker.checks.procedures.arithmetic.supply import decks_stated
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.telling import amount
from ruleschema.meaning.intervals import Interval
from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.quantities import Quantity

# What cards come in, each with a number of its own.
_GROUPS = ("hand", "player", "position", "suit", "batch")
_HOLDERS = frozenset(("dealing shoe", "stack", "shuffling device"))


class Product(NamedTuple):
    """What a total is made of, what that gives, and where it is said."""

    made_of: str
    right: list[int]
    related: tuple[Related, ...] = ()


def wrong(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Totals that the decks or hands of the sentence do not give, and shoes that the document's decks do not fill."""
    for each in told(filing):
        total = _total(filing, each)
        number = whole(total) if total is not None else None
        if number is None:
            continue
        found = _by_decks(filing, each, number) or _by_groups(each, number) or _by_document(filing, each, number)
        if found is not None:
            right = " or ".join(dict.fromkeys(amount(one, "card") for one in found.right))
            place, all_ = each.place, amount(number, "card")
            yield rule.fault(
                place.span, place.at, place.src, related=found.related, total=all_, made_of=found.made_of, right=right
            )


def _total(filing: Filing, each: Told) -> Quantity | None:
    """The count of all cards: told as a total, or too large for one deck."""
    counts = [one for one in each.counts if one.unit == "card" and whole(one) is not None]
    marked = [one for one in counts if _is_marked(each, one)]
    if marked:
        return marked[-1]
    largest = max(counts, key=lambda one: whole(one) or 0, default=None)
    held = each.counted("deck") is not None or not _HOLDERS.isdisjoint(each.statement.thing)
    if largest is None or not held or each.statement.act not in ("include", "use", "hav", ""):
        return None
    number, right = whole(largest) or 0, sizes(filing, each, "deck", "card")
    several = largest != count_of(each, "deck", "card") or is_total(each, "deck", number, right)
    return largest if several and number > max(right, default=0) else None


def _is_marked(each: Told, count: Quantity) -> bool:
    """Whether words right beside a count make it a total: a total of 312 cards, 312 cards in all."""
    before = [piece.stem for piece in each.row if piece.end <= count.start][-2:]
    behind = [piece.stem for piece in each.row if piece.start >= count.end][:2]
    return not words_of(Kind.IDLE, "in all").isdisjoint((*before, *behind))


def _by_decks(filing: Filing, each: Told, total: int) -> Product | None:
    decks = [one.amount for one in each.counts if one.unit == "deck" and one.amount != Interval()]
    size = count_of(each, "deck", "card")
    stated = whole(size) if size is not None else None
    right = sizes(filing, each, "deck", "card")
    of_each = [stated] if stated in right else right
    numbers = [Fraction(total, one) for one in of_each if total % one == 0]
    if not decks or total <= max(right, default=0) or any(one.holds(number) for one in decks for number in numbers):
        return None
    ends = sorted({end for one in decks for end in (one.low, one.high, *one.choice) if end is not None})
    made_of = " or ".join(amount(end, "deck") for end in ends)
    return Product(made_of, [int(end) * one for end in ends for one in of_each])


def _by_groups(each: Told, total: int) -> Product | None:
    counts = [one for one in each.counts if one.unit == "card" and whole(one) is not None]
    group = next((one for name in _GROUPS if (one := each.counted(name)) is not None), None)
    number = whole(group) if group is not None else None
    if group is None or number is None or len(counts) < 2 or whole(counts[-1]) != total:
        return None
    product = number * (whole(counts[0]) or 0)
    if product == total:
        return None
    return Product(f"{amount(number, group.unit)} of {amount(whole(counts[0]), 'card')}", [product])


def _by_document(filing: Filing, each: Told, total: int) -> Product | None:
    """A shoe is filled with whole decks, as many as the document states."""
    right = sizes(filing, each, "deck", "card")
    if each.counted("deck") is not None or _HOLDERS.isdisjoint(each.statement.thing) or total <= max(right, default=0):
        return None
    decks = decks_stated(filing)
    if any(total % size == 0 and (not decks or total // size in decks) for size in right):
        return None
    if not decks:
        fewer = total // right[0]
        return Product("whole decks", [fewer * right[0], (fewer + 1) * right[0]])
    numbers = sorted(decks)
    place = decks[numbers[0]]
    related = (Related(place.span, f"{place.at}: {amount(numbers[0], 'deck')}"),)
    told = " or ".join(amount(number, "deck") for number in numbers)
    return Product(told, [number * right[0] for number in numbers], related)
