"""Values broken in their cells: the figure on one line and "to 1" right under it, whole again."""

import re
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line

_NUMBER = re.compile(r"\d{1,3}(?:,\d{3})*")
_REST = re.compile(r"(?:to|for) \d{1,2}", re.I)
_UNFINISHED = re.compile(r"\d{1,3}(?:,\d{3})* ?(?:to|for)", re.I)
_STAKE = re.compile(r"\d{1,2}")


def mend_cells(lines: list[Line]) -> list[Line]:
    """The lines with such values on the line where they start; the row knows the line of the rest."""
    found: list[Line] = []
    for line in lines:
        last = found[-1] if found else None
        mended = _mended(last, line) if last is not None and not line.blank else None
        if mended is not None:
            found[-1] = mended
        else:
            found.append(line)
    return found


def _mended(above: Line, line: Line) -> Line | None:
    """The line above with the rest of its values, where the line below it holds nothing else."""
    rests = _cells(line)
    cells = _cells(above)
    starts = [place for place, cell in enumerate(cells) if _goes_on(cell, rests[0])]
    if len(starts) != len(rests) or not all(_goes_on(cells[at], rest) for at, rest in zip(starts, rests, strict=True)):
        return None
    if above.number + 1 != line.number:
        return None
    for at, rest in zip(starts, rests, strict=True):
        cells[at] = f"{cells[at]} {rest}"
    if len(cells) == 1:
        return replace(above, text=cells[0], places=(above.number, line.number))
    places = tuple(line.number if place in starts else above.number for place in range(len(cells)))
    return replace(above, text="\t".join(cells), cells=tuple(cells), places=places, spans=())


def _cells(line: Line) -> list[str]:
    return [cell for cell in line.cells if cell] if line.cells else [line.text]


def _goes_on(start: str, rest: str) -> bool:
    """Whether a cell breaks off where the other goes on: 250 / to 1, 250 to / 1."""
    whole = (_NUMBER, _REST), (_UNFINISHED, _STAKE)
    return any(one.fullmatch(start) and other.fullmatch(rest) for one, other in whole)
