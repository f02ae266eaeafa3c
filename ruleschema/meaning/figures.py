"""The figures of a sentence: a number with its unit, and how the words around it bound it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import NamedTuple

from grammar import nodes, printer
from grammar.build import figure
from ruleschema.meaning.bounds import bound_of, lower_end, upper_end
from ruleschema.meaning.parts import parts_of
from ruleschema.meaning.stems import stem
from ruleschema.meaning.topics import Topic, topics
from ruleschema.meaning.units import named, unit_of
from ruleschema.submission.span import Text

_FIGURE = r"\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+)?"
# "The first 2 cards" tells which cards, "bet number 1" is a name.
_NO_COUNT = "".join(rf"(?<!\b{word} )" for word in ("first", "initial", "original", "any", "number"))
# Of "6 standard 52-card decks" the 52 goes with its own word alone.
_NUMBER = re.compile(
    rf"(?<![\d-]){_NO_COUNT}(?P<low>[$]?{_FIGURE}%?)(?:\s?(?:to|-|–|or)\s?(?P<high>[$]?{_FIGURE}%?))?"
    r"(?P<after>-[^\s\d]\S*|mm\b|(?:\s+(?:\d+-)?[^\s\d]\S*){0,4})"
)
_DIGIT = re.compile(r"\d")
_UNITS_OF = re.compile(rf"\b(?P<unit>[a-z]+s) of (?P<number>{_FIGURE})(?=[.,;]|\Z)")
# "1, 2 or 3 times" runs from 1 to 3.
_LISTED = re.compile(r"(?P<numbers>(?:\b\d{1,2}, ){1,6})\Z")
_SECOND = {"second": "2", "third": "3"}
_WORD = re.compile(r"[\w'’-]+")
# The other side of a limit, and how a figure is bounded that belongs there.
_SIDES = {"max": ("min", nodes.Bound.AT_LEAST), "min": ("max", nodes.Bound.AT_MOST)}
_OWN = r"(?:(?:the|that|his|her|their|own|an?|entire|player's|amount|of|size|value)\s+)*"
_NAMES = "original|initial|first|flat|ante|play|pair|plus|bonus|base|other|blackjack|line"
_EQUAL = re.compile(
    r"\b(?:equal(?:s|ing)?(?:\s+to)?|match(?:es|ing)?|exceeds?)\s+"
    rf"(?P<base>{_OWN}(?:(?:{_NAMES})\b\s*)+(?:(?:game )?(?:wagers?|bets?))?)"
    r"|\b(?P<same>(?:an?|the) (?:equal|same) amount)\b",
    re.I,
)


@dataclass(frozen=True, slots=True)
class Figure:
    """A stated number, a range or a multiple, as facts show it."""

    value: str
    unit: str
    bound: nodes.Bound


class Texts(NamedTuple):
    """The words of a sentence by part, taken from its tree once."""

    act: str
    head: str
    condition: str


def texts_of(text: str, tree: nodes.Sentence) -> Texts:
    parts = parts_of(text, tree)
    return Texts(_VERB.sub("", parts.act), parts.head, "; ".join(parts.when))


# The modal or "is", and the word that makes a definition; what is left tells what is done or holds.
_VERB = re.compile(r"\A(?:(?:shall|must|may)(?: (?:not|only))?|is|are|means?)(?!\w) ?")


def stated_figures(topic: Topic, tree: nodes.Sentence, texts: Texts) -> list[Figure]:
    """The number that the topic's unit goes with, and how it is bounded; all of them where each part is counted."""
    if not topic.number:
        return []
    found = _figures(topic, tree, texts)
    return list(found if topic.several else islice(found, 1))


def sided(topic: str, found: Figure) -> Figure:
    """Of a span the end that the topic is about: a bet of $1 to $9 is at least $1, and at most $9."""
    low, dash, high = found.value.partition("-")
    parts = re.split(r"[.-]", topic)
    if not dash or ("max" in parts) == ("min" in parts):
        return found
    return (
        Figure(high, found.unit, nodes.Bound.AT_MOST)
        if "max" in parts
        else Figure(low, found.unit, nodes.Bound.AT_LEAST)
    )


def contradicts(topic: str, found: Figure) -> bool:
    """Whether a figure belongs to the topic of the other side: a bet of at least $5 is no greatest bet."""
    other, wrong = _SIDES.get(topic[-3:], ("", None))
    # Where there is no such topic, a limit that is turned round is told as it stands.
    return found.bound is wrong and f"{topic[:-3]}{other}" in _names()


