"""What a name covers: wagers and outcomes, however they are joined and called."""

import pytest

from ruleschema.meaning.bets import bets, numbers_told, outcomes, wagers

ROWS = [
    ("Place Bet to Win", "4 or 10", {("place", "4"), ("place", "10")}),
    ("Place 4 and 10", "win", {("place", "4"), ("place", "10")}),
    ("Place Bet", "4/10", {("place", "4"), ("place", "10")}),
    ("Buy Bet", "Place Bet to Win on 5", {("buy", "5")}),
    ("Hard 6 or 8", "win", {("hardway", "6"), ("hardway", "8")}),
    ("Hardways (6 and 8)", "win", {("hardway", "6"), ("hardway", "8")}),
    ("Six The Hardway Bet", "win", {("hardway", "6")}),
    ("Craps 2 or 12", "win", {("crap 2", "win"), ("crap 12", "win")}),
    ("Don't Pass or Don't Come", "win", {("dont pass", "win"), ("dont come", "win")}),
    ("Red / Black", "win", {("red", "win"), ("black", "win")}),
    ("Outside Bets", "Odd or Even", {("odd", "win"), ("even", "win")}),
    ("Low (1-18)", "win", {("1 to 18", "win")}),
    ("1st, 2nd or 3rd Dozen", "win", {("dozen", "win")}),
    ("Columns/Dozens", "win", {("column", "win"), ("dozen", "win")}),
    ("Fire Bet", "6 or More Points", {("fire", "6 point")}),
    ("Six Card Bonus", "5-Card Straight", {("six card bonus", "straight")}),
    # What is no list stays whole.
    ("Fortune Bonus", "Royal Flush + Royal Match", {("fortune bonus", "royal flush royal match")}),
    ("King's Bounty", "2 Suited Queens, Jacks or 10s", {("king bounty", "2 suited queen jack or 10s")}),
    ("Ante and Street", "Flush", {("ante street", "flush")}),
]


@pytest.mark.parametrize(("wager", "outcome", "covered"), ROWS, ids=[f"{row[0]}: {row[1]}" for row in ROWS])
def test_a_row_covers_its_bets(wager: str, outcome: str, covered: set[tuple[str, str]]) -> None:
    assert {tuple(bet) for bet in bets(wager, outcome)} == covered


def test_under_the_name_of_the_game_a_row_names_its_wager() -> None:
    assert ("red", "win") in bets("Roulette", "Red", heading=True)
    assert ("red", "win") not in bets("Lucky Colors", "Red")


def test_even_money_stands_for_six_wagers() -> None:
    assert {each.key for each in wagers("Even Money Bets")} == {"red", "black", "odd", "even", "1 to 18", "19 to 36"}


def test_hands_that_or_joins_are_paid_alike() -> None:
    assert outcomes("Straight or Flush") == {"straight", "flush"}
    assert outcomes("Straight and Flush") == {"straight flush"}


@pytest.mark.parametrize(
    ("condition", "numbers"),
    [
        ("come out point 4 or 10", {"4", "10"}),
        ("where the come out point is 6", {"6"}),
        ("a supplemental wager was made", set()),
        ("two decks in use", set()),
        ("4.II", set()),
        ("", set()),
    ],
)
def test_a_condition_that_is_nothing_but_numbers_tells_the_bet(condition: str, numbers: set[str]) -> None:
    assert numbers_told(condition) == numbers
