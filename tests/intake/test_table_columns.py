"""What the columns and cells of a printed table stand for: cases, wagers told shortly, labels of several lines."""

from collections.abc import Callable

import pytest

from ruleschema.intake.draft import Draft
from ruleschema.intake.grids.flatheads import part_head
from ruleschema.intake.wagers.smallnames import small_wagers
from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.words.leadin import bound_of, commission_of
from ruleschema.intake.words.payvalues import cell_value
from ruleschema.intake.words.rowvalues import trailing_values
from tests.intake.test_table_wagers import paid

Drafted = Callable[[str], Draft]


@pytest.mark.parametrize(
    ("row", "label", "values"),
    [
        ("Place Bet 4 to Lose 5 to 11", "Place Bet 4 to Lose", ["5 to 11"]),
        ("1 to 18 or 19 to 36 1 to 1", "1 to 18 or 19 to 36", ["1 to 1"]),
        ("Buy 4 or 10 2 to 1 less 5%", "Buy 4 or 10", ["2 to 1"]),
        ("Lay 4 or 10 1 to 2", "Lay 4 or 10", ["1 to 2"]),
    ],
)
def test_what_belongs_to_a_label_is_no_value(row: str, label: str, values: list[str]) -> None:
    assert trailing_values(row) == (label, values)


def test_the_number_of_a_chapter_is_no_row() -> None:
    assert trailing_values("CHAPTER 30:12:15") is None


def test_what_is_taken_off_is_a_commission() -> None:
    assert commission_of("less 5%") == "5%"


def test_a_figure_that_other_labels_end_in_is_parted_from_the_odds_glued_to_it(drafted: Drafted) -> None:
    text = """# Blackjack

1. Lantern wager

A. Lantern wagers are paid as follows:
Paired 2035 to 1
Suited 20 12 to 1
Any 20 4 to 1
"""
    assert ("Lantern", "Paired 20", "35 to 1") in paid(drafted(text))


@pytest.mark.parametrize(
    ("text", "columns", "over", "heads"),
    [
        ("Up card Bust Suited Bust", 2, "Up card", ["Bust", "Suited Bust"]),
        ("Decks Suited match Other match", 2, "Decks", ["Suited match", "Other match"]),
        ("Busted Hand Payout With a Natural", 2, "Busted Hand", ["Payout", "With a Natural"]),
    ],
)
def test_heads_that_run_together_part_by_their_words(text: str, columns: int, over: str, heads: list[str]) -> None:
    found = part_head(text, columns, Wagers(["Reef"]))
    assert found is not None
    assert (found.over, found.columns) == (over, heads)


def test_columns_of_figures_are_cases_of_the_wagers_in_the_rows(drafted: Drafted) -> None:
    text = """# Craps

1. True odds

A. The following bets are paid at true odds:

\t4 or 10\t5 or 9
Buy bet\t2 to 1\t3 to 2
Lay bet\t1 to 2\t2 to 3
"""
    assert paid(drafted(text)) == [
        ("Buy bet", "4 or 10", "2 to 1"),
        ("Buy bet", "5 or 9", "3 to 2"),
        ("Lay bet", "4 or 10", "1 to 2"),
        ("Lay bet", "5 or 9", "2 to 3"),
    ]


def test_a_head_that_is_known_as_nothing_else_is_a_case_of_the_wager_that_is_paid(drafted: Drafted) -> None:
    text = """# Blackjack

1. Buoy wager

A. The Buoy wager wins if the dealer busts. Winning Buoy wagers are paid as follows:
Busted Hand Payout With Player Pair
7 50 to 1 800 to 1
6 18 to 1 20 to 1
"""
    assert paid(drafted(text)) == [
        ("Buoy", "7", "50 to 1"),
        ("Buoy", "7, With Player Pair", "800 to 1"),
        ("Buoy", "6", "18 to 1"),
        ("Buoy", "6, With Player Pair", "20 to 1"),
    ]


