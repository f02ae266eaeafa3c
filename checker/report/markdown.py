"""A comment for a pull request: what the edit breaks first, then what is waived, fixed and known."""

import re
from collections.abc import Iterable, Iterator

from checker.engine.finding import Finding, Standing
from checker.report.visible import visible
from checker.report.wording import Report, grounds, place, waiver_words, why

# A comment on GitHub holds 65,536 characters.
MOST_ROWS = 60
MOST_WORDS = 600
_SPECIAL = re.compile(r"([\\`*_{}\[\]()+.!|~^$-])")
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "@": "&#64;", "#": "&#35;", ":": "&#58;"})


def render(report: Report) -> str:
    return "\n".join(_lines(report)) + "\n"


def _lines(report: Report) -> Iterator[str]:
    outcome, comparison = report.outcome, report.comparison
    known = (Standing.UNCHANGED, Standing.MOVED)
    heard = [each for each in outcome.live if each.standing not in known]
    quiet = [each for each in outcome.live if each.standing in known]
    failing = sum(each.fingerprint in report.failing for each in heard)
    mark = f"❌ {failing} to fix" if failing else "✅ nothing that stops this edit"
    yield f"## House rules: {mark}"
    yield ""
    if comparison is not None:
        counts = ", ".join(f"{comparison.count(each)} {each}" for each in Standing if each)
        yield f"Compared with {escaped(comparison.revision)} ({comparison.commit[:12]}): {counts}."
        yield ""
    yield from _table("New findings" if comparison else "Findings", heard)
    yield from _reasons(heard)
    yield from _waived(outcome.waived)
    yield from _table("Fixed", report.fixed)
    if quiet:
        yield f"{len(quiet)} known before this edit."
        yield ""
    yield f"Documents checked: {outcome.documents}; verdicts: {len(outcome.verdicts)}."


def _table(title: str, findings: Iterable[Finding]) -> Iterator[str]:
    rows = [[str(f.number), f.code, str(f.severity), place(f), _where(f), _words(f)] for f in findings]
    yield from _rows(title, ["No.", "check", "level", "where", "file", "what"], rows)


def _reasons(findings: list[Finding]) -> Iterator[str]:
    """Why each kind of fault matters, once."""
    if not findings:
        return
    reasons = why()
    yield from (f"- **{code}**: {escaped(reasons[code])}" for code in sorted({each.code for each in findings}))
    yield ""


def _waived(findings: Iterable[Finding]) -> Iterator[str]:
    rows = [[str(f.number), f.code, place(f), f.fault.message, waiver_words(f.waiver)] for f in findings if f.waiver]
    yield from _rows("Waived", ["No.", "check", "where", "what", "why"], rows)


def _rows(title: str, head: list[str], rows: list[list[str]]) -> Iterator[str]:
    if not rows:
        return
    yield f"### {title} ({len(rows)})"
    yield ""
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows[:MOST_ROWS]:
        yield f"| {' | '.join(escaped(cell) for cell in row)} |"
    if len(rows) > MOST_ROWS:
        yield ""
        yield f"… and {len(rows) - MOST_ROWS} more; `houserules check` lists all."
    yield ""


def _where(finding: Finding) -> str:
    return f"{finding.fault.span.file}:{finding.fault.span.line}"


def _words(finding: Finding) -> str:
    return " ".join([finding.fault.message, *grounds(finding)])


def escaped(text: str) -> str:
    """Text that Markdown shows as it is: no table cell, link, image, tag, mention or reference begins in it."""
    shown = visible(text)
    shown = shown if len(shown) <= MOST_WORDS else f"{shown[:MOST_WORDS]}…"
    return _SPECIAL.sub(r"\\\1", shown).translate(_ENTITIES)
