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


def test_a_bonus_on_a_stake_is_told_by_the_title_of_its_clause(drafted: Drafted) -> None:
    text = f"""{TITLE}A. Ante Bonus. A seat with an Ante wager and a Play wager is paid on the Ante, win or lose:
Straight flush 5 to 1
Straight 1 to 1
"""
    assert names(drafted(text)) == {"Ante Bonus"}


def test_both_sides_that_a_bonus_is_made_on_are_not_what_is_paid(drafted: Drafted) -> None:
    text = """# Mini Baccarat

1. Player wagers are paid 1 to 1. Banker wagers are paid 1 to 1.
2. The Tide Bonus may be wagered on the Player side, the Banker side or both, and is paid if that side wins by four:
Win by 9 30 to 1
Win by 8 10 to 1
"""
    assert names(drafted(text)) == {"Player", "Banker", "Tide Bonus"}


def test_a_numbered_title_amid_tables_is_a_caption(drafted: Drafted) -> None:
    text = """# Three Card Poker

405   Pair Plus payoffs

           Straight flush          40 to 1
           Pair                     1 to 1

406   6 Card Bonus payoffs

           Royal flush          1,000 to 1
           Flush                   15 to 1
"""
    assert names(drafted(text)) == {"Pair Plus", "6 Card Bonus"}