@cache
def _names() -> frozenset[str]:
    return frozenset(str(each.topic) for each in topics())


def _figures(topic: Topic, tree: nodes.Sentence, texts: Texts) -> Iterator[Figure]:
    for part, text in zip(Texts._fields, texts, strict=True):
        told = [*_counted(topic, text), *_equal(topic, text)]
        # What a condition names by its place is not what is done.
        if topic.ordinals and part != "condition":
            told += _ordinal(topic, text)
        for start, value, unit in sorted(told):
            bound = bound_of(text[:start], tree, conditional=part == "condition")
            if bound is nodes.Bound.EXACTLY and text[: start + 1].lower().endswith(("exceed ", "exceeds")):
                continue
            span = _span(text, start, value, bound)
            yield Figure(span, unit, nodes.Bound.EXACTLY) if span else Figure(value, unit, bound)


def _span(text: str, start: int, value: str, bound: nodes.Bound) -> str | None:
    """Both ends of a span that the words around a figure tell: at least 1 and at most 8 decks."""
    if bound is nodes.Bound.AT_LEAST and (high := upper_end(text[start:])):
        return f"{value}-{_decimal(high)}"
    if bound is nodes.Bound.AT_MOST and (low := lower_end(text[:start])):
        return f"{_decimal(low)}-{value}"
    return None


def _counted(topic: Topic, text: str) -> Iterator[tuple[int, str, str]]:
    """Numbers with the topic's unit: where they start, value and unit."""
    if _DIGIT.search(text) is None:
        return
    wanted = _stems_of(topic.number)
    for match in _NUMBER.finditer(text):
        unit = unit_of(match, wanted, topic)
        if unit is not None and (value := _shown(match, topic, _LISTED.search(text, 0, match.start()))):
            yield match.start(), value, unit
    for match in _UNITS_OF.finditer(text):
        if stem(match["unit"]) in wanted:
            yield match.start("number"), _decimal(match["number"]), named(topic, stem(match["unit"]))


@cache
def _stems_of(units: tuple[Text, ...]) -> frozenset[str]:
    return frozenset(stem(unit) for unit in units)


def _equal(topic: Topic, text: str) -> Iterator[tuple[int, str, str]]:
    """An amount equal to another wager is 1 times it; what may not exceed it neither."""
    if "x" not in topic.number:
        return
    for match in _EQUAL.finditer(text):
        base = (match["base"] or topic.unit.removeprefix("x ")).split()
        unit = str(topic.unit) if topic.unit[:1] in "xo" else f"x {base[-1].lower()}"
        # What may not exceed it is bounded by that very word.
        yield match.start() + (7 if match.group().lower().startswith("exceed") else 0), "1", unit


def _ordinal(topic: Topic, text: str) -> Iterator[tuple[int, str, str]]:
    """Things told by their place: the first card that is burned is 1 card, a second deck makes 2."""
    words = [(found.start(), found.group().lower()) for found in _WORD.finditer(text)]
    wanted = _stems_of(topic.number)
    for place, (start, word) in enumerate(words[:-1]):
        after, *more = (each for _, each in words[place + 1 : place + 3])
        # "a second deck with backs of another color" tells how the deck is, not how many there are.
        if word in topic.ordinals and stem(after) in wanted and not after.endswith("s") and more != ["with"]:
            yield start, _SECOND.get(word, "1"), named(topic, stem(after))


def _shown(match: re.Match[str], topic: Topic, listed: re.Match[str] | None) -> str | None:
    """A figure, a range, or a list of figures that follow each other; None where a list has gaps."""
    low = _decimal(match["low"])
    if listed and match["high"] and match["low"].isdigit() and match["high"].isdigit():
        numbers = [int(each) for each in re.findall(r"\d+", listed["numbers"])] + [int(low), int(match["high"])]
        return f"{numbers[0]}-{numbers[-1]}" if numbers == list(range(numbers[0], numbers[-1] + 1)) else None
    return f"{low}-{_decimal(match['high'])}" if match["high"] and "to" not in topic.number else low


def _decimal(text: str) -> str:
    """Halves and quarters as decimals; other fractions (12/16 of an inch) as printed."""
    if "/" in text and text.split("/")[1] not in ("2", "4"):
        return text
    value: Fraction = figure(text)
    return printer.amount(value).replace(",", "")