def test_a_chart_tells_its_cases_by_the_heads_of_its_first_columns(drafted: Drafted) -> None:
    text = """# Ultimate Texas Hold'em

1. Wagers

A. Each seat makes an Ante wager and a Blind wager.

2. Settlement

A. Settle by this chart:

Dealer Opens\tWinner\tAnte\tBlind
Yes\tPlayer\t1 to 1\tPush
No\tDealer\tPush\tLose
Yes or No\tTie\tPush\tPush
"""
    assert set(paid(drafted(text))) == {
        ("Ante", "Dealer Opens, Player wins", "1 to 1"),
        ("Blind", "Dealer Opens, Player wins", "push"),
        ("Ante", "Dealer does not open, Dealer wins", "push"),
        ("Blind", "Dealer does not open, Dealer wins", "lose"),
        ("Ante", "Tie", "push"),
        ("Blind", "Tie", "push"),
    }


def test_values_beside_the_middle_of_a_label_are_paid_for_all_of_it(drafted: Drafted) -> None:
    text = """# Pai Gow Poker

1. Payouts

A. Shore Bonus. Hands count however they are set. A Shore Bonus wager of $5 gives an Envy Bonus.

            Qualifying Hand              Shore Pays           Envy Bonus
            7 Card Straight Flush,
                                         8,000 to 1           $5,000
            no joker
            Royal Flush                    150 to 1           $50
            Full House                       5 to 1           N/A
"""
    assert paid(drafted(text)) == [
        ("Shore Bonus", "7 Card Straight Flush, no joker", "8,000 to 1"),
        ("Shore Bonus", "Royal Flush", "150 to 1"),
        ("Shore Bonus", "Full House", "5 to 1"),
        ("Envy Bonus", "7 Card Straight Flush, no joker", "$5,000"),
        ("Envy Bonus", "Royal Flush", "$50"),
    ]


@pytest.mark.parametrize(
    ("words", "bound"),
    [
        (
            "No holder, nor any agent of his, may pay off winners at craps at less than the odds listed below.",
            "at least",
        ),
        ("Low Card, paid if the hand is no higher than:", None),
        ("Winners are paid at odds no higher than the following:", "at most"),
    ],
)
def test_a_bound_is_one_of_pay(words: str, bound: str | None) -> None:
    assert bound_of(words) == bound


def test_two_versions_in_one_clause_are_to_choose_from(drafted: Drafted) -> None:
    text = """# Blackjack

1. Lantern

A. The Lantern wager is paid 9 to 1 under version 1. If version 2 is posted, it is paid as follows:
Suited pair\t25 to 1
Other pair\t6 to 1
"""
    tables = [
        table
        for game in drafted(text).games
        for section in game.sections
        for each in section.clauses
        for table in each.pays
    ]
    assert {table.bound for table in tables if table.text} == {"one of"}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("A seat may make a match-the-reef wager.", ["match-the-reef"]),
        ("The dealer pays each winning harbor plus wager.", ["harbor plus"]),
        ("Flush reef and straight reef wagers are paid.", ["straight reef", "flush reef"]),
        ("The player may pull back bet number 1. She may take back bet number 2.", []),
        ("Two adjacent wagers may be made. Two adjacent wagers are allowed.", []),
    ],
)
def test_names_in_small_letters(text: str, names: list[str]) -> None:
    assert small_wagers([text]) == names


def test_labels_and_then_values_below_the_words_that_announce_them(drafted: Drafted) -> None:
    text = """# Three Card Poker

1. Payouts

A. Each winning Reef wager is paid at these odds:
Straight flush
Flush
Pair
5 to 1
4 to 1
1 to 1
B. Nothing else is paid.
"""
    assert paid(drafted(text)) == [
        ("Reef", "Straight flush", "5 to 1"),
        ("Reef", "Flush", "4 to 1"),
        ("Reef", "Pair", "1 to 1"),
    ]


def test_bare_figures_are_paid_in_the_unit_that_is_told_above_them(drafted: Drafted) -> None:
    text = """# Three Card Poker

Rules

The Reef wager looks at three cards.

Pay tables. All awards are shown as “to 1”.

Reef RT-02
Straight Flush, suited 1,500
Flush 40
"""
    assert paid(drafted(text)) == [
        ("Reef", "Straight Flush, suited", "1,500 to 1"),
        ("Reef", "Flush", "40 to 1"),
    ]


