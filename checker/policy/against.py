"""Two runs compared by fingerprint: what is new, what is fixed, what is as before, what only stands elsewhere."""

from collections import defaultdict
from dataclasses import dataclass, replace

from checker.engine.finding import Finding, Standing, fingerprint
from checker.engine.outcome import Outcome


class NoRevision(Exception):
    """The revision cannot be read; the message is one line for the user."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A run with the standing of each finding, and the findings of the other run that are gone."""

    revision: str
    commit: str
    outcome: Outcome
    fixed: tuple[Finding, ...]

    def count(self, standing: Standing) -> int:
        if standing is Standing.FIXED:
            return len(self.fixed)
        return sum(finding.standing is standing for finding in self.outcome.findings)


def compared(before: Outcome, after: Outcome, revision: str, commit: str) -> Comparison:
    """The outcome of an edit. A finding that a waiver no longer covers is new: it counts again."""
    known = {finding.fingerprint: finding for finding in before.findings}
    standing: dict[str, Standing] = {}
    for finding in after.findings:
        old = known.get(finding.fingerprint)
        if old is not None:
            standing[finding.fingerprint] = _standing(old, finding)
    gone = [finding for mark, finding in known.items() if mark not in standing]
    unknown = [finding for finding in after.findings if finding.fingerprint not in standing]
    elsewhere = _renumbered(gone, unknown)
    marked = tuple(
        replace(
            each,
            standing=Standing.MOVED if each.fingerprint in elsewhere else standing.get(each.fingerprint, Standing.NEW),
        )
        for each in after.findings
    )
    left = set(elsewhere.values())
    fixed = tuple(replace(each, standing=Standing.FIXED) for each in gone if each.fingerprint not in left)
    return Comparison(revision, commit, replace(after, findings=marked), fixed)


def _standing(old: Finding, new: Finding) -> Standing:
    if old.waiver is not None and new.waiver is None:
        return Standing.NEW
    same = (old.fault.span.file, old.fault.span.line) == (new.fault.span.file, new.fault.span.line)
    return Standing.UNCHANGED if same else Standing.MOVED


def _renumbered(gone: list[Finding], unknown: list[Finding]) -> dict[str, str]:
    """New fingerprints to old ones where a clause only got another number: the same fault on the same source lines."""
    places: dict[tuple[object, ...], list[Finding]] = defaultdict(list)
    for finding in gone:
        if finding.fault.src:
            places[_body(finding)].append(finding)
    found: dict[str, str] = {}
    for finding in unknown:
        candidates = places.get(_body(finding), [])
        if finding.fault.src and candidates:
            old = candidates.pop(0)
            if _standing(old, finding) is not Standing.NEW:
                found[finding.fingerprint] = old.fingerprint
    return found


def _body(finding: Finding) -> tuple[object, ...]:
    """The finding apart from its clause number."""
    return (
        finding.code,
        finding.fault.src,
        fingerprint(finding.code, finding.casino, finding.game, replace(finding.fault, at=""), 0),
    )
