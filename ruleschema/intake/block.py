"""A stretch of lines that belongs together."""

from dataclasses import dataclass, field
from enum import StrEnum, unique

from ruleschema.intake.cleaning import Line
from ruleschema.intake.labels import Label


@unique
class Kind(StrEnum):
    """What a block is."""

    HEADING = "heading"
    CLAUSE = "clause"
    TABLE = "table"


@dataclass(slots=True)
class Block:
    """A stretch of lines that belongs together."""

    kind: Kind
    lines: list[Line]
    label: Label | None = None
    pieces: list[tuple[int, str]] = field(default_factory=list)
    bullet: bool = False
    apart: bool = False

    @property
    def text(self) -> str:
        """The wording on one line; a word broken at its own hyphen is whole again."""
        whole = ""
        for _, piece in self.pieces:
            gap = "" if not whole or (whole.endswith("-") and piece[:1].isalnum() and not whole.endswith(" -")) else " "
            whole += gap + piece
        return whole

    @property
    def tail(self) -> str:
        """The last words, without putting the whole wording together."""
        return " ".join(piece for _, piece in self.pieces[-3:])[-60:]

    @property
    def numbers(self) -> list[int]:
        return sorted({number for line in self.lines for number in line.numbers})
