"""findings.yaml, the register: a line for each finding ever recorded, read so that any union of lines is a register."""

import re
from dataclasses import dataclass
from enum import StrEnum, unique
from pathlib import Path

from ruleschema.submission.bind import bind
from ruleschema.submission.files import shown_name
from ruleschema.submission.readfile import read_text
from ruleschema.submission.source import Sequence, Unreadable, compose
from ruleschema.submission.span import Problem, Span, Text
from ruleschema.submission.values import Count, Day

# The digits of a number: few enough to say, many enough that branches seldom choose the same.
LEAST, MOST = 100_000, 999_999
_MARKS = ("<<<<<<<", "=======", ">>>>>>>", "|||||||")


@unique
class State(StrEnum):
    """What has become of a finding."""

    OPEN = "open"
    WAIVED = "waived"
    FIXED = "fixed"
    RETURNED = "returned"


_EVENT = re.compile(rf"\d{{4}}-\d\d-\d\d (?:{'|'.join(State)})")


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A recorded finding: its permanent number, where it stood, and what has become of it."""

    number: Count
    fingerprint: Text
    code: Text
    casino: Text
    game: Text
    clause: Text
    file: Text
    message: Text
    state: State
    first_seen: Day
    last_seen: Day
    # A day and a state each, as in "2026-01-31 fixed".
    history: tuple[Text, ...]
    # Numbers that this finding had on a branch and lost to a finding recorded earlier.
    was: tuple[Count, ...] = ()
    span: Span


@dataclass(frozen=True, slots=True)
class Recorded:
    """The lines of a register as they stand, and what is wrong with it."""

    file: str
    exists: bool = False
    lines: tuple[Line, ...] = ()
    problems: tuple[Problem, ...] = ()
    text: str = ""


def read_register(path: Path) -> Recorded:
    """The register in a file; an empty one where there is no file."""
    name = shown_name(path)
    if not path.exists():
        return Recorded(name)
    try:
        text = read_text(path, name)
        if conflict := _conflict(text, name):
            return Recorded(name, exists=True, problems=(conflict,), text=text)
        if not any(line.strip() and not line.startswith("#") for line in text.split("\n")):
            return Recorded(name, exists=True, text=text)
        node, problems = compose(text, name)
    except Unreadable as error:
        return Recorded(name, exists=True, problems=(error.problem,))
    if not isinstance(node, Sequence):
        problems.append(Problem(node.span, "the register is not a list", "a line for each finding"))
        return Recorded(name, exists=True, problems=tuple(problems), text=text)
    lines = [bind(Line, item, problems) for item in node.items]
    found = tuple(line for line in lines if isinstance(line, Line))
    problems += [problem for line in found if (problem := _impossible(line)) is not None]
    return Recorded(name, True, found, tuple(problems), text)


def _conflict(text: str, name: str) -> Problem | None:
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith(_MARKS):
            return Problem(
                Span(name, number, 1, number, 8),
                "a merge left a conflict here",
                "no conflict marks",
                "keep the lines of both sides and delete the marks: `check --register` joins them",
            )
    return None


def _impossible(line: Line) -> Problem | None:
    if not LEAST <= line.number.number <= MOST:
        return Problem(line.number.span, f"{line.number.number} is no finding's number", f"{LEAST} to {MOST}")
    if not line.history or not all(_EVENT.fullmatch(each) for each in line.history):
        return Problem(line.span, "the history of an entry is not one", "days with states, as in 2026-01-31 fixed")
    for day in (line.first_seen, line.last_seen):
        if day.date is None:
            return Problem(day.span, "the day is missing", "a day such as 2026-01-31")
    return None
