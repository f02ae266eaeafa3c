"""An outcome as plain data that a cache file can carry."""

from dataclasses import asdict
from typing import Any

from checker.finding import Fault, Finding, Related, Severity, Verdict
from checker.outcome import Judged, Outcome, assembled
from ruleschema.span import Span

Plain = dict[str, Any]


def plain(outcome: Outcome) -> Plain:
    """The outcome as values of JSON."""
    return asdict(outcome)


def outcome_from(data: Any) -> Outcome:
    """The outcome in plain data; ValueError, TypeError or KeyError where the data has another form."""
    return assembled(
        [_finding(each) for each in data["findings"]],
        [_judged(each) for each in data["verdicts"]],
        _number(data["documents"]),
        _number(data["files"]),
    )


def _finding(data: Any) -> Finding:
    return Finding(
        number=0,
        code=_word(data["code"]),
        severity=Severity(data["severity"]),
        verdict=Verdict(data["verdict"]),
        casino=_word(data["casino"]),
        game=_word(data["game"]),
        title=_word(data["title"]),
        fault=_fault(data["fault"]),
    )


def _fault(data: Any) -> Fault:
    severity = data["severity"]
    return Fault(
        span=_span(data["span"]),
        message=_word(data["message"]),
        at=_word(data["at"]),
        src=tuple(_number(each) for each in data["src"]),
        expected=_word(data["expected"]),
        actual=_word(data["actual"]),
        label=_word(data["label"]),
        hint=_word(data["hint"]),
        cite=_word(data["cite"]),
        related=tuple(Related(_span(each["span"]), _word(each["label"])) for each in data["related"]),
        about=_words(data["about"]),
        undecided=data["undecided"] is True,
        severity=None if severity is None else Severity(severity),
    )


def _judged(data: Any) -> Judged:
    code, casino, game, reason = (_word(data[key]) for key in ("code", "casino", "game", "reason"))
    return Judged(code, casino, game, Verdict(data["verdict"]), _number(data["findings"]), reason)


def _span(data: Any) -> Span:
    file, line, column, end_line, end_column = data
    return Span(_word(file), _number(line), _number(column), _number(end_line), _number(end_column))


def _words(data: Any) -> tuple[str, ...]:
    return tuple(_word(each) for each in data)


def _word(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("text expected")
    return value


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("a whole number expected")
    return value
