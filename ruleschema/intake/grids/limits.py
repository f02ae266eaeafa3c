"""Lines that give the limits of a game's wagers: they tell which wagers there are, and pay nothing."""

import re
from collections.abc import Iterator
from itertools import groupby

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.outline.titles import VERB
from ruleschema.intake.words.gridrows import is_hand

_MONEY = r"\$\s?\d[\d,]*(?:\.\d\d)?"
_TIMES = r"\d{1,2}x"
_PART = r"(?:\s?[-–—:]+\s?|\s+)"
# "Ante - $5 to $200", "Pair Plus: $1-$50", "Play - 1x to 3x Ante"
_RANGE = re.compile(
    rf"(?P<name>[A-Z0-9][^$:–—]{{1,50}}?){_PART}(?:{_MONEY}\s?(?:to|-|–|thru|through|and)\s?{_MONEY}"
    rf"|{_TIMES}\s(?:to|or|-|–)\s{_TIMES}\s?[\w' ]{{0,20}})(?:\s?\([^()]{{1,60}}\))?\W{{0,2}}"
)
_BOUNDED = re.compile(
    rf"[^$]{{0,40}}\b(?:limits?|aggregate|minimums?|maximums?|min|max|buy-?in|payout cap)\b[^$]{{0,30}}"
    rf"(?:{_MONEY}.{{0,40}})?",
    re.I,
)
# What stands among such lines says what a wager costs, or what it adds to a meter.
_BESIDE = re.compile(
    rf"(?P<name>[A-Z0-9][^$:–—]{{1,50}}?)"
    rf"(?:\s?[-–—:]+\s?(?:{_MONEY}|\d{{1,3}}(?:\.\d)?\s?%|(?:no|optional|any|up to)\b)"
    r"[^$]{0,30})"
)
_ODDS = re.compile(r"\d\s?(?:to|for|:)\s?\d")
_NAMES = re.compile(r",\s+(?:and\s+)?|\s+(?:and|&)\s+")
_NO_WAGER = re.compile(
    r"\b(?:limits?|aggregate|min(?:imum)?|max(?:imum)?|contribution|back-? ?up|seed|reserve|commission|fee|rake|table"
    r"|player|odds|payouts?|house|cards|decks?)\b",
    re.I,
)
_LONGEST = 120
_MOST_WORDS = 10
_MOST_CELLS = 2
_FEWEST = 2


def mark_limits(lines: list[Line]) -> None:
    """Mark the lines that give limits: several that stand one below the other, with a range among them."""
    for kind, run in groupby(lines, key=lambda line: _kind(line) is not None):
        told = list(run)
        kinds = [_kind(line) for line in told] if kind else []
        if "range" in kinds and sum(each != "beside" for each in kinds) >= _FEWEST:
            for line in told:
                line.limit = line.whole = True


def _kind(line: Line) -> str | None:
    """What a line has of limits: the range of a wager, a limit, or what stands beside such lines."""
    text = line.text
    if line.blank or len(text) > _LONGEST or len(line.cells) > _MOST_CELLS or _ODDS.search(text):
        return None
    if _RANGE.fullmatch(text):
        return "range"
    if len(text.split()) <= _MOST_WORDS and not VERB.search(text) and _BOUNDED.fullmatch(text):
        return "limit"
    beside = _BESIDE.fullmatch(text)
    return "beside" if beside and not is_hand(beside["name"]) else None


def limited_wagers(lines: list[Line]) -> Iterator[str]:
    """The wagers to which such lines give limits, in their order."""
    for line in lines:
        found = (_RANGE.fullmatch(line.text) or _BESIDE.fullmatch(line.text)) if line.limit else None
        if found and not _NO_WAGER.search(found["name"]):
            yield from (name.strip() for name in _NAMES.split(found["name"]))
