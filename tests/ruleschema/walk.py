"""A loaded model walked value by value, and the stretch of the file that a span covers."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from ruleschema.submission.span import Span, Text
from ruleschema.submission.values import Count, Day, Lines

Value = Text | Lines | Day | Count


def values(record: object) -> Iterator[Value]:
    """Every scalar value of a record and what it holds."""
    if isinstance(record, Value):
        yield record
    elif isinstance(record, tuple):
        for item in record:
            yield from values(item)
    elif is_dataclass(record) and not isinstance(record, Span):
        for field in fields(record):
            yield from values(getattr(record, field.name))


def records(record: object) -> Iterator[tuple[Span, Span]]:
    """Every pair of a record's span and the span of a record or value right below it."""
    if isinstance(record, tuple):
        for item in record:
            yield from records(item)
    elif is_dataclass(record) and not isinstance(record, Span | Value):
        for field in fields(record):
            below = getattr(record, field.name)
            for item in below if isinstance(below, tuple) else (below,):
                if hasattr(item, "span"):
                    yield record.span, item.span  # type: ignore[attr-defined]
            yield from records(below)


def cut(source: str, span: Span) -> str:
    """What stands in the file from the start of a span to its end, which it does not include."""
    lines = source.split("\n")
    if span.line == span.end_line:
        return lines[span.line - 1][span.column - 1 : span.end_column - 1]
    first, last = lines[span.line - 1][span.column - 1 :], lines[span.end_line - 1][: span.end_column - 1]
    return "\n".join([first, *lines[span.line : span.end_line - 1], last])
