"""Rows of a table that a conversion set into one: "| Straight<br>Flush | 6 to 1<br>4 to 1 |"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from ruleschema.intake.formats.lines import SourceLine
from ruleschema.intake.words.payvalues import cell_value, is_empty

_BREAK = re.compile(r"\s*<br\s?/?>\s*", re.I)
_MARKS = " *_"


def part_broken(lines: list[SourceLine]) -> list[SourceLine]:
    """The lines with such rows apart, each with the number of the line it stands on."""
    return [row for line in lines for row in (_rows(line) if "<br" in line.text else (line,))]


def _rows(line: SourceLine) -> Iterator[SourceLine]:
    """A row for each value, where every cell has as many parts as there are values."""
    text = line.text.strip()
    cells = [_parts(cell) for cell in text.strip("|").split("|")] if text.startswith("|") and text.endswith("|") else []
    most = max(map(len, cells), default=0)
    values = [parts for parts in cells[1:] if len(parts) == most and all(map(_is_value, parts))]
    if most < 2 or not values or len(cells[0]) != most or not all(len(parts) in (0, most) for parts in cells):
        yield line
        return
    for place in range(most):
        row = " | ".join(parts[place] if parts else "" for parts in cells)
        yield replace(line, text=f"| {row} |")


def _parts(cell: str) -> list[str]:
    return [part for part in _BREAK.split(cell.strip()) if part.strip()]


def _is_value(part: str) -> bool:
    bare = part.strip(_MARKS)
    return cell_value(bare) is not None or is_empty(bare)
