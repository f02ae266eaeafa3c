"""waivers.yaml: findings accepted for a time, each with its reason, its approver and its legal ground."""

from dataclasses import dataclass
from pathlib import Path

from ruleschema.submission.bind import bind
from ruleschema.submission.files import shown_name
from ruleschema.submission.readfile import decode, read_bytes
from ruleschema.submission.source import Mapping, Unreadable, compose
from ruleschema.submission.span import Problem, Span, Text
from ruleschema.submission.values import Day


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiver:
    """A waiver: one finding, or every finding of a code at a clause, accepted until a day."""

    fingerprint: Text | None = None
    code: Text | None = None
    casino: Text | None = None
    game: Text | None = None
    clause: Text | None = None
    reason: Text
    approver: Text
    date: Day
    expires: Day
    basis: Text
    span: Span

    def covers(self, fingerprint: str, code: str, casino: str, game: str, clause: str) -> bool:
        """Whether the waiver names this finding; a fingerprint alone decides where there is one."""
        if self.fingerprint is not None:
            return self.fingerprint == fingerprint
        named = (self.code, self.clause, self.casino, self.game)
        found = (code, clause, casino, game)
        return all(mine is None or mine == its for mine, its in zip(named, found, strict=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class WaiverFile:
    """A waivers file: all waivers of these submissions."""

    waivers: tuple[Waiver, ...] = ()
    span: Span


@dataclass(frozen=True, slots=True)
class Waivers:
    """The waivers that can be read, and what is wrong with the others."""

    file: str
    waivers: tuple[Waiver, ...] = ()
    problems: tuple[Problem, ...] = ()
    text: str = ""


def read_waivers(path: Path) -> Waivers:
    """The waivers in a file; none where there is no file."""
    name = shown_name(path)
    if not path.exists():
        return Waivers(name)
    try:
        return waivers_in(read_bytes(path, name), name)
    except Unreadable as error:
        return Waivers(name, problems=(error.problem,))


def waivers_in(data: bytes, name: str) -> Waivers:
    """The waivers in the bytes of a file."""
    try:
        text = decode(data, name)
        if not any(line.strip() and not line.lstrip().startswith("#") for line in text.split("\n")):
            return Waivers(name, text=text)
        node, problems = compose(text, name)
    except Unreadable as error:
        return Waivers(name, problems=(error.problem,))
    if isinstance(node, Mapping) and [(str(key), value) for key, value in node.pairs] == [("waivers", "")]:
        return Waivers(name, problems=tuple(problems), text=text)  # a list with nothing in it yet
    bound = bind(WaiverFile, node, problems)
    found = bound.waivers if isinstance(bound, WaiverFile) else ()
    problems += [problem for waiver in found if (problem := _incomplete(waiver)) is not None]
    return Waivers(name, tuple(each for each in found if _incomplete(each) is None), tuple(problems), text)


def _incomplete(waiver: Waiver) -> Problem | None:
    if waiver.fingerprint is None and (waiver.code is None or waiver.clause is None):
        return Problem(waiver.span, "a waiver names no finding", "a fingerprint, or a code and a clause")
    for key, text in (("reason", waiver.reason), ("approver", waiver.approver), ("basis", waiver.basis)):
        if not text.strip():
            return Problem(text.span, f"the {key} of a waiver is empty", f"the {key} in words")
    for key, day in (("date", waiver.date), ("expires", waiver.expires)):
        if day.date is None:
            return Problem(day.span, f"the day `{key}` of a waiver is missing", "a day such as 2026-01-31")
    return None
