"""How a document is refused: one line that says what is wrong with which file, and what to do."""

from pathlib import Path

from ruleschema.submission.load import shown_name
from ruleschema.submission.source import Unreadable
from ruleschema.submission.span import Problem, Span


def refused(path: Path, message: str, expected: str = "", hint: str = "") -> Unreadable:
    """The refusal of a whole file."""
    return Unreadable(Problem(Span(shown_name(path), 1, 1, 1, 1), message, expected, hint))
