"""The unit that a number goes with: the noun after it, where the two agree."""

import re

from ruleschema.meaning.stems import stem, stems
from ruleschema.meaning.topics import Topic

# Where the words that a number counts end: "1 card and place it" counts no places.
_ENDS = frozenset(
    ("toward", "towards", "and", "or", "that", "who", "which", "with", "for", "from", "to",
     "by", "in", "on", "at", "if", "before", "after", "until", "than")
)  # fmt: skip
_IRREGULAR = {"foot": "feet", "inch": "inches", "mm": "mm", "box": "boxes", "millimeter": "mm", "millimetre": "mm"}
_ONE_FORM = ("die", "foot", "mm", "inch")
_ADVERBS = frozenset(("after", "before", "via", "per", "during", "when", "if", "each", "every", "a"))
_VERBS = ("thrown", "rolled")


def unit_of(match: re.Match[str], wanted: frozenset[str], topic: Topic) -> str | None:
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
        if (
            not word[0].isdigit()
            and (bare in wanted or not wanted.isdisjoint(stems(word)))
            and (_agrees(match, after[place:]) or _misprinted(match, after[: place + 1]))
        ):
            return named(topic, bare)
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
        if word.lower() in _ENDS or (word == "of" and words and words[-1].endswith("s")):
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


def _misprinted(match: re.Match[str], words: list[str]) -> bool:
    """Several of a noun in the singular that stands by its number: "3 card" counts cards."""
    *between, word = words
    parted = len(between) > 2 or any(each in _ADVERBS or each.endswith("s") for each in between)
    return match["low"] != "1" and not parted and not word.endswith("ed")


def named(topic: Topic, bare: str) -> str:
    """The topic's unit, or the word found where a topic is measured in several."""
    names = {stem(str(unit)): str(unit) for unit in topic.number}
    if stem(str(topic.unit)) not in names or len(names) == 1:
        return str(topic.unit)
    name = names.get(bare, str(topic.unit))
    return _IRREGULAR.get(name, name if name.endswith("s") else f"{name}s")
