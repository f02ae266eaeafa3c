"""Run every check over every filing: findings sorted and numbered, and a verdict for each pair."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from checker.check import Check, pages
from checker.filing import OWN_LAW, Filing, Ground, Library
from checker.finding import Fault, Finding, Severity, Verdict, fingerprint
from ruleschema.load import Loaded
from ruleschema.span import Problem, Span
from ruleschema.values import MISSING

Watch = Callable[[Iterable[Filing]], Iterable[Filing]]

UNREADABLE = "DOC-001"
CRASHED = "RUN-001"

# Findings that no check makes: the run itself does.
OWN_PAGES = {
    UNREADABLE: "A file cannot be read or does not conform to the schema. It is named with its place, what was "
    "found and what was expected; `houserules schema` prints the schema. The other files are still checked.",
    CRASHED: "A check failed on a document. Nothing is known about that check and document; all others ran. "
    "This is a fault of houserules: please report it with the document.",
}


@dataclass(frozen=True, slots=True)
class Judged:
    """What one check said of one document, and why where it said nothing."""

    code: str
    casino: str
    game: str
    verdict: Verdict
    findings: int = 0
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a run."""

    findings: tuple[Finding, ...]
    verdicts: tuple[Judged, ...]
    documents: int
    files: int

    @property
    def unreadable(self) -> bool:
        return any(finding.code == UNREADABLE for finding in self.findings)

    @property
    def crashed(self) -> bool:
        return any(finding.code == CRASHED for finding in self.findings)

    def count(self, severity: Severity) -> int:
        return sum(finding.severity is severity for finding in self.findings)


def run(loaded: Loaded, ground: Ground = OWN_LAW) -> Outcome:
    """All findings and verdicts of the submissions, on the ground of a law."""
    return run_over(Library(loaded, ground))


def run_over(library: Library, watch: Watch = iter) -> Outcome:
    """The same, where the caller goes on with the filings or watches them pass."""
    loaded = library.loaded
    found: list[Finding] = list(_unread(loaded.problems))
    verdicts: list[Judged] = []
    for filing in watch(library.filings):
        for page in pages():
            results, judged = _judge(page.check, filing, library)
            found += results
            verdicts.append(judged)
    found.sort(key=lambda finding: finding.order)
    return Outcome(tuple(_numbered(found)), tuple(verdicts), len(loaded.documents), loaded.files)


def _judge(check: Check, filing: Filing, library: Library) -> tuple[list[Finding], Judged]:
    def judged(verdict: Verdict, findings: int = 0, reason: str = "") -> Judged:
        return Judged(check.code, filing.casino, filing.slug, verdict, findings, reason)

    try:
        reason = check.idle(filing)
        if reason is not None:
            return [], judged(Verdict.NOT_APPLICABLE, reason=reason)
        faults = list(check.run(filing, library))
    except Exception as error:  # a check that fails must not end the run
        return [_crash(check, filing, error)], judged(Verdict.UNDECIDED, 1, "the check failed")
    findings = [
        _finding(check.code, fault.severity or check.severity, filing, _cited(fault, check)) for fault in faults
    ]
    if not findings:
        return [], judged(Verdict.PASSED)
    undecided = all(finding.verdict is Verdict.UNDECIDED for finding in findings)
    return findings, judged(Verdict.UNDECIDED if undecided else Verdict.FAILED, len(findings))


def _cited(fault: Fault, check: Check) -> Fault:
    return fault if fault.cite or not check.cite else replace(fault, cite=check.cite)


def _finding(code: str, severity: Severity, filing: Filing, fault: Fault) -> Finding:
    verdict = Verdict.UNDECIDED if fault.undecided else Verdict.FAILED
    title = str(filing.game.title)
    shown = filing.slug if title == MISSING else title
    return Finding(0, code, severity, verdict, filing.casino, filing.slug, shown, fault)


def _crash(check: Check, filing: Filing, error: Exception) -> Finding:
    fault = Fault(
        span=Span(filing.document.file, 1, 1, 1, 1),
        message=f"Check {check.code} failed on this document and said nothing of it: {type(error).__name__}: {error}",
        hint="report this with the document; the other checks ran",
        about=(check.code, type(error).__name__),
        undecided=True,
    )
    return _finding(CRASHED, Severity.ERROR, filing, fault)


def _unread(problems: tuple[Problem, ...]) -> Iterator[Finding]:
    for problem in problems:
        fault = Fault(
            span=problem.span,
            message=problem.message[:1].upper() + problem.message[1:] + ".",
            expected=problem.expected,
            hint=problem.hint,
            about=(problem.message,),
            undecided=True,
        )
        *_, casino, name = ("", "", *problem.span.file.replace("\\", "/").split("/"))
        game = name.rsplit(".", 1)[0]
        yield Finding(0, UNREADABLE, Severity.ERROR, Verdict.UNDECIDED, casino, game, game, fault)


def _numbered(findings: list[Finding]) -> Iterator[Finding]:
    """Numbers in order, and fingerprints told apart where one fault occurs twice in a clause."""
    seen: Counter[str] = Counter()
    for number, finding in enumerate(findings, 1):
        base = fingerprint(finding.code, finding.casino, finding.game, finding.fault, 0)
        mark = fingerprint(finding.code, finding.casino, finding.game, finding.fault, seen[base])
        seen[base] += 1
        yield replace(finding, number=number, fingerprint=mark)
