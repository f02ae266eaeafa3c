"""What checks say of documents on either side of their limits."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from checker.engine.run import run
from ruleschema.submission.load import load

TABLE = YAML(typ="safe").load(Path(__file__).with_name("cases.yaml"))
# What a case tells of itself; everything else is the document. `beside` is another one of the same casino, and
# `level` how grave all that is said must be, and `cause` what made it all, where that is the point.
ABOUT = ("case", "says", "level", "cause", "jurisdiction", "beside")
CASES = [(code, case) for code, cases in TABLE.items() for case in cases]


@pytest.mark.parametrize(("code", "case"), CASES, ids=[f"{code}: {case['case']}" for code, case in CASES])
def test_a_check_says_so(code: str, case: dict[str, Any], submission: Callable[..., Path], tmp_path: Path) -> None:
    place = case.get("jurisdiction", "us-xx")
    for name in ("beside", "document"):
        source = case.get("beside", {}) if name == "beside" else case
        document = {key: value for key, value in source.items() if key not in ABOUT}
        if not document:
            continue
        text = tmp_path / "document.txt"
        YAML(typ="safe").dump(document, text)
        submission(text.read_text(encoding="utf-8"), file=name, jurisdiction=place)
        text.unlink()
    outcome = run(load([tmp_path]))
    assert not outcome.unreadable, [finding.fault.message for finding in outcome.findings]
    found = [finding for finding in outcome.findings if finding.code == code]
    messages = [finding.fault.message for finding in found]
    assert len(messages) == len(case["says"]), messages
    for message, piece in zip(messages, case["says"], strict=True):
        assert piece in message
    assert {case["level"]} >= {finding.severity for finding in found} if "level" in case else True
    assert {case["cause"]} >= {finding.fault.cause for finding in found} if "cause" in case else True


def test_a_casino_named_by_one_common_word_is_not_looked_for(submission: Callable[..., Path], tmp_path: Path) -> None:
    clause = "sections: [{number: 1, title: Cards, clauses: [{at: 1.A, says: jack shall count as 10.}]}]"
    submission(clause)
    submission("sections: [{number: 1, title: Other}]", slug="jack", name="Jack")
    assert not [finding for finding in run(load([tmp_path])).findings if finding.code == "DOC-130"]
