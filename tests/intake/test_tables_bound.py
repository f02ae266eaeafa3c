"""Which wager a table pays where no sentence announces it, and how tables beside each other are told apart."""

from collections.abc import Callable

import pytest

from ruleschema.intake.draft import Draft
from ruleschema.intake.words.leadin import bound_of
from tests.intake.measuring import payouts_of
from tests.intake.test_table_wagers import paid

Drafted = Callable[[str], Draft]


def bounds(draft: Draft) -> dict[str, str | None]:
    return {row.wager or table.wager or "": row.bound or table.bound for _, table, row in payouts_of(draft)}


def test_amounts_glued_to_each_other_are_columns(drafted: Drafted) -> None:
    text = """# Blackjack

1. Lantern bonus wager

A. The house shall pay Lantern bonus wagers by one of the following schedules:

HandSchedule 1Schedule 2
Royal Flush$ 9,000$ 8,500
Full House$ 70$ 80
"""
    found = paid(drafted(text))
    assert ("Lantern bonus", "Royal Flush", "$9,000") in found
    assert ("Lantern bonus", "Full House", "$80") in found


def test_a_number_in_words_over_a_glued_table_parts_its_labels(drafted: Drafted) -> None:
    text = """# Reef Poker

1. Payouts

A. Each winning three-card wager is paid at these odds:

HandPayout Odds
Royal 3150 to 1
Full House20 to 1
Flush7 to 1
"""
    assert ("Royal 3", "150 to 1") in {(outcome, pays) for _, outcome, pays in paid(drafted(text))}


def test_a_sentence_that_announces_nothing_leaves_the_table_to_its_title(drafted: Drafted) -> None:
    text = """# Craps

1. Ember Bet

The Ember Bet is made before the first roll. Maximum wager is $15.

Points Made\tPayoff
4 points\t22 to 1
5 points\t200 to 1

2. Side Bet: Breaker Blackjack (shoe tables)

The Breaker bet wins on a bust. The pay depends on the cards.

Cards\tPays
5 cards\t6 to 1
6 cards\t14 to 1
"""
    found = paid(drafted(text))
    assert ("Ember", "4 points", "22 to 1") in found
    assert ("Breaker Blackjack", "6 cards", "14 to 1") in found


def test_an_envy_told_before_a_table_has_only_its_own_column(drafted: Drafted) -> None:
    text = """# Reef Poker

1. Pay

A. Progressive. The $1 Progressive wager looks at five cards. Each other player is paid the Envy Bonus.

Hand\tPayout\tEnvy Bonus
Royal Flush\t$900\t$90
Full House\t$40\tN/A
"""
    found = paid(drafted(text))
    assert ("Progressive", "Royal Flush", "$900") in found
    assert ("Envy Bonus", "Royal Flush", "$90") in found


def test_what_the_circles_are_marked_with_is_wagered_on(drafted: Drafted) -> None:
    text = """# Blackjack

Layout

Each seat has one large circle and two small circles marked "Harbour Kings" and "Tip-Over".

Results of the main wager

A hand nearer to 21 wins the main wager.

Payout schedule

Harbour Kings (two cards of 20). The club shall elect one of the following pay tables.

Hand Pay Table A Pay Table B
Two kings 30 to 1 25 to 1
Any 20 3 to 1 4 to 1

Tip-Over (the dealer busts)

3 cards 2 to 1
4 cards 5 to 1
"""
    draft = drafted(text)
    found = paid(draft)
    assert ("Harbour Kings", "Two kings", "30 to 1") in found
    assert ("Tip-Over", "4 cards", "5 to 1") in found
    assert bounds(draft) == {"Harbour Kings": "one of", "Tip-Over": "exactly"}


def test_numbered_columns_are_of_the_wager_that_heads_no_column(drafted: Drafted) -> None:
    text = """# Reef Poker

1. Pay

A. The house shall pay winning Blind wagers and Trips wagers as follows, the Trips wager at one of two tables:
Trips Trips
Hand Blind Table A Table B
Royal Flush 300 to 1 60 to 1 55 to 1
Flush 3 to 2 8 to 1 9 to 1
"""
    found = paid(drafted(text))
    assert ("Blind", "Flush", "3 to 2") in found
    assert ("Trips", "Flush", "8 to 1") in found
    assert ("Trips", "Flush", "9 to 1") in found


