"""Tables printed beside each other, set one below the other again."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from ruleschema.intake.cleaning import Line
from ruleschema.intake.payvalues import cell_value, is_empty

_FEWEST_ROWS = 2
_MOSTLY = 0.6
_MOST_BLANK = 1


def unfold(lines: list[Line]) -> list[Line]:
    """The lines with each of such tables below the one to its left; a line can then stand twice."""
    found: list[Line] = []
    run: list[Line] = []
    blank = 0
    for line in lines:
        goes_on = not run or len(line.cells) == len(run[0].cells)
        if not line.blank and (len(line.cells) < 4 or not goes_on or blank > _MOST_BLANK):
            found += _unfolded(run)
            run, blank = [], 0
        if len(line.cells) >= 4 or (run and line.blank):
            run.append(line)
            blank = blank + 1 if line.blank else 0
        else:
            found.append(line)
    return found + _unfolded(run)


def _unfolded(run: list[Line]) -> list[Line]:
    rows = [line for line in run if not line.blank]
    width = _width(rows)
    if not width:
        return run
    whole = len(rows[0].cells)
    below = list(takewhile(lambda line: line.blank, reversed(run)))  # what parts the table from the words below it
    return [part for start in range(0, whole, width) for part in _part(rows, start, start + width)] + below


def _width(rows: list[Line]) -> int:
    """How many columns one of the tables has: a label and the values behind it, over and over."""
    if len(rows) < _FEWEST_ROWS:
        return 0
    pays = [_pays([row.cells[place] for row in rows]) for place in range(len(rows[0].cells))]
    labels = [place for place, value in enumerate(pays) if not value]
    width = labels[1] if len(labels) > 1 and labels[0] == 0 else 0
    regular = width > 1 and len(pays) % width == 0 and labels == list(range(0, len(pays), width))
    return width if regular else 0


def _pays(cells: list[str]) -> bool:
    """Whether a column holds values, apart from its head."""
    given = [cell for cell in cells[1:] if cell]
    values = sum(cell_value(cell) is not None or is_empty(cell) for cell in given)
    return bool(given) and values >= _MOSTLY * len(given)


def _part(rows: list[Line], start: int, end: int) -> Iterator[Line]:
    for row in rows:
        cells = row.cells[start:end]
        given = [cell for cell in cells if cell]
        if given:
            places = row.places[start:end]
            bare = len(given) == 1
            yield replace(row, cells=() if bare else cells, text="\t".join(cells).strip(), places=places, spans=())
