"""Numbers in words are read as the numbers they are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleschema.meaning.quantities import quantities
from ruleschema.meaning.terms import pieces

ONES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
ONES += ["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"]
TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]


def spelt(number: int, hyphen: str, joint: str) -> str:
    if number < 20:
        return ONES[number]
    if number < 100:
        return TENS[number // 10 - 2] + (f"{hyphen}{ONES[number % 10]}" if number % 10 else "")
    rest = number % 100
    return f"{ONES[number // 100]} hundred" + (f"{joint}{spelt(rest, hyphen, joint)}" if rest else "")


@given(st.integers(1, 999), st.sampled_from("- "), st.sampled_from([" ", " and "]))
def test_a_number_in_words_is_one_figure(number: int, hyphen: str, joint: str) -> None:
    row = pieces(f"{spelt(number, hyphen, joint)} cards")
    assert [each.figure for each in row] == [number, None]
    assert (row[0].start, row[0].end) == (0, len(spelt(number, hyphen, joint)))


@pytest.mark.parametrize(
    ("text", "figures"),
    [
        ("twenty, one", [20, 1]),
        ("one to thirty six", [1, 36]),
        ("two hundred and a card", [200]),
        ("20 1 card hands", [20, 1]),
        ("hundred cards", []),
    ],
)
def test_words_that_are_not_one_number_stay_apart(text: str, figures: list[int]) -> None:
    assert [each.figure for each in pieces(text) if each.figure is not None] == figures


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("six standard 52-card decks", [(6, "deck"), (52, "card")]),
        ("one 54-card deck with two jokers", [(1, "deck"), (54, "card"), (2, "joker")]),
        ("2 cards face up", [(2, "card")]),
        ("wager on 17 may be placed", []),
    ],
)
def test_a_size_stands_between_a_count_and_what_it_counts(text: str, counted: list[tuple[int, str]]) -> None:
    assert [(each.amount.low, each.unit) for each in quantities(text)] == counted


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("between 8 and 6 decks", (8, 6)),
        ("between 6 and 8 decks", (6, 8)),
        ("range from $100 to $25", (100, 25)),
        ("lowered from $100 to $25", (25, 100)),
        ("from 10 to 2 cards", (2, 10)),
        ("at most 4 and at least 6 players", (6, 4)),
    ],
)
def test_two_ends_are_kept_in_their_order(text: str, ends: tuple[int, int]) -> None:
    (found,) = quantities(text)
    assert (found.amount.low, found.amount.high) == ends
