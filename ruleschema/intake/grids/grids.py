"""Printed tables as read: columns, captions, split cells and group rows."""

import re
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.grids.flatheads import part_head
from ruleschema.intake.grids.gridcaptions import GridCaptions, collects
from ruleschema.intake.grids.gridcells import (
    continues,
    is_count,
    is_open,
    opens_with,
    parted_commission,
    parted_head,
    pays_no_hand,
    side_by_side,
    spanning,
    stacked,
    unfilled,
    wager_heading,
    wager_of,
)
from ruleschema.intake.grids.gridlines import continues_above, without_margin
from ruleschema.intake.grids.groups import groups_of
from ruleschema.intake.grids.spoken import told_in
from ruleschema.intake.outline.blocks import Block
from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.wagers.wagertitles import titled
from ruleschema.intake.words.columns import heads_wagers
from ruleschema.intake.words.explained import are_explained, explained
from ruleschema.intake.words.gridrows import Grid, Row
from ruleschema.intake.words.heads import heads_wager_and_case, is_generic, is_numbered
from ruleschema.intake.words.labels import read_label
from ruleschema.intake.words.leadin import commission_of
from ruleschema.intake.words.payvalues import LESS, cell_value, is_empty
from ruleschema.intake.words.rowvalues import paid_on, together, trailing_values, values_of

# "Symbol Count Odds" over "Joker 1 45 to 1": how often a symbol stands on the wheel is no part of its name.
_COUNT_HEAD = re.compile(
    r"\s(?:count|spots?|segments?|stops?|slots?|ways|quantity|frequency|no\. of \w+|number of \w+|how many"
    r"|numbers?(?: covered)?|cover(?:s|ed|age))\s"
    r"(?=(?:pay|odds|award)\w*\s*\Z)",
    re.I,
)
_COUNTED = re.compile(
    r"(?P<label>\S.*?)\s(?:\d{1,3}(?: numbers?)?"
    r"|(?<=[A-Za-z)]\s)\d{1,2}(?:(?:,\s?|\s?[-–]\s?|\s(?:to|or|and)\s)\d{1,2}){1,12})"
)
# "2 to 9 … face value": figures of cards and no odds.
_RANGE = re.compile(r"[2-6] to (?:[7-9]|10)")
_FOLIO = re.compile(r"[-–—]\s?\d{1,4}\s?[-–—]")
_TIE = re.compile(r"ties?", re.I)
_LAST_WORDS = 4
_LABEL_AND_VALUES = 2
_SECTION = re.compile(r"\d{1,3}\.\d{1,3}(?:\.\d{1,3})*\.?|\d{3}\.?")


