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
        (57, "Come", "win", "1 to 1", "exactly"),
        (57, "Don't Come", "win", "1 to 1", "exactly"),
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
        (127, "Low reef, high reef", "win", "1 to 1", "at least"),
        (128, "Any seven", "win", "4 to 1", "at least"),
    ]


def test_panels_of_three_and_kinds_of_wagers_over_them() -> None:
    assert payouts("threepanels.txt") == [
        (13, "6 Card Bonus", "Royal Flush", "1,000 to 1", "exactly"),
        (13, "ANTE BONUS", "Straight Flush", "5 to 1", "exactly"),
        (13, "Pair Plus", "Mini Royal", "50 to 1", "exactly"),
        (14, "6 Card Bonus", "Straight Flush", "200 to 1", "exactly"),
        (14, "ANTE BONUS", "Three of a Kind", "4 to 1", "exactly"),
        (14, "Pair Plus", "Straight Flush", "40 to 1", "exactly"),
        (15, "6 Card Bonus", "Four of a Kind", "100 to 1", "exactly"),
        (15, "ANTE BONUS", "Straight", "1 to 1", "exactly"),
        (15, "Pair Plus", "Three of a Kind", "30 to 1", "exactly"),
        (16, "6 Card Bonus", "Full House", "20 to 1", "exactly"),
        (16, "Pair Plus", "Straight", "6 to 1", "exactly"),
        (17, "6 Card Bonus", "Flush", "15 to 1", "exactly"),
        (17, "Pair Plus", "Flush", "3 to 1", "exactly"),
        (18, "Pair Plus", "Pair", "1 to 1", "exactly"),
        (25, "Any Seven", "win", "5 for 1", "exactly"),
        (25, "Hard 4", "win", "8 for 1", "exactly"),
        (26, "Any Craps", "win", "8 for 1", "exactly"),
        (26, "Hard 6", "win", "10 for 1", "exactly"),
        (27, "Eleven", "win", "16 for 1", "exactly"),
        (27, "Hard 8", "win", "10 for 1", "exactly"),
        (28, "Hard 10", "win", "8 for 1", "exactly"),
        (28, "Twelve", "win", "31 for 1", "exactly"),
        (30, "Place", "4 and 10", "9 to 5", "exactly"),
        (30, "Place", "5 and 9", "7 to 5", "exactly"),
        (30, "Place", "6 and 8", "7 to 6", "exactly"),
        (37, "Small, 4 to 10", "win", "1 to 1", "exactly"),
        (37, "Total of 4 or 17", "win", "60 to 1", "exactly"),
        (38, "Big, 11 to 17", "win", "1 to 1", "exactly"),
        (38, "Total of 5 or 16", "win", "30 to 1", "exactly"),
        (39, "Any triple", "win", "30 to 1", "exactly"),
        (39, "Total of 9, 10, 11, 12", "win", "6 to 1", "exactly"),
        (40, "Single number, twice", "win", "2 to 1", "exactly"),
        (40, "Two of a kind, named", "win", "10 to 1", "exactly"),
    ]


