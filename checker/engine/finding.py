"""The finding record: what a check reports, where, with an identity that outlives edits."""

import hashlib
from dataclasses import dataclass, field
from enum import StrEnum, unique
from typing import TYPE_CHECKING

from ruleschema.submission.span import Span

if TYPE_CHECKING:
    from checker.policy.waiver_file import Waiver


@unique
class Severity(StrEnum):
    """How much a finding matters, worst first."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"

    @property
    def rank(self) -> int:
        return tuple(Severity).index(self)


@unique
class Verdict(StrEnum):
    """What a check said of a document; only the first two appear on findings."""

    FAILED = "failed"
    UNDECIDED = "undecided"
    PASSED = "passed"
    NOT_APPLICABLE = "not applicable"


@unique
class Standing(StrEnum):
    """How a finding stands to the revision it is compared with."""

    UNCOMPARED = ""
    NEW = "new"
    UNCHANGED = "unchanged"
    MOVED = "moved"
    FIXED = "fixed"


@dataclass(frozen=True, slots=True)
class Related:
    """Another place that the finding is about, with what stands there."""

    span: Span
    label: str


@dataclass(frozen=True, slots=True)
class Fault:
    """What a check yields: the place and the facts; the runner adds code, number and identity."""

    span: Span
    message: str
    at: str = ""
    src: tuple[int, ...] = ()
    expected: str = ""
    actual: str = ""
    label: str = ""
    hint: str = ""
    cite: str = ""
    related: tuple[Related, ...] = ()
    # What the finding is about, apart from where it stands and how it is worded.
    about: tuple[str, ...] = ()
    undecided: bool = False
    severity: Severity | None = None
    # What several findings have in common where one slip made them all; an output may group by it. No part of identity.
    cause: str = ""


@dataclass(frozen=True, slots=True)
class Finding:
    """One numbered result of a check."""

    number: int
    code: str
    severity: Severity
    verdict: Verdict
    casino: str
    game: str
    title: str
    fault: Fault
    fingerprint: str = field(default="")
    waiver: "Waiver | None" = None
    standing: Standing = Standing.UNCOMPARED
    # The heading that the clause stands under, where its number alone does not tell.
    heading: str = ""

    @property
    def clause(self) -> str:
        """The clause as a reader finds it: “2 under “Round of play”” where eight lists have a 2."""
        return f"{self.fault.at} under “{self.heading}”" if self.heading else self.fault.at

    @property
    def order(self) -> tuple[str, str, int, str, int, str]:
        span = self.fault.span
        return (self.casino, span.file, span.line, self.code, span.column, self.fault.message)


def fingerprint(code: str, casino: str, game: str, fault: Fault, occurrence: int) -> str:
    """Code, document, clause and values; no line numbers, no message text."""
    values = fault.about or (fault.expected, fault.actual)
    parts = (code, casino, game, fault.at, *values, str(occurrence))
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()[:16]
