"""References: what is cited, under which title, word and subject, and what the checks say of it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from checker.engine.run import run
from ruleschema.submission.load import load

CASES: list[dict[str, Any]] = YAML(typ="safe").load(Path(__file__).with_name("references.yaml"))
CODES = {"DOC-104", "DOC-105", "DOC-107", "DOC-108", "DOC-114"}
DOCUMENT = """
sections:
  - number: 4
    title: Wagers
    clauses:
      - at: 4.A
        items:
          - {at: 4.A.1, says: player may make a wager., refs: [REF]}
          - {at: 4.A.2, says: player may double a wager.}
      - {at: 4.B, says: player may stand.}
  - {number: 5, title: Payment of winning wagers, clauses: [{at: 5.A, says: dealer shall pay from a shuffling device.}]}
  - number: 6
    title: Dealing from the hand
    clauses: [{at: 6.A, says: dealer shall hold the deck.}, {at: 6.B, says: dealer shall take the cover card.}]
  - {number: 7, title: Shuffle and cut, clauses: [{at: 7.A, says: dealer shall shuffle.}]}
"""


@pytest.mark.parametrize("case", CASES, ids=[str(case["ref"]) for case in CASES])
def test_a_reference_is_judged_by_number_title_word_and_subject(
    case: dict[str, Any], submission: Callable[..., Path]
) -> None:
    refs = [case["ref"], *case.get("beside", [])]
    written = ", ".join("{" + ", ".join(f"{key}: '{value}'" for key, value in ref.items()) + "}" for ref in refs)
    outcome = run(load([submission(DOCUMENT.replace("REF", written))]))
    assert not outcome.unreadable
    told = [[each.code, str(each.severity), each.fault.expected] for each in outcome.findings if each.code in CODES]
    assert told == case["told"]
