"""The line of the file with a caret under the words concerned."""

import unicodedata
from collections.abc import Sequence

from checker.report.visible import visible
from ruleschema.submission.span import Span

WIDEST = 110
_ELLIPSIS = "…"


def excerpt(lines: Sequence[str], span: Span, label: str) -> list[tuple[str, str]]:
    """Two lines, each as margin and content; none where the file has no such line."""
    found = pieces(lines, span)
    if found is None:
        return []
    before, words, after = found
    margin = f"{span.line:>7} │ "
    return [(margin, before + words + after), (" " * 8 + "│ ", f"{caret(before, words)} {label}".rstrip())]


def pieces(lines: Sequence[str], span: Span) -> tuple[str, str, str] | None:
    """The line in three parts: before the words concerned, those words, after them."""
    if not 0 < span.line <= len(lines):
        return None
    line = lines[span.line - 1].rstrip("\r")
    start = min(span.column - 1, len(line))
    same_line = span.end_line == span.line
    end = min(span.end_column - 1, len(line)) if same_line else len(line)
    line, start, end = _window(line, start, max(end, start + 1))
    line = visible(line)
    return line[:start], line[start:end], line[end:]


def caret(before: str, words: str) -> str:
    """The second line: white space below what comes before, a caret below every column of the words."""
    return " " * _width(before) + "▲" * max(_width(words), 1)


def _window(line: str, start: int, end: int) -> tuple[str, int, int]:
    """The part of a long line around the caret."""
    if len(line) <= WIDEST:
        return line, start, end
    first = max(0, min(start - WIDEST // 3, len(line) - WIDEST))
    shown = line[first : first + WIDEST]
    if first:
        shown = _ELLIPSIS + shown[1:]
    if first + WIDEST < len(line):
        shown = shown[:-1] + _ELLIPSIS
    return shown, start - first, min(end - first, WIDEST)


def _width(text: str) -> int:
    """Columns a text takes: wide characters take two, combining ones none."""
    if text.isascii():
        return len(text)
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else not unicodedata.combining(c) for c in text)
