"""What a hand is wagered on, where a table or a sentence names no wager."""

from tests.intake.test_layouts import payouts


def test_the_main_wager_is_called_what_the_document_calls_it() -> None:
    assert payouts("mainwager.txt") == [
        (11, "base game", "two hands are equal", "push", "exactly"),
        (20, "base game", "Flush", "3 to 1", "exactly"),
        (21, "base game", "Pair", "1 to 1", "exactly"),
    ]
    assert payouts("unnamed.txt") == [
        (9, "Lantern Nine", "dealer's total is the same", "push", "exactly"),
        (11, "Lantern Nine", "natural", "2 to 1", "exactly"),
    ]
    assert payouts("onebonus.txt") == [
        (9, "Ante", "win", "1 to 1", "exactly"),
        (14, "Bonus", "Ace and king", "25 to 1", "exactly"),
        (15, "Bonus", "Any pair", "3 to 1", "exactly"),
    ]


def test_cases_stand_below_a_result_above_it_or_in_the_name_of_a_hand() -> None:
    assert [row[:4] for row in payouts("stems.txt")] == [
        (9, "North Hand", "North Hand and the South Hand have the same points", "push"),
        (15, "Gull Bonus", "chosen hand and its rival are naturals of one value", "push"),
        (17, "Harbor Baccarat", "dealer draws to a total of 12", "push"),
        (17, "Harbor Baccarat", "points of the hand are those of the dealer", "push"),
        (30, "Harbor Baccarat", "player and the dealer both go over 9, cards match exactly", "push"),
        (32, "Even Money", "player has a Natural, and the dealer shows a nine", "1 to 1"),
        (34, "Double Down", "dealer's hand is a natural", "push"),
        (34, "Split", "dealer's hand is a natural", "push"),
        (36, "Harbor Baccarat", "nine and an ace on the first two cards", "3 to 2"),
        (38, "Harbor Baccarat", "Low Harbor", "6 to 5"),
        (40, "Split", "Natural 8", "2 to 1"),
        (42, "Split Odds", "4 or 10", "2 to 1"),
    ]


def test_what_the_bank_wins_is_lost_and_a_title_may_tell_a_name_in_more_words() -> None:
    found = payouts("bank.txt")
    assert found[-1][4] == "one of"
    assert [row[:4] for row in found] == [
        (5, "Gull Nine", "cards do not match", "lose"),
        (6, "Gull Nine", "Both have the same total", "lose"),
        (18, "Catch the Gull Bonus", "Two gulls", "9 to 1"),
        (19, "Catch the Gull Bonus", "One gull", "2 to 1"),
        (23, "Gull Nine", "Both go over", "lose"),
    ]