def test_sections_named_by_a_game_and_what_they_tell_of_it_are_games() -> None:
    assert [game.game for game in draft("titlesections.txt").games] == ["three-card-poker", "red-dog", "big-six"]
    # Letters over columns, cells that pay nothing, and a count between a symbol and its odds.
    assert payouts("titlesections.txt") == [
        (8, "ante", "win", "1 to 1", "exactly"),
        (8, "play", "win", "1 to 1", "exactly"),
        (13, "pair plus", "Mini royal", "100 to 1", "one of"),
        (13, "pair plus", "Mini royal", "50 to 1", "one of"),
        (13, "pair plus", "Mini royal", "50 to 1", "one of"),
        (14, "pair plus", "Straight flush", "35 to 1", "one of"),
        (14, "pair plus", "Straight flush", "40 to 1", "one of"),
        (14, "pair plus", "Straight flush", "40 to 1", "one of"),
        (14, "pair plus", "Straight flush", "40 to 1", "one of"),
        (15, "pair plus", "Three of a kind, aces", "35 to 1", "one of"),
        (16, "pair plus", "Three of a kind", "25 to 1", "one of"),
        (16, "pair plus", "Three of a kind", "30 to 1", "one of"),
        (16, "pair plus", "Three of a kind", "30 to 1", "one of"),
        (16, "pair plus", "Three of a kind", "33 to 1", "one of"),
        (17, "pair plus", "Straight", "5 to 1", "one of"),
        (17, "pair plus", "Straight", "6 to 1", "one of"),
        (17, "pair plus", "Straight", "6 to 1", "one of"),
        (17, "pair plus", "Straight", "6 to 1", "one of"),
        (18, "pair plus", "Pair", "1 to 1", "one of"),
        (18, "pair plus", "Pair", "1 to 1", "one of"),
        (18, "pair plus", "Pair", "1 to 1", "one of"),
        (18, "pair plus", "Pair", "1 to 1", "one of"),
        (28, "Red dog", "1 card", "5 to 1", "exactly"),
        (29, "Red dog", "2 cards", "4 to 1", "exactly"),
        (30, "Red dog", "3 cards", "2 to 1", "exactly"),
        (31, "Red dog", "4 or more cards", "1 to 1", "exactly"),
        (32, "Red dog", "3 of a kind", "11 to 1", "exactly"),
        (34, "Red dog", "first two cards are consecutive", "push", "exactly"),
        (43, "$1", "win", "1 to 1", "at least"),
        (44, "$2", "win", "2 to 1", "at least"),
        (45, "$5", "win", "5 to 1", "at least"),
        (46, "$10", "win", "10 to 1", "at least"),
        (47, "$20", "win", "20 to 1", "at least"),
        (48, "Joker", "win", "45 to 1", "at least"),
        (49, "Star", "win", "45 to 1", "at least"),
    ]


def test_labels_with_commas_and_counts_and_wagers_told_without_a_subject() -> None:
    assert payouts("labelled.txt") == [
        (19, "Lucky Draw", "Three 7s, suited", "777 to 1", "exactly"),
        (20, "Lucky Draw", "Three of a kind, suited", "100 to 1", "exactly"),
        (21, "Lucky Draw", "Straight flush, any", "40 to 1", "exactly"),
        (22, "Lucky Draw", "7-7-7, mixed", "25 to 1", "exactly"),
        (23, "Lucky Draw", "Total of 21, not suited", "10 to 1", "exactly"),
        (24, "Lucky Draw", "2 cards of a suit", "3 to 1", "exactly"),
        (28, "Bust", "4 cards", "2 to 1", "exactly"),
        (28, "Bust", "5 cards", "9 to 1", "exactly"),
        (28, "Bust", "6 cards", "50 to 1", "exactly"),
        (28, "Bust", "7 cards", "100 to 1", "exactly"),
        (28, "Bust", "8 or more cards", "250 to 1", "exactly"),
        (28, "Bust", "Dealer busts with 3 cards", "1 to 1", "exactly"),
        (30, "blackjack", "Blackjack", "3 to 2", "exactly"),
        (38, "Dragon 7", "win", "40 to 1", "exactly"),
        (40, "Panda 8", "Player wins with three cards totaling 8", "25 to 1", "exactly"),
        (42, "Lucky Bonus", "Banker wins with a total of 6", "18 to 1", "exactly"),
        (46, "Player", "win", "1 to 1", "exactly"),
        (47, "Banker", "win", "1 to 1", "exactly"),
        (48, "Tie", "win", "8 to 1", "exactly"),
        (53, "Pairs", "first two cards of the chosen hand are of one rank", "11 to 1", "exactly"),
        (53, "Pairs", "they are of one suit too", "25 to 1", "exactly"),
    ]
