"""Rows whose values stand beside the middle of a label of several lines: the label is whole again."""

from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.grids.gridcells import is_open
from ruleschema.intake.words.payvalues import cell_value


def join_labels(lines: list[Line]) -> list[Line]:
    """The lines with each such row as one; the row knows the lines of its label."""
    found: list[Line] = []
    place = 0
    while place < len(lines):
        line = lines[place]
        above = found[-1] if found else None
        if above is not None and _lacks_label(line) and _may_label(above, line.number - 1):
            below = lines[place + 1] if place + 1 < len(lines) else None
            rest = below if below is not None and _goes_on(above, below, line.number + 1) else None
            found[-1] = _joined(above, line, rest)
            place += 2 if rest is not None else 1
            continue
        found.append(line)
        place += 1
    return found


def _lacks_label(line: Line) -> bool:
    return len(line.cells) > 1 and not line.cells[0] and cell_value(line.cells[1]) is not None


def _may_label(line: Line, number: int) -> bool:
    plain = not (line.blank or line.cells or line.heading or line.bullet)
    return plain and line.number == number and not line.text.endswith((".", ";", ":"))


def _goes_on(above: Line, below: Line, number: int) -> bool:
    """Whether the line below the values ends the label: it begins small, or the label above breaks off."""
    return _may_label(below, number) and (below.text[:1].islower() or below.text[:1] == "(" or is_open(above.text))


def _joined(above: Line, row: Line, below: Line | None) -> Line:
    label = above.text if below is None else f"{above.text} {below.text}"
    cells = (label, *row.cells[1:])
    rest = (below.number,) if below is not None else ()
    places = (above.number, *[row.number] * (len(cells) - 1), *rest)
    return replace(row, text="\t".join(cells), cells=cells, places=places, spans=(), indent=above.indent)
