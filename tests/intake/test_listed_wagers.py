"""Items that open with the name of a wager: what explains the name is no wager and no hand."""

from collections.abc import Callable

from ruleschema.intake.draft import Draft
from ruleschema.intake.payouts.stakelists import wagered_on
from ruleschema.intake.wagers.wagernames import Wagers
from tests.intake.measuring import payouts_of

Drafted = Callable[[str], Draft]

WHEEL = """ROULETTE

1. The wheel
The wheel has 38 pockets.

2. Inside bets and payoffs
(a) Straight Up – any single pocket – pays 35 to 1.
(b) Corner – a square of four – pays 8 to 1.

3. Outside bets
(a) Red, Black, Odd and Even pay 1 to 1.
"""


def rows(draft: Draft) -> list[tuple[str | None, str, str]]:
    return [(row.wager or table.wager, row.outcome, row.pays) for _, table, row in payouts_of(draft)]


def test_a_name_is_the_wager_and_what_stands_between_dashes_explains_it(drafted: Drafted) -> None:
    assert rows(drafted(WHEEL)) == [
        ("Straight Up", "win", "35 to 1"),
        ("Corner", "win", "8 to 1"),
        ("Red, Black, Odd and Even", "win", "1 to 1"),
    ]


def test_the_points_that_odds_are_on_are_the_case(drafted: Drafted) -> None:
    dice = """CRAPS

1. Wagers
(a) Pass Line. Wins on a natural. Pays 1 to 1.
(b) Odds. Up to twice the line. Odds on the 4 and 10 pay 2 to 1, on the 5 and 9 pay 3 to 2.
"""
    assert rows(drafted(dice))[1:] == [("Odds", "4 and 10", "2 to 1"), ("Odds", "5 and 9", "3 to 2")]


def test_even_money_alone_behind_a_name_is_what_the_name_is_paid(drafted: Drafted) -> None:
    dice = """CRAPS

1. Line bets
(a) Pass Line. Even money. Settled by the first throw or by the point.
(b) Don't Come. Even money. Played against the shooter once there is a point.
"""
    assert rows(drafted(dice)) == [("Pass Line", "win", "1 to 1"), ("Don't Come", "win", "1 to 1")]


def test_odds_beside_each_other_on_a_line_are_items_of_what_announces_them(drafted: Drafted) -> None:
    dice = """CRAPS

1. Wagers
Pass Line - Pays even money.
Odds - Tables offer double odds on Pass Line and Come bets:
     2 to 1 on 4 or 10          3 to 2 on 5 or 9          6 to 5 on 6 or 8
A guest laying odds against the shooter is paid 1 to 2 on 4 and 10 and 2 to 3 on 5 and 9.
"""
    assert rows(drafted(dice))[1:] == [
        ("Odds", "4 or 10", "2 to 1"),
        ("Odds", "5 or 9", "3 to 2"),
        ("Odds", "6 or 8", "6 to 5"),
        ("Laying Odds", "4 and 10", "1 to 2"),
        ("Laying Odds", "5 and 9", "2 to 3"),
    ]


def test_a_list_in_small_letters_is_parted_where_the_game_knows_some_of_it() -> None:
    told = "wagers on red, black and 1 to 18 shall be "
    assert wagered_on(told, Wagers(["1 to 18"])) == ["red", "black", "1 to 18"]
    assert wagered_on(told, Wagers(["Column"])) == []


def test_all_wagers_but_one_are_called_so(drafted: Drafted) -> None:
    told = """HARBOR POKER

1. Payouts
Where the two hands are equal in rank, all wagers other than the tide wager shall be returned to the seat.
"""
    assert [(wager, pays) for wager, _, pays in rows(drafted(told))] == [
        ("all wagers other than the tide wager", "push")
    ]


def test_the_wager_on_something_starts_the_duty_without_a_comma(drafted: Drafted) -> None:
    told = """BACCARAT

1. Payouts
A winning wager on the Banker's Hand is paid 1 to 1, provided that if the Banker's Hand holds three cards that make \
seven the wager on the Banker's Hand shall push.
"""
    assert rows(drafted(told)) == [
        ("Banker's Hand", "win", "1 to 1"),
        ("Banker's Hand", "Banker's Hand holds three cards that make seven", "push"),
    ]


def test_kinds_of_wagers_that_lose_together_are_each_one(drafted: Drafted) -> None:
    told = """ROULETTE

1. Payouts
All column, dozen and even chance bets lose if the ball drops into the zero.
"""
    assert [(wager, pays) for wager, _, pays in rows(drafted(told))] == [
        ("column", "lose"),
        ("dozen", "lose"),
        ("even chance", "lose"),
    ]
