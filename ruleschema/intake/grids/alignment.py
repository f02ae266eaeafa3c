"""Tables set with spaces: cells that were left empty are found again by where the others stand."""

import itertools
from collections.abc import Iterator
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line

_FEWEST_FULL = 2
_MOST_COLUMNS = 12
# Rows of one table stand this near; more blank lines part two tables.
_MOST_BLANK = 1

Span = tuple[float, float]


def align_cells(lines: list[Line]) -> list[Line]:
    """The lines with an empty cell wherever a row of such a table has nothing in a column."""
    made = dict(each for run in _runs(lines) for each in _aligned(lines, run))
    return [made.get(index, line) for index, line in enumerate(lines)] if made else lines


def _runs(lines: list[Line]) -> Iterator[list[int]]:
    """Rows with gaps that stand one below the other."""
    run: list[int] = []
    blank = 0
    for index, line in enumerate(lines):
        if line.blank:
            blank += 1
            continue
        gapped = len(line.spans) == len(line.cells) > 1
        if not gapped or blank > _MOST_BLANK:
            yield run
            run = []
        run += [index] if gapped else []
        blank = 0
    yield run


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
