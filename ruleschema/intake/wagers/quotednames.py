"""Wagers that a document names in quotes, in capitals or small, where it offers, defines or pays them."""

import re
from collections.abc import Iterable, Iterator

from ruleschema.intake.wagers.wagernames import IS_HAND, KIND
from ruleschema.intake.wagers.wagerwords import PERSON
from ruleschema.intake.words.numberwords import WORDED

_NAME = r"[“\"]([^”\"“]{2,40}?)[,;.]?[”\"]"
_JOINED = r"(?:,|,?\s+(?:and|or|and/or))\s+(?:(?:the|an?|each)\s+)?"
_LIST = rf"{_NAME}(?:{_JOINED}{_NAME}){{0,9}}"
# The “Pass Line” and “Come” wagers; “Field” is paid …; “Lucky 7” may be placed …
_CALLED = re.compile(rf"{_LIST}\s+{KIND}\b")
_SETTLED = re.compile(
    rf"(?:\A|[.;:]\s+)(?:(?:The|An?|Each|Winning)\s+)?{_LIST}\s+(?:(?:is|are|shall\s+be|will\s+be)\s+(?:each\s+|both\s+|also\s+)?"
    r"(?:paid|settled|lost|returned)|pays?|wins?|loses?|push(?:es)?|may\s+be\s+(?:taken|placed|made|wagered))\b"
)
# "The wagers are the “ante”, the “bet”, equal to twice the ante, and …": each that the sentence goes on to name.
_OFFERED = re.compile(
    r"\b(?:[Ww]agers?|[Bb]ets?)\s+(?:(?:are|is|may\s+be\s+(?:placed|made)|made|placed|permitted|offered|on|called|known\s+as)\s+){1,3}"
    r"(?:the\s+|an?\s+|on\s+)?(?=[“\"])"
)
_QUOTED = re.compile(_NAME)
_DEFINED = re.compile(
    r"[“\"]([a-z][a-z' -]{1,30})[”\"],?\s+(?:is|means|shall mean|refers to)\s+"
    r"(?:the|an?|any|each|that)\s+(?:[\w$.,-]+\s+){0,4}?(?:wager|bet|stake|chip)\b"
)
_BEFORE = re.compile(rf"{_LIST}\s*(?:[-–—:]\s*)?(?:at\s+)?(?:odds\s+of\s+)?\Z")
_NO_STAKE = re.compile(
    r"(?:min|max|minimum|maximum|winning|losing|void|valid|permissible|total|opening|table|colou?r|value|cash|push|tie"
    r"|stand-?off|surrender|fold|double|split|blackjack|natural|no more bets)\b"
)
_KIND = re.compile(rf"\s+{KIND}\Z")
_NUMBER = re.compile(WORDED, re.I)
_SENTENCE = re.compile(r"(?<=[a-z0-9)”\"])[.;]\s+(?=[A-Z“\"(])")


def quoted_wagers(texts: Iterable[str]) -> list[str]:
    """The names, each once; a number's name alone is read only where it is paid."""
    found = [name for text in texts if '"' in text or "“" in text for name in _named(text)]
    names = [name.strip(" .,") for name in dict.fromkeys(found)]
    bare = [name if name.islower() else _KIND.sub("", name) for name in names]
    return [name for name in bare if name == "bet" or _can_name(name)]


def quoted_before(before: str) -> list[str]:
    """The names in quotes right before a value: "Any Seven" 4 to 1, "Two" or "Twelve" 30 to 1."""
    found = _BEFORE.search(before)
    names = _QUOTED.findall(found[0]) if found else []
    return [] if any(IS_HAND.fullmatch(name) or _NO_STAKE.match(name.lower()) for name in names) else names


def _named(text: str) -> Iterator[str]:
    for pattern in (_CALLED, _SETTLED):
        for found in pattern.finditer(text):
            yield from _QUOTED.findall(found[0])
    yield from _DEFINED.findall(text)
    for sentence in _SENTENCE.split(text):
        if offered := _OFFERED.search(sentence):
            yield from _QUOTED.findall(sentence, offered.end())


def _can_name(name: str) -> bool:
    small = name.islower() and (PERSON.fullmatch(name) or _NO_STAKE.match(name) or IS_HAND.fullmatch(name))
    return bool(name) and not small and not _NUMBER.fullmatch(name) and len(name.split()) <= 5
