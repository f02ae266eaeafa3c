"""The bugs that checks on wagers, rankings and contradictions were built for, and cases just beside them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from checker.engine.finding import Verdict
from checker.engine.run import run
from ruleschema.submission.load import load

CASES = YAML(typ="safe").load(Path(__file__).with_name("contradictions.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[case["case"] for case in CASES])
def test_a_check_speaks_where_it_must(case: dict[str, object], submission: Callable[..., Path], tmp_path: Path) -> None:
    submission(case["file"])
    outcome = run(load([tmp_path]))
    assert not outcome.unreadable
    assert [finding.fault.at for finding in outcome.findings if finding.code == case["code"]] == case["at"]


def test_a_game_that_is_not_submitted_is_undecided(submission: Callable[..., Path], tmp_path: Path) -> None:
    submission(
        "game: multi-link-progressive\n"
        "sections: [{number: 1, title: Games, clauses: [{at: 1.A, says: casino may offer it at let it ride tables.}]}]"
    )
    outcome = run(load([tmp_path]))
    (judged,) = [each for each in outcome.verdicts if each.code == "XDO-501"]
    assert judged.verdict is Verdict.UNDECIDED
