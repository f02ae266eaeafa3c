"""Documents of our own writing in the layouts casinos use: games, numbers and payouts as a person reads them."""

from pathlib import Path

import pytest

from ruleschema.intake.draft import Draft, draft_document
from ruleschema.intake.formats.lines import read_plain
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
    assert (45, "Odds behind the pass line", "6 or 8", "6 to 5", "exactly") in found


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
        (42, "Come", "meets a 7 on the first roll", "1 to 1", "exactly"),
        (79, "Banker", "win", "1 to 1", "exactly"),
        (79, "Player", "win", "1 to 1", "exactly"),
        (81, "Banker", "hands tie", "push", "exactly"),
        (81, "Player", "hands tie", "push", "exactly"),
        (86, "Margin", "Win by 9", "30 to 1", "exactly"),
        (87, "Margin", "Natural tie", "push", "exactly"),
        (88, "Margin", "All other results", "lose", "exactly"),
        (90, "Mini-Baccarat", "Ties", "8 to 1", "exactly"),
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
        (7, "Condition", "set of fives", "1 chip", "exactly"),
        (8, "Condition", "set of sevens, not in hearts, other suit", "2 chips", "exactly"),
        (8, "Condition", "set of sevens, not in hearts, spades", "4 chips", "exactly"),
        (14, "Slam Feast", "Grand Slam", "26 points", "exactly"),
        (15, "Slam Feast", "Small Slam", "13 points", "exactly"),
        (25, "Rainbow", "Three colors", "5 to 1", "exactly"),
        (26, "Rainbow", "Two colors", "2 to 1", "exactly"),
        (30, "Dealer Line", "win", "1 to 1", "exactly"),
        (34, "Harvest", "Sheaf of four", "$100", "exactly"),
        (35, "Harvest", "Sheaf of three", "$20", "exactly"),
    ]


def test_slashes_multiples_and_tables_side_by_side() -> None:
    assert payouts("pocketbook.txt") == [
        (5, "Free Odds", "4 and 10", "2 to 1", "exactly"),
        (5, "Pass Line", "win", "1 to 1", "exactly"),
        (6, "Free Odds", "5 and 9", "3 to 2", "exactly"),
        (12, "Place", "4 or 10", "9 to 5", "at least"),
        (12, "Place", "5 or 9", "7 to 5", "at least"),
        (13, "Place", "6 or 8", "7 to 6", "at least"),
        (15, "Buy", "4 and 10", "2 to 1", "exactly"),
        (16, "Buy", "5 and 9", "3 to 2", "exactly"),
        (22, "Any Seven", "win", "5 for 1", "exactly"),
        (23, "Hard 6 or Hard 8", "win", "10 for 1", "exactly"),
        (24, "Hop, one of a kind", "win", "31 for 1", "exactly"),
        (26, "Field", "3, 4, 9, 10 and 11", "1 to 1", "exactly"),
        (27, "Field", "12", "3 to 1", "exactly"),
        (27, "Field", "2", "2 to 1", "exactly"),
        (29, "Over", "win", "1 to 1", "exactly"),
        (29, "Under", "win", "1 to 1", "exactly"),
        (34, "Fire Meter", "six points", "100% of meter", "exactly"),
        (35, "Fire Meter", "five points", "10% of meter", "exactly"),
        (36, "Fire Meter", "four points", "$250", "exactly"),
        (36, "Fire Meter", "three", "$20", "exactly"),
        (43, "main bet", "blackjack", "3 to 2", "exactly"),
        (43, "main bet", "win", "1 to 1", "exactly"),
        (44, "Insurance", "win", "2 to 1", "exactly"),
        (44, "main bet", "totals are equal", "push", "exactly"),
        (51, "Double Match", "Suited match", "11 to 1", "exactly"),
        (52, "Double Match", "Plain match", "4 to 1", "exactly"),
        (53, "Double Match", "All else", "lose", "exactly"),
    ]


