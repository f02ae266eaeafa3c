"""Tables that lost their rows: each cell on a line of its own, put side by side again."""

import re
from dataclasses import replace

from ruleschema.intake.cleaning import Line
from ruleschema.intake.labels import read_label
from ruleschema.intake.payvalues import cell_value, is_empty
from ruleschema.intake.titles import VERB

_AMOUNTS = re.compile(
    r"[$¢]\s?[\d,.]+\s*(?:[-–—]|to|and)\s*(?:[$¢]\s?[\d,.]+|up|over|above|more)\+?|[$¢][\d,.]+\+?", re.I
)
_SETTLED = ("push", "lose")
_MOST_WORDS = 10
_FEWEST_ROWS = 2


def set_rows(lines: list[Line]) -> list[Line]:
    """The lines with such tables as rows of cells; a row knows the line of each cell."""
    shown = [index for index, line in enumerate(lines) if not line.blank]
    kinds = [_kind(lines[index]) for index in shown]
    made: dict[int, Line] = {}
    gone: set[int] = set()
    place = 0
    while place + 1 < len(kinds):
        rows = _rows(kinds, place)
        if len(rows) < _FEWEST_ROWS:
            place += 1
            continue
        head = _head(lines, shown, kinds, rows)
        table = -rows[0][0] - 1  # a number that no table of the document's own has
        for row in ([head] if head else []) + rows:
            made[shown[row[0]]] = _joined([lines[shown[each]] for each in row], table)
            gone |= {shown[each] for each in row[1:]}
        place = rows[-1][-1] + 1
    return [made.get(index, line) for index, line in enumerate(lines) if index not in gone] if made else lines


def _kind(line: Line) -> str:
    """v for a value, l for what can be a label or a head, x for anything else."""
    text = line.text
    if line.tabular or line.bullet or len(text) > 90 or len(text.split()) > _MOST_WORDS:
        return "x"
    value = cell_value(text)
    if (value is not None and value not in _SETTLED) or is_empty(text) or _AMOUNTS.fullmatch(text):
        return "v"
    if value in _SETTLED and text[:1].isupper():
        return "v"
    labelled = read_label(text)
    if text.endswith((".", ";", ":", ",")) or VERB.search(text) or (labelled and labelled[1]):
        return "x"
    return "l"


def _rows(kinds: list[str], place: int) -> list[list[int]]:
    """Rows of a label and as many values as the first row has, from here on."""
    if kinds[place] != "l" or kinds[place + 1] != "v":
        return []
    width = 1
    while place + 1 + width < len(kinds) and kinds[place + 1 + width] == "v":
        width += 1
    rows: list[list[int]] = []
    while kinds[place : place + 1 + width] == ["l", *["v"] * width]:
        rows.append(list(range(place, place + 1 + width)))
        place += 1 + width
    return rows


def _head(lines: list[Line], shown: list[int], kinds: list[str], rows: list[list[int]]) -> list[int] | None:
    """The heads of the columns: as many lines as a row has cells, right above the first."""
    first, width = rows[0][0], len(rows[0])
    head = list(range(first - width, first))
    if head[0] < 0 or any(kinds[each] != "l" for each in head):
        return None
    apart = shown[head[-1]] - shown[head[0]] >= width
    return None if apart else head


def _joined(cells: list[Line], table: int) -> Line:
    texts = tuple(cell.text for cell in cells)
    numbers = tuple(cell.number for cell in cells)
    return replace(cells[0], text="\t".join(texts), cells=texts, places=numbers, bold=False, heading=0, table=table)
