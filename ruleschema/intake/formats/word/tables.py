"""Tables of a Word file as rows of cells, merged cells once, columns kept."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ruleschema.intake.formats.word.changes import Changes, W, is_gone
from ruleschema.intake.formats.word.styles import number_of, value_of

_MOST_SPAN = 100


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its element, or None where a merged cell reaches into this column."""

    element: Any | None


def rows(table: Any, changes: Changes | None) -> Iterator[list[Cell]]:
    """The rows that stand, each with one cell a column of the table."""
    for row in _inside(table, "tr"):
        properties = row.find(f"{W}trPr")
        if is_gone(properties, changes):
            continue
        cells = [Cell(None)] * _span(properties, "gridBefore", 0)
        for cell in _inside(row, "tc"):
            own = cell.find(f"{W}tcPr")
            if is_gone(own, changes):
                continue
            continued = _continues(own)
            cells.append(Cell(None if continued else cell))
            cells += [Cell(None)] * (_span(own, "gridSpan", 1) - 1)
        yield cells


def _inside(element: Any, name: str) -> Iterator[Any]:
    """Rows or cells, also within content controls."""
    for child in element:
        if child.tag == f"{W}{name}":
            yield child
        elif child.tag in (f"{W}sdt", f"{W}sdtContent", f"{W}customXml"):
            yield from _inside(child, name)


def _span(properties: Any, name: str, otherwise: int) -> int:
    found = number_of(properties, name)
    return otherwise if found is None else min(found, _MOST_SPAN)


def _continues(properties: Any) -> bool:
    """Whether the cell is the lower or right part of a merged one."""
    for name in ("vMerge", "hMerge"):
        merge = properties.find(f"{W}{name}") if properties is not None else None
        if merge is not None and value_of(properties, name) in (None, "continue"):
            return True
    return False


def row_texts(cells: list[list[str]]) -> list[str]:
    """A row's cells, each as lines: cells that pair off line by line are rows without a border between them."""
    filled = [lines for lines in cells if any(lines)]
    counts = {len(lines) for lines in filled}
    if len(filled) > 1 and len(counts) == 1 and counts != {1}:
        (count,) = counts
        return [_row([lines[index] if len(lines) == count else "" for lines in cells]) for index in range(count)]
    return [_row([" ".join(line for line in lines if line) for lines in cells])]


def _row(texts: list[str]) -> str:
    return "\t".join(text.replace("\t", " ") for text in texts).rstrip("\t")
