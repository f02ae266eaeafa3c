"""Packets as a PDF gives them back: no room between cells, columns one below the other, numbers in every foot."""

from collections.abc import Callable

import pytest

from ruleschema.intake.draft import Draft
from tests.intake.measuring import payouts_of
from tests.intake.test_layouts import draft, payouts


def test_a_front_list_with_numbers_of_registration_names_the_games() -> None:
    games = [(game.title, *game.lines) for game in draft("packet.txt").games]
    assert games == [("Casino War", 8, 26), ("Four Card Poker", 27, 50), ("Mississippi Stud", 51, 68)]


def test_feet_that_differ_in_a_number_of_registration_are_no_rules() -> None:
    noise = {number for game in draft("packet.txt").games for each in game.noise for number in each.lines}
    assert noise >= {7, 20, 26, 35, 50, 68}


def test_titles_without_room_around_them_are_titles() -> None:
    titles = [section.title for game in draft("packet.txt").games for section in game.sections]
    assert {"Type of Game", "How Wagers are Settled", "Bonus Battle Bet", "Bad Beat", "Side Wager"} <= set(titles)


def test_charts_without_room_between_their_cells_are_read_by_column() -> None:
    assert [row[:4] for row in payouts("packet.txt") if row[0] < 30] == [
        (16, "Main Wager", "Player has the higher card", "1 to 1"),
        (18, "Bonus Battle", "Player has the lower card and the player-dealer has an ace", "push"),
        (18, "Main Wager", "Player has the lower card and the player-dealer has an ace", "lose"),
        (19, "Bonus Battle", "Both cards have the same rank", "lose"),
        (19, "Main Wager", "Both cards have the same rank", "push"),
        (24, "Bonus Battle", "Player is dealt an ace that wins", "20 to 1"),
        (25, "Bonus Battle", "Player is dealt a king that wins", "10 to 1"),
    ]


def test_columns_that_count_one_wager_are_its_tables() -> None:
    tables = [
        table
        for game in draft("packet.txt").games
        for section in game.sections
        for clause in section.clauses
        for table in clause.pays
        if table.wager == "Aces Up"
    ]
    assert [(table.table, table.bound, table.rows[0].pays) for table in tables] == [
        ("Aces Up-1", "one of", "50 to 1"),
        ("Aces Up-2", "one of", "60 to 1"),
    ]


def test_columns_printed_one_below_the_other_stand_side_by_side_again() -> None:
    assert [row[:4] for row in payouts("packet.txt") if row[0] > 36] == [
        (44, "Bad Beat", "Straight flush", "500 to 1"),
        (45, "Bad Beat", "Full house", "40 to 1"),
        (46, "Bad Beat", "Flush", "15 to 1"),
        (47, "Envy", "Straight flush", "$100"),
        (48, "Envy", "Full house", "$25"),
        (61, "Three Card Bonus", "Mini royal", "50 to 1"),
        (62, "Three Card Bonus", "Straight flush", "40 to 1"),
        (63, "Three Card Bonus", "Three of a kind", "30 to 1"),
        (65, "Envy Bonus", "Mini royal", "$250"),
        (67, "Envy Bonus", "Three of a kind", "$10"),
    ]


FLAT = [
    (
        "CASINO WAR\nSettling\nA player who ties may surrender or place a war wager equal to the initial bet.\n"
        "Situation Initial Bet War Bet Tie Bet\nThe card of the player is higher 1 to 1 N/A Lose\n"
        "Cards tie, player surrenders Lose N/A 10 to 1\nWar is won Push 1 to 1 Lose",
        [
            ("Initial Bet", "The card of the player is higher", "1 to 1"),
            ("Initial Bet", "Cards tie, player surrenders", "lose"),
            ("Initial Bet", "War is won", "push"),
            ("Tie", "The card of the player is higher", "lose"),
            ("Tie", "Cards tie, player surrenders", "10 to 1"),
            ("Tie", "War is won", "lose"),
            ("War", "War is won", "1 to 1"),
        ],
    ),
    (
        "ROULETTE\nPayouts\nThe following wagers are paid as the layout of the table shows them.\n"
        "Wager\nSplit\nStreet\nCorner\nPays\n17 to 1\n11 to 1\n8 to 1",
        [("Split", "win", "17 to 1"), ("Street", "win", "11 to 1"), ("Corner", "win", "8 to 1")],
    ),
    (
        "BACCARAT\nHow bets pay\nAll wagers are made before the cards are dealt and are paid at these odds.\n"
        "Bet\nPays\nPlayer\nBanker\nTie\n1 to 1\n0.95 to 1\n8 to 1",
        [("Player", "win", "1 to 1"), ("Banker", "win", "0.95 to 1"), ("Tie", "win", "8 to 1")],
    ),
]


@pytest.mark.parametrize(("text", "wanted"), FLAT)
def test_tables_of_every_flattening(
    text: str, wanted: list[tuple[str, str, str]], drafted: Callable[[str], Draft]
) -> None:
    found = [(row.wager or table.wager, row.outcome, row.pays) for _, table, row in payouts_of(drafted(text))]
    assert found == wanted
