"""Scalar values of a submission beyond plain text: source lines, days, counts."""

import re
from dataclasses import dataclass
from datetime import date

from ruleschema.source import Node, Sequence
from ruleschema.span import Problem, Span, Text

MISSING = "missing"
MOST_LINES = 100_000


class Rejected(Exception):
    """A node that does not fit the place it stands in."""

    def __init__(self, span: Span, message: str, expected: str, hint: str = "") -> None:
        super().__init__(message)
        self.problem = Problem(span, message, expected, hint)


@dataclass(frozen=True, slots=True)
class Lines:
    """Lines of the source document: 12, 12-15 or [12, 14-15]."""

    numbers: tuple[int, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Day:
    """A date the source gives, or None where it says the date is missing."""

    date: date | None
    span: Span


@dataclass(frozen=True, slots=True)
class Count:
    """A whole number with its place."""

    number: int
    span: Span


_RANGE = re.compile(r"(\d{1,7})(?:\s?[-–]\s?(\d{1,7}))?\Z")
_LINES = "a line, a range or a list of them: 12, 12-15, [12, 14-15]"


def read_lines(node: Node) -> Lines:
    items = node.items if isinstance(node, Sequence) else (node,)
    numbers: list[int] = []
    for item in items:
        found = _RANGE.match(item) if isinstance(item, Text) else None
        if found is None:
            raise Rejected(item.span, f"{_shown(item)} is not a source line", _LINES)
        first = int(found[1])
        last = int(found[2] or first)
        if not 0 < first <= last < MOST_LINES * 10 or last - first >= MOST_LINES:
            raise Rejected(item.span, f"{_shown(item)} is not a range of lines", "a first line not after the last")
        numbers.extend(range(first, last + 1))
    return Lines(tuple(numbers), node.span)


def read_day(node: Node) -> Day:
    if node == MISSING:
        return Day(None, node.span)
    try:
        if isinstance(node, Text) and len(node) == 10:
            return Day(date.fromisoformat(node), node.span)
    except ValueError:
        pass
    raise Rejected(node.span, f"{_shown(node)} is not a date", "a day such as 2015-01-21, or missing")


def read_count(node: Node) -> Count:
    if isinstance(node, Text) and re.fullmatch(r"\d{1,9}", node):
        return Count(int(node), node.span)
    raise Rejected(node.span, f"{_shown(node)} is not a whole number", "a whole number")


def read_text(node: Node) -> Text:
    if not isinstance(node, Text):
        raise Rejected(node.span, f"{_shown(node)} stands where text belongs", "text")
    if node == "" and not node.quoted:
        raise Rejected(node.span, "the value is empty", "text, or leave the key out")
    return node


def _shown(node: Node) -> str:
    if isinstance(node, Text):
        return f"`{node[:40]}`"
    return "a list" if isinstance(node, Sequence) else "a mapping"


shown = _shown
