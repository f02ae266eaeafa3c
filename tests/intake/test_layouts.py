"""Documents of our own writing in the layouts casinos use: games, numbers and payouts as a person reads them."""

from pathlib import Path

import pytest

from ruleschema.intake.draft import Draft, draft_document
from ruleschema.intake.lines import read_plain
from tests.intake.measuring import clauses_of, lost_words, payouts_of

LAYOUTS = Path(__file__).parent / "layouts"


def draft(name: str) -> Draft:
    return draft_document(read_plain(LAYOUTS / name), name)


def payouts(name: str) -> list[tuple[int, str, str, str, str]]:
    found = []
    for _, table, row in payouts_of(draft(name)):
        bound = row.bound or table.bound or "exactly"
        found.append((row.src[0], row.wager or table.wager or "", row.outcome, row.pays, bound))
    return sorted(found)


@pytest.mark.parametrize("name", sorted(path.name for path in LAYOUTS.iterdir()))
def test_no_word_is_lost(name: str) -> None:
    assert not lost_words(read_plain(LAYOUTS / name), draft(name))


@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("leaders.txt", [("roulette", 1), ("casino-war", 25), ("baccarat", 47)]),
        ("headings.md", [("blackjack", 1), ("craps", 28)]),
        ("chapters.txt", [("three-card-poker", 5), ("let-it-ride", 33)]),
        ("schemes.txt", [("big-six", 1)]),
        ("upright.txt", [("twin-ace-twenty-one", 1), ("missing", 54)]),
        ("runon.txt", [("fortune-stud", 1)]),
        ("manual.txt", [("craps", 1), ("mini-baccarat", 48)]),
        ("rankings.txt", [("pair-the-deck-stud", 1)]),
        ("units.txt", [("canasta-slam", 1)]),
        ("regulation.txt", [("lantern-stud-poker", 1), ("casino-war", 30)]),
    ],
)
def test_games_are_found(name: str, games: list[tuple[str, int]]) -> None:
    assert [(game.game, game.lines[0]) for game in draft(name).games] == games


def test_numbers_of_every_scheme_are_kept_as_printed() -> None:
    (game,) = draft("schemes.txt").games
    assert [section.number for section in game.sections] == ["1", "2", "5a"]
    assert [clause.at for clause in clauses_of(game) if clause.at] == [
        "1(a)", "1(a)(1)", "1(a)(1)(i)", "1(a)(1)(ii)", "1(a)(2)", "1(b)",
        "2.I", "2.I.A", "2.I.B", "2.II", "2.III", "5a.A", "5a.A.i", "5a.A.ii",
    ]  # fmt: skip


def test_odds_of_every_spelling_and_no_range() -> None:
    assert payouts("schemes.txt") == [
        (17, "$1", "win", "1 to 1", "at least"),
        (18, "$2", "win", "2 to 1", "at least"),
        (19, "Joker", "win", "40 to 1", "at least"),
        (20, "Logo", "win", "40 to 1", "at least"),
    ]


def test_dot_leaders_even_money_and_alternatives() -> None:
    assert payouts("leaders.txt") == [
        (16, "Straight up", "win", "35 to 1", "exactly"),
        (17, "Split", "win", "17 to 1", "exactly"),
        (18, "Street", "win", "11 to 1", "exactly"),
        (19, "Corner", "win", "8 to 1", "exactly"),
        (20, "1 to 18", "win", "1 to 1", "exactly"),
        (21, "Even or Odd", "win", "1 to 1", "exactly"),
        (40, "War", "patron's card outranks the dealer's card", "1 to 1", "exactly"),
        (41, "tie", "win", "10 to 1", "exactly"),
        (45, "raise", "patron goes to war and ties again", "2 to 1", "at least"),
        (53, "Player", "win", "1 to 1", "exactly"),
        (54, "Banker", "win", "0.95 to 1", "exactly"),
        (55, "Tie", "win", "8 to 1 or 9 to 1", "exactly"),
        (56, "Banker", "win", "1 to 1", "exactly"),
    ]


