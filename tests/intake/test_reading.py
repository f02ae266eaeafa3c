"""Sentences of documents in the clause language: modals, order, several duties, lists under their lead-in."""

import pytest

from ruleschema.intake.clauses.continuing import lead_in
from ruleschema.intake.clauses.reading import read_item, read_sentence


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("No wager shall be moved after the bell.", ["wager shall not be moved after the bell."]),
        ("Players will never touch the dice.", ["players shall not touch the dice."]),
        ("A guest shall have the option to pass.", ["guest may pass."]),
        ("A guest will not be allowed to pass.", ["guest may not pass."]),
        ("At no time shall a guest touch the dice.", ["guest shall not touch the dice."]),
        ("Seats are free and may not be sold.", ["seats are free.", "seats may not be sold."]),
        (
            "Moon is played with eight decks (six decks when a machine is used).",
            ["moon is played with 8 decks, except 6 decks as far as a machine is used."],
        ),
        (
            "A bell shall ring, except that the dealer may stop it.",
            ["bell shall ring, except as follows.", "dealer may stop it."],
        ),
        ("The boxman may call no roll.", ["boxman may call no roll."]),
        ("The bell may be rung only if a seat is free.", ["bell may be rung only if a seat is free."]),
        (
            "The dealer shall, beginning on the left, ring the bell if asked.",
            ["dealer shall ring the bell, beginning on the left if asked."],
        ),
        (
            "A guest may make a Moon Bet, which may not exceed $5.",
            ["guest may make a Moon Bet.", "Moon Bet may not exceed $5."],
        ),
        (
            "Except as posted, a guest may sit and may not stand.",
            ["guest may sit, except as posted.", "guest may not stand, except as posted."],
        ),
        (
            "A moon bet is returned when the sums agree; provided, however, that it shall lose on a 7.",
            None,
        ),
    ],
)
def test_a_sentence_is_read(text: str, want: list[str] | None) -> None:
    said = list(read_sentence(text))
    assert said == want if want is not None else not any(" if it " in each for each in said)


def test_what_follows_an_open_condition_is_no_duty_of_its_own() -> None:
    said = read_sentence("A guest may bet more when, for want of chips, half the bet cannot be placed.")
    assert not any(each.startswith("half") for each in said)


@pytest.mark.parametrize(
    ("above", "item", "want"),
    [
        (["The decks may be changed:"], "At least every 9 hours.", "decks may be changed at least every 9 hours."),
        (
            ["Moon shall be played at a table with a felt which may include the following characteristics:"],
            "No more than seven places for wagers.",
            "table may include at most 7 places for wagers.",
        ),
        (["The wheel shall meet the following requirements:"], "Be round.", "wheel shall be round."),
        (
            ["The dealer shall:", "Cut the deck by:"],
            "Taking at least 5 cards off it.",
            "dealer shall cut the deck by taking at least 5 cards off it.",
        ),
        (
            ["A floorperson may void a roll for any of the following reasons:"],
            "A die leaves the table.",
            "floorperson may void a roll if a die leaves the table.",
        ),
        (
            ["The guest may double, except that:"],
            "A guest with aces may only take one card.",
            "guest with aces may only take 1 card.",
        ),
        (["The following rules apply:"], "A guest shall wait.", "guest shall wait."),
    ],
)
def test_an_item_goes_on_with_its_lead_in(above: list[str], item: str, want: str) -> None:
    assert list(read_item(item, lead_in(above))) == [want]
