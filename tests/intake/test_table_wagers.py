"""Which wager a printed table pays: by its caption, by what the words before it pay, by what they are about."""

from collections.abc import Callable

from ruleschema.intake.draft import Draft
from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.wagers.wagertitles import titled
from tests.intake.measuring import payouts_of

Drafted = Callable[[str], Draft]
TITLE = "# Three Card Poker\n\n1. Wagers\n\n"


def paid(draft: Draft) -> list[tuple[str | None, str, str]]:
    return [(row.wager or table.wager, row.outcome, row.pays) for _, table, row in payouts_of(draft)]


def bounds(draft: Draft) -> set[str]:
    return {row.bound or table.bound or "exactly" for _, table, row in payouts_of(draft)}


def names(draft: Draft) -> set[str | None]:
    return {wager for wager, _, _ in paid(draft)}


def test_a_name_written_small_is_known_as_one_in_capitals_is(drafted: Drafted) -> None:
    text = f"""{TITLE}A. Each seat makes an ante wager and may also make a seven card bonus wager.
B. The seven card bonus counts the cards of both hands, and pays:
Straight flush\t90 to 1
Flush\t12 to 1
"""
    assert names(drafted(text)) == {"seven card bonus"}


def test_a_wager_that_is_only_waited_for_is_not_paid(drafted: Drafted) -> None:
    text = f"""{TITLE}A. Each seat makes an ante wager, and a harbor bonus wager where it likes.
B. The harbor bonus wager counts three cards. It is settled after the ante wager, whoever held more, and is paid:
Straight flush\t90 to 1
Flush\t12 to 1
"""
    assert names(drafted(text)) == {"harbor bonus"}


def test_what_a_wager_is_made_on_is_not_what_is_paid(drafted: Drafted) -> None:
    text = """# Mini Baccarat

1. Wagers

A. A Player wager, a Banker wager and a Tide Bonus wager may be made.
B. Tide Bonus wagers may be made on Player, Banker or both, and are paid by the margin:
Win by 9 points\t30 to 1
Win by 8 points\t10 to 1
"""
    assert names(drafted(text)) == {"Tide Bonus"}


def test_winning_wagers_are_those_that_the_clause_is_about(drafted: Drafted) -> None:
    text = """# Blackjack

1. Side wagers

A. The Lantern wager wins if the first two cards make a pair. A winning wager is paid as follows:
Suited pair\t25 to 1
Other pair\t6 to 1
"""
    assert names(drafted(text)) == {"Lantern"}


def test_a_bonus_on_the_amount_of_a_stake_is_no_pay_of_that_stake(drafted: Drafted) -> None:
    text = f"""{TITLE}A. Each seat makes an ante wager and then a play wager.
B. Whoever made a play wager must be paid the following ante bonus on the amount of the ante:
Straight flush\t5 to 1
Straight\t1 to 1
"""
    assert names(drafted(text)) == {"ante bonus"}


def test_a_bonus_beside_another_is_one_by_its_own_name(drafted: Drafted) -> None:
    text = """# Let It Ride

1. Wagers

A. A seat may also place a $1 bonus wager on the sensor and a three card bonus wager in its circle.
B. Winning bonus wagers are paid in these amounts:
Royal flush\t$9,000
Straight flush\t$900
C. The three card bonus pays:
Straight flush\t40 to 1
Flush\t3 to 1
"""
    assert names(drafted(text)) == {"Bonus", "three card bonus"}


def test_the_name_stands_beside_the_words_for_a_kind_of_wager(drafted: Drafted) -> None:
    text = """# Blackjack

1. Optional Progressive Wager – Golden 8s®

A. The wager looks at the first two cards.

Hand\tPays
Two suited eights\t100 for 1
One eight\t2 for 1
"""
    assert names(drafted(text)) == {"Golden 8s"}


def test_a_caption_with_a_code_names_its_wager_and_may_head_columns(drafted: Drafted) -> None:
    text = f"""{TITLE}A. Each seat makes Ante and Blind wagers and may make a Trips wager.

2. Pay Tables

Blind PT-04
Royal Flush 50 to 1
Flush 2 to 1

Trips PT-07 Wild Natural
Royal Flush 90 to 1 900 to 1
Flush 4 to 1 25 to 1
"""
    assert [row[0] for row in paid(drafted(text))] == ["Blind", "Blind", "Trips", "Trips", "Trips", "Trips"]


def test_what_is_wagered_on_is_a_wager_and_heads_its_rows_in_capitals(drafted: Drafted) -> None:
    text = """# Crazy 4 Poker

1. Play

A. Guests make equal bets on the Ante and Super Bonus. Guests may also bet the Kings Up.

2. Payouts

SUPER BONUS
Four Aces\t200 to 1
Flush\t3 to 2
KINGS UP
Four of a Kind\t50 to 1
Flush\t4 to 1
"""
    assert [row[0] for row in paid(drafted(text))] == ["Super Bonus", "Super Bonus", "Kings Up", "Kings Up"]


