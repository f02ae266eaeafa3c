"""Tables set with spaces: cells that were left empty are found again by where the others stand."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.grids.centred import join_labels

_FEWEST_FULL = 2
_MOST_COLUMNS = 12
# Rows of one table stand this near; more blank lines part two tables.
_MOST_BLANK = 1

_MOST_WRAPPED = 2

Span = tuple[float, float]


def align_cells(lines: list[Line]) -> list[Line]:
    """The lines with an empty cell wherever a row of such a table has nothing in a column."""
    made = dict(each for run in _runs(lines) for each in _aligned(lines, run))
    return join_labels([made.get(index, line) for index, line in enumerate(lines)]) if made else lines


def _runs(lines: list[Line]) -> Iterator[list[int]]:
    """Rows with gaps that stand one below the other, perhaps with a line of a wrapped label right between two."""
    run: list[int] = []
    blank = 0
    plain = 0
    for index, line in enumerate(lines):
        if line.blank:
            blank += 1
            continue
        gapped = len(line.spans) == len(line.cells) > 1
        plain = 0 if gapped else plain + 1
        wrapped = bool(run) and not blank and plain <= _MOST_WRAPPED and _may_wrap(line, lines[run[0]])
        if blank > _MOST_BLANK or not (gapped or wrapped):
            yield run
            run = []
        run += [index] if gapped else []
        blank = 0
    yield run


def _may_wrap(line: Line, row: Line) -> bool:
    """Whether a line is a few words where the labels of a table stand."""
    ends = row.spans[1][0] if len(row.spans) > 1 else 0
    return not line.cells and row.indent <= line.indent and line.indent + len(line.text) < ends and not line.heading


def _aligned(lines: list[Line], run: list[int]) -> Iterator[tuple[int, Line]]:
    width = max((len(lines[index].cells) for index in run), default=0)
    full = [lines[index].spans for index in run if len(lines[index].cells) == width]
    if not 2 < width <= _MOST_COLUMNS or len(full) < _FEWEST_FULL or len(full) == len(run):
        return
    columns = [(min(start for start, _ in spans), max(end for _, end in spans)) for spans in zip(*full, strict=True)]
    if any(after[0] < before[1] for before, after in itertools.pairwise(columns)):
        return  # the rows do not stand in columns
    for index in run:
        line = lines[index]
        places = [_column(span, columns) for span in line.spans]
        if len(places) < width and None not in places and len(set(places)) == len(places):
            cells = [""] * width
            for place, cell in zip(places, line.cells, strict=True):
                cells[place or 0] = cell
            yield index, replace(line, cells=tuple(cells), spans=())


def _column(span: Span, columns: list[Span]) -> int | None:
    """The column a cell stands in: the one it shares most room with."""
    shared = [min(span[1], end) - max(span[0], start) for start, end in columns]
    best = max(range(len(columns)), key=shared.__getitem__)
    return best if shared[best] > 0 else None
