"""An outcome as plain data: what a cache file carries, and what one process tells another."""

from typing import Any

from checker.engine.finding import Fault, Finding, Related, Severity, Verdict
from checker.engine.outcome import Judged, Outcome, assembled
from ruleschema.submission.span import Span

Plain = dict[str, Any]


def plain(outcome: Outcome) -> Plain:
    """The outcome as values of JSON."""
    return {
        "documents": outcome.documents,
        "files": outcome.files,
        "findings": [plain_finding(each) for each in outcome.findings],
        "verdicts": [plain_judged(each) for each in outcome.verdicts],
    }


def outcome_from(data: Any) -> Outcome:
    """The outcome in plain data; ValueError, TypeError or KeyError where the data has another form."""
    return assembled(
        [finding_from(each) for each in data["findings"]],
        [judged_from(each) for each in data["verdicts"]],
        _number(data["documents"]),
        _number(data["files"]),
    )


def plain_finding(finding: Finding) -> Plain:
    """A finding as a check makes it: without number, waiver and standing, which belong to one run."""
    fault = finding.fault
    return {
        "code": finding.code,
        "severity": finding.severity.value,
        "verdict": finding.verdict.value,
        "casino": finding.casino,
        "game": finding.game,
        "title": finding.title,
        "heading": finding.heading,
        "span": tuple(fault.span),
        "message": fault.message,
        "at": fault.at,
        "src": fault.src,
        "expected": fault.expected,
        "actual": fault.actual,
        "label": fault.label,
        "hint": fault.hint,
        "cite": fault.cite,
        "related": [(tuple(each.span), each.label) for each in fault.related],
        "about": fault.about,
        "undecided": fault.undecided,
        "cause": fault.cause,
        "own_severity": None if fault.severity is None else fault.severity.value,
    }


def finding_from(data: Any) -> Finding:
    own = data["own_severity"]
    fault = Fault(
        span=_span(data["span"]),
        message=_word(data["message"]),
        at=_word(data["at"]),
        src=tuple(_number(each) for each in data["src"]),
        expected=_word(data["expected"]),
        actual=_word(data["actual"]),
        label=_word(data["label"]),
        hint=_word(data["hint"]),
        cite=_word(data["cite"]),
        related=tuple(Related(_span(span), _word(label)) for span, label in data["related"]),
        about=tuple(_word(each) for each in data["about"]),
        undecided=data["undecided"] is True,
        severity=None if own is None else Severity(own),
        cause=_word(data["cause"]),
    )
    return Finding(
        number=0,
        code=_word(data["code"]),
        severity=Severity(data["severity"]),
        verdict=Verdict(data["verdict"]),
        casino=_word(data["casino"]),
        game=_word(data["game"]),
        title=_word(data["title"]),
        fault=fault,
        heading=_word(data["heading"]),
    )


def plain_judged(judged: Judged) -> tuple[str, str, str, str, int, str]:
    """A verdict as a row: there is one for every check and document."""
    return judged.code, judged.casino, judged.game, judged.verdict.value, judged.findings, judged.reason


def judged_from(data: Any) -> Judged:
    code, casino, game, verdict, findings, reason = data
    return Judged(_word(code), _word(casino), _word(game), Verdict(verdict), _number(findings), _word(reason))


def _span(data: Any) -> Span:
    file, line, column, end_line, end_column = data
    return Span(_word(file), _number(line), _number(column), _number(end_line), _number(end_column))


def _word(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("text expected")
    return value


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError("a whole number expected")
    return value
