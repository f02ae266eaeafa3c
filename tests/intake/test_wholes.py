"""Wholes and their counted parts, in items and in running text."""

from pathlib import Path

import pytest

from checker.cli import main
from ruleschema.intake.records import DraftCounts
from tests.intake.measuring import clauses_of
from tests.intake.test_layouts import draft

LAYOUT = Path(__file__).parent / "layouts" / "wholes.txt"


@pytest.fixture(scope="module")
def counted() -> dict[str | None, DraftCounts]:
    [game] = draft("wholes.txt").games
    return {clause.at: counts for clause in clauses_of(game) for counts in clause.counts}


def test_only_lists_that_count_what_the_lead_in_totals_are_wholes(counted: dict[str | None, DraftCounts]) -> None:
    assert list(counted) == ["1.A", "1.B"]


def test_items_are_parts(counted: dict[str | None, DraftCounts]) -> None:
    wheel = counted["1.A"]
    assert (wheel.of, wheel.unit, wheel.total, wheel.modal, wheel.src) == ("wheel", "compartments", 20, "shall", (5,))
    assert [(part.name, part.count, part.src) for part in wheel.parts] == [
        ("gull", 10, (6,)), ("anchor", 6, (7,)), ("lighthouse", 3, (8,)),
    ]  # fmt: skip


def test_a_list_in_a_sentence_is_parts_each_on_its_line(counted: dict[str | None, DraftCounts]) -> None:
    rim = counted["1.B"]
    assert (rim.of, rim.unit, rim.total, rim.modal) == ("rim of the small wheel", "spaces", 12, None)
    assert [(part.name, part.count, part.src) for part in rim.parts] == [
        ("gull", 6, (10,)), ("anchor", 4, (10,)), ("star", 2, (11,)),
    ]  # fmt: skip


def test_a_wheel_that_does_not_add_up_is_found_in_the_draft(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", str(LAYOUT), "-o", str(tmp_path / "harbor")]) == 0
    assert main(["check", str(tmp_path / "harbor"), "--no-cache"]) == 1
    told = capsys.readouterr().out
    assert "The wheel is said to have 20 compartments, but those listed add up to 19." in told
    assert told.count("PRO-301") == 1
