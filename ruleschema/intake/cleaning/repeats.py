"""What two lines of a document have in common as parts of pages, and what only looks alike."""

import re
from collections import Counter

from ruleschema.intake.cleaning.cleaning import Line

# What marks a repeated line as belonging to the page and not to the rules.
ANCHOR = re.compile(
    r"\b(?:date|submitted|approved|revised|revision|rev|effective|appendix|internal controls?|page \d+|version"
    r"|confidential|llc|inc|casino|hotel|racino|resort|cardroom|gaming plan|table games plan)\b"
    r"|©|\b[a-z]{2,5}-\d{4,7}\b", re.I,
)  # fmt: skip
CHAPTER = re.compile(r"(?:section|appendix|chapter|part|exhibit|tab|game|(?:sub)?division)\s+[\w.-]{1,8}", re.I)
_DIGITS = re.compile(r"\d+")
_MONTHS = re.compile(r"\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b")
# "gega-005102", "iv" behind all else: what a game is registered under, and the pages of a front counted otherwise.
_REGISTERED = re.compile(r"\b[a-z]{2,6}-?\d{3,7}\b")
_LONG_NUMBER = re.compile(r"\d{3}")
_SMALL_ROMAN = re.compile(r"(?<=\w\s)[ivx]{1,5}\Z")


def line_key(text: str) -> str:
    """The words of a line, without the figures, months and numbers of registration in which pages differ."""
    text = text.replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"')
    bare = _REGISTERED.sub("#", text.lower()) if _LONG_NUMBER.search(text) else text.lower()
    return " ".join(_MONTHS.sub("#", _DIGITS.sub("#", bare)).split())


def of_front(text: str, keys: set[str]) -> bool:
    """Whether a line has the first words of those that other pages repeat, and a small page's number behind them."""
    bare = _SMALL_ROMAN.sub("#", text)
    if bare == text:
        return False
    key = line_key(bare)
    return any(each == key or each.startswith(f"{key} ") for each in keys)


def on_two_pages(lines: list[Line], keys: dict[int, str], counts: Counter[str]) -> set[int]:
    """What a document of two pages has on both: the same words, and the page's number with them."""
    twice: dict[str, list[int]] = {}
    for index, key in keys.items():
        if counts[key] == 2:
            twice.setdefault(key, []).append(index)
    return {
        index
        for pair in twice.values()
        if _DIGITS.sub("", lines[pair[0]].text) and _counts(lines, pair)
        for index in pair
    }


def _counts(lines: list[Line], pair: list[int]) -> bool:
    """Whether the figures of two lines differ in one place, and there by one."""
    one, two = ([int(figure) for figure in _DIGITS.findall(lines[index].text)] for index in pair)
    steps = [after - before for before, after in zip(one, two, strict=False) if after != before]
    return len(one) == len(two) and steps == [1] and bool(ANCHOR.search(lines[pair[0]].text))


def counted_once(lines: list[Line], shown: list[int]) -> set[int]:
    """Chapters' numbers on lines of their own, each printed once: they count games, where heads repeat."""
    places = {index: lines[index].text for index in shown if CHAPTER.fullmatch(lines[index].text)}
    printed = Counter(text.lower() for text in places.values())
    return {index for index, text in places.items() if printed[text.lower()] == 1}
