"""JUnit XML: a suite a document, a test case a verdict; a finding that stops the run is a failure."""

import re
from collections import defaultdict
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from checker.engine.finding import Finding, Verdict
from checker.engine.outcome import Judged
from checker.report.wording import Report, grounds, place, why

# What XML 1.0 cannot hold, even escaped.
_ILLEGAL = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def render(report: Report) -> str:
    findings: dict[tuple[str, str], list[Finding]] = defaultdict(list)
    verdicts: dict[tuple[str, str], list[Judged]] = defaultdict(list)
    for finding in report.outcome.findings:
        findings[finding.casino, finding.game].append(finding)
    for judged in report.outcome.verdicts:
        verdicts[judged.casino, judged.game].append(judged)
    reasons = why()
    root = Element("testsuites", name="houserules")
    for casino, game in sorted({*findings, *verdicts}):
        suite = SubElement(root, "testsuite", name=_legal(f"{casino} {game}".strip()))
        for finding in findings[casino, game]:
            _case(suite, finding, report, reasons.get(finding.code, ""))
        for judged in verdicts[casino, game]:
            if not judged.findings:
                case = SubElement(suite, "testcase", name=judged.code, classname=_legal(f"{casino}.{game}"))
                if judged.verdict is Verdict.NOT_APPLICABLE:
                    SubElement(case, "skipped", message=_legal(judged.reason))
        _count(suite)
    _count(root)
    indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, encoding="unicode")


def _case(suite: Element, finding: Finding, report: Report, reason: str) -> None:
    span = finding.fault.span
    name = f"finding {finding.number} {finding.code} {place(finding)}"
    case = SubElement(suite, "testcase", name=_legal(name), classname=_legal(f"{finding.casino}.{finding.game}"))
    case.set("file", _legal(span.file))
    case.set("line", str(span.line))
    body = "\n".join([f"{span}: {finding.fault.message}", *grounds(finding), f"Why: {reason}"])
    if finding.waiver:
        SubElement(case, "skipped", message=_legal(" ".join(grounds(finding)))).text = _legal(body)
    elif finding.fingerprint in report.failing:
        failure = SubElement(case, "failure", message=_legal(finding.fault.message), type=str(finding.severity))
        failure.text = _legal(body)
    else:
        # Below the level that fails, or known before: told, and not counted.
        SubElement(case, "system-out").text = _legal(body)


def _count(element: Element) -> None:
    element.set("tests", str(len(list(element.iter("testcase")))))
    element.set("failures", str(len(list(element.iter("failure")))))
    element.set("skipped", str(len(list(element.iter("skipped")))))
    element.set("errors", "0")


def _legal(text: str) -> str:
    return _ILLEGAL.sub("\N{REPLACEMENT CHARACTER}", text)
