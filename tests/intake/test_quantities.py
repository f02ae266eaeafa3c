"""Number words and bounds as documents word them."""

import pytest

from ruleschema.intake.words.quantities import figured


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("no more than seven seats", "at most 7 seats"),
        ("not fewer than twelve cards", "at least 12 cards"),
        ("a maximum of twenty-one chips", "at most 21 chips"),
        ("up to a maximum of five times the ante", "at most 5 times the ante"),
        ("up to and including three hands", "at most 3 hands"),
        ("up to “3” number of boxes".replace("“", '"').replace("”", '"'), "at most 3 boxes"),
        ("no less often than every 4 hours", "at least every 4 hours"),
        ("not less than 48 inches or more than 66 inches", "at least 48 inches and at most 66 inches"),
        ("and not be less than 18mm nor more than 22mm across", "and be at least 18mm and at most 22mm across"),
        ("may not be less than $5 or more than $9", "shall be at least $5 and at most $9"),
        ("shall be not less than 7 feet, nor more than 9 feet", "shall be at least 7 feet and at most 9 feet"),
        ("a fee not exceeding five percent", "a fee at most 5%"),
        ("five or more dice", "at least 5 dice"),
        ("two or fewer jokers", "at most 2 jokers"),
        ("one and only one more card", "exactly 1 more card"),
        ("one-half the bet", "1/2 of the bet"),
        ("half of his bet", "1/2 of his bet"),
        ("a quarter of the stack", "1/4 of the stack"),
        ("twice the ante", "2 times the ante"),
        ("fifty-four (54) sections", "54 sections"),
        ("one dollar ($1) bill", "$1 bill"),
        ("increments of one dollar", "increments of $1"),
        ("five hundred dollars", "$500"),
        ("One card to each box", "1 card to each box"),
        ("two adjacent positions", "2 adjacent positions"),
        ("one or two decks", "1 or 2 decks"),
    ],
)
def test_figures_and_bounds(text: str, want: str) -> None:
    assert figured(text) == want


@pytest.mark.parametrize(
    "text",
    ["Three Card Poker tables", "two pair wins", "three of a kind", "one of the players", "Big Six", "a six-card hand"],
)
def test_names_and_pronouns_stay(text: str) -> None:
    assert figured(text) == text
