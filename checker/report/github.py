"""Annotations for GitHub: a workflow command a finding, nothing in it can start another."""

from checker.engine.finding import Finding, Severity, Standing
from checker.report.wording import Report, grounds, place, why

_LEVEL = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def render(report: Report) -> str:
    """New and live findings at their level, waived ones as notices; what was known before stays quiet."""
    known = (Standing.UNCHANGED, Standing.MOVED)
    told = [each for each in report.outcome.findings if each.waiver or each.standing not in known]
    reasons = why() if told else {}
    return "".join(f"{_command(each, reasons[each.code])}\n" for each in told)


def _command(finding: Finding, reason: str) -> str:
    span = finding.fault.span
    properties = {
        "file": span.file,
        "line": span.line,
        "endLine": span.end_line,
        "col": span.column,
        "endColumn": span.end_column,
        "title": f"{finding.code} finding {finding.number}: {place(finding)}",
    }
    if span.end_line != span.line:
        # GitHub refuses columns on a stretch of several lines.
        del properties["col"], properties["endColumn"]
    level = "notice" if finding.waiver else _LEVEL[finding.severity]
    told = ",".join(f"{name}={_property(str(value))}" for name, value in properties.items())
    said = " ".join([finding.fault.message, *grounds(finding)])
    return f"::{level} {told}::{_data(said)}%0AWhy: {_data(reason)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
