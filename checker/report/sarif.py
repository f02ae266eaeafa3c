"""SARIF 2.1.0: every rule declared, results with fingerprints, suppressions, baseline states and related places."""

from pathlib import PurePath, PurePosixPath
from typing import Any
from urllib.parse import quote

from checker.commands.arguments import VERSION
from checker.engine.check import Page, pages
from checker.engine.finding import Finding, Severity, Standing
from checker.engine.run import OWN_PAGES
from checker.report.visible import json_text
from checker.report.wording import Report, grounds, waiver_words
from ruleschema.submission.span import Span

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
IDENTITY = "houserules/v1"
_LEVEL = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "note"}
_BASELINE = {
    Standing.NEW: "new", Standing.UNCHANGED: "unchanged", Standing.MOVED: "updated", Standing.FIXED: "absent",
}  # fmt: skip


def render(report: Report) -> str:
    rules = [_rule(page) for page in pages()] + [_own_rule(code, words) for code, words in OWN_PAGES.items()]
    places = {rule["id"]: index for index, rule in enumerate(rules)}
    any_waived = bool(report.outcome.waived)
    found = [*report.outcome.findings, *report.fixed]
    run: dict[str, Any] = {
        "tool": {"driver": {"name": "houserules", "version": VERSION, "semanticVersion": VERSION, "rules": rules}},
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {"SRCROOT": {"description": {"text": "the folder that houserules was run in"}}},
        "invocations": [{"executionSuccessful": not report.outcome.crashed}],
        "results": [_result(finding, places, any_waived=any_waived) for finding in found],
    }
    whole = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json_text(whole, indent=2)


def _rule(page: Page) -> dict[str, Any]:
    check = page.check
    return {
        "id": check.code,
        "name": "".join(word.capitalize() for word in page.name.split("-")),
        "shortDescription": {"text": check.title},
        "fullDescription": {"text": page.what},
        "help": {"text": f"{check.why}\n\n{check.fix}"},
        "defaultConfiguration": {"level": _LEVEL[check.severity]},
        "properties": {"family": check.code.split("-")[0], "cite": check.cite},
    }


def _own_rule(code: str, words: str) -> dict[str, Any]:
    title = words.split(". ", maxsplit=1)[0].rstrip(".")
    return {
        "id": code,
        "shortDescription": {"text": title},
        "fullDescription": {"text": words},
        "help": {"text": words},
    }


def _result(finding: Finding, places: dict[str, int], *, any_waived: bool) -> dict[str, Any]:
    fault = finding.fault
    words = " ".join([fault.message, *(each for each in grounds(finding) if not each.startswith("Known"))])
    result: dict[str, Any] = {
        "ruleId": finding.code,
        "ruleIndex": places[finding.code],
        "level": _LEVEL[finding.severity],
        "message": {"text": words},
        "locations": [
            {"physicalLocation": _physical(fault.span), "logicalLocations": [_logical(finding)]},
        ],
        "fingerprints": {IDENTITY: finding.fingerprint},
        "partialFingerprints": {IDENTITY: finding.fingerprint},
        "properties": {
            "number": finding.number,
            "verdict": str(finding.verdict),
            "clause": fault.at,
            "sourceLines": list(fault.src),
            "expected": fault.expected,
            "actual": fault.actual,
            "cite": fault.cite,
        },
    }
    if fault.related:
        result["relatedLocations"] = [
            {"id": index, "physicalLocation": _physical(each.span), "message": {"text": each.label}}
            for index, each in enumerate(fault.related, 1)
        ]
    if finding.standing:
        result["baselineState"] = _BASELINE[finding.standing]
    if any_waived:
        # Where one result is suppressed, the others must say that they are not.
        result["suppressions"] = _suppressions(finding)
    return result


def _suppressions(finding: Finding) -> list[dict[str, Any]]:
    waiver = finding.waiver
    if waiver is None:
        return []
    details = {
        "approver": str(waiver.approver),
        "date": str(waiver.date.date),
        "expires": str(waiver.expires.date),
        "basis": str(waiver.basis),
    }
    location = {"physicalLocation": _physical(waiver.span)}
    return [
        {
            "kind": "external",
            "status": "accepted",
            "justification": waiver_words(waiver),
            "location": location,
            "properties": details,
        }
    ]


def _logical(finding: Finding) -> dict[str, Any]:
    parts = [part for part in (finding.casino, finding.game, finding.fault.at) if part]
    return {"name": parts[-1] if parts else finding.code, "fullyQualifiedName": "/".join(parts), "kind": "clause"}


def _physical(span: Span) -> dict[str, Any]:
    path = PurePosixPath(span.file)
    uri = quote(span.file, safe="/~!$&'()*+,;=@", errors="surrogateescape")
    # A relative path that starts with "a:" would be read as a scheme; quoting the colon prevents it.
    where = {"uri": f"file://{uri}"} if path.is_absolute() or PurePath(span.file).is_absolute() else {
        "uri": uri, "uriBaseId": "SRCROOT",
    }  # fmt: skip
    region = {
        "startLine": span.line,
        "startColumn": span.column,
        "endLine": span.end_line,
        "endColumn": span.end_column,
    }
    return {"artifactLocation": where, "region": region}
