"""What was found before is still found under the same fingerprint, or is listed with the reason why not."""

import json
from pathlib import Path

import pytest
from ruamel.yaml import YAML

from checker.engine.run import run
from ruleschema.submission.load import load

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@pytest.fixture(scope="module")
def found() -> set[str]:
    return {finding.fingerprint for finding in run(load([ROOT / "submissions"])).findings}


def register() -> list[dict[str, str]]:
    return [json.loads(line) for line in (HERE / "register.jsonl").read_text(encoding="utf-8").splitlines()]


def gone() -> dict[str, str]:
    """Fingerprints that are not made any more, with the reason."""
    lists = (YAML(typ="safe").load(path.read_text(encoding="utf-8")) for path in sorted((HERE / "gone").glob("*.yaml")))
    return {entry["fingerprint"]: entry["why"] for entries in lists for entry in entries or ()}


def test_no_finding_is_lost_without_a_reason(found: set[str]) -> None:
    lost = [entry for entry in register() if entry["fingerprint"] not in found and entry["fingerprint"] not in gone()]
    assert not lost, "\n".join(
        f"{each['code']} {each['severity']} {each['casino']} {each['game']} {each['at']}" for each in lost
    )


def test_what_is_called_gone_is_gone(found: set[str]) -> None:
    assert not [fingerprint for fingerprint in gone() if fingerprint in found]
    known = {entry["fingerprint"] for entry in register()}
    assert not [fingerprint for fingerprint in gone() if fingerprint not in known]
