"""Columns of one wager that are told apart by the code of their schedule."""

from tests.intake.test_layouts import payouts


def test_the_code_of_a_schedule_is_no_part_of_the_name_of_its_wager() -> None:
    assert set(payouts("coded.txt")) == {
        (12, "Ante", "Straight", "4 to 1", "exactly"),
        (12, "Gulls", "Straight", "9 to 1", "one of"),
        (12, "Gulls", "Straight", "8 to 1", "one of"),
        (13, "Ante", "Pair", "1 to 1", "exactly"),
        (13, "Gulls", "Pair", "2 to 1", "one of"),
        (13, "Gulls", "Pair", "3 to 1", "one of"),
    }
