"""Payouts told in sentences and in items: what is paid, by what it is called where it is told."""

from collections.abc import Callable

from ruleschema.intake.draft import Draft
from tests.intake.measuring import payouts_of

Drafted = Callable[[str], Draft]


def rows(draft: Draft) -> list[tuple[str | None, str, str]]:
    return [(row.wager or table.wager, row.outcome, row.pays) for _, table, row in payouts_of(draft)]


CRAPS = """CRAPS

1. Wagers
A. Pass Line wagers and Come wagers win when the shooter makes the point and are paid 1 to 1.
B. Don't Pass wagers and Don't Come wagers are paid 1 to 1.

2. Odds
"""


def test_odds_are_called_by_the_wager_that_they_support(drafted: Drafted) -> None:
    told = """A. A seat with a Pass Line or Come wager may take odds once there is a point. Winning odds are paid:
(1) 2 to 1 if the point is 4 or 10; and
(2) 3 to 2 if the point is 5 or 9.
B. Odds wagers in support of a Don't Pass wager are paid 5 to 6 if the point is 6 or 8.
"""
    assert rows(drafted(CRAPS + told))[-3:] == [
        ("Pass Line or Come odds", "4 or 10", "2 to 1"),
        ("Pass Line or Come odds", "5 or 9", "3 to 2"),
        ("Don't Pass odds", "6 or 8", "5 to 6"),
    ]


def test_a_supplemental_wager_is_told_by_what_was_made_before_it(drafted: Drafted) -> None:
    told = """A. Whenever a seat has made a Come wager, it shall have the right to make a supplemental wager
in support thereof. If the Come wager is won, the supplemental wager shall be paid at odds of:
(1) 6 to 5 if the point was 6 or 8.
"""
    assert rows(drafted(CRAPS + told))[-1:] == [("supplemental wager in support of Come", "6 or 8", "6 to 5")]


CARDS = """HARBOR STUD POKER

1. Wagers
Each seat places an Ante wager and then a Play wager equal to it.

2. Settling
"""


def test_a_case_before_a_dash_is_the_case_of_each_result_behind_it(drafted: Drafted) -> None:
    told = """- Does not qualify – Ante pays even money, Play is returned.
- Qualifies, seat is beaten by a better hand – Ante and Play lose.
"""
    assert rows(drafted(CARDS + told)) == [
        ("Ante", "Does not qualify", "1 to 1"),
        ("Play", "Does not qualify", "push"),
        ("Ante", "Qualifies, seat is beaten by a better hand", "lose"),
        ("Play", "Qualifies, seat is beaten by a better hand", "lose"),
    ]