def test_columns_that_begin_alike_are_wagers_over_cases(drafted: Drafted) -> None:
    text = """# Craps

1. Odds

Players may take odds on a Pass Line bet or lay odds on a Don't Pass bet.

Point Odds Taken Odds Laid
4 or 10 2 to 1 1 to 2
6 or 8 6 to 5 5 to 6
"""
    found = paid(drafted(text))
    assert ("Odds Taken", "4 or 10", "2 to 1") in found
    assert ("Odds Laid", "6 or 8", "5 to 6") in found


def test_tables_of_unequal_width_beside_each_other_have_their_own_captions(drafted: Drafted) -> None:
    text = """# Reef Poker

1. Pay

A player may make a Jacks Up wager.
The Super Bonus is paid as shown. For Jacks Up, the house shall use one of the following pay tables.

Super Bonus                        Jacks Up            PT-01      PT-02
Four Aces         150 to 1         Four of a Kind    40 to 1    45 to 1
Flush               3 to 2         Flush              5 to 1     6 to 1
Straight            1 to 1         Two Pair           2 to 1     1 to 1
"""
    found = paid(drafted(text))
    assert ("Super Bonus", "Flush", "3 to 2") in found
    assert ("Jacks Up", "Flush", "5 to 1") in found
    assert ("Jacks Up", "Two Pair", "1 to 1") in found


def test_a_head_whose_last_column_goes_on_below_is_no_title(drafted: Drafted) -> None:
    text = """# Blackjack

1. Side bets

A. Breaker Blackjack: Wins if the dealer breaks. The side bet stays in action if the guest has a Blackjack.
Dealer Breaks With Payout Guest Has
Blackjack
8 or More Cards 180 to 1 1,500 to 1
7 Cards 45 to 1 700 to 1
6 Cards 11 to 1 N/A
"""
    found = paid(drafted(text))
    assert ("Breaker Blackjack", "7 Cards", "45 to 1") in found
    assert ("Breaker Blackjack", "7 Cards, Guest Has Blackjack", "700 to 1") in found


def test_hands_and_as_many_odds_below_them_are_a_table(drafted: Drafted) -> None:
    text = """# Reef Poker

1. Pay

A. Trips. The Trips wager is paid whether the hand wins or not.

Royal Flush
Straight Flush
Full House
Three of a Kind

70 to 1
35 to 1
9 to 1
2 to 1
"""
    assert ("Trips", "Full House", "9 to 1") in paid(drafted(text))


def test_a_chart_of_the_game_is_of_no_wager_spoken_of_before(drafted: Drafted) -> None:
    text = """# Craps

Place, Buy and Lay Bets

Lay bets pay true odds against the number.

CRAPS PAYOUT CHART

SIDE BETS                                 CENTER BETS
Place 4 or 10          9 to 5             Hard 4 or 10          8 for 1
Big 6 or Big 8         1 to 1             Any Seven             5 for 1

Center bets are called back. All center bets are paid at the box.

All Small and Tall

All Small                34 to 1
All Tall                 34 to 1
"""
    found = {(f"{wager} {outcome}".removesuffix(" win"), pays) for wager, outcome, pays in paid(drafted(text))}
    wanted = {("Place 4 or 10", "9 to 5"), ("Big 6 or Big 8", "1 to 1"), ("Any Seven", "5 for 1")}
    assert wanted | {("All Small", "34 to 1"), ("All Tall", "34 to 1")} <= found


