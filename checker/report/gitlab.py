"""The code-quality report of GitLab: it compares branches itself, by the fingerprint."""

from checker.engine.finding import Finding, Severity
from checker.report.visible import json_text
from checker.report.wording import Report, grounds, place, why

_LEVEL = {Severity.ERROR: "critical", Severity.WARNING: "minor", Severity.NOTE: "info"}


def render(report: Report) -> str:
    reasons = why()
    issues = [_issue(finding, reasons.get(finding.code, "")) for finding in report.outcome.findings]
    return json_text(issues, indent=2)


def _issue(finding: Finding, reason: str) -> dict[str, object]:
    span = finding.fault.span
    words = " ".join([finding.fault.message, *grounds(finding)])
    return {
        "type": "issue",
        "check_name": finding.code,
        "description": f"Finding {finding.number}, {place(finding)}: {words}",
        "content": {"body": reason},
        "categories": ["Bug Risk"],
        "severity": "info" if finding.waiver else _LEVEL[finding.severity],
        "fingerprint": finding.fingerprint,
        "location": {"path": span.file, "lines": {"begin": span.line, "end": span.end_line}},
    }
