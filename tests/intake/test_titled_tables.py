"""Tables by the titles over them: of a clause, of a section, and of the clause before."""

from collections.abc import Callable

from ruleschema.intake.draft import Draft
from tests.intake.test_table_wagers import TITLE, names, paid

Drafted = Callable[[str], Draft]


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


def test_a_title_that_pays_keeps_no_promise_of_the_clause_before_it(drafted: Drafted) -> None:
    text = """# Craps

3.5  Don't Pass. Loses on 7 or 11. Pays even money.
3.6  Come and Don't Come bets are settled as Pass Line and Don't Pass bets are and pay even money.
3.7  Odds. A seat with a Pass Line or Come bet may take odds of up to 5 times that bet:
     a.  2 to 1 on a point of 4 or 10;
     b.  3 to 2 on a point of 5 or 9.
     A seat with a Don't Pass or Don't Come bet may lay odds:
     a.  1 to 2 on a point of 4 or 10;
     b.  2 to 3 on a point of 5 or 9.

3.8  Other wagers and payoffs

          WAGER                                PAYOFF
          Place 4 or 10                        9 to 5
          Place 6 or 8                         7 to 6
          Field - 12                           3 to 1
          Any Seven                            4 to 1
"""
    found = [wager for wager, _, pays in paid(drafted(text)) if pays in ("9 to 5", "7 to 6", "4 to 1")]
    assert found == ["Place 4 or 10", "Place 6 or 8", "Any Seven"]
