"""Where a value stands: file, line, column and end, one-based, end column exclusive."""

from dataclasses import dataclass
from typing import NamedTuple


class Span(NamedTuple):
    """A stretch of one file; a tuple, because every value of every file has one."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


class Text(str):
    """A scalar of a submission that remembers its place."""

    __slots__ = ("offset", "quoted", "span")

    span: Span
    offset: int
    quoted: bool

    @classmethod
    def at(cls, value: str, span: Span, offset: int = 0, *, quoted: bool = False) -> "Text":
        text = cls(value)
        text.span = span
        text.offset = offset
        text.quoted = quoted
        return text


@dataclass(frozen=True, slots=True)
class Problem:
    """Something a file says that cannot be taken: place, what was found, what was expected."""

    span: Span
    message: str
    expected: str = ""
    hint: str = ""
