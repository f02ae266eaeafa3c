"""Tables of several columns with each cell on a line of its own, whose labels are numbered or wrap over lines."""

import re

from ruleschema.intake.words.heads import COLUMN, is_generic, is_numbered

_LABEL = "ln"
_ROW = re.compile(r"[ln]{1,3}(v{2,6})")
_FEWEST_ROWS = 2


def stacked_rows(texts: list[str], kinds: str, place: int) -> list[list[list[int]]]:
    """The rows from here on, each as the places of its cells: a label, and as many values; with the heads above."""
    if kinds[place] not in _LABEL or (place and kinds[place - 1] in _LABEL):
        return []
    end = place
    while end < len(kinds) and kinds[end] in _LABEL:
        end += 1
    width = len(kinds[end:]) - len(kinds[end:].lstrip("v"))
    first = _first_label(texts, kinds, place, end, width)
    rows = [[list(range(first, end)), *([at] for at in range(end, end + width))]]
    at = end + width
    while (row := _ROW.match(kinds, at)) and len(row[1]) == width:
        rows.append([list(range(at, row.start(1))), *([value] for value in range(row.start(1), row.end()))])
        at = row.end()
    if width < _FEWEST_ROWS or len(rows) < _FEWEST_ROWS or kinds[at : at + 1] == "v":
        return []
    wraps = any(len(row[0]) > 1 or kinds[row[0][0]] == "n" for row in rows)
    heads = [[], *([each] for each in range(first - width, first))]
    headed = first - width >= place and all(map(_pays, texts[first - width : first]))
    return ([heads, *rows] if headed else rows) if wraps else []


def _first_label(texts: list[str], kinds: str, place: int, end: int, width: int) -> int:
    """Where the label of the first row begins: at its number, or behind the heads of the columns."""
    numbered = kinds.rfind("n", place, end)
    if numbered >= 0:
        return numbered
    behind = [at + width for at in range(place, end - width) if all(map(_pays, texts[at : at + width]))]
    return behind[-1] if behind else end - 1


def _pays(head: str) -> bool:
    return is_generic(head) or is_numbered(head) or COLUMN.search(head) is not None
