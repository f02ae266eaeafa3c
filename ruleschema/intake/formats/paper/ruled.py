"""The rows of a ruled table as text: cells joined with a tab, a cell's own lines with a space."""

from bisect import bisect_left
from collections import defaultdict
from dataclasses import dataclass

from ruleschema.intake.formats.paper.aligned import Printed
from ruleschema.intake.formats.paper.glyphs import Glyph
from ruleschema.intake.formats.paper.grids import Grid
from ruleschema.intake.formats.paper.stretches import Stretch, into_lines, joined, stretches

# A box that holds so many lines side by side is a table whose rows have no lines between them.
_FEWEST_ROWS = 3
_LEVEL = 3.0
_MOSTLY = 0.7

Cells = dict[tuple[int, int], list[Glyph]]


@dataclass(frozen=True, slots=True)
class Table:
    """A ruled table as rows of text."""

    rows: tuple[Printed, ...]
    top: float


def shared_out(glyphs: list[Glyph], found: list[Grid]) -> tuple[list[Cells], list[Glyph]]:
    """The glyphs of each cell of each grid, and those outside all of them."""
    cells: list[Cells] = [defaultdict(list) for _ in found]
    outside: list[Glyph] = []
    for glyph in glyphs:
        x, y = (glyph.x0 + glyph.x1) / 2, (glyph.top + glyph.bottom) / 2
        for grid, held in zip(found, cells, strict=True):
            if grid.holds(x, y):
                held[grid.cell(x, y)].append(glyph)
                break
        else:
            outside.append(glyph)
    return cells, outside


def table(grid: Grid, cells: Cells) -> Table | None:
    """The table of a grid, or None where its text stands in one column: that is a frame."""
    lines = {place: into_lines(stretches(glyphs)) for place, glyphs in cells.items()}
    lines = {place: found for place, found in lines.items() if found}
    if len({column for _, column in lines}) < 2:
        return None
    columns = len(grid.xs) - 1
    rows: list[Printed] = []
    for row in sorted({row for row, _ in lines}):
        here = [lines.get((row, column), []) for column in range(columns)]
        rows += _rows(here, grid.xs[0], grid.ys[row])
    return Table(tuple(rows), grid.ys[0])


def _rows(cells: list[list[list[Stretch]]], left: float, top: float) -> list[Printed]:
    levels = _levels(cells)
    if levels:
        return [Printed(_row([_at_level(cell, level) for cell in cells]), left, level) for level in levels]
    return [Printed(_row([" ".join(joined(line) for line in cell) for cell in cells]), left, top)]


def _row(texts: list[str]) -> str:
    return "\t".join(texts).rstrip("\t")


def _levels(cells: list[list[list[Stretch]]]) -> list[float]:
    """The heights of rows that no line parts: several columns with as good as the same heights."""
    heights = [[line[0].base for line in cell] for cell in cells if len(cell) >= _FEWEST_ROWS]
    if len(heights) < 2:
        return []
    fullest = max(heights, key=len)
    for other in heights:
        level = sum(_is_near(fullest, height) for height in other)
        if other is not fullest and level < _MOSTLY * max(len(other), len(fullest)):
            return []
    every = sorted(line[0].base for cell in cells for line in cell)
    return [each for index, each in enumerate(every) if not index or each - every[index - 1] > _LEVEL]


def _is_near(heights: list[float], wanted: float) -> bool:
    index = bisect_left(heights, wanted - _LEVEL)
    return index < len(heights) and heights[index] <= wanted + _LEVEL


def _at_level(cell: list[list[Stretch]], level: float) -> str:
    return " ".join(joined(line) for line in cell if level - 0.01 <= line[0].base <= level + _LEVEL)
