"""A wager that stands once for several rows, and one that a column only explains."""

from tests.intake.test_layouts import payouts


def test_a_column_tells_rows_apart_where_they_go_on_with_the_wager_above() -> None:
    assert [row[:4] for row in payouts("reachingdown.txt")] == [
        (10, "Reef", "4 or 10", "9 to 5"),
        (11, "Reef", "5 or 9", "7 to 5"),
        (12, "Tide", "4 or 10", "1 to 2"),
        (13, "Tide", "5 or 9", "2 to 3"),
        (20, "Straight", "win", "35 to 1"),
        (21, "Split", "win", "17 to 1"),
    ]
