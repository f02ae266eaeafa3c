"""Parts in one count with games of the house's own, and wagers that open the clause that settles them."""

from tests.intake.test_layouts import draft, payouts


def test_divisions_are_games_also_where_few_of_their_names_are_known() -> None:
    games = [(game.game, game.lines) for game in draft("divisions.txt").games]
    assert games == [
        ("general", (15, 21)),
        ("cork-and-kip", (24, 40)),
        ("harbour-21", (43, 57)),
        ("sic-bo", (60, 73)),
        ("pearl-wheel", (76, 88)),
        ("baccarat", (91, 104)),
    ]


def test_what_divisions_pay_with_single_quotes_stand_offs_and_cells_that_run_on() -> None:
    assert payouts("divisions.txt") == [
        (39, "Crowns", "win", "1 to 1", "exactly"),
        (40, "Spinner’s Choice", "win", "7 to 1", "exactly"),
        (47, "Harbour", "win", "3 to 2", "exactly"),
        (48, "Insurance", "win", "2 to 1", "exactly"),
        (52, "Harbour", "player’s total is higher", "1 to 1", "exactly"),
        (53, "Harbour", "after splitting", "6 to 5", "exactly"),
        (56, "Lagoon Bonus", "player holds four sevens, first wager was less than $20", "$500", "exactly"),
        (57, "Lagoon Bonus", "player holds four sevens, first wager was $20 or more", "$900", "exactly"),
        (70, "Ante", "dealer does not qualify", "1 to 1", "exactly"),
        (71, "Bet", "dealer does not qualify", "push", "exactly"),
        (73, "Ante", "hands are equal in rank", "push", "exactly"),
        (73, "Bet", "hands are equal in rank", "push", "exactly"),
        (87, "Dolphin", "By 9 points", "30 to 1", "exactly"),
        (88, "Dolphin", "Natural tie", "push", "exactly"),
        (95, "Banker’s Hand", "win", "19 to 20", "exactly"),
        (96, "Banker’s Hand", "casino takes a commission", "1 to 1", "exactly"),
        (101, "Gull Pair", "first two cards of either hand are a pair", "11 to 1", "exactly"),
        (103, "Gull Six", "Banker’s Hand wins with a total of 6", "12 to 1", "exactly"),
    ]


def test_wagers_that_open_their_clause_and_pairs_of_hands_and_odds() -> None:
    assert payouts("runin.txt") == [
        (5, "Pass Line", "win", "1 to 1", "exactly"),
        (6, "Don't Come", "12", "push", "exactly"),
        (6, "Don't Come", "win", "1 to 1", "exactly"),
        (9, "Lay Odds", "Points of 4 or 10", "1 to 2", "exactly"),
        (10, "Lay Odds", "Points of 5 or 9", "2 to 3", "exactly"),
        (16, "All Lanterns", "2 to 6", "34 to 1", "exactly"),
        (17, "Light 'Em Up", "2 to 6 and 8 to 12", "175 to 1", "exactly"),
        (21, "Harbor 7", "7 comes next", "4 to 1", "exactly"),
        (22, "Craps and Yo", "win", "as 1/2 on Any Craps plus 1/2 on Yo", "exactly"),
        (30, "Blackjack", "Blackjack", "3 to 2 or 6 to 5", "one of"),
        (31, "Insurance", "win", "2 to 1", "exactly"),
        (35, "Blackjack", "even money", "1 to 1", "exactly"),
        (42, "Match the Dealer", "One match", "4 to 1", "exactly"),
        (43, "Match the Dealer", "Two matches", "11 to 1", "exactly"),
        (50, "21+3", "Straight flush", "40 to 1", "one of"),
        (50, "21+3", "Straight flush", "9 to 1", "one of"),
        (51, "21+3", "Flush", "5 to 1", "one of"),
        (51, "21+3", "Flush", "9 to 1", "one of"),
        (58, "Ante Bonus", "straight", "1 to 1", "exactly"),
        (58, "Ante Bonus", "straight flush", "5 to 1", "exactly"),
        (58, "Ante Bonus", "three of a kind", "4 to 1", "exactly"),
        (62, "Reef Bonus", "pair", "5 to 1", "exactly"),
        (62, "Reef Bonus", "suited pair", "20 to 1", "exactly"),
        (66, "Ante", "dealer qualifies and loses", "1 to 1", "exactly"),
        (66, "Ante", "tie", "push", "exactly"),
        (66, "Play", "dealer qualifies and loses", "1 to 1", "exactly"),
        (66, "Play", "tie", "push", "exactly"),
        (67, "Ante", "player wins with a pair", "1 to 1", "exactly"),
        (67, "Play", "player wins with a pair", "2 to 1", "exactly"),
        (68, "Ante", "dealer and the player tie", "push", "exactly"),
    ]


def test_boxes_of_a_sketch_are_rows_and_numbers_from_to_are_no_odds() -> None:
    assert payouts("sketch.txt") == [
        (11, "Any Triple", "win", "31 to 1", "exactly"),
        (11, "Big", "win", "1 to 1", "exactly"),
        (11, "Small", "win", "1 to 1", "exactly"),
        (15, "Gull", "win", "8 to 1", "exactly"),
        (15, "Heron", "win", "1 to 1", "exactly"),
        (15, "Plover", "win", "19 to 20", "exactly"),
    ]


def test_totals_from_and_to_are_no_list_of_odds_that_would_end_a_table() -> None:
    found = [(row[0], *row[3:]) for row in payouts("totals.txt")]
    assert found == [(5, "1 to 1", "at least"), (6, "1 to 1", "at least"), (7, "30 to 1", "at least")]
