"""Heads of columns of which the last goes on below: "Dealer Busts With Payout Guest Has" over "Blackjack"."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.grids.flatheads import part_head
from ruleschema.intake.outline.titles import is_pay_row
from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.words.heads import is_generic
from ruleschema.intake.words.rowvalues import trailing_values, values_of

_MOST_BELOW = 2
_MOST_WORDS = 12
_FEWEST = 2
_MOST_ROWS = 60
_NOBODY = Wagers(())


def join_heads(lines: list[Line]) -> list[Line]:
    """The lines with such heads whole, and the rows under them in cells."""
    made: dict[int, Line] = {}
    gone: set[int] = set()
    for place in range(len(lines) - _FEWEST):
        head, below, first = lines[place : place + 3]
        if not _may_head(head) or not _may_end(below, head):
            continue
        columns = len((trailing_values(first.text) or ("", []))[1]) if _is_plain(first) else 0
        heads = _parted(f"{head.text} {below.text}", columns)
        rows = list(_rows(lines[place + 2 : place + 2 + _MOST_ROWS], columns)) if heads else []
        if len(rows) >= _FEWEST:
            whole = (*[head.number] * columns, below.number)
            made |= {line.number: _in_cells(line, cells, -head.number) for line, cells in rows}
            made[head.number] = replace(_in_cells(head, heads, -head.number), places=whole)
            gone.add(below.number)
    return [made.get(line.number, line) for line in lines if line.number not in gone] if made else lines


def _is_plain(line: Line) -> bool:
    return not (line.blank or line.cells or line.tabular or line.bullet or line.heading)


def _may_head(line: Line) -> bool:
    """Whether a line has a word for what is paid within it."""
    words = line.text.split() if _is_plain(line) and line.text[:1].isupper() else []
    return 2 < len(words) <= _MOST_WORDS and any(map(is_generic, words[1:-1])) and not is_pay_row(line)


def _may_end(line: Line, head: Line) -> bool:
    few = len(line.text.split()) <= _MOST_BELOW and line.text[:1].isalpha()
    return _is_plain(line) and few and line.number == head.number + 1 and not is_pay_row(line)


def _parted(text: str, columns: int) -> list[str]:
    found = part_head(text, columns, _NOBODY) if columns > 1 else None
    return [found.over, *found.columns] if found else []


def _rows(lines: list[Line], columns: int) -> Iterator[tuple[Line, list[str]]]:
    """The rows of as many values right below the head."""
    for line in takewhile(lambda each: _is_plain(each) and is_pay_row(each), lines):
        found = values_of(line.text, columns)
        if found is None or len(found[1]) != columns:
            return
        yield line, [found[0], *found[1]]


def _in_cells(line: Line, cells: list[str], table: int) -> Line:
    return replace(line, text="\t".join(cells), cells=tuple(cells), table=table, spans=())