def test_tables_of_fees_and_seats_pay_nothing() -> None:
    assert payouts("cardroom.txt") == [
        (12, "Ante", "player wins", "1 to 1", "exactly"),
        (14, "Raise", "player wins", "1 to 1", "exactly"),
        (14, "Raise", "tie", "push", "exactly"),
        (15, "Raise", "dealer wins", "lose", "exactly"),
        (19, "Odds", "player wins with less", "push", "exactly"),
        (24, "Odds", "Royal flush", "500 to 1", "exactly"),
        (25, "Bad Beat", "Flush", "8 to 1", "exactly"),
        (25, "Odds", "Flush", "3 to 2", "exactly"),
        (28, "Pocket Bonus", "Ace and King not suited", "10 to 1", "exactly"),
        (28, "Pocket Bonus", "pair of Aces", "30 to 1", "exactly"),
        (29, "Pocket Bonus", "pair from 2 to King", "5 to 1", "exactly"),
        (36, "Four Square Bonus", "Four Aces", "100 to 1", "one of"),
        (36, "Four Square Bonus", "Four Aces", "50 to 1", "one of"),
        (37, "Four Square Bonus", "Three of a kind", "2 to 1", "one of"),
        (37, "Four Square Bonus", "Three of a kind", "3 to 1", "one of"),
        (39, "Envy", "another seat holds four Aces", "$25", "exactly"),
    ]


def test_labels_wrapped_in_their_cells_and_bounds_of_a_list() -> None:
    assert payouts("wrapped.txt") == [
        (10, "Pair", "Pair of Aces", "10 to 1", "at least"),
        (11, "Pair", "Any other pair", "2 to 1", "at least"),
        (18, "Push Ten", "Ten, All of One Suit", "40 to 1", "one of"),
        (18, "Push Ten", "Ten, All of One Suit", "50 to 1", "one of"),
        (20, "Push Ten", "Any Other Ten", "8 to 1", "one of"),
        (20, "Push Ten", "Any Other Ten", "9 to 1", "one of"),
        (22, "Push Ten", "Any Total Other Than Ten", "lose", "one of"),
        (22, "Push Ten", "Any Total Other Than Ten", "lose", "one of"),
        (26, "Five Card Hand", "Royal Flush", "1,000 to 1", "at least"),
        (26, "Five Card Hand", "Straight Flush", "200 to 1", "at least"),
        (32, "Progressive", "other straight flush", "20% of meter", "exactly"),
        (32, "Progressive", "royal flush", "100% of meter", "exactly"),
        (33, "Progressive", "four of a kind", "$350", "exactly"),
        (35, "Ante", "hands tie", "push", "exactly"),
        (35, "Blind", "hands tie", "push", "exactly"),
        (36, "Blind", "winning hand below a pair", "push", "exactly"),
    ]


def test_odds_with_hyphens_odds_first_and_columns_that_explain() -> None:
    found = payouts("articles.txt")
    assert [row[:4] for row in found[:6]] == [
        (9, "Straight up", "win", "35 to 1"),
        (10, "Split", "win", "17 to 1"),
        (11, "Five-number", "win", "6 to 1"),
        (12, "Column", "win", "2 to 1"),
        (13, "Red/Black", "win", "1 to 1"),
        (14, "High", "win", "1 to 1"),
    ]
    assert (39, "Pair Plus", "Straight Flush", "35 to 1", "one of") in found
    assert (48, "Six Card Bonus", "Royal flush", "1,000 to 1", "exactly") in found
    assert (55, "Progressive", "Mini-royal spades", "100% of meter", "exactly") in found
    assert (55, "Envy", "Mini-royal spades", "$100", "exactly") in found
    assert [row[2] for row in found if 65 <= row[0] <= 68] == [
        "Royal flush",
        "Straight flush",
        "Pair of jacks or better",
        "Pair of sixes through tens",
    ]
    tables = {table.table for _, table, row in payouts_of(draft("articles.txt")) if table.wager == "Pair Plus"}
    assert tables == {"PT-1", "PT-2"}


