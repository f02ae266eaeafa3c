"""Captions of a printed table: what stands between its rows names a table, its columns or a group, or ends a label."""

import re

from ruleschema.intake.grids.flatheads import part_head
from ruleschema.intake.grids.gridcells import continues, is_open, wager_of
from ruleschema.intake.grids.gridcolumns import GridColumns
from ruleschema.intake.grids.groups import Grouped
from ruleschema.intake.outline.titles import is_title_like
from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.wagers.wagertitles import is_topic
from ruleschema.intake.words.columns import is_class
from ruleschema.intake.words.heads import COLUMN, is_numbered, wraps

_TABLE_NAME = re.compile(
    r"\b(?:(?:pay ?)?tables?|schedule|option|version|paytable)\s*#?[\s:-]*(?:[A-Z]{1,3}|[IVX]+|\d{1,3}"
    r"|[A-Z]{2,4}-\w{1,5})\b|\bdecks?\b",
    re.I,
)
_ANNOUNCES = re.compile(r"\b(?:following|follows|below|payouts?|odds|pays?|paid|apply|applies|listed)\b", re.I)
_REFERS = re.compile(r"\S\s(?:see|per)\s(?:the\s)?[\w. ]{2,24}\Z", re.I)
_COLLECTS = re.compile(r"\b(?:collections?|fees?|rake|drop|limits)\b", re.I)


def collects(head: str) -> bool:
    """Whether a head or a caption stands over what the house collects or allows."""
    return bool(_COLLECTS.search(head)) and not COLUMN.search(head)


class GridCaptions(GridColumns):
    """Takes the captions of a table as they come, each settled when the next line tells what it was."""

    def __init__(self, wagers: Wagers, grouped: Grouped) -> None:
        super().__init__(tuple(wagers.names))
        self.wagers = wagers
        self.grouped = grouped
        self.table: str | None = None
        self.pending: tuple[str, int] | None = None
        self.listed: set[str] = set()
        self.wraps = self.collects = self.renamed = False
        self.width = 1

    def caption(self, text: str, number: int) -> None:
        if _REFERS.search(text) and self.grid.rows:
            return  # a row that pays nothing itself: "Horn High See Horn"
        if number in self.grouped.captions:
            if self.pending is not None:
                self.settle(self.pending[0])
            self.pending = self.group = None
            return
        last = self.grid.rows[-1] if self.grid.rows else None
        if last is not None and (last.label.lower().endswith((" of a", " of", "-of-a")) or continues(last.label, text)):
            for row in self.grid.rows:
                if row.line == last.line:
                    row.label = f"{row.label} {text.strip()}" if not row.label.endswith(text.strip()) else row.label
            return
        if last is not None and last.line == number - 1 and (text[:1].islower() or self.wraps) and self.pending is None:
            self.complete(text)
            return
        goes_on = text[:1].islower() or (last is None and self.pending is not None and wraps(self.pending[0], text))
        if self.pending is not None and self.pending[1] == number - 1 and goes_on:
            text = f"{self.pending[0]} {text}"
        elif self.pending is not None:
            self.settle(self.pending[0])
        self.pending = (text, number)

    def complete(self, text: str) -> None:
        """A label wrapped in its cell goes on under the row."""
        self.wraps = bool(self.columns)
        line = self.grid.rows[-1].line
        for row in self.grid.rows:
            if row.line == line:
                row.label = f"{row.label} {text.strip()}"

    def settle_before(self, label: str) -> str:
        """A caption over a row with cells names its table or group, or is the start of the row's label."""
        text, _ = self.pending or ("", 0)
        self.pending = None
        if not _TABLE_NAME.search(text) and (is_open(text) or continues(text, label)):
            return f"{text} {label}"
        self.settle(text)
        return label

    def settle(self, text: str) -> None:
        """A caption that is no part of a row names a table, the columns or a group."""
        self.collects = collects(text)
        if self.grid.rows and self.grid.rows[-1].group == self.group:
            self.group = None  # what stands under another caption is no longer of the group
        if (own := wager_of(text, self.wagers)) is not None:
            self.group, self.renamed = own, bool(self.grid.rows)
            return
        if self.width > 1 and not self.grid.rows and (head := part_head(text, self.width, self.wagers)):
            self.grid.head, self.columns = head.over, head.columns  # the first label has wrapped below it
            self.group = head.wager or self.group
            return
        self.listed = {part.lower() for part in re.split(r",\s+|\s+(?:and|&)\s+", text.strip(" :*"))}
        if is_class(text) and is_title_like(text, 4):
            self.group = text.strip(" :")
            return
        columns = COLUMN.findall(text)
        if is_numbered(text) and not self.columns:
            self.table = text.strip(" :*")
            return
        names = not columns and not _ANNOUNCES.search(text) and not is_topic(text) and not is_open(text.rstrip(" :"))
        if text.rstrip().endswith(":") and names:
            self.group = text.strip(" :")
            return
        self.names_table(text)
        if columns and not (self.columns and len(columns) == 1 and _TABLE_NAME.search(text)):
            self.columns = [*self.columns, *columns] if len(columns) == 1 and len(text.split()) <= 2 else columns
            self.grid.head = text

    def names_table(self, text: str) -> None:
        if found := _TABLE_NAME.search(text):
            self.table = text.strip(" :*") if "deck" in text.lower() else found[0].strip()
            self.grid.tables.append(self.table)
