"""Conditions and names as the meaning layer reads them."""

import pytest

from ruleschema.meaning.conditions import condition
from ruleschema.meaning.terms import pieces
from ruleschema.meaning.wagers import wagers_named


@pytest.mark.parametrize(
    ("words", "dimension", "value"),
    [
        ("the player folds", "player folds", "yes"),
        ("the player folds without a play wager", "player folds", "yes"),
        ("the player does not fold", "player folds", "no"),
        ("no player folds", "player folds", "no"),
        ("the dealer does not qualify", "dealer qualifies", "no"),
        ("the hand of the player beats that of the player-dealer", "comparison", "higher"),
        ("player/dealer hand beats player hand", "comparison", "lower"),
        ("the hands of player and dealer are equal in rank", "comparison", "equal"),
    ],
)
def test_a_circumstance_is_denied_only_by_what_stands_before_it(words: str, dimension: str, value: str) -> None:
    assert dict(condition(words).dimensions)[dimension] == frozenset((value,))


def test_wagers_that_are_joined_are_not_taken_for_one() -> None:
    assert set(wagers_named("forfeit the ante and the bonus bet")) == {"ante", "bonus"}
    assert wagers_named("ante bonus wager") == ("ante bonus",)


def test_a_verb_before_a_wager_names_none() -> None:
    assert wagers_named("place a wager") == wagers_named("put the bet") == ()
    assert wagers_named("make a place bet") == ("place",)


@pytest.mark.parametrize(
    ("text", "names"), [("0", ["#"]), ("00", ["00"]), ("000", ["000"]), ("5.00", ["#"]), ("100", ["#"])]
)
def test_a_pocket_is_no_number(text: str, names: list[str]) -> None:
    assert [piece.stem for piece in pieces(text)] == names
