"""Figures that cannot be are found in whatever words; figures close to them are not."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from checker.engine.run import run
from ruleschema.submission.load import load

GROUPS = YAML(typ="safe").load(Path(__file__).with_name("arithmetic.yaml"))
ENGINE = "PRO-39"


def cases(kind: str) -> list[Any]:
    return [
        pytest.param(group["code"], group["game"], told, id=f"{group['game']}: {told}")
        for group in GROUPS
        for told in group[kind]
    ]


def codes(game: str, told: Any, submission: Callable[..., Path], folder: Path) -> set[str]:
    """What is found in a document that holds a sentence, several, or a clause with a table."""
    clauses = [
        {"says": each} if isinstance(each, str) else each for each in (told if isinstance(told, list) else [told])
    ]
    numbered = [{"at": f"1.{chr(ord('A') + place)}", **clause} for place, clause in enumerate(clauses)]
    text = folder / "document.txt"
    YAML(typ="safe").dump({"game": game, "sections": [{"number": "1", "title": "Rules", "clauses": numbered}]}, text)
    submission(text.read_text(encoding="utf-8"), jurisdiction="us-xx")
    text.unlink()
    outcome = run(load([folder]))
    assert not outcome.unreadable, [finding.fault.message for finding in outcome.findings]
    found = {finding.code for finding in outcome.findings}
    assert "DOC-120" not in found, "the sentence is not read"
    return found


@pytest.mark.parametrize(("code", "game", "told"), cases("found"))
def test_what_cannot_be_is_found(
    code: str, game: str, told: Any, submission: Callable[..., Path], tmp_path: Path
) -> None:
    found = codes(game, told, submission, tmp_path)
    assert code in found
    assert {each for each in found if each.startswith(ENGINE)} <= {code}, "one figure, one finding"


@pytest.mark.parametrize(("code", "game", "told"), cases("silent"))
def test_what_can_be_is_not(code: str, game: str, told: Any, submission: Callable[..., Path], tmp_path: Path) -> None:
    found = codes(game, told, submission, tmp_path)
    assert not {each for each in found if each == code or each.startswith(ENGINE)}