def test_columns_groups_and_odds_first() -> None:
    found = payouts("headings.md")
    assert (24, "Lucky Ladies", "Queen of hearts pair with dealer blackjack", "1,000 for 1", "one of") in found
    assert (25, "Lucky Ladies", "Matched 20", "19 to 1", "one of") in found
    assert not [row for row in found if row[0] == 26 and row[3] != "4 to 1"]
    assert (34, "Field", "2 or 12", "2 to 1", "exactly") in found
    assert (45, "pass line", "6 or 8", "6 to 5", "exactly") in found


def test_percent_envy_push_and_lists_in_prose() -> None:
    found = payouts("chapters.txt")
    assert (13, "Pair Plus", "Straight flush", "40 to 1", "at least") in found
    assert (24, "progressive wager", "Royal flush", "100% of meter", "exactly") in found
    assert (24, "Envy", "Royal flush", "$500", "exactly") in found
    assert {row[1:4:2] for row in found if row[0] == 30} == {("ante", "push"), ("play", "push")}
    assert [row[2:] for row in found if row[0] == 37] == [
        ("four of a kind", "25 to 1", "at least"),
        ("full house", "15 to 1", "at least"),
        ("royal flush", "500 to 1", "at least"),
        ("straight flush", "100 to 1", "at least"),
    ]


def test_cells_printed_one_below_the_other_are_rows() -> None:
    assert payouts("upright.txt") == [
        (11, "base", "surrender", "lose half", "exactly"),
        (13, "base", "Two Aces", "2 to 1", "exactly"),
        (13, "base", "other winning hands", "1 to 1", "exactly"),
        (14, "base", "totals are equal", "push", "exactly"),
        (24, "Over Bonus", "3 Cards", "2 to 1", "exactly"),
        (26, "Over Bonus", "4 or 5 Cards", "10 to 1", "exactly"),
        (33, "Over Bonus", "6 or More Cards", "50 to 1", "exactly"),
        (61, "North Line", "win", "1 to 1", "exactly"),
        (62, "South Line", "win", "1 to 1", "exactly"),
        (63, "Draw", "both lines have the same total", "9 to 1", "exactly"),
        (84, "North Line", "lines tie", "push", "exactly"),
        (84, "South Line", "lines tie", "push", "exactly"),
        (85, "Draw", "win", "9 to 1", "exactly"),
    ]
    (fees,) = [each for game in draft("upright.txt").games for clause in clauses_of(game) for each in clause.fees]
    assert [(each.from_, each.to, each.fee, each.payer, each.src) for each in fees.brackets] == [
        ("$5", "$100", "$0.50", "Player Fee", (43,)),
        ("$5", "$100", "$1", "Bank Fee", (44,)),
        ("$10", "$200", "$1", "Player Fee", (47,)),
        ("$10", "$200", "$2", "Bank Fee", (48,)),
    ]


def test_sections_without_their_chapter_and_choices_of_a_column() -> None:
    numbers = [[section.number for section in game.sections] for game in draft("regulation.txt").games]
    assert numbers == [[".01", ".02", ".02-1", ".03"], [".01", ".02", ".03"]]
    found = payouts("regulation.txt")
    assert {(row[1], row[4]) for row in found if row[1] in ("Lantern", "Crown", "tie")} == {
        ("Lantern", "at least"), ("Crown", "one of"), ("tie", "one of"),
    }  # fmt: skip
    assert sorted(row[3] for row in found if row[0] in (43, 45)) == ["10 to 1", "11 to 1", "7 to 1", "8 to 1"]


def test_column_heads_that_run_together_are_parted() -> None:
    found = payouts("runon.txt")
    assert found[:7] == [
        (18, "Ante", "dealer does not qualify", "push", "exactly"),
        (22, "Ante", "player's hand is higher", "1 to 1", "exactly"),
        (22, "Blind", "player's hand is higher", "1 to 1", "exactly"),
        (24, "Ante", "hands are equal", "push", "exactly"),
        (24, "Blind", "hands are equal", "push", "exactly"),
        (33, "Lucky Bonus", "wager was less than $25", "$100", "exactly"),
        (33, "Lucky Bonus", "wager was more", "$500", "exactly"),
    ]
    crown = [row for row in found if row[1] == "Crown"]
    assert len(crown) == 16
    assert {row[4] for row in crown} == {"one of"}
    assert {row[2] for row in crown} == {"Royal Flush", "Straight Flush", "Flush", "Straight"}
    tables = {table.table for _, table, row in payouts_of(draft("runon.txt")) if table.wager == "Crown"}
    assert tables == {"Paytable A", "Paytable B", "Paytable C", "Paytable D"}
    assert (53, "Progressive", "Royal Flush", "100% of meter", "exactly") in found
    assert (53, "Envy Bonus", "Royal Flush", "$1,000", "exactly") in found
    assert (55, "Progressive", "Flush", "$40", "exactly") in found


