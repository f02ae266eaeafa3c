"""Words that several outputs share: a finding's grounds, and why it is waived."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from checker.engine.finding import Finding, Severity, Standing
from checker.engine.outcome import Outcome
from checker.policy.against import Comparison

if TYPE_CHECKING:
    from checker.policy.waiver_file import Waiver


@dataclass(frozen=True)
class Report:
    """All that an output may say: the run, the files' texts, the level that fails, and the comparison."""

    outcome: Outcome
    texts: dict[str, str]
    fail_on: Severity
    comparison: Comparison | None = None

    @cached_property
    def failing(self) -> frozenset[str]:
        """The fingerprints of the findings that make the run fail."""
        return frozenset(each.fingerprint for each in self.outcome.failing(self.fail_on))

    @property
    def fixed(self) -> tuple[Finding, ...]:
        return self.comparison.fixed if self.comparison else ()


def waiver_words(waiver: "Waiver") -> str:
    """Until when, by whom, why and on what ground."""
    return f"waived until {waiver.expires.date} by {waiver.approver}: {waiver.reason} ({waiver.basis})"


def place(finding: Finding) -> str:
    """Casino, game and clause."""
    return ", ".join(part for part in (finding.casino, finding.title, finding.clause) if part)


def grounds(finding: Finding) -> list[str]:
    """What follows the message: what was expected, the law's applied, the fix, the waiver, the standing."""
    fault = finding.fault
    said = [f"Expected: {fault.expected}."] if fault.expected and not fault.hint else []
    said += [f"Law: {fault.cite}."] if fault.cite else []
    said += [f"Fix: {fault.hint}"] if fault.hint else []
    said += [f"{waiver_words(finding.waiver)[:1].upper()}{waiver_words(finding.waiver)[1:]}."] if finding.waiver else []
    known = finding.standing in (Standing.UNCHANGED, Standing.MOVED)
    return said + ([f"Known before this edit ({finding.standing})."] if known else [])


def why() -> dict[str, str]:
    """For each check why its fault matters; for what the run itself says, what that means."""
    from checker.engine.check import pages
    from checker.engine.run import OWN_PAGES

    return {page.check.code: page.check.why for page in pages()} | OWN_PAGES
