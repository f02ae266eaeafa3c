"""Findings for a program: one object, stable keys, stable order, the same input the same bytes."""

from typing import Any

from checker.engine.finding import Finding, Severity, Standing, Verdict
from checker.engine.outcome import Judged, Outcome
from checker.policy.against import Comparison
from checker.report.visible import json_text

FORMAT_VERSION = 1


def render(outcome: Outcome, comparison: Comparison | None = None) -> str:
    """The whole run as one JSON object; what was compared or waived adds keys, nothing else changes."""
    whole: dict[str, Any] = {
        "version": FORMAT_VERSION,
        "summary": _summary(outcome),
        "findings": [finding_object(finding) for finding in outcome.findings],
        "verdicts": [_verdict(judged) for judged in outcome.verdicts],
    }
    if comparison is not None:
        counts = {str(standing): comparison.count(standing) for standing in Standing if standing}
        whole["against"] = {"revision": comparison.revision, "commit": comparison.commit, **counts}
        whole["fixed"] = [finding_object(finding) for finding in comparison.fixed]
    return json_text(whole, indent=2)


def _summary(outcome: Outcome) -> dict[str, int]:
    verdicts = [judged.verdict for judged in outcome.verdicts]
    counts = {"files": outcome.files, "documents": outcome.documents, "findings": len(outcome.findings)}
    counts |= {f"{severity}s": outcome.count(severity) for severity in Severity}
    if outcome.waived:
        counts["waived"] = len(outcome.waived)
    return counts | {str(verdict).replace(" ", "_"): verdicts.count(verdict) for verdict in Verdict}


def finding_object(finding: Finding) -> dict[str, object]:
    """One finding under the keys of the contract, then its cause, standing and waiver where it has them."""
    fault = finding.fault
    known: dict[str, object] = {
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
    if fault.cause:
        known["cause"] = fault.cause
    if finding.standing:
        known["standing"] = finding.standing
    if finding.waiver is not None:
        known["waiver"] = {
            "reason": str(finding.waiver.reason),
            "approver": str(finding.waiver.approver),
            "date": str(finding.waiver.date.date),
            "expires": str(finding.waiver.expires.date),
            "basis": str(finding.waiver.basis),
        }
    return known


def _verdict(judged: Judged) -> dict[str, object]:
    return {
        "code": judged.code,
        "casino": judged.casino,
        "game": judged.game,
        "verdict": judged.verdict,
        "findings": judged.findings,
        "reason": judged.reason,
    }
