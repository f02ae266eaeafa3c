"""Tables printed beside each other, set one below the other again."""

from collections.abc import Iterator
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.outline.titles import is_title_like
from ruleschema.intake.words.columns import holds
from ruleschema.intake.words.heads import is_generic
from ruleschema.intake.words.payvalues import cell_value, is_empty

_FEWEST_ROWS = 2
_FEWEST_CELLS = 4
_FEWEST_WIDTH = 2
_MOSTLY = 0.6
_MOST_BLANK = 1
_MOST_WORDS = 8
# How far the cell of a shorter row may stand from the column it belongs to.
_NEAR = 6


def unfold(lines: list[Line]) -> list[Line]:
    """The lines with each of such tables below the one to its left; a line can then stand twice."""
    found: list[Line] = []
    place = 0
    while place < len(lines):
        end = _run_end(lines, place)
        rows = [line for line in lines[place:end] if not line.blank]
        starts = _starts(rows)
        if len(starts) > 1:
            over = _taken_over(found, len(starts))
            below = _shorter(lines, end, rows[0], starts)
            for panel in range(len(starts)):
                found += _panel(over, [*rows, *lines[end:below]], panel, starts)
            place = below
        else:
            found += lines[place : max(end, place + 1)]
            place = max(end, place + 1)
    return found


def _run_end(lines: list[Line], start: int) -> int:
    """Behind the last of the rows from `start` on that have as many cells, at least two tables' worth."""
    size = len(lines[start].cells)
    end, blank = start, 0
    if size < _FEWEST_CELLS:
        return start
    for place in range(start, len(lines)):
        if lines[place].blank:
            blank += 1
        elif len(lines[place].cells) == size and blank <= _MOST_BLANK:
            end, blank = place + 1, 0
        else:
            break
    return end


def _starts(rows: list[Line]) -> list[int]:
    """Where each of the tables begins: a label and the values behind it, over and over."""
    if len(rows) < _FEWEST_ROWS:
        return []
    pays = [_pays([row.cells[place] for row in rows]) for place in range(len(rows[0].cells))]
    starts = [place for place, value in enumerate(pays) if not value]
    ends = [*starts[1:], len(pays)]
    sizes = {end - start for start, end in zip(starts, ends, strict=True)}
    if starts[:1] != [0] or min(sizes) < _FEWEST_WIDTH:
        return []
    # Tables of unequal width each have their own head; a column of words within one table has one for what it tells.
    return starts if len(sizes) == 1 or all(_names(rows[0].cells[place]) for place in starts) else []


def _names(head: str) -> bool:
    """Whether words over the labels of a table name it."""
    return is_title_like(head, _MOST_WORDS) and holds(head) is None and not is_generic(head)


def _pays(cells: list[str]) -> bool:
    """Whether a column holds values, apart from its head."""
    given = [cell for cell in cells[1:] if cell]
    values = sum(cell_value(cell) is not None or is_empty(cell) for cell in given)
    return bool(given) and values >= _MOSTLY * len(given)


def _taken_over(found: list[Line], panels: int) -> Line | None:
    """The line right over the rows that has a caption for each table; it is taken from among the lines before."""
    place = next((at for at in range(len(found) - 1, -1, -1) if not found[at].blank), None)
    if place is None or len(found) - place - 1 > _MOST_BLANK:
        return None
    cells = found[place].cells
    if len(cells) != panels or not all(is_title_like(cell, _MOST_WORDS) and not cell.endswith(":") for cell in cells):
        return None
    return found.pop(place)


def _shorter(lines: list[Line], start: int, row: Line, starts: list[int]) -> int:
    """Behind the rows with which one table goes on below the end of the others."""
    end, width = start, starts[1]
    if len(row.cells) != width * len(starts):
        return start
    while end < len(lines) and 1 < len(lines[end].cells) < len(row.cells) and not len(lines[end].cells) % width:
        if cell_value(lines[end].cells[-1]) is None:
            break
        end += 1
    return end


def _panel(over: Line | None, rows: list[Line], panel: int, starts: list[int]) -> Iterator[Line]:
    """One of the tables: its caption, its part of the rows, and the shorter rows that stand in its columns."""
    if over is not None:
        yield replace(over, cells=(), text=over.cells[panel], places=(), spans=())
    whole = len(rows[0].cells)
    width = [*starts[1:], whole][panel] - starts[panel]
    for row in rows:
        first = starts[panel] if len(row.cells) == whole else (panel - _panel_of(row, rows[0], width)) * width
        cells = row.cells[first : first + width] if 0 <= first < len(row.cells) else ()
        given = [cell for cell in cells if cell]
        if given:
            bare = len(given) == 1
            places = row.places[first : first + width]
            yield replace(row, cells=() if bare else cells, text="\t".join(cells).strip(), places=places, spans=())


def _panel_of(row: Line, whole: Line, width: int) -> int:
    """The table in whose columns a shorter row begins; without room between the cells, the first."""
    if not row.spans or not whole.spans:
        return 0
    starts = [whole.spans[place][0] for place in range(0, len(whole.spans), width)]
    near = [panel for panel, start in enumerate(starts) if abs(row.spans[0][0] - start) <= _NEAR]
    return near[0] if near else 0
