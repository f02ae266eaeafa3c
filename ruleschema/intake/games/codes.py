"""Sections of a code, numbered with the title and the chapter they stand in: "47.1-2304 Wagers.", "WAC 230-15-040"."""

import re
from collections import defaultdict

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.outline.titles import is_pay_row, is_title_like
from ruleschema.intake.words.labels import read_label

SIGN = "§"
NUMBERING = "numbering word"
_CODED = re.compile(
    r"(?P<source>(?:\d{1,3}\s)?(?:[A-Z]{2,6}|[A-Z][a-z]{1,6}\.(?:\s?[A-Z][a-z]{0,6}\.?){0,2})\s+)?"
    r"(?P<number>\d{1,4}[A-Za-z]{0,2}(?:[.:–—-]\d{1,5}[A-Za-z]{0,2}){1,4})[.:]?\s+(?P<rest>[A-Z“\"].*)"
)
# What editors set behind a title: when it was made or changed.
_NOTED = re.compile(
    r"[\s.]*[\[(]?\b(?:amended|effective|eff\.|adopted|added|repealed|renumbered|recodified|expired)\b[^a-z]{0,40}\Z",
    re.I,
)
_MOST_WORDS = 14
_FEWEST = 2
_LEAST_PARTS = 3
_FIGURES = re.compile(r"\d+")
_LARGE = 100


def mark_codes(lines: list[Line], running: dict[int, str]) -> None:
    """Set a section's sign before such numbers, so that they read as every other section does."""
    found: dict[str, list[tuple[Line, re.Match[str]]]] = defaultdict(list)
    for index, line in enumerate(lines):
        if index not in running and (coded := _section(line)):
            found[_title_of(coded["number"])].append((line, coded))
    for sections in found.values():
        if len({coded["number"] for _, coded in sections}) < _FEWEST:
            continue
        for line, coded in sections:
            if coded["source"]:
                line.removed.append((coded["source"].strip(), NUMBERING))
            line.text = f"{SIGN} {coded['number']} {coded['rest']}"


def _section(line: Line) -> re.Match[str] | None:
    """A line that is the number and the title of a section; a clause of a few figures counts by itself."""
    if line.cells or line.bullet or line.table is not None:
        return None
    coded = _CODED.fullmatch(line.text)
    if coded is None or (read_label(line.text) is not None and not coded["source"]):
        return None
    title = _NOTED.sub("", coded["rest"])
    if len(title.split()) > _MOST_WORDS or not is_title_like(title, _MOST_WORDS) or is_pay_row(line):
        return None
    figures = [int(each) for each in _FIGURES.findall(coded["number"])]
    return coded if len(figures) >= _LEAST_PARTS or max(figures) >= _LARGE else None


def _title_of(number: str) -> str:
    """The title of the code, which all its sections begin with."""
    return str(_FIGURES.findall(number)[0])