def test_headings_name_wagers_and_limits_pay_nothing() -> None:
    found = payouts("handbook.md")
    assert {row[:4] for row in found if row[0] == 7} == {
        (7, "Tie", "win", "8 to 1"),
        (7, "Player", "Tie", "push"),
        (7, "Banker", "Tie", "push"),
    }
    assert (19, "Lucky Pairs", "Perfect pair, both hands", "250 to 1", "one of") in found
    assert not [row for row in found if 25 < row[0] < 40]
    assert (55, "Bust", "Three cards", "1 to 1", "exactly") in found
    assert (59, "Super Pairs", "pair of different suits", "5 to 1", "exactly") in found


def test_lists_of_hands_and_odds_in_a_sentence() -> None:
    found = [row[:4] for row in payouts("sections.txt")]
    assert (12, "Play", "win", "1 to 1") in found
    assert (25, "Trips", "Four of a Kind", "30 to 1") in found
    assert (27, "Bad Beat", "three of a kind", "9 to 1") in found
    assert (34, "Progressive", "Royal flush", "100% of meter") in found
    assert (39, "Envy Bonus", "another player is dealt a straight flush", "$300") in found
    assert not [row for row in found if row[0] > 51]


def test_captions_name_the_wagers_of_tables_below_each_other() -> None:
    found = [row[:4] for row in payouts("answers.txt")]
    assert (9, "Lucky Lucky", "7-7-7 suited", "200 to 1") in found
    assert (18, "Royal Match", "king and queen of one suit", "25 to 1") in found
    assert (30, "FORTUNE BONUS", "Five Aces", "400 to 1") in found
    assert (41, "ENVY BONUS", "Five Aces", "$250") in found
    assert not [row for row in found if row[0] > 44]


def test_columns_without_a_head_over_the_labels() -> None:
    tables = [(row.outcome, row.pays, table.table) for _, table, row in payouts_of(draft("versions.txt"))]
    assert tables == [
        ("Mini Royal", "50 to 1", "VERSION 1"),
        ("Straight Flush", "40 to 1", "VERSION 1"),
        ("Mini Royal", "200 to 1", "VERSION 2"),
        ("Straight Flush", "40 to 1", "VERSION 2"),
        ("Straight Flush", "41 to 1", "VERSION 3"),
        ("$1 symbol", "1 to 1", None),
        ("$20 symbol", "20 to 1", None),
        ("joker or flag", "40 to 1", None),
    ]


def test_a_table_takes_its_wager_from_the_nearest_words_that_name_one() -> None:
    found = payouts("scopes.txt")
    assert {row[0]: row[1] for row in found if row[0] < 50} == {
        15: "5+2", 16: "5+2", 20: "Bet", 21: "Bet", 22: "Bet", 31: "Harvest Bonus", 32: "Harvest Bonus",
        39: "Second Pair", 40: "Second Pair", 45: "Ante", 46: "Ante",
    }  # fmt: skip
    assert {row[4] for row in found if row[0] in (39, 40)} == {"exactly"}


def test_columns_hold_what_their_heads_say() -> None:
    assert [row[:4] for row in payouts("scopes.txt") if row[0] > 50] == [
        (54, "Apple side", "win", "1 to 1"),
        (55, "Pear side", "win", "1 to 1"),
        (56, "Draw", "win", "9 to 1"),
        (63, "Plum", "win", "1 to 1"),
        (64, "Cherry", "win", "3 to 1"),
        (65, "Quince", "win", "40 to 1"),
        (72, "Small", "4 to 10", "1 to 1"),
        (73, "Large", "11 to 17", "1 to 1"),
        (74, "Ends", "all sixes or all ones", "5 to 1"),
        (81, "Apple side", "apples lead by two", "1 to 1"),
        (82, "Draw", "as many apples as pears", "9 to 1"),
    ]


def test_a_bound_of_a_section_holds_for_its_tables_and_no_further() -> None:
    found = {(row[1], row[4]) for row in payouts("general.txt")}
    assert found == {
        ("Trips", "one of"), ("Hole Card Bonus", "one of"), ("Blind", "at least"), ("Lucky Lantern", "at least"),
        ("Royal Lantern", "one of"), ("Pocket Rush", "exactly"), ("River Rush", "exactly"),
        ("PROGRESSIVE", "exactly"), ("ENVY BONUS", "exactly"),
    }  # fmt: skip
    tables = {table.table for _, table, row in payouts_of(draft("general.txt")) if table.wager == "Royal Lantern"}
    assert tables == {"Version A", "Version B"}


