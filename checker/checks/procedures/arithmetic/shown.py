"""Outcomes that cannot come up: 13 on two dice, a baccarat total of 12, the number 37, a point of 7."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from checker.checks.procedures.arithmetic.reading import told
from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.library import Library
from checker.engine.rule import Rule
from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.quantities import Quantity, quantities
from ruleschema.meaning.statement import Place
from ruleschema.meaning.stems import stem
from ruleschema.meaning.terms import Piece, pieces
from ruleschema.submission.span import Span
from ruleschema.vocabulary import games
from ruleschema.vocabulary.equipment import Shown, is_of, shown

_JOINS = frozenset((",", "or", "and", "to", "through", "thru"))
_TIMES = ("once", "twice", "half")
_AGAINST = ("to", "for")


class Figure(NamedTuple):
    """A figure that counts nothing, with the written words around the list that it stands in."""

    number: int
    # Without small words, of which the last is the tie.
    before: tuple[str, ...]
    behind: tuple[str, ...]
    tie: str


def wrong(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Every outcome of a sentence or a pay row that its game cannot show; each is told once."""
    known = [each for each in shown() if not each.games or is_of(filing.slug, each.games)]
    for place, text, tabled in _texts(filing):
        words = frozenset(text.lower().replace(",", " ").replace(".", " ").split())
        kinds = [kind for kind in known if _is_spoken_of(kind, words) and not (tabled and kind.kind == tabled)]
        found = next((each for kind in kinds if (each := _beyond(kind, text)) is not None), None)
        if found is not None:
            kind, number, values = found
            name, can = kind.told.replace("N", str(number)), _shown(values)
            yield rule.fault(place.span, place.at, place.src, told=name, of=kind.kind, number=number, values=can)


def _texts(filing: Filing) -> Iterator[tuple[Place, str, str]]:
    """Sentences with figures, and rows of pay tables; of rows also the kind of outcome that PAY-206 judges."""
    yield from ((each.place, each.sentence, "") for each in told(filing))
    judged = "total" if any(game.game == filing.slug and game.totals for game in games()) else ""
    for fact in filing.payouts:
        if not fact.said:
            yield Place(fact.at, fact.src, fact.span), f"{fact.wager} on {fact.outcome}", judged


def _is_spoken_of(kind: Shown, words: frozenset[str]) -> bool:
    """Whether a text may tell an outcome of a kind. What is known of no game needs dice that the sentence counts."""
    return (
        not words.isdisjoint(_cues()[kind.span])
        and words.isdisjoint(kind.unless)
        and (bool(kind.games) or "dice" in words)
    )


@cache
def _cues() -> dict[Span, frozenset[str]]:
    """The words beside which a figure of each kind can stand."""
    return {
        kind.span: frozenset((*(lead.split()[-1] for lead in kind.leads), *(trail.split()[0] for trail in kind.trails)))
        for kind in shown()
    }


def _beyond(kind: Shown, text: str) -> tuple[Shown, int, list[int]] | None:
    """The first figure of a kind that is none of its values."""
    values = _values(kind, quantities(text))
    beyond = (each.number for each in figures(text) if values and each.number not in values and _stands(kind, each))
    number = next(beyond, None)
    return (kind, number, values) if number is not None else None


def _values(kind: Shown, counts: tuple[Quantity, ...]) -> list[int]:
    """The figures that can come up, with as many dice as the sentence or the game has."""
    if kind.values:
        return [int(value) for value in kind.values]
    if kind.low is not None and kind.high is not None:
        return list(range(kind.low.number, kind.high.number + 1))
    dice = next((int(each.amount.low or 0) for each in counts if each.unit == "die" and each.amount.is_exact), None)
    number = dice or (kind.dice.number if kind.dice is not None else 0)
    return list(range(number, number * kind.sides.number + 1)) if kind.sides is not None and number else []


def _stands(kind: Shown, figure: Figure) -> bool:
    """Whether a figure stands where the kind is told: behind a lead, or before a trail."""
    leads = [tuple(lead.split()) for lead in kind.leads]
    trails = [tuple(trail.split()) for trail in kind.trails]
    if any(figure.behind[: len(trail)] == trail for trail in trails):
        return True
    # "A total of 13" is an outcome where nothing follows that it could count, as in "a total of 13 wagers".
    enders = words_of(Kind.IDLE, "end figures") | _JOINS
    counts = bool(figure.behind) and stem(figure.behind[0]) not in enders
    led = (figure.tie,) in leads or any(figure.before[-len(lead) :] == lead for lead in leads)
    return led and not counts


@lru_cache(maxsize=16384)
def figures(text: str) -> tuple[Figure, ...]:
    """The figures of a text that count nothing and are no odds."""
    row, counted = pieces(text), quantities(text)
    words = [text[each.start : each.end].lower() for each in row]
    odds = frozenset(_odds(words, row))
    found: list[Figure] = []
    for at, each in enumerate(row):
        number = each.figure
        if number is None or number.denominator != 1 or each.sign or words[at] in _TIMES:
            continue
        if at not in odds and not _is_counted(each, counted):
            found.append(_figure(int(number), words, row, at, odds))
    return tuple(found)


def _figure(number: int, words: list[str], row: tuple[Piece, ...], at: int, odds: frozenset[int]) -> Figure:
    def listed(place: int) -> bool:
        return place not in odds and (words[place] in _JOINS or row[place].figure is not None)

    start, end = at, at + 1
    while start > 0 and listed(start - 1):
        start -= 1
    while end < len(row) and listed(end):
        end += 1
    while words[end - 1] in _JOINS:
        end -= 1
    ties = words_of(Kind.IDLE, "tie figures")
    before = tuple(words[place] for place in range(max(0, start - 6), start) if row[place].stem not in ties)
    return Figure(number, before, tuple(words[end : end + 4]), words[start - 1] if start else "")


def _is_counted(piece: Piece, counted: tuple[Quantity, ...]) -> bool:
    return any(each.start <= piece.start < each.end and each.unit != "point" for each in counted)


def _odds(words: list[str], row: tuple[Piece, ...]) -> Iterator[int]:
    """The places of odds, 30 to 1: of all such pairs where the sentence pays, else of those against 1."""
    pays = any(piece.stem in words_of(Kind.FATE, "paid") or piece.stem == stem("odds") for piece in row)
    for at in range(len(row) - 2):
        pair = row[at].figure is not None and words[at + 1] in _AGAINST and row[at + 2].figure is not None
        if pair and (pays or row[at + 2].figure == 1):
            yield from (at, at + 1, at + 2)


def _shown(values: list[int]) -> str:
    """A range where nothing is left out, else every value."""
    if len(values) > 2 and values == list(range(values[0], values[-1] + 1)):
        return f"{values[0]} to {values[-1]}"
    return f"{', '.join(map(str, values[:-1]))} or {values[-1]}"
