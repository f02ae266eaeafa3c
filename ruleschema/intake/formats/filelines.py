"""What a format reader hands on: lines, and places where it had doubts."""

from dataclasses import dataclass

from ruleschema.intake.formats.lines import SourceLine


@dataclass(frozen=True, slots=True)
class Doubt:
    """Something of the document that could not be read, with the line before which it stands."""

    line: int
    message: str


@dataclass(frozen=True, slots=True)
class FileLines:
    """One file as lines numbered from 1."""

    lines: tuple[SourceLine, ...]
    doubts: tuple[Doubt, ...] = ()
