"""Rows that lost their columns, tell their case last or hold the values of several columns."""

from collections.abc import Callable

from ruleschema.intake.draft import Draft
from tests.intake.test_table_wagers import TITLE, names, paid

Drafted = Callable[[str], Draft]


def test_dots_may_lead_to_the_values_of_several_columns(drafted: Drafted) -> None:
    text = f"""{TITLE}A. The Flush Bonus wager and the Straight Flush Bonus wager count the longest run.
Flush Bonus Straight Flush Bonus
7 Card ............... 300 to 1 8,000 to 1
6 Card ............... 100 to 1 1,000 to 1
3 Card ............... N/A 7 to 1
"""
    assert [(wager, pays) for wager, _, pays in paid(drafted(text))] == [
        ("Flush Bonus", "300 to 1"), ("Flush Bonus", "100 to 1"),
        ("Straight Flush Bonus", "8,000 to 1"), ("Straight Flush Bonus", "1,000 to 1"),
        ("Straight Flush Bonus", "7 to 1"),
    ]  # fmt: skip


def test_a_row_may_tell_its_case_behind_the_odds(drafted: Drafted) -> None:
    text = """# Craps

1. Payout odds

A. Wagers that win shall be paid at no less than these odds:
Any Seven 4 to 1
Field Bet 1 to 1 on 3, 4, 9, 10 and 11
2 to 1 on 2
3 to 1 on 12
Any Craps 7 to 1
"""
    assert paid(drafted(text)) == [
        ("Any Seven", "win", "4 to 1"), ("Field", "3, 4, 9, 10 and 11", "1 to 1"), ("Field", "2", "2 to 1"),
        ("Field", "12", "3 to 1"), ("Any Craps", "win", "7 to 1"),
    ]  # fmt: skip


def test_names_joined_may_head_one_column(drafted: Drafted) -> None:
    text = f"""{TITLE}A. The Across, Down and Middle wagers and the 5 Card Bonus wager may be made.
Hand Across, Down and Middle 5 Card Bonus
Royal flush 500 to 1 250 to 1
Flush 8 to 1 25 to 1
"""
    assert names(drafted(text)) == {"Across, Down and Middle", "5 Card Bonus"}


def test_a_section_may_be_called_after_the_game_and_its_wager(drafted: Drafted) -> None:
    text = """# Blackjack

Equipment

One deck shall be used, and the dealer shall shuffle it before each round of play.

21+3

Two cards of the seat and one of the dealer make a hand of three.

Flush    5 to 1
Straight    10 to 1

Bursting Blackjack

The dealer's hand has to go over 21 for this bet to win.

Dealer goes over with:
5 cards    4 to 1
6 cards    18 to 1
"""
    assert names(drafted(text)) == {"21+3", "Bursting Blackjack"}


def test_the_hands_that_pay_no_envy_stand_below_the_first_columns(drafted: Drafted) -> None:
    text = f"""{TITLE}A. The Progressive wager is paid by the table, and with it the Envy of the others.
Hand $1 Wager $5 Wager Envy
Royal flush 100% 100% $1,000
Full house $50 $250
Flush $40 $200
"""
    assert {(wager, pays) for wager, _, pays in paid(drafted(text)) if pays.startswith("$")} == {
        ("Progressive", "$50"), ("Progressive", "$40"), ("Progressive", "$250"), ("Progressive", "$200"),
        ("Envy", "$1,000"),
    }  # fmt: skip


def test_a_head_stands_over_a_label_that_wraps(drafted: Drafted) -> None:
    text = f"""{TITLE}A. Harbor is an optional bet on seven cards. Bets of $5 or more qualify for Envy.

Hand Harbor Envy
7-Card Straight Flush
(No Joker) 5,000:1 $1,000
Five Aces 400:1 $250
"""
    assert names(drafted(text)) == {"Harbor", "Envy"}


def test_who_is_spoken_to_is_no_wager(drafted: Drafted) -> None:
    text = """# Three Card Poker

6 Card Bonus
Your three cards and the three of the dealer make a hand. You are paid even if you fold.
Royal Flush 1,000:1
Flush 15:1
"""
    assert names(drafted(text)) == {"6 Card Bonus"}


def test_streets_are_wagered_on_by_how_often_the_ante_is(drafted: Drafted) -> None:
    text = """# Mississippi Stud

1. Each seat makes an Ante bet and may bet 1 to 3 times the Ante on 3rd Street, 4th Street and 5th Street.
2. Each bet still in action (Ante, 3rd, 4th and 5th Street) is paid on the last hand:
Royal Flush 500 to 1
Flush 6 to 1
3. 3 Card Bonus. Optional. It is on the three cards of the table. It pays:
Flush 3 to 1
Pair 1 to 1
"""
    assert names(drafted(text)) == {"Ante, 3rd Street, 4th Street and 5th Street", "3 Card Bonus"}