def test_columns_and_rows_that_are_wagers_are_told_from_outcomes() -> None:
    found = payouts("columns.txt")
    names: dict[str, set[str]] = {row[1]: set() for row in found}
    for row in found:
        names[row[1]].add(row[2])
    assert names == {
        "Player": {"Player Hand wins"},
        "Banker": {"Banker Hand wins with 6", "Banker Hand wins otherwise"},
        "Tie": {"Hands tie"},
        "Lucky Six": {"Two-card six", "Three-card six"},
        "Dragon Bonus": {"Natural win", "9 points", "Natural tie"},
        "Player Pair": {"win"},
        "Banker Pair": {"win"},
        "Either Pair": {"win"},
        "Blind": {"Royal Flush", "Straight Flush"},
        "Trips": {"Royal Flush", "Straight Flush"},
        "Queens Bonus": {"Four Queens", "Three Queens"},
        "Kings Up": {"Four of a Kind", "Pair of Kings"},
        "Double Shot": {"Straight flush twice", "Flush twice"},
        "Ante": {"Dealer does not qualify", "Player wins", "Tie"},
        "Play": {"Dealer does not qualify", "Player wins", "Tie"},
        "JACKPOT": {"Royal Flush", "Straight Flush", "Four of a Kind"},
        "ENVY": {"Royal Flush", "Straight Flush"},
    }
    assert {row[1] for row in found if row[4] == "one of"} == {"Blind"}


def test_captions_inside_a_table_open_and_close_groups() -> None:
    assert [row[:4] for row in payouts("captions.txt")] == [
        (8, "Place", "4 or 10", "9 to 5"),
        (9, "Place", "6 or 8", "7 to 6"),
        (11, "Hard 4", "win", "7 to 1"),
        (12, "Hard 6", "win", "9 to 1"),
        (14, "Any Seven", "win", "4 to 1"),
        (22, "Player", "win", "1 to 1"),
        (23, "Banker", "win", "1 to 1"),
        (24, "Tie", "win", "8 to 1"),
        (29, "EGALITE BONUS", "Tie of 0", "150 to 1"),
        (30, "EGALITE BONUS", "Tie of 1", "215 to 1"),
        (32, "Big", "win", "0.54 to 1"),
        (33, "Small", "win", "1.5 to 1"),
        (41, "Ante bonus", "Three of a kind", "2 to 1"),
        (42, "Ante bonus", "Full house", "4 to 1"),
        (48, "Jackpot", "Royal flush in hearts", "100% of meter"),
        (49, "Jackpot", "Straight flush", "$1,500"),
        (53, "Envy Bonus", "Royal flush in hearts", "$1,000"),
    ]
    banker = [row for _, _, row in payouts_of(draft("captions.txt")) if row.src == (23,)]
    assert [row.commission for row in banker] == ["5%"]


def test_items_that_run_on_and_odds_in_words_are_read() -> None:
    assert [row[:4] for row in payouts("compact.txt")] == [
        (7, "Buoy", "win", "22 to 1"),
        (8, "Anchor", "ball rests on red", "3 to 2"),
        (8, "Reef", "win", "110 to 1"),
        (10, "Buoy", "ball leaves the wheel", "push"),
        (11, "Tide", "green pocket", "45 to 1"),
        (12, "Tide", "black pocket", "16 to 1"),
        (12, "Tide", "red pocket", "7 to 1"),
        (13, "Tide", "white pocket", "13 to 5"),
        (18, "War", "win", "1 to 1"),
        (21, "War", "foul hand", "lose"),
    ]
    first, second = draft("compact.txt").games
    titles = [section.title for section in (*first.sections, *second.sections) if section.number]
    assert titles == ["Wheel", "Conduct", "Tide wager", "Play", "Totals"]
    found = [clause.at for clause in (*clauses_of(first), *clauses_of(second)) if clause.at]
    assert found == ["1-2(a)", "1-2(b)", "1-2(c)", "1-2(d)", "1-3(a)", "2-1(a)", "2-1(b)", "2-1(c)", "2-2(a)", "2-2(b)"]


