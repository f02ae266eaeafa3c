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


def test_a_list_of_stakes_with_one_article_is_whole(drafted: Drafted) -> None:
    told = "If both hands are of equal rank, the ante, blind and play wagers shall be returned to the seat.\n"
    head = CARDS.replace("then a Play wager", "a Blind wager, and then a Play wager")
    assert [row[0] for row in rows(drafted(head + told))] == ["Ante", "Blind", "Play"]


def test_what_is_said_of_some_tables_again_is_a_choice(drafted: Drafted) -> None:
    told = """BLACKJACK

1. Layout
A. The felt shall bear these words: Blackjack pays 3 to 2 (or, at tables so marked, Blackjack pays 6 to 5)

2. Settling
A. A blackjack is paid three to two (3 to 2), or six to five (6 to 5) on tables so marked.
B. A seat with a blackjack against an ace may ask for "even money" and is then paid 1 to 1.
"""
    assert [row[1:] for row in rows(drafted(told))] == [
        ("Blackjack", "3 to 2 or 6 to 5"),
        ("blackjack", "3 to 2 or 6 to 5"),
        ("even money", "1 to 1"),
    ]


def test_what_has_to_come_may_explain_the_name_of_a_wager(drafted: Drafted) -> None:
    told = """BACCARAT

1. Payoffs
A. Player bets and Banker bets are paid 1 to 1.
B. Heron 7 (Banker wins with three cards that total 7) is paid 40 to 1.
"""
    assert rows(drafted(told))[-1:] == [("Heron 7", "Banker wins with three cards that total 7", "40 to 1")]


def test_the_name_that_stands_alone_last_is_the_wager_of_what_follows(drafted: Drafted) -> None:
    told = """CRAPS

1. Line Bets
Pass Line. On the first roll 7 or 11 wins. Pays even money.
Don't Pass. If, on the first roll, a 12 is thrown, the bet is a push. Pays even money.
"""
    assert rows(drafted(told)) == [
        ("Pass Line", "win", "1 to 1"),
        ("Don't Pass", "12", "push"),
        ("Don't Pass", "win", "1 to 1"),
    ]


def test_a_wager_that_is_made_up_of_others_is_paid_by_its_own_name(drafted: Drafted) -> None:
    told = """CRAPS

1. Center Bets
A. Any Craps bets are paid 7 to 1 and Eleven bets are paid 15 to 1.
B. TANDEM. One-half of the bet is on Any Craps and one-half on Eleven. Eleven is paid 7 to 1.
"""
    assert rows(drafted(told))[-1:] == [("Tandem", "Eleven", "7 to 1")]


def test_two_wagers_of_a_kind_are_two_and_who_pays_them_is_no_case(drafted: Drafted) -> None:
    told = """BACCARAT

1. Payoffs
A. A winning Gull Pair or Tern Pair wager shall be paid at odds of 11 to 1.
B. Both hands are of the same suit: the player-dealer pays even money.
"""
    assert [row[1:] for row in rows(drafted(told))][-1] == ("Both hands are of the same suit", "1 to 1")
    assert rows(drafted(told))[:2] == [("Gull Pair", "win", "11 to 1"), ("Tern Pair", "win", "11 to 1")]


def test_odds_that_tell_which_wagers_are_limited_pay_nothing(drafted: Drafted) -> None:
    told = """A. The house may set a limit on what any wager is paid which pays 50 to 1 or more.
B. An aggregate limit may be set for each wager for which the odds exceed 40 to 1.
"""
    assert not [row for row in rows(drafted(CRAPS + told)) if row[2] in ("50 to 1", "40 to 1")]


def test_a_chart_of_draws_pays_nothing(drafted: Drafted) -> None:
    text = """# Mini Baccarat

1. The Banker draws by this chart:

Banker Draws if the Third Card Is
4 2 to 7
5 4 to 7
2. Player wagers are paid 1 to 1.
"""
    assert rows(drafted(text)) == [("Player", "win", "1 to 1")]
