"""Scalar values of a submission beyond plain text: source lines, days, counts."""

import re
from dataclasses import dataclass
from datetime import date

from ruleschema.submission.source import Node, Sequence, clipped
from ruleschema.submission.span import Problem, Span, Text

MISSING = "missing"
MOST_LINES = 100_000
LAST_LINE = 999_999
LARGEST_COUNT = 999_999_999


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


_RANGE = re.compile(r"0*([0-9]{1,12})(?:\s?[-–]\s?0*([0-9]{1,12}))?\Z")
_LINES = "a line, a range or a list of them: 12, 12-15, [12, 14-15]"
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")
_COUNT = re.compile(rf"[0-9]{{1,{len(str(LARGEST_COUNT))}}}\Z")
_NULLS = ("", "~", "null", "Null", "NULL")


def read_lines(node: Node) -> Lines:
    """Source lines, at most so many in all, however they are written."""
    items = node.items if isinstance(node, Sequence) else (node,)
    if not items:
        raise Rejected(node.span, "the list is empty", _LINES)
    numbers: list[int] = []
    for item in items:
        _filled(item, _LINES)
        first, last = _range(item)
        if len(numbers) + last - first >= MOST_LINES:
            says = f"{shown(item)} makes more than {MOST_LINES:,} lines"
            raise Rejected(item.span, says, f"at most {MOST_LINES:,} lines in one place")
        numbers.extend(range(first, last + 1))
    return Lines(tuple(numbers), node.span)


def _range(item: Node) -> tuple[int, int]:
    found = _RANGE.match(item) if isinstance(item, Text) else None
    if found is None:
        raise Rejected(item.span, f"{shown(item)} is not a source line", _LINES)
    first = int(found[1])
    last = int(found[2] or first)
    if max(first, last) > LAST_LINE:
        raise Rejected(item.span, f"{shown(item)} is beyond all documents", f"a line from 1 to {LAST_LINE:,}")
    if not first:
        raise Rejected(item.span, f"{shown(item)} is not a source line", "the first line is 1")
    if first > last:
        raise Rejected(item.span, f"{shown(item)} is not a range of lines", "a first line not after the last")
    return first, last


def read_day(node: Node) -> Day:
    """A day as year, month and day, or the word that it is missing."""
    expected = "a day such as 2015-01-21, or missing"
    _filled(node, expected)
    if node == MISSING:
        return Day(None, node.span)
    try:
        if isinstance(node, Text) and _DAY.match(node):
            return Day(date.fromisoformat(node), node.span)
    except ValueError:
        pass
    raise Rejected(node.span, f"{shown(node)} is not a date", expected)


def read_count(node: Node) -> Count:
    """A whole number."""
    _filled(node, "a whole number")
    if isinstance(node, Text) and _COUNT.match(node):
        return Count(int(node), node.span)
    raise Rejected(node.span, f"{shown(node)} is not a whole number", "a whole number")


def read_text(node: Node) -> Text:
    """Text; an empty one must be meant, in quotes."""
    if not isinstance(node, Text):
        raise Rejected(node.span, f"{shown(node)} stands where text belongs", "text")
    _filled(node, "text, or leave the key out")
    return node


def is_empty(node: Node) -> bool:
    """Whether nothing is given: no value at all, or YAML's words for that."""
    return isinstance(node, Text) and not node.quoted and node in _NULLS


def _filled(node: Node, expected: str) -> None:
    if is_empty(node):
        raise Rejected(node.span, f"the value is {'missing' if node else 'empty'}", expected)


def shown(node: Node) -> str:
    """A node as a message names it."""
    if isinstance(node, Text):
        return f"`{clipped(node)}`"
    return "a list" if isinstance(node, Sequence) else "a mapping"
