"""A gazette with divisions and a casino's web page of games, of our own writing."""

import pytest

from tests.intake.measuring import clauses_of
from tests.intake.test_layouts import draft, payouts


@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("gazette.txt", [("sic-bo", 3), ("island-stud-poker", 35), ("big-six", 58)]),
        ("webpage.txt", [("casino-war", 7), ("let-it-ride", 17), ("double-deck-blackjack", 30), ("crazy-4-poker", 45)]),
    ],
)
def test_divisions_and_the_titles_of_a_menu_are_games(name: str, games: list[tuple[str, int]]) -> None:
    assert [(game.game, game.lines[0]) for game in draft(name).games] == games


def test_sections_counted_whole_hold_the_clauses_counted_in_them() -> None:
    game = draft("gazette.txt").games[1]
    assert [section.number for section in game.sections] == ["1.0", "2.0"]
    assert [clause.at for clause in clauses_of(game) if clause.at] == ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6"]


def test_heads_of_left_and_right_pages_are_noise() -> None:
    noise = {number for each in draft("paged.txt").games[0].noise for number in each.lines}
    assert noise >= {1, 15, 29, 43, 57, 71}


def test_a_gazette_is_read() -> None:
    assert payouts("gazette.txt") == [
        (15, "Low", "win", "1 to 1", "exactly"),
        (16, "High", "win", "1 to 1", "exactly"),
        (18, "Sum", "4 or 17", "60 to 1", "exactly"),
        (19, "Sum", "5 or 16", "30 to 1", "exactly"),
        (20, "Sum", "6 or 15", "17 to 1", "exactly"),
        (21, "Pair of Faces", "win", "5 to 1", "exactly"),
        (23, "Face", "one die", "1 to 1", "exactly"),
        (24, "Face", "two dice", "2 to 1", "exactly"),
        (25, "Face", "three dice", "3 to 1", "exactly"),
        (27, "Runs of Three", "1, 2 and 3", "30 to 1", "exactly"),
        (28, "Runs of Three", "4, 5 and 6", "30 to 1", "exactly"),
        (32, "Odd", "win", "1 to 1", "exactly"),
        (45, "ante", "dealer does not qualify", "1 to 1", "exactly"),
        (45, "bet", "dealer does not qualify", "push", "exactly"),
        (46, "ante", "player's hand is the better one", "1 to 1", "exactly"),
        (47, "bet", "Royal flush", "100 to 1", "exactly"),
        (48, "bet", "Straight flush", "50 to 1", "exactly"),
        (49, "bet", "Pair or less", "1 to 1", "exactly"),
        (50, "ante", "dealer's hand is better", "lose", "exactly"),
        (50, "bet", "dealer's hand is better", "lose", "exactly"),
        (51, "ante", "Hands of the same rank", "push", "exactly"),
        (51, "bet", "Hands of the same rank", "push", "exactly"),
        (53, "jackpot", "Royal flush", "100% of meter", "exactly"),
        (54, "jackpot", "Straight flush", "10% of meter", "exactly"),
        (55, "jackpot", "Four of a kind", "$300", "exactly"),
        (63, "star", "layout inscription", "40 to 1", "exactly"),
        (68, "Star", "win", "40 to 1", "one of"),
        (69, "Moon", "win", "20 to 1", "one of"),
        (73, "Star", "win", "45 to 1", "one of"),
        (74, "Moon", "win", "15 to 1", "one of"),
    ]


def test_a_web_page_is_read() -> None:
    assert payouts("webpage.txt") == [
        (14, "Tie Bet", "win", "10 to 1", "exactly"),
        (14, "War", "tie after war", "2 to 1", "exactly"),
        (14, "War", "win", "1 to 1", "exactly"),
        (15, "War", "surrender", "lose half", "exactly"),
        (25, "3 Card Bonus", "Straight Flush", "40 to 1", "exactly"),
        (25, "main bet", "Straight Flush", "200 to 1", "exactly"),
        (26, "3 Card Bonus", "Straight", "6 to 1", "exactly"),
        (26, "main bet", "Full House", "11 to 1", "exactly"),
        (27, "3 Card Bonus", "Flush", "4 to 1", "exactly"),
        (27, "main bet", "Flush", "8 to 1", "exactly"),
        (28, "main bet", "Pair of Tens", "1 to 1", "exactly"),
        (37, "Blackjack", "Blackjack", "3 to 2", "exactly"),
        (38, "Insurance", "win", "2 to 1", "exactly"),
        (40, "Lucky Nineteen", "Suited Pair with Dealer BJ", "500 to 1", "exactly"),
        (41, "Lucky Nineteen", "Matched 19 (rank and suit)", "25 to 1", "exactly"),
        (42, "Lucky Nineteen", "Suited 19", "8 to 1", "exactly"),
        (43, "Lucky Nineteen", "Any 19", "3 to 1", "exactly"),
        (53, "Ante", "Dealer opens and player is higher", "1 to 1", "exactly"),
        (53, "Play", "Dealer opens and player is higher", "1 to 1", "exactly"),
        (54, "Ante", "Same hand", "push", "exactly"),
        (54, "Play", "Same hand", "push", "exactly"),
        (54, "Super Bonus", "Same hand", "push", "exactly"),
        (57, "Envy", "Four of a Kind", "$50", "exactly"),
        (57, "Queens Up", "Four of a Kind", "50 to 1", "exactly"),
        (58, "Envy", "Straight Flush, any", "$25", "exactly"),
        (58, "Queens Up", "Straight Flush, any", "40 to 1", "exactly"),
        (59, "Queens Up", "Three of a Kind", "8 to 1", "exactly"),
        (62, "Progressive Wager", "Royal Flush", "100% of meter", "exactly"),
        (63, "Progressive Wager", "Straight Flush", "10% of meter", "exactly"),
        (64, "Progressive Wager", "Full House", "$50", "exactly"),
    ]
