"""Rows that stand under a caption within a table: set in under it, or told by figures that name nothing alone."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.grids.flatheads import part_head
from ruleschema.intake.grids.gridcells import is_open, wager_of
from ruleschema.intake.outline.titles import is_caption, is_pay_row
from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.wagers.wagertitles import all_topics
from ruleschema.intake.words.heads import is_generic, is_numbered, split_head
from ruleschema.intake.words.leadin import commission_of
from ruleschema.intake.words.rowvalues import trailing_values

# "4 or 10", "3, 4, 9, 10, 11", "6 and 8": what is thrown or drawn, and no name of a wager.
_FIGURES = re.compile(
    r"(?:on\s+)?\d{1,2}s?(?:(?:\s?,\s?|\s?/\s?|\s?&\s?|,?\s+(?:or|and|to)\s+)\d{1,2}s?){0,11}"
    r"|on\s+(?:\d|one|two|three|four|any|each|either|all|both)\b.{0,40}",
    re.I,
)
_TAKEN_OFF = re.compile(r"\s*\([^()]*\b(?:vigorish|commission|vig)\b[^()]*\)", re.I)
_WORD = re.compile(r"[^\W\d_]{3}")
_TABLE_WORDS = re.compile(r"\b(?:pay ?tables?|tables?|schedules?|versions?|options?|columns?|decks?)\b", re.I)


@dataclass(frozen=True, slots=True)
class Group:
    """What a caption names for the rows below it, with the commission it says is taken."""

    name: str
    commission: str | None = None


@dataclass(frozen=True, slots=True)
class Grouped:
    """The lines of a table that are such captions, and the group of each row under one."""

    captions: frozenset[int]
    rows: dict[int, Group]


def groups_of(lines: list[Line], wagers: Wagers) -> Grouped:
    """The groups that a table's layout shows, whatever their captions say."""
    paid = [is_pay_row(line) for line in lines]
    found = list(_stretches(lines, paid, wagers))
    inside = {place for at, end in found for place in range(at + 1, end)}
    outside = min((line.indent for at, line in enumerate(lines) if paid[at] and at not in inside), default=None)
    sure = [
        (at, end)
        for at, end in found
        if len(found) > 1
        or (outside is not None and outside <= lines[at].indent)
        or all(map(_is_figures, lines[at + 1 : end]))
    ]
    made = [(_group(lines[at].text, wagers), lines[at + 1 : end]) for at, end in sure]
    rows = {line.number: group for group, under in made for line in under}
    return Grouped(frozenset(lines[at].number for at, _ in sure), rows)


def _stretches(lines: list[Line], paid: list[bool], wagers: Wagers) -> Iterator[tuple[int, int]]:
    """Each caption with the end of the rows under it: all set in, or all told by figures."""
    for at, line in enumerate(lines):
        if paid[at] or not _names(line) or at + 1 == len(lines) or not paid[at + 1]:
            continue
        inside = lines[at + 1].indent > line.indent
        end = at + 1
        while end < len(lines) and paid[end]:
            if not (lines[end].indent > line.indent if inside else _is_figures(lines[end])):
                break
            end += 1
        if end > at + 1 and not _heads_columns(line, lines[at + 1 : end], wagers):
            yield at, end


def _names(line: Line) -> bool:
    """Whether a line can name what stands under it, and is no head of columns or name of a table."""
    text = line.text.strip(" :*")
    if not is_caption(line) or not _WORD.search(text) or _TABLE_WORDS.search(text) or is_open(text):
        return False
    head = any(split_head(text, columns) for columns in (1, 2, 3))
    return not (head or is_generic(text) or is_numbered(text) or all_topics(text))


def _heads_columns(line: Line, rows: list[Line], wagers: Wagers) -> bool:
    """Whether a line over rows of several values is their head: it parts so, and names no wager alone."""
    counts = {len((trailing_values(row.text) or ("", []))[1]) for row in rows if not row.cells}
    several = counts - {0, 1}
    return any(part_head(line.text, count, wagers) for count in several) and wager_of(line.text, wagers) is None


def _is_figures(row: Line) -> bool:
    """Whether a row's label is nothing but figures."""
    label = next(filter(None, row.cells), "") if row.cells else (trailing_values(row.text) or ("", []))[0]
    return bool(_FIGURES.fullmatch(label.strip(" *:.")))


def _group(text: str, wagers: Wagers) -> Group:
    name = _TAKEN_OFF.sub("", text)
    return Group(wager_of(name, wagers) or name.strip(' :*“”"'), commission_of(text))
