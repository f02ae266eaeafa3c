"""Findings with one cause: it is told in every record of them, and is no part of their identity."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest

from checker.engine.finding import fingerprint
from checker.engine.outcome import Outcome
from checker.engine.run import run
from checker.engine.serialise import finding_from, plain_finding
from checker.report.findings_schema import findings_schema
from checker.report.json import render
from ruleschema.submission.load import load

CAUSE = "3 references give section numbers that are 1 too high: sections were probably renumbered, and they were not."
CITING = """
sections:
  - number: 1
    title: Cards
    clauses:
      - {at: 1.A, refs: [{to: "3", titled: Shuffle}, {to: "4", titled: Payout odds}, {to: "5", titled: Irregularities}]}
      - {at: 1.B, refs: [{to: "9", titled: Surrender}]}
  - {number: 2, title: Shuffle}
  - {number: 3, title: Payout odds}
  - {number: 4, title: Irregularities}
  - {number: 5, title: Surveillance}
"""


@pytest.fixture
def outcome(submission: Callable[..., Path]) -> Outcome:
    return run(load([submission(CITING)]))


def test_references_that_slipped_together_have_one_cause_and_a_stray_one_none(outcome: Outcome) -> None:
    causes = {each.fault.actual: each.fault.cause for each in outcome.findings if each.code in ("DOC-104", "DOC-105")}
    assert causes == {"3": CAUSE, "4": CAUSE, "5": CAUSE, "9": ""}


def test_two_references_may_have_slipped_each_for_itself(submission: Callable[..., Path]) -> None:
    two = CITING.replace(', {to: "5", titled: Irregularities}', "")
    found = [each for each in run(load([submission(two)])).findings if each.code == "DOC-104"]
    assert [each.fault.cause for each in found] == ["", ""]


def test_a_cause_is_no_part_of_the_identity(outcome: Outcome) -> None:
    for each in outcome.findings:
        bare = replace(each.fault, cause="")
        assert fingerprint(each.code, each.casino, each.game, bare, 0) == each.fingerprint


def test_a_cause_survives_the_cache_and_stands_in_the_json(outcome: Outcome) -> None:
    assert [finding_from(plain_finding(each)).fault for each in outcome.findings] == [
        each.fault for each in outcome.findings
    ]
    whole = json.loads(render(outcome))
    jsonschema.validate(whole, findings_schema())
    told = [each.get("cause") for each in whole["findings"] if each["code"] == "DOC-104"]
    assert told == [CAUSE] * 3
