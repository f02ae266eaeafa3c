"""Which wagers the columns and rows of a table name, and which the words before it list."""

from collections.abc import Callable

from ruleschema.intake.draft import Draft
from tests.intake.test_table_wagers import TITLE, names, paid

Drafted = Callable[[str], Draft]


def test_names_that_share_their_last_word_are_listed_by_their_first(drafted: Drafted) -> None:
    text = f"""{TITLE}A. Each seat makes an ante wager, a 3rd street wager, a 4th street wager and a 5th street wager.
B. Every ante wager and each 3rd, 4th and 5th street wager that stands shall be paid as follows:
Straight flush\t90 to 1
Flush\t12 to 1
"""
    assert names(drafted(text)) == {"ante, 3rd street, 4th street and 5th street"}


def test_a_table_is_of_the_wager_that_pays_by_it_and_not_of_one_paid_outright(drafted: Drafted) -> None:
    text = f"""{TITLE}A. Each seat makes the Ante wager, and then the Bet wager where it likes.
B. If the higher hand is the seat's, the Ante pays even money and the Bet pays:
Two Pair\t2 to 1
Flush\t5 to 1
"""
    assert [(wager, pays) for wager, _, pays in paid(drafted(text))] == [
        ("Ante", "1 to 1"), ("Bet", "2 to 1"), ("Bet", "5 to 1")
    ]  # fmt: skip


def test_a_hand_may_be_called_as_the_wager_of_its_table_is(drafted: Drafted) -> None:
    text = """# Blackjack

A. HARBOR MATCH

1. An optional bet on the first two cards of a seat.
2. Payoffs are:

Harbor Match (king and queen of one suit)\t25 to 1
Plain Match (two cards of one suit)\t5 to 2
"""
    assert names(drafted(text)) == {"Harbor Match"}


def test_cells_tell_in_words_what_becomes_of_each_wager(drafted: Drafted) -> None:
    text = f"""{TITLE}A. The Ante, Blind and Play wagers are settled as follows:

Seat is ahead, dealer opens\tAnte pays 1 to 1, Play pays 2 to 1, Blind by its table.
Dealer is ahead, dealer does not open\tAnte pushes, Play and Blind lose.
"""
    assert {(wager, pays) for wager, _, pays in paid(drafted(text))} == {
        ("Ante", "1 to 1"), ("Play", "2 to 1"), ("Ante", "push"), ("Play", "lose"), ("Blind", "lose")
    }  # fmt: skip


def test_amounts_beside_odds_are_a_column_of_their_own(drafted: Drafted) -> None:
    text = f"""{TITLE}A. The Harbor Bonus wager pays the best hand, and the Envy Bonus where another seat holds it.

Hand Harbor Bonus Envy
Royal flush 500 to 1 $250
Straight flush 90 to 1 $100
Flush 12 to 1 $5
Straight 4 to 1
"""
    assert [(wager, pays) for wager, _, pays in paid(drafted(text))] == [
        ("Harbor Bonus", "500 to 1"), ("Harbor Bonus", "90 to 1"), ("Harbor Bonus", "12 to 1"),
        ("Harbor Bonus", "4 to 1"),
        ("Envy Bonus", "$250"), ("Envy Bonus", "$100"), ("Envy Bonus", "$5"),
    ]  # fmt: skip


def test_a_column_may_leave_out_that_its_wager_is_a_bonus(drafted: Drafted) -> None:
    text = f"""{TITLE}A. The Blind wager and the Trips Bonus wager are paid by these tables:

Hand Blind Trips 1 Trips 2
Royal flush 500 to 1 50 to 1 50 to 1
Straight flush 50 to 1 40 to 1 30 to 1
"""
    assert names(drafted(text)) == {"Blind", "Trips Bonus"}
