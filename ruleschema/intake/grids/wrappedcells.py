"""Cells that explain a row and run on below it, under the column they stand in: whole again."""

from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.words.labels import read_label
from ruleschema.intake.words.payvalues import cell_value

# Text that runs on stands under the words above it, give or take a column.
_ASIDE = 1.5
_FEWEST = 3
_MOST_LINES = 4


def join_wrapped(lines: list[Line]) -> list[Line]:
    """The lines with what runs on in its cell; the row knows the line on which each cell ends."""
    found: list[Line] = []
    for line in lines:
        row = _joined(found[-1], line) if found else None
        if row is not None:
            found[-1] = row
        else:
            found.append(line)
    return found


def _joined(row: Line, line: Line) -> Line | None:
    """The row above with the rest of its cell: neither the label nor the value runs on like this."""
    last = max(row.numbers)
    if line.blank or line.bullet or line.heading or line.tabular or last + 1 != line.number:
        return None
    if not len(row.spans) == len(row.cells) >= _FEWEST or last - row.number >= _MOST_LINES:
        return None
    if cell_value(row.cells[-1]) is None or cell_value(line.text) is not None or read_label(line.text):
        return None
    inner = range(1, len(row.cells) - 1)
    at = next((place for place in inner if abs(row.spans[place][0] - line.indent) <= _ASIDE), None)
    if at is None:
        return None
    cells = [*row.cells[:at], f"{row.cells[at]} {line.text}", *row.cells[at + 1 :]]
    places = tuple(line.number if place == at else number for place, number in enumerate(_places(row)))
    return replace(row, text="\t".join(cells), cells=tuple(cells), places=places)


def _places(row: Line) -> tuple[int, ...]:
    return row.places or (row.number,) * len(row.cells)
