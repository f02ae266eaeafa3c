"""A sketch of the layout: boxes beside each other, each with the wager's name and below it what it pays."""

import re
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.grids.alignment import Span
from ruleschema.intake.words.payvalues import cell_value

_PAYS = re.compile(r"pays?\s+(?:at\s+)?(?P<odds>\S.{0,20})", re.I)
_RANGE = re.compile(r"[\d\s,]+(?:(?:to|or|and|through|[-–—])\s*\d+)?", re.I)
_MOST_ABOVE = 4
_FEWEST = 2


def read_sketches(lines: list[Line]) -> list[Line]:
    """The lines with each box of a sketch as a row: its name and the odds."""
    found: list[Line] = []
    for line in lines:
        over = _over(found) if _is_odds(line) else []
        rows = _rows(line, over) if over else []
        if rows:
            del found[len(found) - len(over) :]
        found += rows or [line]
    return found


def _is_odds(line: Line) -> bool:
    """Whether all cells of a line say what is paid, and nothing else."""
    told = [_PAYS.fullmatch(cell) for cell in line.cells]
    paid = all(each is not None and cell_value(each["odds"]) is not None for each in told)
    return len(line.spans) == len(line.cells) >= _FEWEST and paid


def _over(lines: list[Line]) -> list[Line]:
    """The short lines right above, up to a blank one."""
    found: list[Line] = []
    for line in reversed(lines[-_MOST_ABOVE:]):
        if line.blank or line.bullet or line.table is not None or len(line.spans) != len(line.cells):
            break
        found.insert(0, line)
    return found


def _rows(odds: Line, over: list[Line]) -> list[Line]:
    """A row for each box; none where a box has no name, or words stand over no box."""
    columns: list[list[tuple[str, int]]] = [[] for _ in odds.cells]
    for line in over:
        cells = line.cells or (line.text,)
        spans = line.spans or ((line.indent, line.indent + len(line.text)),)
        for cell, span in zip(cells, spans, strict=True):
            near = [_shared(span, each) for each in odds.spans]
            if max(near) <= 0:
                return []
            columns[near.index(max(near))].append((cell, line.number))
    made: list[Line] = []
    rest: list[tuple[str, int]] = []
    for value, column in zip(odds.cells, columns, strict=True):
        named = [each for each in column if not _RANGE.fullmatch(each[0])]
        if not named:
            return []
        name, at = named[-1]
        rest += [each for each in column if each != (name, at)]
        cells = (name.title() if name.isupper() else name, value)
        table = -1_000_000 - odds.number  # a number that no table of the document's own has
        places = (at, odds.number)
        made.append(replace(odds, text="\t".join(cells), cells=cells, places=places, spans=(), table=table))
    # What else the boxes say stands before them in words.
    told = sorted({number for _, number in rest})
    said = [" ".join(cell for cell, number in rest if number == each) for each in told]
    plain = [replace(odds, number=at, text=text, cells=(), spans=()) for at, text in zip(told, said, strict=True)]
    return [*plain, *made]


def _shared(one: Span, other: Span) -> float:
    return min(one[1], other[1]) - max(one[0], other[0])
