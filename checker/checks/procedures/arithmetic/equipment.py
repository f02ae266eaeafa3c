"""Equipment that cannot be made so: a deck of 53 cards without a joker, a double zero wheel with 37 pockets."""

from collections.abc import Iterator
from functools import cache

from checker.checks.procedures.arithmetic.extras import extras_in
from checker.checks.procedures.arithmetic.reading import Told, told, whole
from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.groups import once_per_filing
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.telling import amount
from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.quantities import Quantity
from ruleschema.meaning.stems import stem
from ruleschema.meaning.terms import Piece, terms
from ruleschema.vocabulary.equipment import Equipment, equipment, is_of

_HAVING = frozenset(("include", stem("have"), stem("has")))
_BEING = _HAVING | {"", "be"}


def wrong(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Every stated count that the equipment cannot have."""
    for each in told(filing):
        for holder, unit in _counted():
            count = count_of(each, holder, unit)
            size = whole(count) if count is not None else None
            if count is None or size is None or not _is_new(each):
                continue
            # A 52-card deck is one with or without the joker that is named beside it.
            named = _is_singular([piece for piece in each.row if piece.start < count.end][-1])
            right = sizes(filing, each, holder, unit, apart=named)
            if _is_near(size, right) and size not in right and not is_total(each, holder, size, right):
                place, stated, can = each.place, amount(size, unit), _shown(right, unit)
                yield rule.fault(place.span, place.at, place.src, holder=holder, count=stated, right=can)


def _is_near(size: int, right: list[int]) -> bool:
    """Whether a figure can be meant as the whole; the deck with 2 cards face up has more than these."""
    return any(one < 2 * size and size < 2 * one for one in right)


def sizes(filing: Filing, each: Told, holder: str, unit: str, *, apart: bool = False) -> list[int]:
    """How many of a unit the equipment can have, as a statement and the document describe it; extras may be apart."""
    kind = _kind(filing, each, holder, unit)
    if kind is None:
        return []
    base = _numbered(each) if kind.numbered is not None and _numbered(each) else kind.base.number
    if kind.extra is None:
        return [base]
    least, most = kind.least.number if kind.least else 0, kind.most.number if kind.most else 0
    extras = extras_in(f"{_circumstances(each)} {each.whole}", str(kind.extra))
    if extras is None:
        # What the sentence leaves out may stand elsewhere.
        open_ = least > 0 or _is_spoken_of(filing, str(kind.extra))
        return [base + number for number in range(least, (most if open_ else 0) + 1)]
    if extras.most > most:
        return []
    added = range(max(least, extras.least), extras.most + 1)
    without = [base] if (extras.beside or apart) and not least else []
    return sorted({*without, *(base + number for number in added)})


def _numbered(each: Told) -> int:
    """The last number of what is numbered from 1 on: "numbered 1 to 36"; 0 where nothing is."""
    row = each.row
    ranges = (at for at in range(len(row) - 2) if row[at].figure == 1 and row[at + 1].stem in ("to", "through", "thru"))
    return next((int(last) for at in ranges if (last := row[at + 2].figure) is not None), 0)


def _circumstances(each: Told) -> str:
    """What the statement holds for, in the names of the lexicon: an American wheel is one with a double zero."""
    dimensions = each.statement.case.dimensions
    return " ".join(value for _, values in dimensions if isinstance(values, frozenset) for value in sorted(values))


@once_per_filing
def _spoken_of(filing: Filing) -> frozenset[str]:
    """The words of the title and the game's name."""
    return frozenset(stem(word) for word in f"{filing.title} {filing.slug}".replace("-", " ").split())


@once_per_filing
def _is_spoken_of(filing: Filing, extra: str) -> bool:
    """Whether the document anywhere speaks of an extra that it has."""
    texts = (each.reading.text for each in filing.sentences if extra in each.reading.text.lower())
    return any(found.most for text in texts if (found := extras_in(text, extra)) is not None)


def count_of(each: Told, holder: str, unit: str) -> Quantity | None:
    """The count of a unit that a statement gives the holder: decks of 52 cards, 52-card decks, a deck has 52 cards."""
    counts = [one for one in each.counts if one.unit == unit and one.amount.is_exact and _is_plain(one, each)]
    if not counts:
        return None
    named = {term.start for term in terms(each.text) if term.name == holder}
    places = [place for place, piece in enumerate(each.row) if piece.stem == stem(holder) or piece.start in named]
    if not places:
        return None
    linked = next((one for one in counts if any(_is_linked(each, place, one) for place in places)), None)
    if linked is not None:
        return linked
    statement = each.statement
    if holder not in statement.thing or statement.modality.forbids:
        return None
    if statement.act in _HAVING and len(counts) == 1:
        return counts[0]
    asserted = {one.amount for one in statement.quantities if one.unit == unit and one.asserted}
    return next((one for one in counts if one.amount in asserted), None) if statement.act in _BEING else None


def _is_linked(each: Told, place: int, count: Quantity) -> bool:
    """Whether only words that tie them stand between the holder and the count, or the count is part of its name."""
    row, of_each = each.row, words_of(Kind.IDLE, "each")
    first = next(at for at, piece in enumerate(row) if piece.start >= count.start)
    last = max(at for at, piece in enumerate(row) if piece.start < count.end)
    between = {piece.stem for piece in row[place + 1 : first] or row[last + 1 : place]}
    if place < first:
        # "6 decks, each of 52 cards", but not "from one deck, 5 cards each".
        return between <= words_of(Kind.IDLE, "ties to parts") and (
            "," not in between or not of_each.isdisjoint(between)
        )
    if not between:
        return _is_singular(row[last])
    return not of_each.isdisjoint(between) and between <= of_each | words_of(Kind.IDLE, "ties to holders")


def _is_singular(piece: Piece) -> bool:
    """Whether a noun is its own stem, as in a 52-card deck."""
    return piece.end - piece.start == len(piece.stem)


def _is_plain(count: Quantity, each: Told) -> bool:
    """Whether nothing stands between figure and unit that makes another thing of it: 2 cutting cards are no cards."""
    within = [piece for piece in each.row if count.start <= piece.start < count.end and piece.figure is None]
    return all(piece.stem in words_of(Kind.IDLE, "plain of parts") for piece in within[:-1])


def _is_new(each: Told) -> bool:
    """Whether the equipment is spoken of as it comes, not as it is after cards were taken out or dealt."""
    return each.stems().isdisjoint(words_of(Kind.IDLE, "taken out"))


def is_total(each: Told, holder: str, size: int, right: list[int]) -> bool:
    """Whether a figure is rather the total of several: 8 decks of 416 cards."""
    counts = (one.amount for one in each.counts if one.unit == holder)
    several = {int(end) for one in counts for end in (one.low, one.high, *one.choice) if end is not None and end > 1}
    totals = [abs(size - number * one) for number in several for one in right]
    return bool(totals) and min(totals) < min(abs(size - one) for one in right)


def _kind(filing: Filing, each: Told, holder: str, unit: str) -> Equipment | None:
    kinds = [one for one in equipment() if (one.name, one.unit) == (holder, unit)]
    kinds = [one for one in kinds if not one.only or is_of(filing.slug, one.only)]
    for words in (each.stems(), _spoken_of(filing)):
        named = [one for one in kinds if not words.isdisjoint(map(stem, one.words))]
        if named:
            return named[-1]
    return next((one for one in kinds if is_of(filing.slug, one.games)), kinds[0] if kinds else None)


@cache
def _counted() -> tuple[tuple[str, str], ...]:
    return tuple(dict.fromkeys((str(each.name), str(each.unit)) for each in equipment()))


def _shown(right: list[int], unit: str) -> str:
    rest = [str(number) for number in right[:-1]]
    return f"{', '.join(rest)} or {amount(right[-1], unit)}" if rest else amount(right[-1], unit)
