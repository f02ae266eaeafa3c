"""Pay values as documents print them: odds of every spelling, dollars, percent, push, lose."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ruleschema.intake.words.equalparts import equal_parts
from ruleschema.intake.words.misread import figures
from ruleschema.intake.words.numberwords import GLOSS, WORDED, worded
from ruleschema.intake.words.staked import MULTIPLE_OF, given_back, multiple

NUMBER = r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?"
# In prose a hyphen also joins ranges, so hyphen odds count only in cells and lists.
RATIO = rf"(?<![\w$.,-])(?<!\d:)-?(?P<win>{NUMBER})" + (
    rf"(?:[\s-]{{0,3}}(?P<word>to|for)[\s-]{{0,3}}|:)(?P<stake>{NUMBER})(?![\w%$]|[.,:]\d)"
)
_RATIO = re.compile(RATIO, re.I)
_GLUED = re.compile(rf"(?P<win>{NUMBER})\s{{0,3}}(?P<word>to|for)\s{{0,3}}(?P<stake>\d+?)(?=$|[\s.;,)*]|[A-Z])", re.I)
_COLON = re.compile(rf"(?P<win>{NUMBER})\s?:\s?(?P<stake>{NUMBER})")
_HYPHEN = re.compile(rf"(?P<win>{NUMBER})\s?[-–]\s?(?P<stake>\d{{1,2}})")
_SPELLED = re.compile(
    rf"(?P<win>(?<![\w-]){WORDED}|(?<![\w.,$-])\d{{1,4}}(?=(?:\s?\(\d{{1,4}}\))?[\s-]+to[\s-]+one\b)){GLOSS}"
    rf"[\s-]{{1,3}}(?P<word>to|for)[\s-]{{1,3}}(?P<stake>{WORDED}){GLOSS}",
    re.I,
)
_MONEY = re.compile(r"[$¢]\s?(?P<amount>\d+(?:,\d{3})*(?:\.\d{1,2})?)(?:\.00)?", re.I)
# "100% mega jackpot", "10% of the progressive meter": a house may have several jackpots, each with its name.
POT = (
    r"(?:of\s+)?(?:the\s+)?(?:(?!and\b|or\b)[a-z]+\s+){0,2}?(?:meter|jackpot|pool|progressive)\b"
    r"(?:\s+(?:meter|jackpot|pool|amount)\b)?"
)
_PERCENT = re.compile(
    rf"(?P<share>\d+(?:\.\d+)?)\s?(?:%|per\s?cent)(?:\s+of\s+(?:the\s+)?(?P<base>[a-z][a-z ]{{2,40}})|\s+{POT})?", re.I
)
# In prose a hyphen joins odds only to one unit, and never a third figure ("6-7-8").
_HYPHENED = re.compile(rf"(?<![\w$.,/–-])(?P<win>{NUMBER})[-–](?P<stake>1)(?![\w/–-]|[.,]\d)")
# 3/2 are odds in a cell, and in prose where the words before it pay.
_SLASH = re.compile(rf"(?<![\w$.,/])(?P<win>{NUMBER})\s?/\s?(?P<stake>\d{{1,2}})(?![\w/%]|[.,]\d)")
_MULTIPLE = re.compile(
    r"(?<=paid )(?P<paid>double|triple)\b|\b(?P<word>double|triple)\b(?=\s+(?:on|for|if|when)\b|\s*[.,;)]|\Z)", re.I
)
_METER = r"(?P<base>(?:(?!and\b|or\b|the\b)[a-z]+\s+){0,2}?(?:meter|jackpot|pool)\b)"
_SHARED = re.compile(
    rf"(?P<share>\d{{1,3}}(?:\.\d+)?)\s?(?:%|per\s?cent)\s+of\s+(?:(?:the|that|this|such|said)\s+)?(?:amount\s+(?:on|of)\s+the\s+)?{_METER}",
    re.I,
)
_WHOLE = re.compile(
    rf"\b(?:whole|entire|full|all)\s+(?:of\s+)?(?:the\s+)?(?:amount\s+(?:on|of)\s+the\s+)?{_METER}", re.I
)
_BARE_SHARE = re.compile(r"(?<![\w$.,])(?P<share>\d{1,3}(?:\.\d+)?)(?:\s?%|\s+per\s?cent)(?=\s*(?:[.,;]|\Z))", re.I)
_EVEN = re.compile(r"even[ -]money", re.I)
_PAID_EVENS = re.compile(r"(?:(?<=pays )|(?<=paid )|(?<=paid at )|(?<=pay )|(?<=: )|(?<=[-–—] ))evens\b", re.I)
_EVENS = re.compile(r"evens?", re.I)
_UNITS = re.compile(rf"(?P<count>{NUMBER})\s+(?P<unit>points?|chips?|units?)", re.I)
PUSHED = r"push(?:es)?|stand[- ]?offs?"
_PUSH = re.compile(rf"{PUSHED}|stands? off|ties?|returned|no action", re.I)
_LOSE = re.compile(r"los(?:e|es|s)|lost|collected|taken|forfeited", re.I)
# A cell that leads to another table pays nothing itself.
_NONE = re.compile(
    r"n\s?/\s?a|n\.a\.|[-–—]+|none|not applicable|nil"
    r"|(?:(?:see|per|by|as per) (?:the )?)?pay ?table|(?:see|per|by|as per) (?:the )?(?:table|schedule)(?: below)?",
    re.I,
)
# "40 to 1 or 45 to 1, as the layout shows"
_AS_POSTED = re.compile(r"(?<=\d)\s?[,;(]\s?(?:as|per|depending|whichever|at the option)\b[^\d$]{2,60}\Z", re.I)
_AS_SEVERAL = re.compile(
    r"(?:paid )?as (?:if (?:it (?:was|were)|they were) )?(?:two|three|four|five|\d) (?:separate|equal)\b", re.I
)
# "1 to 1 less 5% commission": what the house takes off is told beside what is paid.
LESS = re.compile(
    r"[,;(]?\s*\b(?:(?:less|minus|with|subject to)\s[^,;]{0,40}\b(?:commission|vigorish|vig)\b.{0,60}"
    r"|(?:less|minus)\s(?:an?\s)?\d{1,2}(?:\.\d+)?\s?%\W{0,2}\Z)",
    re.I,
)
# "Evens (1/1)", "8-1 (9 for 1)": one value in two ways.
_GLOSSED = re.compile(r"(?P<value>[^()]{1,20}?)\s?\((?P<gloss>[^()]{1,20})\)?")
# "Player paid 3 to 2": who is paid, in a cell of its own.
_PAID = re.compile(
    r"\A(?:(?:the )?(?:player|guest|patron)s? (?:is |are )?(?:paid|wins?|receives?) |pays |paid )(?=\S)", re.I
)
_TRIM = " \t*†‡.;:,()"


@dataclass(frozen=True, slots=True)
class PayValue:
    """A value in the clause language, with the place it takes in the text."""

    pays: str
    start: int
    end: int


def before_commission(text: str) -> str:
    """The text without what the house takes off."""
    low = text.lower()
    return LESS.sub("", text) if "commission" in low or "vig" in low or "less" in low or "minus" in low else text


@lru_cache(maxsize=4096)
def cell_value(cell: str) -> str | None:
    """What a whole table cell pays; None where it is no pay value."""
    text = figures(before_commission(_AS_POSTED.sub("", cell))).strip(_TRIM + "=")
    text = _PAID.sub("", text)
    if " or " in text:
        parts = [cell_value(part) for part in text.split(" or ")]
        return " or ".join(part for part in parts if part) if all(parts) else None
    for pattern, say in _CELLS:
        found = pattern.fullmatch(text)
        if found:
            return say(found)
    if glossed := _GLOSSED.fullmatch(text):
        return cell_value(glossed["value"]) if cell_value(glossed["gloss"]) else None
    return equal_parts(text) if _AS_SEVERAL.match(text) else given_back(text)


def is_empty(cell: str) -> bool:
    """Whether a cell says that nothing is paid in this column."""
    return bool(_NONE.fullmatch(cell.strip(" *.")))


def ratio(found: re.Match[str]) -> str:
    """Odds in canonical wording."""
    word = found.groupdict().get("word") or "to"
    return f"{number(found['win'])} {'for' if word.lower() == 'for' else 'to'} {number(found['stake'])}"


def number(text: str) -> str:
    """A figure with thousands marked, also from its word."""
    if (told := worded(text)) is not None:
        return f"{told:,}"
    whole, dot, part = text.replace(",", "").partition(".")
    return f"{int(whole):,}{dot}{part}"


def money(text: str) -> str:
    whole, dot, cents = text.replace(",", "").rstrip(".").partition(".")
    return f"${int(whole):,}" + (f".{cents:0<2}" if dot and cents.strip("0") else "")


def _percent(found: re.Match[str]) -> str:
    said = found.groupdict()
    base = (said.get("base") or "meter").strip().lower()
    return f"{said.get('share') or 100}% of {'meter' if 'meter' in base or 'jackpot' in base else base}"


def _units(found: re.Match[str]) -> str:
    """1 chip, 2 chips: one of them is never many, however it is printed."""
    count, unit = number(found["count"]), found["unit"].lower().removesuffix("s")
    return f"{count} {unit}" if count == "1" else f"{count} {unit}s"


def _multiple(found: re.Match[str]) -> str:
    return "2 to 1" if found[0].lower() == "double" else "3 to 1"


# "See 2, 3, 11 and 12; one-fourth of the wager on each": a wager paid as several.
_PARTS = re.compile(
    r"(?:[A-Za-z]+\s){0,6}?(?P<items>\d{1,2}(?:,\s?\d{1,2}){1,6},?\s(?:and|&)\s\d{1,2})\b[^\d]{0,60}"
    r"\b(?:equal(?:ly)?|one[- ](?:third|fourth|quarter|fifth)|split)\b[^\d]{0,60}",
    re.I,
)


def _parts(found: re.Match[str]) -> str:
    items = re.findall(r"\d{1,2}", found["items"])
    return f"as {len(items)} equal wagers on {', '.join(items[:-1])} and {items[-1]}"


_CELLS = (
    (_RATIO, ratio),
    (_COLON, ratio),
    (_HYPHEN, ratio),
    (_SLASH, ratio),
    (_SPELLED, ratio),
    (_MONEY, lambda found: money(found["amount"])),
    (_PERCENT, _percent),
    (_WHOLE, _percent),
    (_EVEN, lambda _: "1 to 1"),
    (_EVENS, lambda _: "1 to 1"),
    (_MULTIPLE, _multiple),
    (MULTIPLE_OF, multiple),
    (_UNITS, _units),
    (_PUSH, lambda _: "push"),
    (_LOSE, lambda _: "lose"),
    (_PARTS, _parts),
)


class _Told(NamedTuple):
    """A value that a text tells, and what its small letters hold where it may: looking for that costs far less."""

    cue: re.Pattern[str]
    pattern: re.Pattern[str]
    say: Callable[[re.Match[str]], str | None]


_IN_PROSE = tuple(
    _Told(re.compile(cue), pattern, say)
    for cue, pattern, say in (
        (r"(?:to|for|:)[\s-]{0,3}\d", _RATIO, ratio),
        (rf"(?:to|for)[\s-]{{1,3}}{WORDED}", _SPELLED, ratio),
        (r"(?:x|×|times|once|twice|thrice|half|double|triple|equal to)\s", MULTIPLE_OF, multiple),
        ("money", _EVEN, lambda _: "1 to 1"),
        ("evens", _PAID_EVENS, lambda _: "1 to 1"),
        (r"(?:to|for)\s{0,3}\d", _GLUED, ratio),
        ("-1|–1", _HYPHENED, ratio),
        (r"/\s?\d", _SLASH, ratio),
        ("double|triple", _MULTIPLE, _multiple),
        ("%|cent", _SHARED, _percent),
        ("meter|jackpot|pool", _WHOLE, _percent),
        ("%|cent", _BARE_SHARE, _percent),
        (r"\$|¢", _MONEY, lambda found: money(found["amount"])),
        (r"\d\s+(?:point|chip|unit)", _UNITS, _units),
    )
)


def prose_values(text: str) -> list[PayValue]:
    """Odds and even money in running text, in order; ranges and counts are left to the caller to judge."""
    found: list[PayValue] = []
    low = text.lower()
    for cue, pattern, say in _IN_PROSE:
        for each in pattern.finditer(text) if cue.search(low) else ():
            if not any(known.start < each.end() and each.start() < known.end for known in found) and (
                pays := say(each)
            ):
                found.append(PayValue(pays, each.start(), each.end()))
    return sorted(found, key=lambda each: each.start)
