"""Dates that no calendar has: February 30, 31 April, 13/32/2020."""

import calendar
import re
from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.phrases import Said, texts, texts_with
from ruleschema.submission.locate import locate

_MONTHS = [name.lower() for name in calendar.month_name[1:]]
_NAMES = "|".join((*_MONTHS, *(f"{name[:3]}\\." for name in _MONTHS)))
# A modal is no month: "may" is one only with a year.
_WORDED = re.compile(
    rf"\b(?P<month>{_NAMES}) (?P<day>\d{{1,3}})(?:st|nd|rd|th)?\b(?!,\d{{3}}\b)(?:,? (?P<year>\d{{4}})\b)?"
    rf"|\b(?P<first>\d{{1,3}})(?:st|nd|rd|th)? (?:of )?(?P<after>{_NAMES})(?:,? (?P<last>\d{{4}})\b)?",
    re.I,
)
_PRINTED = re.compile(
    r"(?<![\d/.-])(?:(?P<a>\d{1,2})/(?P<b>\d{1,2})/(?P<y>\d{4})|(?P<year>\d{4})-(?P<m>\d{2})-(?P<d>\d{2}))(?![\d/-])"
)
_LEAP, _MODAL = 2020, "may"


def wrong(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Every date of a text that cannot be."""
    named = texts_with(filing, (*_MONTHS, *(name[:3] for name in _MONTHS)))
    for said in named:
        for match in _WORDED.finditer(said.text):
            month = (match["month"] or match["after"]).lower()[:3]
            year = match["year"] or match["last"]
            day = int(match["day"] or match["first"])
            number = next(place for place, name in enumerate(_MONTHS, 1) if name.startswith(month))
            if (year or month != _MODAL) and not _is_day(int(year or _LEAP), number, day):
                yield _fault(rule, filing, said, match)
    for said in texts(filing):
        for match in _PRINTED.finditer(said.text) if "/" in said.text or "-" in said.text else ():
            year = int(match["y"] or match["year"])
            pairs = [(match["a"], match["b"]), (match["b"], match["a"])] if match["a"] else [(match["m"], match["d"])]
            if not any(_is_day(year, int(month), int(day)) for month, day in pairs):
                yield _fault(rule, filing, said, match)


def _is_day(year: int, month: int, day: int) -> bool:
    return bool(year) and 1 <= month <= len(_MONTHS) and 1 <= day <= calendar.monthrange(year, month)[1]


def _fault(rule: Rule, filing: Filing, said: Said, match: re.Match[str]) -> Fault:
    span = locate(said.text, filing.document.text, match.start(), match.end())
    return rule.fault(span, said.at, said.src, date=match.group())
