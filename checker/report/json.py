"""Findings for a program: one object, stable keys, stable order, the same input the same bytes."""

import json

from checker.finding import Finding, Severity, Verdict
from checker.run import Judged, Outcome

FORMAT_VERSION = 1


def render(outcome: Outcome) -> str:
    """The whole run as one JSON object."""
    whole = {
        "version": FORMAT_VERSION,
        "summary": _summary(outcome),
        "findings": [_finding(finding) for finding in outcome.findings],
        "verdicts": [_verdict(judged) for judged in outcome.verdicts],
    }
    return json.dumps(whole, ensure_ascii=False, indent=2)


def _summary(outcome: Outcome) -> dict[str, int]:
    verdicts = [judged.verdict for judged in outcome.verdicts]
    counts = {"files": outcome.files, "documents": outcome.documents, "findings": len(outcome.findings)}
    counts |= {f"{severity}s": outcome.count(severity) for severity in Severity}
    return counts | {str(verdict).replace(" ", "_"): verdicts.count(verdict) for verdict in Verdict}


def _finding(finding: Finding) -> dict[str, object]:
    fault = finding.fault
    return {
        "number": finding.number,
        "code": finding.code,
        "severity": finding.severity,
        "verdict": finding.verdict,
        "casino": finding.casino,
        "game": finding.game,
        "at": fault.at,
        "file": fault.span.file,
        "line": fault.span.line,
        "column": fault.span.column,
        "end_line": fault.span.end_line,
        "end_column": fault.span.end_column,
        "src": list(fault.src),
        "message": fault.message,
        "expected": fault.expected,
        "actual": fault.actual,
        "cite": fault.cite,
        "related": [
            {"file": each.span.file, "line": each.span.line, "column": each.span.column, "label": each.label}
            for each in fault.related
        ],
        "fingerprint": finding.fingerprint,
    }


def _verdict(judged: Judged) -> dict[str, object]:
    return {
        "code": judged.code,
        "casino": judged.casino,
        "game": judged.game,
        "verdict": judged.verdict,
        "findings": judged.findings,
        "reason": judged.reason,
    }
