"""Slips of wording: each sentence of the table is told by its check, at its words, and its right twin by none."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from checker.engine.run import run
from ruleschema.submission.load import load

CASES: list[dict[str, Any]] = YAML(typ="safe").load(Path(__file__).with_name("wordings.yaml"))
CODES = {case["code"] for case in CASES} - {"none"}


@pytest.mark.parametrize("case", CASES, ids=[case.get("says") or case["text"] for case in CASES])
def test_a_slip_is_told_and_its_right_twin_is_not(case: dict[str, Any], submission: Callable[..., Path]) -> None:
    key = "says" if "says" in case else "text"
    folder = submission(
        f"sections:\n  - number: 1\n    title: Play\n    clauses:\n      - at: 1.A\n        {key}: '{case[key]}'"
    )
    outcome = run(load([folder]))
    assert not outcome.unreadable
    told = [(each.code, each.fault.span) for each in outcome.findings if each.code in CODES]
    wanted = [] if case["code"] == "none" else [case["code"]]
    assert [code for code, _ in told] == wanted
    for _, span in told:
        line = (folder / "game.yaml").read_text(encoding="utf-8").split("\n")[span.line - 1]
        start = line.index(case["words"])
        assert start < span.column <= start + len(case["words"])
