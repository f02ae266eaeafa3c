"""The figures of a sentence: a number with its unit, and how the words around it bound it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from grammar import nodes, printer
from grammar.build import figure
from ruleschema.bounds import bound_of, lower_end, upper_end
from ruleschema.facts import CONDITIONAL, condition_text
from ruleschema.stems import stem, stems
from ruleschema.topics import Topic

_FIGURE = r"\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+)?"
# Of "6 standard 52-card decks" the 52 goes with its own word alone.
_NUMBER = re.compile(
    rf"(?<![\d-])(?<!\bfirst )(?<!\binitial )(?<!\boriginal )(?<!\bany )(?<!\bnumber )(?P<low>[$]?{_FIGURE}%?)(?:\s?(?:to|-|–|or)\s?(?P<high>[$]?{_FIGURE}%?))?"
    r"(?P<after>-[^\s\d]\S*|mm\b|(?:\s+(?:\d+-)?[^\s\d]\S*){0,4})"
)
_UNITS_OF = re.compile(rf"\b(?P<unit>[a-z]+s) of (?P<number>{_FIGURE})(?=[.,;]|\Z)")
# Where the words that a number counts end: "1 card and place it" counts no places.
_ENDS = frozenset("toward towards and or that who which with for from to by in on at if before after until than".split())
_IRREGULAR = {"foot": "feet", "inch": "inches", "mm": "mm", "box": "boxes", "millimeter": "mm"}
_ADVERBS = frozenset("after before via per during when if each every a".split())
# "1, 2 or 3 times" runs from 1 to 3.
_LISTED = re.compile(r"(?P<numbers>(?:\b\d{1,2}, ){1,6})\Z")
_VERBS = ("thrown", "rolled")
_ONE_FORM = ("die", "foot", "mm", "inch")
_SECOND = {"second": "2", "third": "3"}
_WORD = re.compile(r"[\w'’-]+")
_EQUAL = re.compile(
    r"\b(?:equal(?:s|ing)?(?:\s+to)?|match(?:es|ing)?|exceeds?)\s+(?P<base>(?:(?:the|that|his|her|their|own|an?|entire|player's|amount|of|"
    r"size|value)\s+)*(?:(?:original|initial|first|flat|ante|play|pair|plus|bonus|base|other|blackjack|line)\b\s*)+(?:(?:game )?(?:wagers?|bets?))?)"
    r"|\b(?P<same>(?:an?|the) (?:equal|same) amount)\b",
    re.I,
)


@dataclass(frozen=True, slots=True)
class Figure:
    """A stated number, a range or a multiple, as facts show it."""

    value: str
    unit: str
    bound: nodes.Bound


def act_text(tree: nodes.Sentence) -> str:
    """What is done or holds, without actor and conditions."""
    words: list[str] = []
    match tree:
        case nodes.Duty():
            words = [tree.verb.text, *([tree.object.text] if tree.object else [])]
        case nodes.Result():
            words = [tree.result, *([f"on {tree.outcome.text}"] if tree.outcome else [])]
        case nodes.Value() | nodes.Definition():
            words = [tree.object.text] if tree.object else []
    words += [printer.slot(each) for each in tree.slots if each.marker.split()[0] not in CONDITIONAL]
    return " ".join(words)


def stated_figure(topic: Topic, tree: nodes.Sentence) -> Figure | None:
    """The number that the topic's unit goes with, and how it is bounded."""
    if not topic.number:
        return None
    condition = condition_text(tree) or ""
    for text in (act_text(tree), tree.head.text, condition):
        told = [*_counted(topic, text), *_equal(topic, text)]
        # What a condition names by its place is not what is done.
        told += _ordinal(topic, text) if text is not condition else ()
        for start, value, unit in sorted(told):
            bound = bound_of(text[:start], tree, conditional=text is condition)
            span = _span(text, start, value, bound)
            return Figure(span, unit, nodes.Bound.EXACTLY) if span else Figure(value, unit, bound)
    return None


