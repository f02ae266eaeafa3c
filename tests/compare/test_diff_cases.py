"""What is a change, of which class, in whose favour: one case a kind."""

from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML
from versions import diff, game_file, says, version

from checker.compare.change import ChangeClass
from ruleschema.submission.load import Document

CASES = YAML(typ="safe").load((Path(__file__).parent / "cases.yaml").read_text(encoding="utf-8"))


def document(content: Any) -> tuple[Document, ...]:
    if isinstance(content, list):
        return says(*content)
    return version(f"sections: [{{number: 1, title: Rules, clauses: {content}}}]\n")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_case(case: dict[str, Any]) -> None:
    found = diff(document(case["old"]), document(case["new"]))
    told = [
        [change.change_class, change.favours, change.kind, *([change.size] if change.size else [])] for change in found
    ]
    assert told == case["changes"], [change.message for change in found]


def test_a_changed_definition_names_the_untouched_clauses_it_reaches() -> None:
    fragment = """
definitions: [{{at: 1.A, term: Soft total, means: {meaning}}}]
sections:
  - number: 2
    title: Play
    clauses:
      - {{at: 2.A, src: 12, says: dealer shall draw to a soft total of 17.}}
      - {{at: 2.B, src: 13, says: player may stand.}}
"""
    old = version(fragment.format(meaning="total with an ace counted as 11"))
    new = version(fragment.format(meaning="total with an ace counted as 1 or 11"))
    (change,) = diff(old, new)
    assert (change.kind, change.change_class) == ("definition", ChangeClass.NEEDS_APPROVAL)
    assert [(place.at, place.src) for place in change.affects] == [("2.A", (12,))]


def test_a_changed_table_names_the_untouched_clauses_that_cite_it() -> None:
    fragment = """
sections:
  - number: 2
    title: Settlement
    clauses: [{{at: 2.A, says: dealer shall pay winning wagers at the listed odds., refs: [{{to: "3", titled: Odds}}]}}]
  - number: 3
    title: Odds
    clauses: [{{at: 3.A, pays: {{wager: Tie, rows: [{{outcome: win, pays: {pays}}}]}}}}]
"""
    (change,) = diff(version(fragment.format(pays="9 to 1")), version(fragment.format(pays="8 to 1")))
    assert change.kind == "payout"
    assert [place.at for place in change.affects] == ["2.A"]


def test_a_rank_defined_otherwise_reaches_the_payout_for_it() -> None:
    clauses = (
        "[{{at: 1.A, ranks: {{of: hands, rows: [{{name: Royal flush, means: {}}}]}}}},"
        " {{at: 1.B, pays: {{wager: Ante, rows: [{{outcome: Royal flush, pays: 100 to 1}}]}}}}]"
    )
    old = document(clauses.format("five cards from ace to 10 of one suit"))
    new = document(clauses.format("five cards from ace to 10 of one suit without jokers"))
    (change,) = diff(old, new)
    assert change.kind == "rank"
    assert [place.at for place in change.affects] == ["1.B"]


def test_a_game_that_comes_or_goes_is_one_change() -> None:
    game = version("sections: [{number: 1, title: Rules, clauses: [{at: 1.A, says: tie pays 8 to 1.}]}]\n")
    (came,), (went,) = diff((), game), diff(game, ())
    assert (came.kind, came.old) == ("game added", None)
    assert (went.kind, went.new) == ("game removed", None)


def test_the_casinos_own_names_mean_the_casino() -> None:
    old = says("table shall show the name of Example Casino.")
    new = game_file(old[0].text.replace("of Example Casino", "of the Palace"), "palace", "Palace")
    assert diff(old, new) == ()


def test_a_fingerprint_survives_moving_and_tells_values_apart() -> None:
    eight, seven = says("tie pays 9 to 1."), says("tie pays 7 to 1.")
    moved = says("player may stand.", "tie pays 9 to 1."), says("player may stand.", "tie pays 7 to 1.")
    (here,), (there,) = diff(eight, seven), diff(*moved)
    assert here.fingerprint == there.fingerprint
    (other,) = diff(eight, says("tie pays 6 to 1."))
    assert other.fingerprint != here.fingerprint
