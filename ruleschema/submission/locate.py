"""From an offset in a value back to the place in its file, through quotes and folded lines."""

import re

from ruleschema.submission.span import Span, Text


def locate(value: Text, source: str, start: int, end: int) -> Span:
    """The span in the file of value[start:end]."""
    start, end = max(start, 0), max(end, start, 1)
    span = value.span
    if span.line == span.end_line and not value.quoted:
        return Span(span.file, span.line, span.column + start, span.line, span.column + end)
    first = _walk(value, source, start)
    last = _walk(value, source, end - 1)
    return Span(span.file, *first, last[0], last[1] + 1)


def _walk(value: Text, source: str, index: int) -> tuple[int, int]:
    """Line and column of one character of the value."""
    at = value.offset
    quote = source[at : at + 1] if value.quoted else ""
    at = _escaped(source, at + 1, index) if quote == '"' else _folded(value, source, at, quote, index)
    before = source[:at]
    return before.count("\n") + 1, at - before.rfind("\n")


def _folded(value: Text, source: str, at: int, quote: str, index: int) -> int:
    """The offset where white space only folds: a run of it in the file is one in the value."""
    if quote == "'":
        at += 1
    elif quote in ("|", ">"):
        at = source.find("\n", at) + 1 or at
    seen = 0
    while at < len(source):
        char = source[at]
        if char.isspace():
            after = at
            while after < len(source) and source[after].isspace():
                after += 1
            blank = 0
            while seen + blank < len(value) and value[seen + blank].isspace():
                blank += 1
            if seen + blank > index:
                break
            seen, at = seen + blank, after
            continue
        if seen >= index:
            break
        at += 2 if char == "'" == quote else 1
        seen += 1
    return at


# In double quotes: an escape, a joined line, white space around line ends, or one character.
_PIECE = re.compile(
    r"\\(?:x..|u....|U.{8}|[^\r\nxuU])|(?P<joined>\\\r?\n\s*)|(?P<folded>[ \t]*\n\s*|[ \t]*\r\n\s*)|.", re.S
)


def _escaped(source: str, at: int, index: int) -> int:
    """The offset in a double-quoted value: escapes may write anything, white space too."""
    seen = 0
    while (piece := _PIECE.match(source, at)) and piece.group() != '"':
        breaks = piece.group().count("\n") - 1
        if piece["joined"] is not None:
            made = breaks
        elif piece["folded"] is not None:
            made = max(breaks, 1)
        else:
            made = 1
        if seen + made > index:
            break
        seen, at = seen + made, piece.end()
    return at