def _span(text: str, start: int, value: str, bound: nodes.Bound) -> str | None:
    """Both ends of a span that the words around a figure tell: at least 1 and at most 8 decks."""
    if bound is nodes.Bound.AT_LEAST and (high := upper_end(text[start:])):
        return f"{value}-{_decimal(high)}"
    if bound is nodes.Bound.AT_MOST and (low := lower_end(text[:start])):
        return f"{_decimal(low)}-{value}"
    return None


def _counted(topic: Topic, text: str) -> Iterator[tuple[int, str, str]]:
    """Numbers with the topic's unit: where they start, value and unit."""
    wanted = {stem(unit) for unit in topic.number}
    for match in _NUMBER.finditer(text):
        unit = _unit(match, wanted, topic)
        listed = _LISTED.search(text, 0, match.start())
        if unit is not None and (value := _shown(match, topic, listed)):
            yield match.start(), value, unit
    for match in _UNITS_OF.finditer(text):
        if stem(match["unit"]) in wanted:
            yield match.start("number"), _decimal(match["number"]), _named(topic, stem(match["unit"]))


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
    words = [(found.start(), found.group().lower()) for found in _WORD.finditer(text)] if topic.ordinals else []
    wanted = {stem(unit) for unit in topic.number}
    for place, (start, word) in enumerate(words[:-1]):
        after, *more = (each for _, each in words[place + 1 : place + 3])
        # "a second deck with backs of another color" tells how the deck is, not how many there are.
        if word in topic.ordinals and stem(after) in wanted and not after.endswith("s") and more != ["with"]:
            yield start, _SECOND.get(word, "1"), _named(topic, stem(after))


def _unit(match: re.Match[str], wanted: set[str], topic: Topic) -> str | None:
    low, after = match["low"], _counted_words(match["after"])
    if low.startswith("$"):
        return "$" if "$" in topic.number else None
    if low.endswith("%"):
        return "%" if "%" in topic.number else None
    if "x" in topic.number and _multiplies(low, after):
        return str(topic.unit) if topic.unit[:1] in "xo" else f"x {after[-1].lower()}"
    if "to" in topic.number and match["high"] == "1":
        return str(topic.unit)
    for place, word in enumerate(after):
        bare = stem(word)
        if not word[0].isdigit() and (bare in wanted or not wanted.isdisjoint(stems(word))) and _agrees(match, after[place:]):
            return _named(topic, bare)
    return None


def _multiplies(low: str, after: list[str]) -> bool:
    """5 times the ante and 1/2 of the wager, but not "at most 3 times after"."""
    if after[:1] == ["of"]:
        return "/" in low
    return after[:1] in (["times"], ["x"]) and after[1:2] != [] and after[1].lower() not in _ADVERBS


def _counted_words(after: str | None) -> list[str]:
    words: list[str] = []
    for word in (after or "").lstrip("-").split():
        # "2 of the dice" are dice, "2 decks of cards" are no cards.
        if word.lower() in _ENDS or word == "of" and words and words[-1].endswith("s"):
            break
        words.append(word.rstrip(".,;"))
        if word.endswith((",", ";")):
            break
    return words


def _agrees(match: re.Match[str], words: list[str]) -> bool:
    """One thing is told in the singular, several in the plural, so "2 cards a player" counts no players."""
    word, *after = words
    if word.endswith("ed") and word not in _VERBS:
        return False
    if match["high"] or match["after"].startswith("-") or stem(word) in _ONE_FORM or word in _VERBS:
        return True
    plural = word.lower().endswith("s")
    if match["low"] == "1" or "/" in match["low"]:
        return not plural
    # "4 different point totals" counts points.
    return plural or any(each.endswith("s") for each in after[:1])


def _named(topic: Topic, bare: str) -> str:
    """The topic's unit, or the word found where a topic is measured in several."""
    names = {stem(str(unit)): str(unit) for unit in topic.number}
    if stem(str(topic.unit)) not in names or len(names) == 1:
        return str(topic.unit)
    name = names.get(bare, str(topic.unit))
    return _IRREGULAR.get(name, name if name.endswith("s") else f"{name}s")


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
