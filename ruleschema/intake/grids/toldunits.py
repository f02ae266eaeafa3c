"""Tables of bare figures below words that give their unit: "All awards are expressed as “to 1”"."""

import re
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line

_TOLD = re.compile(
    r"\b(?:awards|payouts?|payoffs?|pays|odds|amounts)\b[^.\d]{0,60}[\s“\"‘'(](?P<unit>to|for)[\s-](?:1|one)"
    r"(?:\W|\Z)",
    re.I,
)
_ROW = re.compile(r"(?P<label>(?=.*[A-Za-z]{2})\S.*[A-Za-z)0-9])\s(?P<figure>\d{1,3}(?:,\d{3})+|\d{1,4})")
# A row that states its odds in full needs no unit.
_STATED = re.compile(r"\d\s?(?:to|for|:|-)\s?\d+\Z", re.I)
_LONGEST = 90
_MOST_WORDS = 12
_FEWEST = 2
# A table's rows, captions and blank lines; running text of more words ends what the words were said of.
_ENDS = 14


def tell_units(lines: list[Line]) -> list[Line]:
    """The lines with such rows in cells, each figure with its unit."""
    found = list(lines)
    unit = ""
    run: list[int] = []
    for place, line in enumerate(lines):
        if told := _TOLD.search(line.text):
            unit = told["unit"].lower()
        elif unit and len(line.text.split()) > _ENDS:
            unit = ""
        elif unit and _is_row(line):
            run.append(place)
            continue
        _set(found, run, unit)
        run = []
    _set(found, run, unit)
    return found


def _is_row(line: Line) -> bool:
    plain = not (line.cells or line.heading or line.bullet or line.blank) and len(line.text) <= _LONGEST
    if not plain or len(line.text.split()) > _MOST_WORDS or _STATED.search(line.text):
        return False
    return _ROW.fullmatch(line.text) is not None


def _set(lines: list[Line], run: list[int], unit: str) -> None:
    for place in run if len(run) >= _FEWEST else ():
        if row := _ROW.fullmatch(lines[place].text):
            cells = (row["label"], f"{row['figure']} {unit} 1")
            lines[place] = replace(lines[place], text="\t".join(cells), cells=cells, spans=())
