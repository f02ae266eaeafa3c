"""Every numeric limit of a check just below, at and just above."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from checker.engine.run import run
from ruleschema.submission.load import load

TABLE = YAML(typ="safe").load(Path(__file__).with_name("limits.yaml"))
CASES = [
    (code, case, value, found)
    for code, cases in TABLE.items()
    for case in cases
    for value, found in case["found"].items()
]


@pytest.mark.parametrize("limit", CASES, ids=[f"{each[0]}: {each[2]}" for each in CASES])
def test_a_limit_holds(
    limit: tuple[str, dict[str, Any], str, int], submission: Callable[..., Path], tmp_path: Path
) -> None:
    code, case, value, found = limit
    submission(case["document"].replace("{value}", str(value)), jurisdiction=case.get("jurisdiction", "us-oh"))
    outcome = run(load([tmp_path]))
    assert not outcome.unreadable, [finding.fault.message for finding in outcome.findings]
    told = [finding.fault.message for finding in outcome.findings if finding.code == code]
    assert len(told) == found, told