class _Reader(GridCaptions):
    """Reads a table line by line."""

    def __init__(self, wagers: Wagers, lines: list[Line]) -> None:
        super().__init__(wagers, groups_of(lines, wagers))
        self.commission: str | None = None
        self.counts = False
        self.told_of: str | None = None

    def read(self, line: Line) -> None:
        several = together(line.cells[1]) if len(line.cells) == _LABEL_AND_VALUES else []
        if several:
            self.row(line.cells[0], several, line.number)
        elif line.cells:
            self.cells(line)
        elif (found := values_of(line.text, self.width)) is not None:
            head, label = parted_head(found[0])
            if head:
                self.caption(head, line.number)
            self.commission = commission_of(less[0]) if (less := LESS.search(line.text)) else None
            numbered = read_label(label)
            self.row(numbered[1] if numbered else label, found[1], line.number)
        elif told := paid_on(line.text):
            over, self.group = self.group, told[0] or self.told_of
            self.row(told[2], [told[1]], line.number)
            self.told_of, self.group = self.group, over
        else:
            self.caption(line.text, line.number)

    def cells(self, line: Line) -> None:
        line = replace(line, cells=unfilled(line.cells, len(self.columns) + 1))
        cells = [self._counted(cell, place) for place, cell in enumerate(line.cells)]
        self.commission = next(filter(None, (parted_commission(cell)[1] for cell in line.cells[1:])), None)
        values = [place for place, cell in enumerate(cells) if place and cell_value(cell) is not None]
        values = [place for place in values if self._settles(place, cells) and not self._tells(place)]
        self._set_apart(cells, values, line.number)
        if not self.grid.rows and all(_TIE.fullmatch(cells[place].strip()) for place in values):
            values = []  # a head of cases: Player wins, Tie
        if self.pending is not None and values:
            cells[0] = self.settle_before(cells[0])
        if not values and len(cells) == 2 and cells[1] and cell_value(cells[0]) and not _RANGE.fullmatch(cells[0]):
            # The odds stand before what they are for.
            self.add(cells[1], cells[0], line.number, None)
            return
        if not values and not heads_wagers(cells[0]) and self.spoken(cells, line.number):
            return
        if not values:
            self.header_or_group(list(cells), line.number)
            return
        if len(parts := side_by_side(cells)) > 1:
            for part in parts:
                self.cells(replace(line, cells=part))
            return
        first = values[0]
        while first > 1 and is_empty(cells[first - 1]):
            first -= 1
        label = self._label(cells[:first])
        offset = first - 1 if len(self.columns) >= len(cells) - 1 else 0
        for place in range(first, len(cells)):
            name = self._named(place - 1 - (offset if len(self.columns) < len(cells) - 1 else 0))
            number = line.places[place] if line.places else line.number
            self.add(label or (self.group or ""), cells[place], number, name)

    def _set_apart(self, cells: list[str], values: list[int], number: int) -> None:
        """Rows of one value that stand apart have nothing of the columns above them."""
        last = self.grid.rows[-1].line if self.grid.rows else number
        if values == [1] and not any(cells[2:]) and sum(map(bool, self.columns)) > 1 and number > last + 1:
            self.columns = []

    def _settles(self, place: int, cells: list[str]) -> bool:
        """Whether a cell is no count of a schedule; under the name of a wager, what is returned is a push."""
        return not is_count(cells, place) or titled(self._column(place - 1) or "", self.wagers) is not None

    def spoken(self, cells: list[str], number: int) -> bool:
        """A chart in words: "PLAY wins 1 to 1; ANTE pushes"."""
        label, said = told_in(cells[0].strip(" *:."), cells[1:])
        self.grid.rows += [Row(label, pays, number, name, self.group, self.table) for name, pays in said]
        return bool(said)

    def header_or_group(self, cells: list[str], number: int) -> None:
        given = [cell for cell in cells if cell]
        if any(_FOLIO.fullmatch(cell) for cell in given):
            return
        if len(given) == _LABEL_AND_VALUES and _SECTION.fullmatch(given[0]) and not is_generic(given[1]):
            self.columns = []
            self.caption(given[1], number)  # "406 | 6 Card Bonus payoffs" titles what stands below it
            return
        if len(given) >= 2 and given == cells and all(map(is_numbered, given)):
            cells = ["", *given]  # nothing stands over the labels
        if len(given) >= 2 or (cells and not cells[0]):
            if self.columns and len(given) == 1 and not cells[0]:
                self.caption(given[0], number)
                return
            self.collects = collects(" ".join(given))
            under = not cells[0] or not self.grid.head
            if self.columns and under and not self.grid.rows and len(self.columns) == len(cells) - 1:
                # A head over several rows: each column's words stand one below the other.
                cells = [cells[0], *map(stacked, spanning(self.columns), cells[1:])]
            self.columns = cells[1:]
            self.grid.head = cells[0] or self.grid.head
            self.group = wager_heading(cells[0], self.wagers) if cells[0] else self.group
            self.names_table(cells[0])
        elif given:
            self.caption(given[0], number)

    def row(self, label: str, values: list[str], number: int) -> None:
        if self.pending is not None and _COUNT_HEAD.search(self.pending[0]):
            self.counts, self.pending = True, (_COUNT_HEAD.sub(" ", self.pending[0]), self.pending[1])
        if self.counts and (told := _COUNTED.fullmatch(label)):
            label = told["label"]
        if self.pending is not None:
            text, line = self.pending
            known = titled(text, self.wagers) if len(values) == 1 else None
            if known is None and (head := part_head(text, len(values), self.wagers)):
                if head.wager is not None:
                    self.settle(head.wager)
                self.grid.head, self.columns = head.over, head.columns
                self.names_table(text if len(values) == 1 else "")
            elif (
                is_open(text)
                or continues(text, label)
                or (number - line == 1 and len(label.split()) <= 2 and len(text.split()) > 2 and not self._is_own(text))
            ):
                label = f"{text} {label}"
            else:
                self.settle(text)
            self.pending = None
        if self.renamed and len(self.columns) != len(values):
            self.columns = []  # the columns of the table above the caption
        columns = self.over(values)
        if heads_wager_and_case(self.grid.head):
            own = opens_with(label, self.known)
            self.group, label, self.paired = label[:own] or None, label[own:].strip(), own > 0
        for place, value in enumerate(values):
            self.add(label, value, number, columns[place] if columns else None)

    def _is_own(self, text: str) -> bool:
        """Whether a caption names a wager: then it is no first line of a label."""
        return wager_of(text, self.wagers) is not None

    def add(self, label: str, cell: str, number: int, column: str | None) -> None:
        pays = cell_value(cell)
        if self.group and not self.paired and re.search(r"\b(?:bets?|wagers?)\b", label, re.I):
            self.group = None  # the group ends where a row names its own wager
        if pays is not None and not self.collects and not pays_no_hand(label, pays, column):
            self.kinds[column] = pays.startswith("$")
            group = self.group
            if len(self.listed) > 1 and label.lower().strip(" *:.") in self.listed:
                label, group = "win", label  # Big and Small stand over a row of each
            commission = self.commission
            if number in self.grouped.rows and not self.paired:
                group, commission = self.grouped.rows[number].name, commission or self.grouped.rows[number].commission
            shown = (column or None, group, self.table, tuple(self.columns), commission, self.grid.head)
            self.grid.rows.append(Row(label.strip(" *:-–—.,"), pays, number, *shown))

    def finish(self) -> Grid:
        """What is left under the last row is the rest of its label, if it stands right there."""
        last = self.grid.rows[-1] if self.grid.rows else None
        text, number = self.pending or ("", 0)
        if last is not None and number == last.line + 1 and self.columns and len(text.split()) <= _LAST_WORDS:
            self.complete(text)
        if are_explained(row.label for row in self.grid.rows):
            for row in self.grid.rows:
                row.label = (explained(row.label) or (row.label,))[0]
        return self.grid


def read_grid(block: Block, wagers: Wagers) -> Grid:
    """The rows of a printed table that pay; known wagers may head its columns."""
    lines = without_margin(block.lines)
    reader = _Reader(wagers, lines)
    reader.continued = any(map(continues_above, lines))
    plain = (trailing_values(line.text) for line in lines if not line.cells)
    reader.width = max((len(found[1]) for found in plain if found), default=1)
    for line in lines:
        reader.read(line)
    return reader.finish()
