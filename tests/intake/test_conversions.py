"""Conversions with their breaks, feet and lost titles; manuals for dealers; names that stand beside their figures."""

from ruleschema.intake.words.misread import figures
from tests.intake.test_layouts import draft, payouts


def test_letters_that_stand_for_figures_are_read_and_words_are_kept() -> None:
    read = {text: figures(text) for text in ("l to l", "1,OOO to I", "lO:1", "$1OO", "2lst", "best to I", "Oil to 1")}
    assert read == {
        "l to l": "1 to 1", "1,OOO to I": "1,000 to 1", "lO:1": "10:1", "$1OO": "$100", "2lst": "21st",
        "best to I": "best to I", "Oil to 1": "Oil to 1",
    }  # fmt: skip


def test_a_lost_title_is_told_by_the_list_and_a_schedule_is_of_all_games() -> None:
    games = [(game.game, *game.lines) for game in draft("converted.md").games]
    assert [game[0] for game in games] == ["casino-war", "three-card-poker", "pai-gow-poker", "collection-schedules"]
    assert games[1][1:] == (31, 47)


def test_rows_set_into_one_and_feet_behind_a_cell_are_parted() -> None:
    assert payouts("converted.md") == [
        (19, "Casino War", "player's card is higher", "1 to 1", "exactly"),
        (20, "Casino War", "both cards are equal", "push", "exactly"),
        (26, "Lucky Gull", "Ace", "10 to 1", "exactly"),
        (26, "Lucky Gull", "King", "5 to 1", "exactly"),
        (27, "Lucky Gull", "Joker", "1,000 to 1", "exactly"),
        (37, "Pair Plus", "Flush", "$100", "exactly"),
        (43, "Ante", "Straight", "5 to 1", "one of"),
        (43, "Ante", "Straight", "6 to 1", "one of"),
        (53, "Pai Gow Poker", "Both hands rank above", "1 to 1", "exactly"),
        (55, "Pai Gow Poker", "One hand wins and one hand loses", "push", "exactly"),
        (57, "Pai Gow Poker", "foul hand", "lose", "exactly"),
        (61, "Heron 7", "Player shows three sevens", "40 to 1", "exactly"),
    ]


def test_a_manual_orders_what_is_paid_and_its_sums_are_examples() -> None:
    assert [row[:4] for row in payouts("dealers.txt")] == [
        (5, "Insurance", "win", "2 to 1"),
        (6, "Spanish 21", "Blackjack", "3 to 2"),
        (7, "Spanish 21", "tie", "push"),
        (8, "Spanish 21", "surrender", "lose half"),
        (17, "Spanish 21", "win", "1 to 1"),
        (22, "Spanish 21", "6-7-8, MIXED", "3 to 2"),
        (22, "Spanish 21", "6-7-8, SPADES", "3 to 1"),
        (24, "Spanish 21", "5-card 21", "3 to 2"),
        (28, "HERON BONUS", "Bet of $5 to $24", "$1,000"),
        (39, "Player", "win", "1 to 1"),
        (40, "Banker", "win", "1 to 1"),
        (41, "TIE", "win", "8 to 1"),
        (49, "Gull Bonus", "9 points (on two cards or three)", "30 to 1"),
        (56, "ANTE", "Higher card than the dealer", "1 to 1"),
    ]


def test_a_name_is_told_by_its_column_its_numbers_or_the_sentence_before() -> None:
    assert [row[:4] for row in payouts("pointpaper.txt")] == [
        (4, "Pass Line", "win", "1 to 1"),
        (5, "Come", "win", "1 to 1"),
        (5, "Don't Come", "win", "1 to 1"),
        (6, "Buy", "4 or 10", "2 to 1"),
        (10, "Place", "4 or 10", "9 to 5"),
        (10, "Taking Odds", "4 or 10", "2 to 1"),
        (13, "Gull 8", "win", "25 to 1"),
        (13, "Heron 7", "win", "40 to 1"),
        (13, "Pass Line", "win", "1 to 1"),
        (19, "Ante", "Equal hands", "push"),
        (19, "Ante", "player is higher", "1 to 1"),
        (19, "Raise", "Equal hands", "push"),
        (19, "Raise", "player is higher", "1 to 1"),
        (24, "Blackjack", "Blackjack", "3 to 2"),
        (24, "Blackjack", "Blackjack", "6 to 5"),
        (24, "Blackjack", "win", "1 to 1"),
        (25, "Blackjack", "totals are the same", "push"),
    ]
