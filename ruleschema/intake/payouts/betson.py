"""What a wager is made on, where that is its only name: "A wager on one number is paid …; on two numbers, …"."""

import re

from ruleschema.intake.payouts.cases import case_behind
from ruleschema.intake.wagers.wagernames import Wagers

_PAID = (
    r"(?:(?:shall|will|is|are|be|pays?|paid|at|either|odds|of|not|no|less|than|at\s+least)\s+){0,8}"  # up to the value
)
_OPENS = re.compile(
    r"\b(?:wager|bet)s?\s+(?:made\s+|placed\s+)?on\s+(?P<what>[^;:]{1,160}?)\s+(?:(?:which|that)\s+(?:wins?\s+)?)?"
    r"(?:shall|will|may|can|is|are|pays?|wins?)\b",
    re.I,
)
_UP_TO_VALUE = re.compile(r"(?:(?!,\s(?:but|while|and)\san?\s)[^;:]){0,60}")
_GOES_ON = re.compile(
    rf"\s*[,;]\s*(?:and\s+|or\s+)?on\s+(?P<what>[^;:]{{1,120}}?),?\s+(?:(?:it|they)\s+)?{_PAID}", re.I
)
_NEXT = re.compile(r"\s*,\s*(?:and\s+|or\s+)?on\s", re.I)
_AND_ON = re.compile(r",?\s+(?:and|or)\s+on\s+", re.I)
_FIGURES = re.compile(r"\d[\d\s,/]*(?:(?:and|or)\s+(?:(?:the|an?)\s+)?\d+)?(?<=\d)")
_COMMAS = re.compile(r",\s+(?:and\s+|or\s+)?", re.I)
_EACH = re.compile(r"(?i:\s+(?:and|or)\s+)(?=(?i:the|an?|each)\s)|(?<=\w)\s+and\s+(?=[A-Z])")
_GLOSSED = re.compile(r"\(\s?[“\"](?P<name>[^”\"]{2,40})[”\"]\s?\)\s*\Z")
_RANGE = re.compile(r"\s+from\s+\d{1,2}\s+to\s+\d{1,2}\Z")
_ASIDE = re.compile(r",[^,]{0,40}\bonly\Z", re.I)
_ITEM = re.compile(rf"\W{{0,3}}on\s+(?P<what>[^;:]{{2,120}}?),?\s+{_PAID}", re.I)
_STEM = re.compile(
    r"\b(?:wagers?|bets?)\b[^.;]{0,80}\b(?:paid|pays?|payouts?|odds|settled)\b[^.;]{0,60}[:–—-]\s*\Z", re.I
)
_ARTICLE = re.compile(r"\A(?:(?:the|an?|any|each|either|both|all)\s+)+", re.I)
_PLACE = re.compile(r"\s+(?:hand|side|line|area|spot|bet|wager)s?\Z", re.I)
_TOLD = re.compile(r"\b(?:where|if|when|who|against|with|than|under|pursuant|point|that|which|prior|before)\b", re.I)
_CALLED = re.compile(r"\b(?:wager|bet)s?\b", re.I)
_MOST_WORDS = 7


def bets_on(sentence: str, since: int, start: int, wagers: Wagers) -> tuple[list[str], str | None]:
    """The names of what is wagered on, told right before a value or in a list that goes on to it.

    A wager that has a name is made on figures: "A Place wager on 4 or 10 is paid 9 to 5".
    """
    opened = next(reversed(list(_OPENS.finditer(sentence, 0, start))), None)
    told = _told(opened, sentence, since, start) if opened else None
    if opened is None or told is None:
        return [], None
    if not (own := _own_names(opened, sentence, wagers)):
        return _names(told, wagers), None
    bare = _ARTICLE.sub("", told.strip(" ,"))
    return (own, bare) if _FIGURES.fullmatch(bare) else ([], None)


def _told(opened: re.Match[str], sentence: str, since: int, start: int) -> str | None:
    """What is wagered on, where the value is paid for it: the first of a list, or one that it goes on with."""
    if opened.end() <= since:
        goes_on = _GOES_ON.fullmatch(sentence, since, start)
        return goes_on["what"] if goes_on else None
    return opened["what"] if _UP_TO_VALUE.fullmatch(sentence, opened.end(), start) else None


def _own_names(opened: re.Match[str], sentence: str, wagers: Wagers) -> list[str]:
    """The name that the wager itself has before the word for one."""
    own = [each for each in wagers.mentions(sentence) if each.start < opened.start() < each.end]
    joined = bool(own) and _CALLED.search(sentence, own[0].start, opened.start()) is not None
    return list(own[0].names)[-1 if joined else 0 :] if own else []


def bets_of_item(sentence: str, start: int, stem: str, wagers: Wagers) -> list[str]:
    """The names of an item of a list of what is wagered on: "Winning wagers are paid: (a) on a column, at 2 to 1"."""
    item = _ITEM.fullmatch(sentence, 0, start)
    return _names(item["what"], wagers) if item and _STEM.search(stem) else []


def _names(what: str, wagers: Wagers) -> list[str]:
    names = [name for each in _AND_ON.split(what) for name in _split(each)]
    if any(_TOLD.search(name) or not 0 < len(name.split()) <= _MOST_WORDS for name in names):
        return []
    known = [wagers.named(name) or wagers.named(_PLACE.sub("", name)) for name in names]
    if not all(known) and wagers.mentions(what):
        return []
    return [one or name for one, name in zip(known, names, strict=True)]


def case_on(behind: str) -> str | None:
    """The case behind such a value; the next thing wagered on is none."""
    return None if _NEXT.match(behind) else case_behind(behind)


def _split(what: str) -> list[str]:
    """The names of a list; a pair such as "red or black" is one, and so is a group of figures."""
    if glossed := _GLOSSED.search(what):
        return [glossed["name"]]  # on 3 numbers ("street")
    bare = _RANGE.sub("", _ASIDE.sub("", _ARTICLE.sub("", what.strip(" ,"))))
    if _FIGURES.fullmatch(bare):
        return [bare]
    parts = _COMMAS.split(bare) if "," in bare else _EACH.split(bare)
    if len(parts) > 1 and not any(" or " in part for part in parts[:-1]):
        parts[-1:] = parts[-1].split(" or ")  # the last two of a list, and no pair
    return [_ARTICLE.sub("", part.strip()) for part in parts]
