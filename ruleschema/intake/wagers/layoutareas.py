"""Wagers by the places that a layout has for them: "each position is marked Ante, Play and Pair Plus"."""

import re
from collections.abc import Iterable, Iterator

from ruleschema.intake.wagers.wagernames import KIND

_PLACES = ("circle", "area", "box", "space", "spot", "square", "diamond", "region", "logo")
_PLACE = rf"(?:{'|'.join(_PLACES)})"
_WORD = r"[A-Z0-9][\w'’&+/-]*"
_CAPITALS = rf"(?:{_WORD}(?:\s+(?:the\s+|of\s+a\s+|of\s+)?{_WORD}){{0,4}})"
_QUOTED = r"(?:[“\"*][^“”\"*]{2,40}[”\"*])"
_NAME = rf"(?:(?:the|an?|one)\s+)?(?:{_QUOTED}|{_CAPITALS})"
_LIST = rf"{_NAME}(?:(?:,\s+(?:and\s+|or\s+)?|\s+(?:and|or|and/or)\s+){_NAME}){{0,9}}"
# "…two smaller circles marked “Lucky Queens” and “Bust-It”", "each position is marked Ante, Raise and Flush".
_MARKED = re.compile(
    rf"\b(?:{_PLACE}e?s?|positions?|seats?|layout)\s[^.;:“\"]{{0,60}}?"
    r"\b(?:marked|labell?ed|designated|inscribed|imprinted|identified|lettered)\s+(?:(?:as|with|for|by)\s+)?(?:the\s+words?\s+)?"
    rf"(?P<names>{_LIST})"
)
# "…areas for the Player, Banker and Tie".
_MADE_FOR = re.compile(rf"\b{_PLACE}e?s?\s+for\s+(?:each\s+of\s+)?(?P<names>{_LIST})")
# "…and a Trips diamond", "in the Blind circle".
_OWN = re.compile(
    rf"\b(?:[Tt]he|[Aa]n?|[Ee]ach|and)\s+(?P<names>{_QUOTED}|{_CAPITALS})\s+(?:betting\s+|wagering\s+)?{_PLACE}\b"
)
_EACH = re.compile(rf"{_QUOTED}|{_CAPITALS}")
_KIND = re.compile(rf"\s+{KIND}\Z")
# Places on a table that are no wager's.
_NO_WAGER = re.compile(
    r"(?:players?|dealers?|house|discards?|cards?|burn|community|flop|turn|river|chips?|betting|wager(?:ing)?|bets?"
    r"|action|table|layout|shuffler|no|each|the|these|those|any|if|pay\w*|game|position|number|first|second|low|high)\b.*",
    re.I,
)  # fmt: skip
_LOOKED_FOR = ("marked", "label", "designated", "inscribed", "printed", "identified", "lettered")


def layout_wagers(texts: Iterable[str]) -> list[str]:
    """The names of all places of a layout on which a wager is made, each once."""
    return list(dict.fromkeys(name for text in texts for name in _named(text) if not _NO_WAGER.fullmatch(name)))


def _named(text: str) -> Iterator[str]:
    marked = any(word in text for word in _LOOKED_FOR)
    placed = any(word in text for word in _PLACES)
    patterns = [*([_MARKED] if marked else []), *([_MADE_FOR, _OWN] if placed else [])]
    for pattern in patterns:
        for found in pattern.finditer(text):
            yield from (_KIND.sub("", name.strip(' “”".,*')) for name in _EACH.findall(found["names"]))
