"""Totals of a hand, as conditions tell them by a figure and a bound."""

import pytest

from ruleschema.meaning.conditions import condition


@pytest.mark.parametrize(
    ("told", "lowest", "highest"),
    [
        ("the total is less than 21", 0, 20),
        ("the total is at most 21", 0, 21),
        ("the total is 16 or less", 0, 16),
        ("the point total of the player is under 12", 0, 11),
        ("his point total is over 12", 13, 31),
        ("the total of the dealer is more than 16", 17, 31),
        ("the total is at least 17", 17, 31),
        ("the total is 17", 17, 17),
    ],
)
def test_a_bound_on_the_total_is_read(told: str, lowest: int, highest: int) -> None:
    totals = dict(condition(told).dimensions)["total"]
    assert totals == {f"{kind} {number}" for kind in ("soft", "hard") for number in range(lowest, highest + 1)}
