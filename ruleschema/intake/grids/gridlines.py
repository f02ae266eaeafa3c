"""The lines of a table before it is read: without an empty margin, and whether rows go on with the label above."""

from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.words.payvalues import cell_value

_LEAST_SET_IN = 3


def continues_above(line: Line) -> bool:
    """Whether a row has no label of its own, but a case and what it pays: the cell above it reaches down."""
    cells = line.cells
    return len(cells) >= _LEAST_SET_IN and not cells[0] and bool(cells[1]) and cell_value(cells[-1]) is not None


def without_margin(lines: list[Line]) -> list[Line]:
    """The lines without a first column that is empty on each: a tab that only sets the table in."""
    rows = [line for line in lines if line.cells]
    if not rows or any(line.cells[0] or len(line.cells) < _LEAST_SET_IN for line in rows):
        return lines
    return [
        replace(line, cells=line.cells[1:], places=line.places[1:], indent=line.indent + 1) if line.cells else line
        for line in lines
    ]
