"""A stretch of lines that belongs together."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum, unique

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.words.labels import Label


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
        return "".join(gap + piece for gap, _, piece in self.joined())

    def joined(self) -> Iterator[tuple[str, int, str]]:
        """The pieces, each with the gap before it and its line."""
        last = ""
        for number, piece in self.pieces:
            broken = last.endswith("-") and piece[:1].isalnum() and not last.endswith(" -")
            yield "" if broken or not last else " ", number, piece
            last = piece or last

    def pieces_behind(self, rest: str) -> list[tuple[int, str]]:
        """The last words of the block as they stand on its lines."""
        found: list[tuple[int, str]] = []
        at = len(rest) - len(self.text.rstrip())
        for gap, number, piece in self.joined():
            at += len(gap)
            if at + len(piece) > 0:
                found.append((number, piece[max(-at, 0) :]))
            at += len(piece)
        return found

    @property
    def tail(self) -> str:
        """The last words, without putting the whole wording together."""
        return " ".join(piece for _, piece in self.pieces[-3:])[-60:]

    @property
    def numbers(self) -> list[int]:
        return sorted({number for line in self.lines for number in line.numbers})