def test_what_only_looks_like_a_bound_or_a_payout_is_none() -> None:
    assert payouts("manual.txt") == [
        (21, "Pass Line", "win", "1 to 1", "at least"),
        (22, "Place 6 or 8", "win", "7 to 6", "at least"),
        (30, "Field", "2", "2 to 1", "at least"),
        (31, "Hop, hard way", "win", "30 to 1", "at least"),
        (33, "Horn", "win", "as 4 equal wagers on 2, 3, 11 and 12", "exactly"),
        (40, "Come Odds", "4 or 10", "2 to 1", "exactly"),
        (40, "Pass Line Odds", "4 or 10", "2 to 1", "exactly"),
        (41, "Come Odds", "5 or 9", "3 to 2", "exactly"),
        (41, "Pass Line Odds", "5 or 9", "3 to 2", "exactly"),
        (42, "Come", "win", "1 to 1", "exactly"),
        (79, "Banker", "win", "1 to 1", "exactly"),
        (79, "Player", "win", "1 to 1", "exactly"),
        (81, "Banker", "hands tie", "push", "exactly"),
        (81, "Player", "hands tie", "push", "exactly"),
        (86, "Margin", "Win by 9", "30 to 1", "exactly"),
        (87, "Margin", "Natural tie", "push", "exactly"),
        (88, "Margin", "All other results", "lose", "exactly"),
        (90, "MINI-BACCARAT", "Ties", "8 to 1", "exactly"),
    ]


@pytest.mark.parametrize(
    ("name", "noise"),
    [
        ("upright.txt", {28, 29, 30, 50, 51, 52, 87, 88, 89}),
        ("runon.txt", {1, 4, 26, 28, 43, 45, 57}),
        ("manual.txt", {1, 2, 24, 25, 27, 28, 45, 46, 48, 49, 69, 70, 72, 73, 92, 93}),
    ],
)
def test_heads_and_feet_of_pages_are_noise_and_nothing_else(name: str, noise: set[int]) -> None:
    called = {
        number for game in draft(name).games for each in game.noise if each.words is None for number in each.lines
    }
    assert called == noise


def test_a_ranking_and_a_chart_are_read_as_such() -> None:
    (game,) = draft("rankings.txt").games
    (ranks,) = [each for clause in clauses_of(game) for each in clause.ranks]
    assert [(rank.name, rank.src) for rank in ranks.rows] == [
        ("royal flush", (7,)), ("straight flush", (8,)), ("Four of a kind", (9,)), ("full house", (10,)),
    ]  # fmt: skip
    (chart,) = [each for clause in clauses_of(game) for each in clause.chart]
    assert [(case.when, case.then, case.src) for case in chart.cases] == [
        ("3, 0 to 7", "Draw", (16,)), ("4, 2 to 7", "Draw", (17,)), ("7, Any", "Stand", (18,)),
    ]  # fmt: skip
    assert payouts("rankings.txt") == [(22, "Ante", "win", "1 to 1", "exactly")]


def test_chips_points_and_tables_away_from_their_clause() -> None:
    assert payouts("units.txt") == [
        (7, "CANASTA SLAM", "Any set of fives", "1 chip", "exactly"),
        (8, "CANASTA SLAM", "Any set of sevens, spades", "4 chips", "exactly"),
        (8, "CANASTA SLAM", "other suit", "2 chips", "exactly"),
        (14, "CANASTA SLAM", "Grand Slam", "26 points", "exactly"),
        (15, "CANASTA SLAM", "Small Slam", "13 points", "exactly"),
        (23, "Rainbow", "Three colors", "5 to 1", "exactly"),
        (24, "Rainbow", "Two colors", "2 to 1", "exactly"),
        (28, "Dealer Line", "win", "1 to 1", "exactly"),
        (32, "Harvest", "Sheaf of four", "$100", "exactly"),
        (33, "Harvest", "Sheaf of three", "$20", "exactly"),
    ]