def test_what_is_wagered_on_is_the_wager() -> None:
    found = payouts("bettingon.txt")
    assert [row[:4] for row in found if row[0] < 17] == [
        (4, "one buoy", "win", "30 to 1"),
        (5, "1, 2, 3 and 4", "win", "6 to 1"),
        (5, "four buoys in a square", "win", "6 to 1"),
        (5, "two buoys side by side", "win", "14 to 1"),
        (6, "row", "win", "3 to 1"),
        (7, "$1 stop", "win", "1 to 1"),
        (7, "$20 stop", "win", "20 to 1"),
        (7, "$5 stop", "win", "5 to 1"),
        (8, "compass", "win", "30 to 1 or 33 to 1"),
        (8, "sextant", "win", "30 to 1 or 33 to 1"),
        (9, "1 to 12 or 13 to 24", "win", "1 to 1"),
        (9, "high tide or low tide", "win", "1 to 1"),
        (9, "wind or calm", "win", "1 to 1"),
        (10, "Quarter wager", "win", "2 to 1"),
        (10, "half wager", "win", "2 to 1"),
        (11, "Lone gull wager", "gull lands once", "1 to 1"),
        (11, "Lone gull wager", "gull lands twice", "2 to 1"),
        (12, "Lone gull wager", "gull lands three times", "5 to 1"),
        (13, "Lone gull wager", "fouled spin", "lose"),
        (16, "$2 Bonus", "cloud", "$40"),
        (16, "$2 Bonus", "double rainbow", "$900"),
        (16, "$2 Bonus", "rainbow", "$300"),
    ]
    assert {row[4] for row in found if row[0] in (4, 5, 6)} == {"at least"}


def test_a_column_beside_tables_to_choose_from_is_not_chosen() -> None:
    found = {(row[1], row[4]) for row in payouts("bettingon.txt") if row[0] > 17}
    assert found == {("Anchor", "one of"), ("Envy", "exactly"), ("Capstan", "at least")}


def test_underlined_titles_start_games_and_columns_part_wagers_that_a_caption_joins() -> None:
    found = draft("guidebook.txt").games
    assert [(game.game, game.lines[0]) for game in found] == [
        ("roulette", 4), ("casino-war", 15), ("mississippi-stud", 27),
    ]  # fmt: skip
    assert [row[:4] for row in payouts("guidebook.txt") if row[0] < 25] == [
        (8, "Harbor", "win", "9 to 1"),
        (8, "Lighthouse", "win", "4 to 1"),
        (20, "Calm", "Red card", "5 to 1"),
        (20, "Storm", "Red card", "30 to 1"),
        (21, "Calm", "Black card", "2 to 1"),
        (21, "Storm", "Black card", "12 to 1"),
    ]


def test_halves_are_lost_by_every_wager_that_a_list_names() -> None:
    assert [row[:4] for row in payouts("halves.txt")] == [
        (9, "Black", "ball lands in zero", "lose half"),
        (9, "Odd", "ball lands in zero", "lose half"),
        (9, "Red", "ball lands in zero", "lose half"),
        (11, "Black", "zero appears", "lose half"),
        (11, "Red", "zero appears", "lose half"),
        (13, "1 to 18", "ball rests in zero", "lose half"),
        (13, "19 to 36", "ball rests in zero", "lose half"),
        (23, "original wager", "surrender", "lose half"),
        (25, "original wager", "surrender", "lose half"),
    ]


def test_a_marker_replaced_by_chips_is_even_money_and_both_of_two_names_are_paid() -> None:
    assert [row[:4] for row in payouts("inkind.txt")] == [
        (9, "Lantern", "lantern hand wins", "1 to 1"),
        (11, "North side", "win", "1 to 1"),
        (11, "South side", "win", "1 to 1"),
    ]
