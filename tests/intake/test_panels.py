"""Manuals with panels side by side and titles in capitals, and codes whose sections hold the play of a game."""

from tests.intake.test_layouts import draft, payouts


def test_panels_and_titles_in_capitals_name_their_wagers() -> None:
    assert [(game.game, game.lines) for game in draft("panels.txt").games] == [
        ("blackjack", (18, 48)),
        ("craps", (49, 79)),
        ("let-it-ride", (80, 98)),
    ]
    assert payouts("panels.txt") == [
        (29, "Blackjack", "Blackjack", "6 to 5", "exactly"),
        (30, "Blackjack", "Blackjack", "3 to 2", "exactly"),
        (31, "Blackjack", "other winning hands", "1 to 1", "exactly"),
        (31, "Insurance", "win", "2 to 1", "exactly"),
        (32, "Blackjack", "surrender", "lose half", "exactly"),
        (40, "Lucky Suits", "King and Queen", "12 to 1", "exactly"),
        (40, "Lucky Suits", "King and Queen", "20 to 1", "exactly"),
        (41, "Lucky Suits", "Any other pair of a suit", "5 to 2", "exactly"),
        (45, "Beat the House", "Higher by two or more", "3 to 1", "exactly"),
        (46, "Beat the House", "Higher by one", "1 to 1", "exactly"),
        (55, "Pass Line", "win", "1 to 1", "exactly"),
        (56, "Don't Pass", "12 on the come-out", "push", "exactly"),
        (56, "Don't Pass", "win", "1 to 1", "exactly"),
        (57, "Come and Don't Come", "win", "1 to 1", "exactly"),
        (62, "Lay Odds", "4 or 10", "1 to 2", "exactly"),
        (62, "Take Odds", "4 or 10", "2 to 1", "exactly"),
        (63, "Lay Odds", "5 or 9", "2 to 3", "exactly"),
        (63, "Take Odds", "5 or 9", "3 to 2", "exactly"),
        (66, "Buy", "4 and 10", "2 to 1", "exactly"),
        (66, "Buy", "5 and 9", "3 to 2", "exactly"),
        (67, "Horn", "win", "as 4 equal wagers on 2, 3, 11 and 12", "exactly"),
        (71, "Field", "12", "3 to 1", "exactly"),
        (71, "Field", "2", "2 to 1", "exactly"),
        (71, "Field", "3, 4, 9, 10 and 11", "1 to 1", "exactly"),
        (76, "Any Seven", "win", "5 for 1", "exactly"),
        (76, "Hard 4", "win", "8 for 1", "exactly"),
        (77, "Any Craps", "win", "8 for 1", "exactly"),
        (77, "Hard 6", "win", "10 for 1", "exactly"),
        (92, "3 Card Bonus", "Straight Flush", "40 to 1", "exactly"),
        (92, "Main Game", "Straight Flush", "200 to 1", "exactly"),
        (93, "3 Card Bonus", "Straight", "6 to 1", "exactly"),
        (93, "Main Game", "Full House", "11 to 1", "exactly"),
        (94, "3 Card Bonus", "Pair", "1 to 1", "exactly"),
        (94, "Main Game", "Flush", "8 to 1", "exactly"),
        (95, "Main Game", "Two Pair", "2 to 1", "exactly"),
        (96, "Main Game", "Tens or Better", "1 to 1", "exactly"),
    ]


def test_what_a_front_counts_is_no_section_of_the_first_game() -> None:
    (first, *_) = draft("panels.txt").games
    assert [section.number for section in first.sections if section.number] == ["B", "I", "II", "III", "IV"]


def test_chapters_of_a_code_and_the_plays_in_them_are_games() -> None:
    # What is told of a chapter before it, and an editor's notes behind the last, are of no game.
    assert [(game.game, game.lines) for game in draft("chaptered.txt").games] == [
        ("blackjack", (17, 44)),
        ("burst-blackjack", (47, 65)),
        ("let-it-ride", (73, 94)),
        ("mississippi-stud", (97, 116)),
        ("reef-dice", (119, 133)),
    ]


def test_columns_that_count_on_and_wagers_offered_once_in_small_letters() -> None:
    assert payouts("chaptered.txt") == [
        (33, "Blackjack", "win", "1 to 1", "exactly"),
        (35, "Blackjack", "totals of the player and the dealer are equal", "push", "exactly"),
        (39, "Blackjack", "surrender", "lose half", "exactly"),
        (58, "Burst", "7 or more cards", "100 to 1", "one of"),
        (58, "Burst", "7 or more cards", "75 to 1", "one of"),
        (59, "Burst", "6 cards", "15 to 1", "one of"),
        (59, "Burst", "6 cards", "20 to 1", "one of"),
        (60, "Burst", "5 cards", "4 to 1", "one of"),
        (60, "Burst", "5 cards", "4 to 1", "one of"),
        (60, "Burst", "5 cards", "4 to 1", "one of"),
        (82, "Let It Ride", "Straight flush", "100 to 1", "one of"),
        (82, "Let It Ride", "Straight flush", "200 to 1", "one of"),
        (83, "Let It Ride", "Pair of tens or better", "1 to 1", "one of"),
        (83, "Let It Ride", "Pair of tens or better", "1 to 1", "one of"),
        (88, "three-card bonus", "Straight flush", "40 to 1", "at least"),
        (89, "three-card bonus", "Pair", "1 to 1", "at least"),
        (101, "Ante and Street", "Straight flush", "100 to 1", "exactly"),
        (102, "Ante and Street", "Pair of jacks or better", "1 to 1", "exactly"),
        (103, "Ante and Street", "Pair of 6s through 10s", "push", "exactly"),
        (109, "progressive", "Royal flush", "100% of meter", "one of"),
        (109, "progressive", "Royal flush", "100% of meter", "one of"),
        (110, "progressive", "Full house", "$100", "one of"),
        (110, "progressive", "Full house", "$50", "one of"),
        (111, "progressive", "Straight", "$30", "one of"),
        (127, "wager", "Low reef, high reef", "1 to 1", "at least"),
        (128, "wager", "Any seven", "4 to 1", "at least"),
    ]
