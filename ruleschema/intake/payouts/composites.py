"""Wagers paid as several: equal parts on numbers, or units on other wagers."""

import re

from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.wagers import fallback_wager, wagers_near
from ruleschema.intake.records import DraftRow
from ruleschema.intake.words.equalparts import equal_parts

_COMPOSITE = re.compile(
    r"\bas (?:though |(?:if )?(?:(?:it|they) (?:was|were)\s+)?)?(?P<count>two|three|four|five|\d)\s+"
    r"(?:(?:separate|equal|individual|different|single),?\s+(?:and\s+)?){1,3}(?:wagers?|bets?)\b"
    r"|\b(?P<ways>two|three|four|five|\d)[- ]way\s+(?:wager|bet)\s+on\b",
    re.I,
)


_SEPARATE = re.compile(r"\bas\s+(?:separate|equal)\s+(?P<what>[A-Z][\w'’& ,-]{3,60}?)\s+(?:wagers|bets)\b")
_UNITS = re.compile(
    r"(?P<units>one|two|three|four|\d)\s+units?\s+wagered\s+as\s+(?:an?\s+)?(?P<on>[A-Z][\w ]{2,30}?(?:Bet|Wager))",
    re.I,
)
# "one half on Any Craps and one half on Yo".
_SHARE = r"(?:one[- ])?(?P<share>half|third|quarter|fourth|fifth)(?:\s+of\s+(?:it|the\s+(?:wager|bet|amount)))?"
_SHARES = re.compile(
    rf"\b{_SHARE}\s+(?:is\s+|being\s+|goes\s+)?on\s+(?:the\s+|an?\s+)?(?P<on>[A-Z0-9][\w'’ -]{{1,30}}?)"
    r"(?=\s*(?:[,;.]|\band\b|\Z))"
)
_PARTS_OF = {"half": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5}
_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def composites(sentence: str, setting: Setting) -> list[tuple[int, DraftRow]]:
    """A wager paid as several: equal parts on numbers, or units on other wagers."""
    found = _COMPOSITE.search(sentence) or _SEPARATE.search(sentence)
    if found is None:
        return []
    pays = equal_parts(sentence)
    if pays is None and (units := list(_UNITS.finditer(sentence))):
        whole = sum(_NUMBERS.get(each["units"].lower(), 1) for each in units)
        pays = "as " + " plus ".join(
            f"{_NUMBERS.get(each['units'].lower(), 1)}/{whole} on {each['on']}" for each in units
        )
    elif pays is None and len(shares := list(_SHARES.finditer(sentence))) > 1:
        pays = "as " + " plus ".join(f"1/{_PARTS_OF[each['share'].lower()]} on {each['on']}" for each in shares)
    elif pays is None and "what" in found.groupdict() and len(names := setting.wagers.last(found["what"])) > 1:
        pays = "as " + " plus ".join(f"1/{len(names)} on {name}" for name in names)
    if pays is None:
        return []
    wagers = wagers_near(sentence[: found.start()], setting.wagers)
    place = found.start(found.lastindex or 0)  # where the parts are told, which may be a line below the verb
    return [(place, DraftRow("win", pays, (), wager)) for wager in wagers or [fallback_wager(setting)]]
