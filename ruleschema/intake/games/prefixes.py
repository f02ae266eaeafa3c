"""Games whose sections are coded by game, where no title parts them: CR-1 Equipment, CR-2 Wagers, RO-1 Equipment."""

import re
from itertools import groupby

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.outline.titles import is_title_like

_CODED = re.compile(
    r"(?P<code>[A-Z]{1,4}(?:[-. ]?\d{1,3}(?=[.-]))?[-. ]?)(?P<number>\d{1,3})[.:]?\s+(?P<title>[A-Z].*)"
)
_FEWEST = 2
_FEWEST_SHARED = 2


def by_prefixes(lines: list[Line], running: dict[int, str]) -> list[Segment]:
    """A game at each new code that counts from one again, where all have sections of the same names."""
    sections = [
        (index, found) for index, line in enumerate(lines) if index not in running and (found := _section(line))
    ]
    groups = [list(group) for _, group in groupby(sections, key=lambda each: each[1]["code"])]
    codes = {group[0][1]["code"] for group in groups}
    if not _FEWEST <= len(codes) == len(groups):
        return []
    names = [{found["title"].strip(" .").lower() for _, found in group} for group in groups]
    counted = all(int(group[0][1]["number"]) == 1 and len(group) >= _FEWEST for group in groups)
    if not counted or len(set.intersection(*names)) < _FEWEST_SHARED:
        return []
    return [Segment(group[0][0]) for group in groups]


def _section(line: Line) -> re.Match[str] | None:
    """A section's code and title on a line of their own."""
    text = " ".join(cell for cell in line.cells if cell) if line.cells else line.text
    found = _CODED.fullmatch(text) if len(line.cells) <= _FEWEST and not line.bullet else None
    return found if found and is_title_like(found["title"], 8) else None
