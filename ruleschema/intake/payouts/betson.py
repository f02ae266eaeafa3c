"""What a wager is made on, where that is its only name: a wager on one number, on red or black, on a column."""

import re

from ruleschema.intake.wagers.wagernames import Wagers

_AND_ON = re.compile(r",?\s+(?:and|or)\s+on\s+", re.I)
_FIGURES = re.compile(r"\d[\d\s,/]*(?:(?:and|or)\s+(?:(?:the|an?)\s+)?\d+)?(?<=\d)")
_COMMAS = re.compile(r",\s+(?:and\s+|or\s+)?", re.I)
_EACH = re.compile(r"(?i:\s+(?:and|or)\s+)(?=(?i:the|an?|each)\s)|(?<=\w)\s+and\s+(?=[A-Z])")
_GLOSSED = re.compile(r"\(\s?[“\"](?P<name>[^”\"]{2,40})[”\"]\s?\)\s*\Z")
_RANGE = re.compile(r"\s+from\s+\d{1,2}\s+to\s+\d{1,2}\Z")
_ASIDE = re.compile(r",[^,]{0,40}\bonly\Z", re.I)
_ARTICLE = re.compile(r"\A(?:(?:the|an?|any|each|either|both|all)\s+)+", re.I)
_PLACE = re.compile(r"\s+(?:hand|side|line|area|spot|bet|wager)s?\Z", re.I)
_TOLD = re.compile(r"\b(?:where|if|when|who|against|with|than|under|pursuant|point|that|which|prior|before)\b", re.I)
_MOST_WORDS = 7


def names_on(what: str, wagers: Wagers) -> list[str]:
    """The names of what a wager is made on; none where the words tell more than that."""
    names = [name for each in _AND_ON.split(what) for name in _split(each)]
    if any(_TOLD.search(name) or not 0 < len(name.split()) <= _MOST_WORDS for name in names):
        return []
    known = [wagers.named(name) or wagers.named(_PLACE.sub("", name)) for name in names]
    if not all(known) and wagers.mentions(what):
        return []
    return [one or name for one, name in zip(known, names, strict=True)]


def _split(what: str) -> list[str]:
    """The names of a list; a pair such as "red or black" is one, and so is a group of figures."""
    if glossed := _GLOSSED.search(what):
        return [glossed["name"]]  # on 3 numbers ("street")
    bare = _RANGE.sub("", _ASIDE.sub("", _ARTICLE.sub("", what.strip(" ,"))))
    if _FIGURES.fullmatch(bare):
        return [bare]
    parts = _COMMAS.split(bare) if "," in bare else _EACH.split(bare)
    if len(parts) > 1 and not any(" or " in part for part in parts[:-1]):
        parts[-1:] = re.split(r"\s(?:or|and)\s", parts[-1])  # the last two of a list, and no pair
    return [_ARTICLE.sub("", part.strip()) for part in parts]