def test_a_label_that_lists_wagers_is_a_row_for_each(drafted: Drafted) -> None:
    text = """# Craps

1. Wagers

A. A Pass Line wager, a Come wager and a Field wager may be made.

2. Odds

Wager\tOdds
Pass Line, Come\t1 to 1
Field\t2 to 1
"""
    assert paid(drafted(text)) == [
        ("Pass Line", "win", "1 to 1"),
        ("Come", "win", "1 to 1"),
        ("Field", "win", "2 to 1"),
    ]


@pytest.mark.parametrize(
    ("cell", "pays"),
    [
        ("Player paid 3 to 2", "3 to 2"),
        ("Player wins", None),
    ],
)
def test_a_cell_may_tell_who_is_paid(cell: str, pays: str | None) -> None:
    assert cell_value(cell) == pays


def test_what_stands_below_limits_within_a_table_is_not_paid(drafted: Drafted) -> None:
    text = """# Pai Gow Poker

1. Action

Total\tFirst seat
3\tTwo or nine
4\tThree or ten
Table Limits\tHouse\tSeat
$5-$50\t$1\t$2
$10-$100\t$2\t$3
"""
    assert paid(drafted(text)) == []


def test_below_a_head_a_cell_may_tell_who_loses(drafted: Drafted) -> None:
    text = """# Blackjack

1. How hands are paid

Outcome\tResult
Player closer to 21\tPlayer paid 1 to 1
Dealer closer to 21\tPlayer loses
"""
    assert [row[1:] for row in paid(drafted(text))] == [
        ("Player closer to 21", "1 to 1"),
        ("Dealer closer to 21", "lose"),
    ]


def test_tables_beside_each_other_without_room_between_them(drafted: Drafted) -> None:
    text = """# High Card Flush

1. Bets

Players make an Ante bet and may make a Flush bet and a Straight Flush bet.

2. Payouts

Flush Bet Straight Flush Bet
7 card flush 300 to 1 7 card straight flush 8,000 to 1
6 card flush 100 to 1 6 card straight flush 1,000 to 1
"""
    assert paid(drafted(text)) == [
        ("Flush", "7 card flush", "300 to 1"),
        ("Flush", "6 card flush", "100 to 1"),
        ("Straight Flush", "7 card straight flush", "8,000 to 1"),
        ("Straight Flush", "6 card straight flush", "1,000 to 1"),
    ]


def test_what_a_flat_table_counts_is_no_part_of_a_name(drafted: Drafted) -> None:
    text = """# Roulette

1. Payouts

A. Payouts shall be:
Bet Numbers Covered Payout
Straight Up 1 35 to 1
Basket 0, 00, 1, 2, 3 6 to 1
Column 12 2 to 1
"""
    assert [row[0] for row in paid(drafted(text))] == ["Straight Up", "Basket", "Column"]


def test_heads_of_wagers_part_as_the_text_names_them(drafted: Drafted) -> None:
    text = """# Three Card Poker

1. Wagers

A. Each seat makes an Ante wager and may make a Reef Plus wager and a 6 Card Bonus wager.

2. Payouts

A. Winning wagers are paid as follows:
Hand Ante Bonus Reef Plus 6 Card Bonus
Royal Flush N/A N/A 1,000 to 1
Straight Flush 5 to 1 40 to 1 200 to 1
"""
    assert set(paid(drafted(text))) == {
        ("6 Card Bonus", "Royal Flush", "1,000 to 1"),
        ("Ante Bonus", "Straight Flush", "5 to 1"),
        ("Reef Plus", "Straight Flush", "40 to 1"),
        ("6 Card Bonus", "Straight Flush", "200 to 1"),
    }


def test_a_row_that_leads_elsewhere_is_no_part_of_the_next(drafted: Drafted) -> None:
    text = """# Craps

1. Payouts

A. These payouts apply:
BET PAYS
Any Craps 7 to 1
Horn High 12 See Horn
Yo (11) 15 to 1
"""
    assert [row[0] for row in paid(drafted(text))] == ["Any Craps", "Yo"]
