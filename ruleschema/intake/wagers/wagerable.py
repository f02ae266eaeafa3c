"""What can be the name of a wager, and what words are several names or none."""

import re

from ruleschema.intake.wagers.wagernames import name_key
from ruleschema.intake.wagers.wagerwords import PERSON, SAYS
from ruleschema.intake.words import leadin

# "1 to 1", "4 or 10": odds and points are no names.
_FIGURES = re.compile(r"\b\d+ to 1\b|\A\d+ or \d+\Z")
_EITHER = re.compile(r"(?:An?|Any|Each)\s+[A-Z][\w'’ ]{2,20} or [A-Z][\w'’ ]{2,20}")
# A Gull Pair or Tern Pair wager, an Ante High or Ante Low wager: two of a kind.
_PARALLEL = re.compile(
    r"[A-Z][a-z]+ (?P<last>[A-Z][a-z]+) or [A-Z][a-z]+ (?P=last)"
    r"|(?P<first>[A-Z][a-z]+) [A-Z][a-z]+ or (?P=first) [A-Z][a-z]+"
)
# The Flush Bet and the Straight Flush Bet.
_EACH_CALLED = re.compile(r"\b(?:Bet|Wager|bet|wager)s?\s+(?:and|or)\s")
# "A Buy Bet on 4": what a wager is made on is no part of its name.
_MADE_ON = re.compile(r"\b(?:bet|wager)s?\s+on\b", re.I)
# Words of schedules, laws and headings, which no wager is called by.
_NO_PART = re.compile(
    r"\b(?:fees?|schedules?|subsections?|sections?|sources?|except|exceptions|provided|vigorish on|commission on|how"
    r"|limits?|minimum|maximum|authority|determined)\b",
    re.I,
)
_ORDINAL = re.compile(r"\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh")
_COUNTED = re.compile(r"\A(?:\d{1,2}[a-z]?|[IVX]{1,5}|[A-Z])\s+")


def can_name(bare: str) -> bool:
    """Whether words can be the name of a wager: few, no person's, no number's or figure's alone."""
    if not bare or len(bare.split()) > 6 or PERSON.fullmatch(bare) or SAYS.search(bare) or ";" in bare:
        return False
    if _MADE_ON.search(bare) or _NO_PART.search(bare):
        return False
    if re.fullmatch(r"[IVX]+", bare) or _FIGURES.search(bare) or not re.search(r"[A-Za-z]{2}|\b[A-Z] (?:and|&)", bare):
        return bool(re.fullmatch(r"\d{1,2}\+\d{1,2}", bare))
    return leadin.is_wager(bare)


def without_joined(found: dict[str, str]) -> list[str]:
    """Without names that are two others joined, or one behind a section's number."""
    kept = []
    counted = {key.partition(" ")[0] for key in found if " " in key}
    for key, name in found.items():
        parts = [name_key(part) for part in re.split(r"\s+(?:and|or|except for|with)\s+(?:the\s+|an?\s+)?", key)]
        ran_on = [name_key(part) for part in key.split(" the ")]
        rest = name_key(_COUNTED.sub("", name))
        if len(parts) > 1 and any(part in found for part in parts):
            continue
        if (len(ran_on) > 1 and all(part in found for part in ran_on)) or (rest != key and rest in found):
            continue
        if _ORDINAL.fullmatch(key) and key in counted:
            continue  # "3rd, 4th and 5th street wagers"
        kept.append(name)
    return kept


def parts_of(name: str, *, plural: bool) -> list[str]:
    """Ante and Play Wagers are two, as a Pass or Come wager is; a Craps-Eleven or C and E Bet is one."""
    plural = plural or bool(_EITHER.fullmatch(name) or _EACH_CALLED.search(name) or _PARALLEL.fullmatch(name))
    listed = re.split(r",\s+(?:and\s+|or\s+)?", name)
    if plural or len(listed) > 1:
        listed = [part for each in listed for part in re.split(r"\s+(?:and|or)\s+(?:the\s+|an?\s+)?", each)]
    return [part for part in listed if part.strip()]
