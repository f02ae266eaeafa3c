"""Where a document stands: counts of findings and what every check said of it."""

from collections.abc import Iterable
from dataclasses import dataclass

from checker.engine.check import pages
from checker.engine.finding import Severity, Verdict
from checker.engine.run import Judged
from checker.report.site.findings import FindingView


@dataclass(frozen=True, slots=True)
class Tally:
    """How many of one kind, worded for its number."""

    kind: str
    count: int
    word: str


@dataclass(frozen=True, slots=True)
class CheckLine:
    """One check and what it said of the document."""

    code: str
    title: str
    verdict: str
    detail: str


def severities(findings: Iterable[FindingView]) -> tuple[Tally, ...]:
    found = [each.severity for each in findings]
    return tuple(
        Tally(str(each), found.count(each), str(each) if found.count(each) == 1 else f"{each}s") for each in Severity
    )


def verdicts(judged: Iterable[Judged]) -> tuple[Tally, ...]:
    """Failed, undecided, passed, not applicable; those that do not occur are left out."""
    found = [each.verdict for each in judged]
    return tuple(Tally(str(each), found.count(each), str(each)) for each in Verdict if each in found)


def check_lines(judged: Iterable[Judged]) -> tuple[CheckLine, ...]:
    titles = {page.check.code: page.check.title for page in pages()}
    return tuple(CheckLine(each.code, titles[each.code], str(each.verdict), _detail(each)) for each in judged)


def _detail(judged: Judged) -> str:
    if judged.reason:
        return judged.reason[:1].upper() + judged.reason[1:] + "."
    if judged.findings:
        return "1 finding" if judged.findings == 1 else f"{judged.findings:,} findings"
    return ""