def test_captions_with_asides_and_odds_behind_a_line_wager_are_groups(drafted: Drafted) -> None:
    text = """# Craps

1. Odds

Winning wagers are paid as listed below.

Wager\tPays
Pass Line\t1 to 1
Don't Pass or Don't Come Odds
    Point of 4 or 10\t1 to 2
    Point of 6 or 8\t5 to 6
Buy Bets (5% commission on the amount that is wagered)
    4 or 10\t2 to 1
    6 or 8\t6 to 5
Hop bet
    Easy way\t15 to 1
    Hard way\t30 to 1
"""
    found = paid(drafted(text))
    assert ("Don't Pass or Don't Come Odds", "Point of 4 or 10", "1 to 2") in found
    assert ("Buy Bets", "4 or 10", "2 to 1") in found or ("Buy", "4 or 10", "2 to 1") in found
    assert ("Hop bet", "Hard way", "30 to 1") in found


def test_a_head_of_columns_that_ran_into_a_sentence_names_its_wager(drafted: Drafted) -> None:
    text = """# Reef Poker

Round of play

1. The Flush and Tide bonus wagers are optional.

Payout schedule

Tide Bonus Pay Table 1 Pay Table 2
The club shall use one of the two pay tables.
7 Card Flush 200 to 1 150 to 1
6 Card Flush 80 to 1 60 to 1

Trips (win or lose)
Full House 8 to 1
Straight 5 to 1
"""
    found = paid(drafted(text))
    assert any(wager and wager.startswith("Tide") and pays == "150 to 1" for wager, _, pays in found)
    assert ("Trips", "Straight", "5 to 1") in found


def test_figures_in_brackets_are_no_part_of_a_name_unless_they_tell_rows_apart(drafted: Drafted) -> None:
    text = """# Craps

1. Pay

Winning wagers are paid as listed below.

Wager\tPays
Any Craps (2, 3 or 12)\t7 to 1
Boxcars (12)\t30 to 1
Field Bet (2 or 12)\t2 to 1
Field Bet (3, 4, 9, 10 or 11)\t1 to 1
Single Number:
one die\t1 to 1
two dice\t2 to 1
"""
    found = paid(drafted(text))
    assert ("Any Craps", "win", "7 to 1") in found
    assert ("Boxcars", "win", "30 to 1") in found
    assert ("Single Number", "two dice", "2 to 1") in found
    assert len([wager for wager, outcome, _ in found if "Field" in f"{wager}" and "12" in f"{wager} {outcome}"]) == 1


def test_payouts_that_are_said_to_follow_are_no_wager(drafted: Drafted) -> None:
    text = """# Big Six Wheel

1. Pay

Payouts shall be as follows:

Joker 40 to 1
Lantern 40 to 1
Harbour Seal 20 to 1
"""
    assert ("Joker", "win", "40 to 1") in paid(drafted(text))


def test_a_progressive_called_after_the_game_is_its_progressive_wager(drafted: Drafted) -> None:
    text = """# Three Card Poker

1. Pay

A. A player may make a Progressive wager before the deal.
B. Three Card Poker Progressive. The Progressive wager is $1. The winning amounts are:
Straight Flush $80
Straight $7
"""
    assert [wager for wager, _, _ in paid(drafted(text))] == ["Progressive", "Progressive"]


@pytest.mark.parametrize(
    ("sentence", "bound"),
    [
        ("Wins if the cards form one of the following three card poker hands:", None),
        ("The house uses one of the following pay tables for Reef wagers:", "one of"),
        ("Reef bets are paid as follows. The odds are the minimum and may be raised:", "at least"),
    ],
)
def test_what_bounds_a_table(sentence: str, bound: str | None) -> None:
    assert bound_of(sentence) == bound


def test_a_sentence_that_departs_from_a_bound_bounds_no_other_table(drafted: Drafted) -> None:
    text = """# Reef Poker

1. Pay

A. Notwithstanding the minimum payout odds listed in section 4, the house may set a limit that is payable.
B. Winning Tide wagers shall be paid at the following odds:

Flush\t4 to 1
Pair\t1 to 1
"""
    assert bounds(drafted(text)) == {"Tide": None}


def test_each_of_two_that_are_called_bets_is_paid(drafted: Drafted) -> None:
    text = """# Roulette

1. Pay

Winning wagers are paid as listed below.

Wager\tPays
Straight bet\t35 to 1
Odd bet or Even bet\t1 to 1
"""
    assert [wager for wager, _, _ in paid(drafted(text))] == ["Straight bet", "Odd bet", "Even bet"]
