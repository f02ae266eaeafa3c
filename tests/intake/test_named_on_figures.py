"""Payouts told in running words: alternatives, figures that a named wager is made on, cases before their odds."""

from tests.intake.test_layouts import payouts


def test_the_wager_and_the_case_stand_where_the_words_put_them() -> None:
    assert payouts("wordings.txt") == [
        (7, "initial wager", "card of the player is higher", "1 to 1", "exactly"),
        (9, "initial wager", "surrender", "lose half", "exactly"),
        (11, "initial wager", "war cards tie", "push", "exactly"),
        (11, "war", "war cards tie", "2 to 1", "exactly"),
        (17, "Hop", "2 or 12", "30 to 1", "exactly"),
        (17, "Place", "4 or 10", "9 to 5", "exactly"),
        (19, "Come", "win", "1 to 1", "exactly"),
        (19, "Pass", "win", "1 to 1", "exactly"),
        (21, "odds wager", "point is 4 or 10", "2 to 1", "exactly"),
        (21, "odds wager", "point is 5 or 9", "3 to 2", "exactly"),
        (21, "odds wager", "point is 6 or 8", "6 to 5", "exactly"),
        (23, "Lay Odds", "4 or 10", "1 to 2", "exactly"),
        (23, "Lay Odds", "6 or 8", "5 to 6", "exactly"),
        (25, "Horn", "win", "as 4 equal wagers on 2, 3, 11 and 12", "exactly"),
        (30, "Any 7", "win", "4 to 1", "at least"),
        (31, "Craps 12", "win", "30 to 1", "at least"),
        (37, "Blackjack", "Natural", "3 to 2 or 6 to 5", "one of"),
        (39, "Blackjack", "totals are equal", "push", "exactly"),
        (41, "Blackjack", "natural", "1 to 1", "exactly"),
    ]
