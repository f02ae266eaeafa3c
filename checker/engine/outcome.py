"""The result of a run: findings sorted and numbered, and what each check said of each document."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from checker.engine.finding import Fault, Finding, Severity, Standing, Verdict, fingerprint
from ruleschema.submission.span import Problem

UNREADABLE = "DOC-001"
CRASHED = "RUN-001"


@dataclass(slots=True)
class Judged:
    """What one check said of one document, and why where it said nothing; not frozen, because there are so many."""

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

    @property
    def live(self) -> tuple[Finding, ...]:
        """The findings that no waiver covers."""
        return tuple(finding for finding in self.findings if finding.waiver is None)

    @property
    def waived(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if finding.waiver is not None)

    def count(self, severity: Severity) -> int:
        return sum(finding.severity is severity for finding in self.live)

    def failing(self, fail_on: Severity) -> tuple[Finding, ...]:
        """The findings that make the exit code: live, at or above the level, and new where that is known."""
        heard = (Standing.UNCOMPARED, Standing.NEW)
        return tuple(each for each in self.live if each.severity.rank <= fail_on.rank and each.standing in heard)


def assembled(found: Iterable[Finding], verdicts: Iterable[Judged], documents: int, files: int) -> Outcome:
    """Findings in order, numbered, with the verdicts."""
    ordered = sorted(found, key=lambda finding: finding.order)
    return Outcome(tuple(_numbered(ordered)), tuple(verdicts), documents, files)


def with_findings(outcome: Outcome, findings: Iterable[Finding]) -> Outcome:
    """The outcome with other findings, in order and numbered anew."""
    return assembled(findings, outcome.verdicts, outcome.documents, outcome.files)


def unread(problems: Iterable[Problem]) -> Iterator[Finding]:
    """A finding for each thing that a file says and that cannot be taken."""
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
        again = seen[base]
        mark = fingerprint(finding.code, finding.casino, finding.game, finding.fault, again) if again else base
        seen[base] += 1
        yield replace(finding, number=number, fingerprint=mark)
