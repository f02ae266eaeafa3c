"""The JSON Schema of `check --format json`, for programs that read it."""

from typing import Any

from checker.engine.finding import Severity, Standing, Verdict

DRAFT = "https://json-schema.org/draft/2020-12/schema"
_TEXT = {"type": "string"}
_DAY = {"type": "string", "format": "date"}
_COUNT = {"type": "integer", "minimum": 0}
_PLACE = {"type": "integer", "minimum": 1}


def findings_schema() -> dict[str, Any]:
    """One object: version, summary, findings, verdicts; with --against also what it was compared with."""
    findings = {"type": "array", "items": {"$ref": "#/$defs/finding"}}
    always = {
        "version": {"const": 1},
        "summary": _summary(),
        "findings": findings,
        "verdicts": {"type": "array", "items": {"$ref": "#/$defs/verdict"}},
    }
    standings = {str(each): _COUNT for each in Standing if each}
    against = _record({"revision": _TEXT, "commit": _TEXT, **standings}, "What the run was compared with.")
    whole = _record(always, "The findings of a run.", {"against": against, "fixed": findings})
    head = {"$schema": DRAFT, "$id": "houserules:findings", "title": "houserules findings"}
    return head | whole | {"$defs": {"finding": _finding(), "verdict": _verdict()}}


def _record(required: dict[str, Any], told: str, optional: dict[str, Any] | None = None) -> dict[str, Any]:
    return {
        "type": "object",
        "description": told,
        "properties": required | (optional or {}),
        "required": list(required),
        "additionalProperties": False,
    }


def _summary() -> dict[str, Any]:
    names = ["files", "documents", "findings", *(f"{severity}s" for severity in Severity)]
    names += [str(verdict).replace(" ", "_") for verdict in Verdict]
    told = "Counts. Errors, warnings and notes count what no waiver covers."
    return _record(dict.fromkeys(names, _COUNT), told, {"waived": _COUNT})


def _finding() -> dict[str, Any]:
    related = _record({"file": _TEXT, "line": _PLACE, "column": _PLACE, "label": _TEXT}, "Another place it is about.")
    waiver = _record(
        {"reason": _TEXT, "approver": _TEXT, "date": _DAY, "expires": _DAY, "basis": _TEXT},
        "Why the finding is accepted, by whom, until when and on what legal ground.",
    )
    required: dict[str, Any] = {
        "number": {"type": "integer", "minimum": 1, "description": "Permanent where there is a register."},
        "code": {"type": "string", "pattern": "^[A-Z]{3}-[0-9]{3}$"},
        "severity": {"enum": [str(each) for each in Severity]},
        "verdict": {"enum": [str(Verdict.FAILED), str(Verdict.UNDECIDED)]},
        "casino": _TEXT,
        "game": _TEXT,
        "at": {"type": "string", "description": "The clause's printed number."},
        "file": _TEXT,
        "line": _PLACE,
        "column": _PLACE,
        "end_line": _PLACE,
        "end_column": {"type": "integer", "minimum": 1, "description": "Exclusive."},
        "src": {"type": "array", "items": _PLACE, "description": "Lines of the source document."},
        "message": {"type": "string", "minLength": 1},
        "expected": _TEXT,
        "actual": _TEXT,
        "cite": _TEXT,
        "related": {"type": "array", "items": related},
        "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    }
    cause = {"type": "string", "minLength": 1, "description": "What made this finding and others like it."}
    standing = {"enum": [str(each) for each in Standing if each]}
    optional: dict[str, Any] = {"cause": cause, "standing": standing, "waiver": waiver}
    return _record(required, "One result of a check.", optional)


def _verdict() -> dict[str, Any]:
    known = {
        "code": _TEXT,
        "casino": _TEXT,
        "game": _TEXT,
        "verdict": {"enum": [str(each) for each in Verdict]},
        "findings": _COUNT,
        "reason": _TEXT,
    }
    return _record(known, "What one check said of one document, and why where it said nothing.")
