"""Binders, volumes, bulletins, cards and forms of our own: where games start, and whose columns and cases are."""

import pytest

from tests.intake.test_layouts import draft, payouts


@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("binder.txt", [("caribbean-stud", 4), ("casino-war", 25)]),
        ("volume.txt", [("craps", 13), ("pai-gow-poker", 30), ("texas-holdem-bonus", 47)]),
        ("bulletin.txt", [("seven-suit-poker", 4), ("crossing-poker", 26)]),
        ("cards.md", [("three-card-poker", 6), ("craps", 29)]),
        ("forms.txt", [("mississippi-stud", 5), ("casino-war", 21)]),
    ],
)
def test_heads_numbers_and_fields_name_games(name: str, games: list[tuple[str, int]]) -> None:
    assert [(game.game, game.lines[0]) for game in draft(name).games] == games


def test_a_choice_is_between_columns_of_one_wager_and_labels_are_cases() -> None:
    assert payouts("binder.txt") == [
        (13, "Beacon", "Straight flush", "60 to 1", "exactly"),
        (13, "Lantern", "Straight flush", "40 to 1", "one of"),
        (13, "Lantern", "Straight flush", "50 to 1", "one of"),
        (14, "Beacon", "Flush", "6 to 1", "exactly"),
        (14, "Lantern", "Flush", "4 to 1", "one of"),
        (14, "Lantern", "Flush", "5 to 1", "one of"),
        (21, "Ante", "Dealer holds less", "1 to 1", "exactly"),
        (22, "Ante", "Neither holds more", "push", "exactly"),
        (31, "original bet", "higher card", "1 to 1", "exactly"),
    ]


def test_leaders_beside_each_other_units_in_heads_and_what_it_is() -> None:
    found = payouts("volume.txt")
    assert [row[:4] for row in found if row[0] < 30] == [
        (20, "Hard 4", "win", "7 to 1"),
        (20, "Hard 6", "win", "9 to 1"),
        (21, "Any Craps", "win", "7 to 1"),
        (21, "Any Seven", "win", "4 to 1"),
        (23, "Horn", "win", "as 4 equal wagers on 2, 3, 11 and 12"),
        (24, "Field", "12", "2 to 1 or 3 to 1"),
        (24, "Field", "3, 4, 9, 10 and 11", "1 to 1"),
    ]
    assert [row[1:] for row in found if row[0] in (39, 41, 57, 64)] == [
        ("Envy", "Five aces", "$250", "exactly"),
        ("Harbour", "Five aces", "350 to 1", "one of"),
        ("Harbour", "Five aces", "400 to 1", "one of"),
        ("Harbour", "Full house", "4 to 1", "one of"),
        ("Harbour", "Full house", "5 to 1", "one of"),
        ("Bonus", "A-K unsuited", "15 to 1", "at least"),
        ("Insurance", "lowest card is a queen", "3 to 1", "exactly"),
    ]


def test_titles_over_lists_and_heads_that_name_one_wager() -> None:
    found = payouts("bulletin.txt")
    assert [row[:4] for row in found if row[0] < 12] == [
        (7, "Ante", "Dealer does not qualify", "1 to 1"),
        (7, "Raise", "Dealer does not qualify", "push"),
        (8, "Ante", "player wins", "1 to 1"),
        (8, "Raise", "player wins", "1 to 1"),
        (9, "Ante", "Tie", "push"),
        (9, "Raise", "Tie", "push"),
    ]
    assert [row[1:] for row in found if row[0] in (15, 20, 35)] == [
        ("Long Suit Bet", "7 cards", "500 to 1", "one of"),
        ("Long Suit Bet", "7 cards", "800 to 1", "one of"),
        ("Suit Bet", "7 cards", "100 to 1", "one of"),
        ("Suit Bet", "7 cards", "300 to 1", "one of"),
        ("Quad Match", "Four of a kind", "40 to 1", "exactly"),
        ("Corner Bonus", "Low pair", "1 to 1", "exactly"),
        ("East, West", "Low pair", "push", "exactly"),
    ]


def test_cases_before_an_arrow_and_titles_with_a_dash() -> None:
    assert payouts("cards.md") == [
        (10, "Ante", "Dealer does not open", "1 to 1", "exactly"),
        (10, "Play", "Dealer does not open", "push", "exactly"),
        (11, "Ante", "Dealer opens, player higher", "1 to 1", "exactly"),
        (11, "Play", "Dealer opens, player higher", "1 to 1", "exactly"),
        (17, "Ante bonus", "Straight flush", "5 to 1", "at least"),
        (23, "Pair Plus", "Flush", "3 to 1", "one of"),
        (23, "Pair Plus", "Flush", "4 to 1", "one of"),
        (33, "C & E", "win", "as 1/2 on Hi Low plus 1/2 on Eleven", "exactly"),
        (34, "Don't Pass", "12", "push", "exactly"),
        (34, "Don't Pass", "win", "1 to 1", "exactly"),
        (35, "Come Odds", "4 or 10", "2 to 1", "exactly"),
        (35, "Come Odds", "5 or 9", "3 to 2", "exactly"),
        (35, "Pass Odds", "4 or 10", "2 to 1", "exactly"),
        (35, "Pass Odds", "5 or 9", "3 to 2", "exactly"),
        (36, "Small Row", "2, 3, 4, 5 and 6 each come before a seven", "34 to 1", "exactly"),
    ]


def test_items_are_sections_and_letters_tell_tables_apart() -> None:
    assert payouts("forms.txt") == [
        (13, "3 CARD BONUS", "Straight Flush", "40 to 1", "one of"),
        (13, "3 CARD BONUS", "Straight Flush", "50 to 1", "one of"),
        (14, "3 CARD BONUS", "Flush", "3 to 1", "one of"),
        (14, "3 CARD BONUS", "Flush", "4 to 1", "one of"),
        (27, "original wager", "surrender", "lose half", "exactly"),
    ]
