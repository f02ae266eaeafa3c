"""Cards that do not add up: so many decks, hands or suits of so many cards, and a total that is not their product."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Related
from checker.rules.arithmetic import Wrong
from checker.rules.arithmetic.equipment import count_of, is_total, sizes
from checker.rules.arithmetic.reading import Told, told, whole
from checker.rules.arithmetic.supply import decks_stated
from checker.rules.telling import amount
from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.quantities import Quantity

# What cards come in, each with a number of its own.
_GROUPS = ("hand", "player", "position", "suit", "batch")
_HOLDERS = frozenset(("dealing shoe", "stack", "shuffling device"))


def wrong(filing: Filing) -> Iterator[Wrong]:
    """Totals that the decks or hands of the same sentence do not give, and shoes that the document's decks do not fill."""
    for each in told(filing):
        total = _total(filing, each)
        number = whole(total) if total is not None else None
        if number is None:
            continue
        found = _by_decks(filing, each, number) or _by_groups(each, number) or _by_document(filing, each, number)
        if found is not None:
            yield found


def _total(filing: Filing, each: Told) -> Quantity | None:
    """The count of all cards: marked as a total, or too large for one deck."""
    counts = [one for one in each.counts if one.unit == "card" and whole(one) is not None]
    marked = not each.stems().isdisjoint(words_of(Kind.IDLE, "in all"))
    if marked and counts:
        return counts[-1]
    largest = max(counts, key=lambda one: whole(one) or 0, default=None)
    held = each.counted("deck") is not None or not _HOLDERS.isdisjoint(each.statement.thing)
    if largest is None or not held or each.statement.act not in ("include", "use", "hav", ""):
        return None
    number, right = whole(largest) or 0, sizes(filing, each, "deck", "card")
    several = largest != count_of(each, "deck", "card") or is_total(each, "deck", number, right)
    return largest if several and number > max(right, default=0) else None


def _by_decks(filing: Filing, each: Told, total: int) -> Wrong | None:
    decks = each.counted("deck")
    number = whole(decks) if decks is not None else None
    if number is None:
        return None
    size = count_of(each, "deck", "card")
    stated = whole(size) if size is not None else None
    right = sizes(filing, each, "deck", "card")
    of_each = [stated] if stated in right else right
    if not of_each or total in (number * one for one in of_each) or total in right:
        return None
    return _wrong(each, total, amount(number, "deck"), [number * one for one in of_each])


def _by_groups(each: Told, total: int) -> Wrong | None:
    counts = [one for one in each.counts if one.unit == "card" and whole(one) is not None]
    group = next((one for name in _GROUPS if (one := each.counted(name)) is not None), None)
    number = whole(group) if group is not None else None
    if group is None or number is None or len(counts) < 2 or whole(counts[-1]) != total:
        return None
    product = number * (whole(counts[0]) or 0)
    if product == total:
        return None
    return _wrong(each, total, f"{amount(number, group.unit)} of {amount(whole(counts[0]), 'card')}", [product])


def _by_document(filing: Filing, each: Told, total: int) -> Wrong | None:
    """A shoe is filled with whole decks, as many as the document states."""
    right = sizes(filing, each, "deck", "card")
    if each.counted("deck") is not None or _HOLDERS.isdisjoint(each.statement.thing) or not right:
        return None
    decks = decks_stated(filing)
    if any(total % size == 0 and (not decks or total // size in decks) for size in right):
        return None
    if not decks:
        return _wrong(each, total, "whole decks", [total // right[0] * right[0], (total // right[0] + 1) * right[0]])
    numbers = sorted(decks)
    place = decks[numbers[0]]
    found = _wrong(
        each,
        total,
        " or ".join(amount(number, "deck") for number in numbers),
        [number * right[0] for number in numbers],
    )
    return found._replace(related=(Related(place.span, f"{place.at}: {amount(numbers[0], 'deck')}"),))


def _wrong(each: Told, total: int, made_of: str, right: list[int]) -> Wrong:
    shown = " or ".join(dict.fromkeys(amount(number, "card") for number in right))
    words = {"total": amount(total, "card"), "made_of": made_of, "right": shown}
    return Wrong(each.place, words, (made_of, str(total)))
