"""The rows of a printed table as read, and what its labels are."""

import re
from dataclasses import dataclass, field

from ruleschema.intake.words.heads import is_generic

_HANDS = re.compile(
    r"\b(?:flush|flushes|straight|full house|(?:of ?a|of-a-)\s?kind|pairs?|royal|two pair|high|(?:un|off)?-?suited"
    r"|(?:[akqjt]|10|[2-9])-(?:[akqjt]|10|[2-9])(?:-(?:[akqjt]|10|[2-9])){0,3}|aces?|kings?|queens?|jacks?|trips|quads)\b",
    re.I,
)


@dataclass(slots=True)
class Row:
    """One value of a printed row: its label, its column, its group."""

    label: str
    pays: str
    line: int
    column: str | None = None
    group: str | None = None
    table: str | None = None
    columns: tuple[str, ...] = ()
    commission: str | None = None
    head: str = ""

    @property
    def shared(self) -> bool:
        """Whether no column of the row only says that it pays: then the columns are tables of one wager."""
        return not any(is_generic(column) for column in self.columns)


@dataclass(slots=True)
class Grid:
    """A printed table as read: rows, the words over its first column, its own names."""

    rows: list[Row] = field(default_factory=list)
    head: str = ""
    tables: list[str] = field(default_factory=list)

    @property
    def of_hands(self) -> bool:
        """Whether its labels are hands and not wagers."""
        return self._hands >= 0.4

    @property
    def only_hands(self) -> bool:
        """Whether nearly all its labels are hands, whatever its head says."""
        return self._hands >= 0.8

    @property
    def _hands(self) -> float:
        labels = {row.label for row in self.rows}
        return sum(map(is_hand, labels)) / max(len(labels), 1)


def is_hand(label: str) -> bool:
    """Whether a label names a hand of cards."""
    return bool(_HANDS.search(label))
