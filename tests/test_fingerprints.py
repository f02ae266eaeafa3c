"""A finding keeps its identity under edits that change nothing, and loses it when the fact changes."""

from collections.abc import Callable
from pathlib import Path

from checker.engine.run import run
from ruleschema.submission.load import load

ROOT = Path(__file__).resolve().parents[1]
BASE = """
sections:
  - {number: 7, title: Payout odds}
  - number: 8
    title: Irregularities
    clauses:
      - {at: 8.I, refs: [{to: "8", titled: Payout odds}]}
      - {at: 8.II, refs: [{to: "99"}]}
"""
REORDERED = """
# a comment
sections:
    - title: Irregularities
      number: 8
      clauses:
        - at: 8.II
          refs:
            - to: "99"
        - refs: [{titled: Payout odds, to: "8"}]
          at: 8.I
    - title: Payout odds
      number: 7
"""


def prints(folder: Path, code: str = "") -> set[str]:
    return {finding.fingerprint for finding in run(load([folder])).findings if finding.code.startswith(code)}


def test_fingerprints_survive_reordering_and_reindenting(submission: Callable[..., Path]) -> None:
    before = prints(submission(BASE), "DOC-104") | prints(submission(BASE), "DOC-105")
    after = prints(submission(REORDERED), "DOC-104") | prints(submission(REORDERED), "DOC-105")
    assert before == after
    assert len(before) == 2


def test_a_changed_fact_changes_the_fingerprint(submission: Callable[..., Path]) -> None:
    before = prints(submission(BASE), "DOC-105")
    assert before.isdisjoint(prints(submission(BASE.replace('"99"', '"98"')), "DOC-105"))


def test_no_two_findings_of_the_shipped_submissions_share_one() -> None:
    found = [finding.fingerprint for finding in run(load([ROOT / "submissions"])).findings]
    assert len(found) == len(set(found))


def test_one_fault_twice_in_a_clause_gives_two_fingerprints(submission: Callable[..., Path]) -> None:
    twice = BASE.replace('refs: [{to: "99"}]', 'refs: [{to: "99"}, {to: "99"}]')
    assert len(prints(submission(twice), "DOC-105")) == 2
