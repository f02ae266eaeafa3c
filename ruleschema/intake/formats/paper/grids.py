"""Ruled tables: ruling lines that touch make a grid, cells without a line between them are one cell."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from dataclasses import dataclass, field

from ruleschema.intake.formats.paper.glyphs import Rule

# Points within which two ends meet; a page with more lines than this is a drawing, no table.
_MEET = 3.0
_SHORTEST = 4.0
MOST_RULES = 600
MOST_CELLS = 20_000


@dataclass(slots=True)
class Grid:
    """A ruled table: the places of its lines, and for each cell the one that it is part of."""

    xs: list[float]
    ys: list[float]
    part_of: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)

    def holds(self, x: float, y: float) -> bool:
        return self.xs[0] <= x <= self.xs[-1] and self.ys[0] <= y <= self.ys[-1]

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Row and column of the cell at a point within the grid."""
        row = min(max(bisect_right(self.ys, y) - 1, 0), len(self.ys) - 2)
        column = min(max(bisect_right(self.xs, x) - 1, 0), len(self.xs) - 2)
        return self.part_of[row, column]


def grids(across: list[Rule], down: list[Rule]) -> list[Grid]:
    """The ruled tables of a page, from the top down; a frame around text is none."""
    flat, upright = _merged(across), _merged(down)
    if not flat or not upright or len(flat) + len(upright) > MOST_RULES:
        return []
    found = [_grid(*group) for group in _touching(flat, upright)]
    return sorted((grid for grid in found if grid is not None), key=lambda grid: grid.ys[0])


def _merged(rules: list[Rule]) -> list[Rule]:
    """Pieces of one line put together; what is shorter than a letter is a corner, no line."""
    found: list[Rule] = []
    for at, pieces in _by_place(rules).items():
        start, end = pieces[0].start, pieces[0].end
        for piece in pieces[1:]:
            if piece.start <= end + _MEET:
                end = max(end, piece.end)
            else:
                found.append(Rule(at, start, end))
                start, end = piece.start, piece.end
        found.append(Rule(at, start, end))
    return [rule for rule in found if rule.end - rule.start >= _SHORTEST]


def _by_place(rules: list[Rule]) -> dict[float, list[Rule]]:
    places = _places([rule.at for rule in rules])
    grouped: dict[float, list[Rule]] = defaultdict(list)
    for rule in sorted(rules, key=lambda each: each.start):
        grouped[places[_nearest(places, rule.at)]].append(rule)
    return grouped


def _places(values: list[float]) -> list[float]:
    """Values that nearly agree as one."""
    found: list[float] = []
    for value in sorted(values):
        if not found or value - found[-1] > _MEET:
            found.append(value)
    return found


def _nearest(places: list[float], value: float) -> int:
    index = min(bisect_left(places, value), len(places) - 1)
    return index - 1 if index and value - places[index - 1] <= places[index] - value else index


def _touching(flat: list[Rule], upright: list[Rule]) -> list[tuple[list[Rule], list[Rule]]]:
    """Groups of lines that hang together."""
    leader = list(range(len(flat) + len(upright)))

    def lead(index: int) -> int:
        while leader[index] != index:
            leader[index] = leader[leader[index]]
            index = leader[index]
        return index

    for i, h in enumerate(flat):
        for j, v in enumerate(upright, len(flat)):
            meets_flat = h.start - _MEET <= v.at <= h.end + _MEET
            if meets_flat and v.start - _MEET <= h.at <= v.end + _MEET:
                leader[lead(i)] = lead(j)
    groups: dict[int, tuple[list[Rule], list[Rule]]] = defaultdict(lambda: ([], []))
    for index, rule in enumerate([*flat, *upright]):
        groups[lead(index)][index >= len(flat)].append(rule)
    return list(groups.values())


def _grid(flat: list[Rule], upright: list[Rule]) -> Grid | None:
    if not flat or not upright:
        return None
    # A table open at its sides ends where its lines end.
    xs = _places([rule.at for rule in upright] + [min(r.start for r in flat), max(r.end for r in flat)])
    ys = _places([rule.at for rule in flat] + [min(r.start for r in upright), max(r.end for r in upright)])
    if len(xs) < 3 or len(ys) < 2 or (len(xs) - 1) * (len(ys) - 1) > MOST_CELLS:
        return None
    grid = Grid(xs, ys)
    walls = _walls(upright, xs)
    floors = _walls(flat, ys)
    for row in range(len(ys) - 1):
        for column in range(len(xs) - 1):
            grid.part_of[row, column] = _owner(grid, row, column, walls, floors)
    return grid


def _walls(rules: list[Rule], places: list[float]) -> dict[int, list[Rule]]:
    grouped: dict[int, list[Rule]] = defaultdict(list)
    for rule in rules:
        grouped[_nearest(places, rule.at)].append(rule)
    return grouped


def _owner(
    grid: Grid, row: int, column: int, walls: dict[int, list[Rule]], floors: dict[int, list[Rule]]
) -> tuple[int, int]:
    """The cell to the left or above that this one is part of, or itself."""
    middle_y = (grid.ys[row] + grid.ys[row + 1]) / 2
    middle_x = (grid.xs[column] + grid.xs[column + 1]) / 2
    if column and not any(rule.start <= middle_y <= rule.end for rule in walls[column]):
        return grid.part_of[row, column - 1]
    if row and not any(rule.start <= middle_x <= rule.end for rule in floors[row]):
        return grid.part_of[row - 1, column]
    return (row, column)