def test_who_pays_is_no_wager(drafted: Drafted) -> None:
    text = """# Craps

1. Other bets

A. LHCT will pay not less than the following:
Bet\tPays
Place 4 or 10\t9 to 5
Buy 4 or 10\t2 to 1 less 5%
"""
    assert paid(drafted(text)) == [("Place 4 or 10", "win", "9 to 5"), ("Buy 4 or 10", "win", "2 to 1")]
    assert bounds(drafted(text)) == {"at least"}


def test_the_hands_of_a_table_are_no_wagers_though_its_wager_is_offered(drafted: Drafted) -> None:
    text = """# Mini Baccarat

1. Payouts

A. If the house offers the Tide Bonus wager, winning Tide Bonus wagers are paid by one of the following tables:
Margin Table A Table B
Win by 9 points 30 to 1 20 to 1
Win by 8 points 10 to 1 8 to 1
"""
    assert names(drafted(text)) == {"Tide Bonus"}
    assert bounds(drafted(text)) == {"one of"}


def test_a_title_lists_the_wagers_of_a_table_in_brackets(drafted: Drafted) -> None:
    text = """# Craps

1. STREAK BETS (ALL LOW, ALL HIGH, EVERY ONE)

A. Streak Bets wagers are made before the come out roll and are paid when all numbers came:
ALL LOW (2, 3, 4, 5, 6)\t30 to 1
ALL HIGH (8, 9, 10, 11, 12)\t30 to 1
EVERY ONE\t150 to 1
"""
    assert [row[1:] for row in paid(drafted(text))] == [("win", "30 to 1"), ("win", "30 to 1"), ("win", "150 to 1")]


def test_a_table_goes_on_with_the_clause_that_announced_it_below_a_caption(drafted: Drafted) -> None:
    text = """# Blackjack

1. Side wagers -- Lantern

(1) Each seat may place a Lantern wager;

(2) The odds depend upon the paytable chosen by the licensee. Only the highest hand is paid:

Several Deck Payout Odds:
Paytable A
Paytable B
(a) Two suited lanterns with
an ace pays
900 to 1
950 to 1
(b) Two lanterns (any) pays
20 to 1
25 to 1
"""
    draft = drafted(text)
    assert paid(draft) == [
        ("Lantern", "Two suited lanterns with an ace", "900 to 1"),
        ("Lantern", "Two lanterns (any)", "20 to 1"),
        ("Lantern", "Two suited lanterns with an ace", "950 to 1"),
        ("Lantern", "Two lanterns (any)", "25 to 1"),
    ]
    assert bounds(draft) == {"one of"}


def test_the_name_of_the_game_in_small_letters_is_no_part_of_its_wager() -> None:
    wagers = Wagers(["Lantern"], title="Blackjack")
    assert titled("Lantern blackjack", wagers) == "Lantern"
    assert titled("Lantern Blackjack", wagers) == "Lantern Blackjack"


def test_odds_that_are_paid_are_no_wager_called_odds() -> None:
    wagers = Wagers(["Odds", "Pass Line"])
    assert titled("Payout Odds", wagers) is None
    assert wagers.mentions("All are paid at the following Odds:") == []
    assert titled("Odds", wagers) == "Odds"


def test_odds_behind_a_wager_are_not_that_wager() -> None:
    wagers = Wagers(["Pass Line", "Come"])
    found = wagers.mentions("Odds on a winning Pass Line or Come wager shall be paid 2 to 1.")
    assert [each.names for each in found] == [("Odds on Pass Line or Come",)]


def test_a_bonus_bet_is_the_wager_that_is_called_so_alone(drafted: Drafted) -> None:
    text = """# Ultimate Texas Hold'em

Tides Bonus Bet
The Tides bonus bet wins with three of a kind or better. Winning Tides wagers shall be paid as follows:
Tides Bonus Bet Pay Table
Hand Payout
Royal Flush 50 to 1
Straight Flush 40 to 1
"""
    assert names(drafted(text)) == {"Tides"}


def test_the_name_before_a_progressive_wager_is_its_name(drafted: Drafted) -> None:
    text = """# Blackjack

1. Awards

A. Guests who made the $1 Burning Eights progressive wager are paid:

First three cards\tAward
Three eights\t10% of meter
Two eights\t$25
"""
    assert names(drafted(text)) == {"Burning Eights"}


def test_the_foot_of_a_page_within_a_table_takes_nothing_from_it(drafted: Drafted) -> None:
    text = """# Let It Ride

1. Payouts

A. Winning Let It Ride wagers shall be paid as follows:

Hand\tPayout
Royal flush\t1,000 to 1

Harbor Casino
Page 12

Four of a kind\t50 to 1
Two pair\t2 to 1
"""
    assert [row[0] for row in paid(drafted(text))] == ["Let It Ride"] * 3
