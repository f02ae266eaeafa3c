"""Run every check over every filing: findings sorted and numbered, and a verdict for each pair."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from checker.drafts.review import reviewed
from checker.engine.applied_law import OWN_LAW, AppliedLaw
from checker.engine.check import Check, pages
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Finding, Severity, Verdict
from checker.engine.groups import together
from checker.engine.library import Library
from checker.engine.outcome import CRASHED, UNREADABLE, Judged, Outcome, assembled, unread
from checker.index.headings import heading_above
from checker.policy.governing import POLICY_PAGES
from checker.policy.waiving import WAIVER_PAGES
from ruleschema.law.broken import BadLaw
from ruleschema.submission.load import Loaded
from ruleschema.submission.span import Span
from ruleschema.submission.values import MISSING

__all__ = ["CRASHED", "OWN_PAGES", "UNREADABLE", "Judged", "Outcome", "judge", "run", "run_over"]

Watch = Callable[[Iterable[Filing]], Iterable[Filing]]

# Findings that no check makes: the run itself does.
OWN_PAGES = {
    UNREADABLE: "A file cannot be read or does not conform to the schema. It is named with its place, what was "
    "found and what was expected; `houserules schema` prints the schema. The other files are still checked.",
    CRASHED: "A check failed on a document. Nothing is known about that check and document; all others ran. "
    "This is a fault of houserules: please report it with the document.",
    **POLICY_PAGES,
    **WAIVER_PAGES,
}


def run(loaded: Loaded, applied: AppliedLaw = OWN_LAW) -> Outcome:
    """All findings and verdicts of the submissions, on the ground of a law."""
    return run_over(Library(loaded, applied))


def run_over(library: Library, watch: Watch = iter) -> Outcome:
    """The same, where the caller goes on with the filings or watches them pass."""
    loaded = library.loaded
    found: list[Finding] = list(unread(loaded.problems))
    verdicts: list[Judged] = []
    for filings in together(watch(library.filings)):
        for results, judged in judge(filings, library):
            found += results
            verdicts += judged
    return assembled(found, verdicts, len(loaded.documents), loaded.files)


def judge(filings: Sequence[Filing], library: Library) -> list[tuple[list[Finding], list[Judged]]]:
    """What every check says of each of these filings."""
    rulings: list[tuple[list[Finding], list[Judged]]] = [([], []) for _ in filings]
    for page in pages():
        for filing, (found, verdicts) in zip(filings, rulings, strict=True):
            results, judged = _ruling(page.check, filing, library)
            found.extend(results)
            verdicts.append(judged)
    return rulings


def _ruling(check: Check, filing: Filing, library: Library) -> tuple[list[Finding], Judged]:
    """What a check says; one that looks at this filing alone is asked once, however many libraries hold it."""
    if check.across:
        return _judge(check, filing, library)
    if check.code not in filing.rulings:
        filing.rulings[check.code] = _judge(check, filing, library)
    return filing.rulings[check.code]


def _judge(check: Check, filing: Filing, library: Library) -> tuple[list[Finding], Judged]:
    code, casino, game = check.code, filing.casino, filing.slug
    try:
        reason = check.idle(filing)
        if reason is not None:
            return [], Judged(code, casino, game, Verdict.NOT_APPLICABLE, reason=reason)
        faults = reviewed(check, filing, library, list(check.run(filing, library)))
    except BadLaw:
        raise  # by law that cannot be read nothing can be judged
    except Exception as error:  # a check that fails must not end the run
        return [_crash(check, filing, error)], Judged(code, casino, game, Verdict.UNDECIDED, 1, "the check failed")
    if not faults:
        return [], _silent(check, filing)
    findings = [_finding(code, fault.severity or check.severity, filing, _cited(fault, check)) for fault in faults]
    undecided = all(finding.verdict is Verdict.UNDECIDED for finding in findings)
    return findings, Judged(code, casino, game, Verdict.UNDECIDED if undecided else Verdict.FAILED, len(findings))


def _silent(check: Check, filing: Filing) -> Judged:
    """Nothing was found: the document passed, unless something that the check judges is open."""
    reason = check.unproven(filing)
    verdict = Verdict.PASSED if reason is None else Verdict.UNDECIDED
    return Judged(check.code, filing.casino, filing.slug, verdict, reason=reason or "")


def _cited(fault: Fault, check: Check) -> Fault:
    return fault if fault.cite or not check.cite else replace(fault, cite=check.cite)


def _finding(code: str, severity: Severity, filing: Filing, fault: Fault) -> Finding:
    verdict = Verdict.UNDECIDED if fault.undecided else Verdict.FAILED
    title = str(filing.game.title)
    shown = filing.slug if title == MISSING else title
    heading = heading_above(filing, fault.at, fault.span.line)
    return Finding(0, code, severity, verdict, filing.casino, filing.slug, shown, fault, heading=heading)


def _crash(check: Check, filing: Filing, error: Exception) -> Finding:
    fault = Fault(
        span=Span(filing.document.file, 1, 1, 1, 1),
        message=f"Check {check.code} failed on this document and said nothing of it: {type(error).__name__}: {error}",
        hint="report this with the document; the other checks ran",
        about=(check.code, type(error).__name__),
        undecided=True,
    )
    return _finding(CRASHED, Severity.ERROR, filing, fault)
