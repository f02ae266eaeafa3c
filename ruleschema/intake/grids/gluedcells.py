"""Cells that ran together without room between them: tables beside each other, and labels that end in figures."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.words.numberwords import UNITS
from ruleschema.intake.words.rowvalues import trailing_values

# "Flush 5 to 1Flush 2 to 1": the next row's label right behind a value.
_NEXT_ROW = re.compile(r"(?:(?<=\d to \d)|(?<=\d for \d)|(?<=\d:\d)|(?<=\d-1)|(?<=\d%))(?=[A-Z][a-z])")
# "7 card flush 300 to 1 7 card straight flush 8,000 to 1": the next row's label behind a value and a space.
_NEXT_LABEL = re.compile(r"(?:(?<=\d to 1)|(?<=\d for 1)|(?<=\d:1))\s(?=[A-Z\d][\w,-]*\s+[A-Za-z])")
_ODDS = re.compile(r"\d(?:\s(?:to|for)\s|:)\d{1,2}\Z")
_NEXT_HEAD = re.compile(r"(?<=[a-z)])(?=[A-Z][a-z]|\d)")
_GLUED_WORDS = re.compile(
    r"[^\s]{0,40}[a-z)][A-Z][a-z].{0,200}[a-z)][A-Z][a-z]\S{0,40}|\S{0,40}[a-z)][A-Z][a-z]\S{0,40}"
)
# "Pair125 to 1", "(rank and suit)19 to 1"
_GLUED = re.compile(r"[a-z)]\d{1,5}\s(?:to|for)\s\d{1,2}\Z")
_FIGURED = re.compile(
    r"(?P<label>.*[A-Za-z)]\s)(?P<figures>\d{2,6})(?P<rest>\s(?:to|for)\s\d{1,2}(?:\s\d[\d,]*\s(?:to|for)\s\d{1,2}){0,5})\Z"
)
_LAST_FIGURE = re.compile(r"\s(\d{1,2})\Z")
_FIGURES = re.compile(r"(?<![\w$.,])\d{1,2}(?![\w,%]|\.\d)")
TOGETHER = "run together"
_LONGEST = 160
_CAPTION = 2
_LOOK_BACK = 4
_FEWEST = 2


def part_cells(lines: list[Line]) -> list[Line]:
    """The lines with such cells set apart."""
    found: list[Line] = []
    run: list[Line] = []
    for line in lines:
        if not line.blank and not line.cells and len(line.text) <= _LONGEST and trailing_values(line.text):
            run.append(line)
            continue
        found += _parted(run, found)
        run = []
        found.append(line)
    return found + list(_parted(run, found))


def _parted(run: list[Line], above: list[Line]) -> list[Line]:
    """Rows that stand one below the other, and the head over them where it has as many parts as they."""
    pieces = [_NEXT_ROW.split(line.text) for line in run]
    if all(len(row) == 1 for row in pieces):
        parted = [_NEXT_LABEL.split(line.text) for line in run]
        pieces = parted if all(_ODDS.search(piece) for row in parted for piece in row) else pieces
    width = max(map(len, pieces), default=0)
    if sum(len(row) == width > 1 for row in pieces) >= _FEWEST and all(
        trailing_values(piece) for row in pieces for piece in row
    ):
        if above and not above[-1].cells and len(heads := _heads(above[-1].text, width)) == width:
            glued = (_GLUED_WORDS.search(above[-1].text) or [""])[0]
            above[-1] = _row(above[-1], [cell for head in heads for cell in (head.strip(), "")], glued)
        return [_row(line, _cells(row, width)) for line, row in zip(run, pieces, strict=True)]
    if any(_GLUED.search(line.text) for line in run):
        over = [line.text for line in above[-_LOOK_BACK:] if not line.blank]
        told = over[-_CAPTION:] + [_label(line) for line in run]
        return list(_with_figures(run, {figure for text in told for figure in _told(text)}))
    return list(_with_figures(run, set(_shared(run))))


def _told(text: str) -> Iterator[str]:
    """The figures of a text, also those in words: Royal 3, in a table of the three-card bonus."""
    yield from _FIGURES.findall(text)
    yield from (str(UNITS.index(word) + 1) for word in re.findall(r"[a-z]+", text.lower()) if word in UNITS)


def _heads(text: str, width: int) -> list[str]:
    """The captions of such tables: run together without room, or each ending in the same word."""
    glued = _NEXT_HEAD.split(text)
    words = text.split()
    ends = [place + 1 for place, word in enumerate(words) if word.lower() == words[-1].lower()]
    if len(glued) == width or len(ends) != width:
        return glued
    return [" ".join(words[start:end]) for start, end in zip([0, *ends], ends, strict=False)]


def _shared(run: list[Line]) -> Iterator[str]:
    """The figure that several labels of a table end in, each before odds of its own: Suited 20, Any 20."""
    ends = Counter(found[1] for line in run if (found := _LAST_FIGURE.search(_label(line))))
    return (figure for figure, count in ends.items() if count >= _FEWEST)


def _label(line: Line) -> str:
    return (trailing_values(line.text) or ("", []))[0]


def _cells(row: list[str], width: int) -> list[str]:
    """A label and what it pays for each of the tables; those that have ended leave their cells empty."""
    told = [trailing_values(piece) or ("", [""]) for piece in row]
    return [cell for label, values in told for cell in (label.strip(), values[-1])] + [""] * 2 * (width - len(row))


def _row(line: Line, cells: list[str], glued: str = "") -> Line:
    removed = [*line.removed, (glued, TOGETHER)] if glued else line.removed
    return replace(line, text="\t".join(cells).strip(), cells=tuple(cells), spans=(), removed=removed)


def _with_figures(run: list[Line], known: set[str]) -> Iterator[Line]:
    """Where odds are glued to labels, a figure that other labels or the caption tell ends the label here, too."""
    for line in run:
        row = _FIGURED.fullmatch(line.text) if known else None
        ends = [figure for figure in known if row and row["figures"].startswith(figure)]
        end = max(ends, key=len, default="")
        odds = row["figures"][len(end) :] if row else ""
        if row and end and odds and odds[0] != "0":
            removed = [*line.removed, (row["figures"], TOGETHER)]
            yield replace(line, text=f"{row['label']}{end} {odds}{row['rest']}", removed=removed)
        else:
            yield line
