"""The foot of a page that a conversion set behind the last words of it: "| Straight | 2 to 1 Harbor Club 10 |"."""

import re
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line

FUSED = "page header"
_FEWEST_WORDS = 3
_FIGURES = re.compile(r"\d+")
_LONGEST = 400


def part_feet(lines: list[Line], running: dict[int, str]) -> list[Line]:
    """The lines without such feet: words that begin as those do which stand alone on other pages."""
    feet = {_bare(lines[index].text) for index in running if not lines[index].blank}
    opened = {" ".join(foot.split()[:_FEWEST_WORDS]) for foot in feet if len(foot.split()) >= _FEWEST_WORDS}
    opened = {words for words in opened if not _FIGURES.search(words) and "#" not in words}
    return [
        line if index in running or len(line.text) > _LONGEST else _without(line, opened, feet)
        for index, line in enumerate(lines)
    ]


def _without(line: Line, opened: set[str], feet: set[str]) -> Line:
    for words in opened:
        at = line.text.find(words)
        if at <= 0 or not line.text[at - 1].isspace():
            continue
        tail = line.text[at:].strip()
        if any(foot.startswith(_bare(tail)) for foot in feet):
            cells = tuple(cell[: cell.find(words)].strip() if words in cell else cell for cell in line.cells)
            told = line.text[:at].strip() if not cells else "\t".join(cells).strip()
            return replace(line, text=told, cells=cells, removed=[*line.removed, (tail, FUSED)])
    return line


def _bare(text: str) -> str:
    """Words with figures made alike: a foot counts its pages."""
    return _FIGURES.sub("#", " ".join(text.split()))
