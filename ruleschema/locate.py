"""From an offset in a value back to the place in its file, through quotes and folded lines."""

from ruleschema.span import Span, Text


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
    """Line and column of one character of the value: white space folds, escapes take two."""
    at = value.offset
    quote = source[at : at + 1] if value.quoted else ""
    if quote in ("'", '"'):
        at += 1
    elif quote in ("|", ">"):
        at = source.find("\n", at) + 1 or at
        quote = ""
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
        at += 2 if (char == "'" == quote) or (char == "\\" and quote == '"') else 1
        seen += 1
    before = source[:at]
    return before.count("\n") + 1, at - before.rfind("\n")
