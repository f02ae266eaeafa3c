"""Page counters: lines that count up by one from page to page, whatever words stand around the figure."""

import re
from collections import defaultdict
from itertools import pairwise
from statistics import median

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.repeats import line_key

MOST_WORDS = 12
_FEWEST = 3
_LONGEST = 200
# Pages are longer than the items of a list; a lone figure must be further apart still.
_PAGE_LINES = 12
_LONE_LINES = 20
_COUNTED = re.compile(r"\A(?P<head>[^\d]{0,80}?)(?P<number>[1-9]\d{0,3})(?:\s*(?:of|/)\s*\d{1,4})?\W{0,3}\Z")
_WHOLE = re.compile(r"(?:.{0,60}\W)?pa?ge?\.?\s*(?P<number>\d{1,4})\s*(?:of|/)\s*\d{1,4}\W{0,3}", re.I)
# "19:4 - 12", "3-1": the page behind the chapter's number.
_CODED = re.compile(r"\A(?P<head>[A-Z]{0,3}\d[\d.:]{0,7}\s?[-–—]\s?)(?P<number>[1-9]\d{0,2})\Z")
# "214 THE STATE REGISTER Vol. 9", "6 May THE STATE REGISTER 215": other figures stand beside the page's.
_LEADING = re.compile(r"(?P<number>[1-9]\d{0,3})(?P<rest>\s+[A-Z][^.;:]{3,60}(?:(?:No|Vol)\.\s?\d{1,4})?)")
_TRAILING = re.compile(r"(?P<rest>(?=[^.;:]{0,20}\d)[^.;:]{3,80}\s)(?P<number>[1-9]\d{0,3})")
# "Flush 3 to 2": what is paid counts no pages, however the figures fall.
_PAID = re.compile(r"\d\s(?:to|for)\s\d")
# The words before the page's number may be the game's, and change.
_AFTER_NAME = re.compile(r"[^.;:]{0,60}?\W?\bpage\s*(?P<number>\d{1,4})\W{0,3}", re.I)
_PAGE = re.compile(r"[–—|-]?\s*pa?ge?\.?\s*(?P<number>\d{1,4})\W{0,3}", re.I)
# What says that the figure is the page's: then pages may have been left out between two of them.
_SAID, _DASHED = "page", "- -"
_LABELLED = re.compile(
    r"\W*(?:section|sec|article|(?:sub)?(?:chapter|part|division)|annexe?|module|tab|title|game|rule|table|option|version"
    r"|schedule|diagram|figure|chart|exhibit|appendix|step|example|§)\b",
    re.I,
)


def find_counters(lines: list[Line]) -> dict[int, int]:
    """The lines that count pages: index and number of the page."""
    found: dict[int, int] = {}
    seen: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for index, line in enumerate(lines):
        text = line.text
        if not _may_count(line):
            continue
        if whole := _WHOLE.fullmatch(text):
            found[index] = int(whole["number"])
        elif named := _AFTER_NAME.fullmatch(text) or next(filter(None, map(_PAGE.fullmatch, line.cells)), None):
            seen[_SAID].append((index, int(named["number"])))
        elif (counted := _COUNTED.match(text) or _CODED.match(text)) and not _LABELLED.match(text):
            around = counted["head"] + text[counted.end("number") :]
            seen[" ".join(around.lower().split())].append((index, int(counted["number"])))
        for side in (_LEADING, _TRAILING):
            if (beside := side.fullmatch(text)) and not _LABELLED.match(text):
                seen[f"{beside.start('number') == 0} {line_key(beside['rest'])}"].append((index, int(beside["number"])))
    found |= _within_chapters(lines)
    for head, places in seen.items():
        if _counts_pages(places, _LONE_LINES if head == "" else _PAGE_LINES, said=head in (_SAID, _DASHED)):
            found |= dict(places)
    return found


def _may_count(line: Line) -> bool:
    text = line.text
    short = bool(text) and len(text) <= _LONGEST and len(text.split()) <= MOST_WORDS and len(line.cells) <= 3
    return short and not _PAID.search(text)


def _within_chapters(lines: list[Line]) -> dict[int, int]:
    """Pages counted within each chapter, behind its number: 8-1, 8-2, 10-1."""
    coded = [
        (index, found["head"], int(found["number"]))
        for index, line in enumerate(lines)
        if len(line.text) < MOST_WORDS and (found := _CODED.match(line.text))
    ]
    places = [(index, number) for index, _, number in coded]
    steps = [
        number == before + 1 if head == above else number == 1
        for (_, above, before), (_, head, number) in pairwise(coded)
    ]
    return dict(places) if steps and all(steps) and _counts_pages(places, _PAGE_LINES) else {}


def page_restarts(lines: list[Line], running: dict[int, str]) -> list[int]:
    """Where pages are counted from one again: the first line of each document but the first."""
    counters = sorted(find_counters(lines).items())
    if not counters:
        return []
    shown = [index for index, line in enumerate(lines) if not line.blank]
    heads = counters[0][0] in shown[:4]
    found = []
    for (last, before), (index, number) in pairwise(counters):
        if number == 1 and before >= number:
            found.append(_first_of(index, lines, running) if heads else _after(last, lines, running))
    return found


def _first_of(index: int, lines: list[Line], running: dict[int, str]) -> int:
    """The first line of the running head a counter stands in."""
    while index and (index - 1 in running or lines[index - 1].blank):
        index -= 1
    return index


def _after(index: int, lines: list[Line], running: dict[int, str]) -> int:
    """The line behind the running foot a counter stands in."""
    while index + 1 < len(lines) and (index in running or lines[index].blank):
        index += 1
    return index


def _counts_pages(places: list[tuple[int, int]], apart: int, *, said: bool = False) -> bool:
    """Whether the figures go up by one, or start again, at the distance of pages; pages by name may be left out."""
    if len(places) < _FEWEST:
        return False
    pairs = [(before, after) for (_, before), (_, after) in pairwise(places)]
    steps = [after == 1 or (after > before if said else after - before in (1, 2)) for before, after in pairs]
    # The heads of left and of right pages each count every second page.
    step = 2 if all(after - before == 2 for before, after in pairs) else 1
    rising = sum(after > before if said else after - before == step for before, after in pairs)
    gaps = [after - before for (before, _), (after, _) in pairwise(places)]
    return sum(steps) >= 0.8 * len(steps) and rising >= 0.5 * len(steps) and median(gaps) >= apart and min(gaps) > 3
