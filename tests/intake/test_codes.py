"""Layouts of codes: a web edition with bars, a by-law of divisions, chapters with sections that are games."""

from tests.intake.test_layouts import draft, payouts


def test_tables_of_a_web_edition() -> None:
    assert payouts("webcode.txt") == [
        (14, "Harbor Trio Progressive", "Three jokers", "100% of meter", "one of"),
        (14, "Harbor Trio Progressive", "Three jokers", "100% of meter", "one of"),
        (14, "Harbor Trio Progressive", "Three jokers", "4,000 for 1", "one of"),
        (15, "Harbor Trio Progressive", "Three queens", "200 for 1", "one of"),
        (15, "Harbor Trio Progressive", "Three queens", "250 for 1", "one of"),
        (15, "Harbor Trio Progressive", "Three queens", "300 for 1", "one of"),
        (16, "Harbor Trio Progressive", "Any pair", "3 for 1", "one of"),
        (16, "Harbor Trio Progressive", "Any pair", "4 for 1", "one of"),
        (16, "Harbor Trio Progressive", "Any pair", "lose", "one of"),
        (24, "Spread", "18", "40 to 1", "one of"),
        (24, "Spread", "3", "30 to 1", "one of"),
        (25, "Spread", "10", "4 to 1", "one of"),
        (25, "Spread", "12", "5 to 1", "one of"),
        (26, "Blackjack", "dealer's hand holds a Gull", "push", "exactly"),
        (32, "Ante", "Five of a suit", "700 to 1", "one of"),
        (32, "Ante", "Five of a suit", "900 to 1", "one of"),
        (33, "Ante", "Four of a suit", "60 to 1", "one of"),
        (33, "Ante", "Four of a suit", "80 to 1", "one of"),
        (34, "Ante", "dealer does not qualify", "1 to 1", "exactly"),
        (35, "Ante", "player's hand is a flush or higher", "3 to 1", "exactly"),
        (37, "Raise", "Four of a suit", "20 to 1", "exactly"),
        (38, "Raise", "Two pair", "2 to 1", "exactly"),
        (46, "Tides", "1", "1 to 1", "at least"),
        (47, "Tides", "4", "4 to 1", "at least"),
        (48, "Tides", "12", "12 to 1", "at least"),
        (50, "Big Six Wheel", "12", "12 to 1", "exactly"),
    ]


def test_names_in_quotes_and_lists_of_a_by_law() -> None:
    assert payouts("bylaw.txt") == [
        (21, "Insurance", "dealer has a blackjack", "2 to 1", "exactly"),
        (22, "Insurance", "other case", "lose", "exactly"),
        (24, "Twins", "pair of one colour", "10 to 1", "exactly"),
        (24, "Twins", "suited pair", "30 to 1", "exactly"),
        (25, "Twins", "other pair", "5 to 1", "exactly"),
        (33, "ante", "dealer does not hold an ace and a king", "1 to 1", "exactly"),
        (33, "bet", "dealer does not hold an ace and a king", "push", "exactly"),
        (35, "ante", "player's hand is lower", "lose", "exactly"),
        (35, "bet", "player's hand is lower", "lose", "exactly"),
        (36, "ante", "player's hand is higher", "1 to 1", "exactly"),
        (37, "bet", "full house", "7 to 1", "exactly"),
        (38, "bet", "flush", "5 to 1", "exactly"),
        (39, "bet", "one pair", "1 to 1", "exactly"),
        (40, "fund", "royal flush", "100% of meter", "exactly"),
        (40, "fund", "straight flush", "10% of meter", "exactly"),
        (41, "fund", "four of a kind", "$300", "exactly"),
        (41, "fund", "full house", "$75", "exactly"),
        (49, "plein", "win", "35 to 1", "exactly"),
        (50, "5 numbers", "win", "6 to 1", "exactly"),
        (51, "column", "win", "2 to 1", "exactly"),
        (51, "dozen", "win", "2 to 1", "exactly"),
        (52, "1 to 18", "win", "1 to 1", "exactly"),
        (52, "19 to 36", "win", "1 to 1", "exactly"),
        (52, "black", "win", "1 to 1", "exactly"),
        (52, "even", "win", "1 to 1", "exactly"),
        (52, "odd", "win", "1 to 1", "exactly"),
        (52, "red", "win", "1 to 1", "exactly"),
        (54, "even chance wager", "zero comes out", "lose half", "exactly"),
        (63, "Come", "win", "1 to 1", "exactly"),
        (63, "Pass Line", "win", "1 to 1", "exactly"),
        (64, "Don't Come", "first roll of 12", "push", "exactly"),
        (64, "Don't Come", "win", "1 to 1", "exactly"),
        (64, "Don't Pass", "first roll of 12", "push", "exactly"),
        (64, "Don't Pass", "win", "1 to 1", "exactly"),
        (66, "odds wager", "4 or 10", "2 to 1", "exactly"),
        (66, "odds wager", "6 or 8", "6 to 5", "exactly"),
        (67, "odds wager laid against Don't Pass", "6 or 8", "5 to 6", "exactly"),
        (69, "Any Seven", "win", "4 to 1", "exactly"),
        (69, "Twelve", "win", "30 to 1", "exactly"),
        (69, "Two", "win", "30 to 1", "exactly"),
        (70, "Horn", "win", "as 4 equal wagers on 2, 3, 11 and 12", "exactly"),
        (76, "Big", "triple", "lose", "exactly"),
        (76, "Big", "win", "1 to 1", "exactly"),
        (76, "Small", "triple", "lose", "exactly"),
        (76, "Small", "win", "1 to 1", "exactly"),
        (77, "one face", "2 dice", "2 to 1", "exactly"),
        (77, "one face", "3 dice", "3 to 1", "exactly"),
        (77, "one face", "one die", "1 to 1", "exactly"),
    ]


def test_subdivisions_of_a_by_law_are_games() -> None:
    games = [(game.game, game.lines[0]) for game in draft("bylaw.txt").games]
    assert games == [("blackjack", 16), ("island-stud-poker", 28), ("roulette", 43), ("craps", 59), ("sic-bo", 72)]


def test_sections_of_a_chapter_in_plain_words() -> None:
    assert payouts("chapterrules.txt") == [
        (9, "Blackjack", "win", "1 to 1", "at least"),
        (10, "Blackjack", "blackjack", "3 to 2", "at least"),
        (11, "Blackjack", "blackjack, double-deck game", "7 to 5", "at least"),
        (16, "Insurance", "dealer has blackjack", "2 to 1", "exactly"),
        (17, "Insurance", "dealer does not have blackjack", "lose", "exactly"),
        (19, "Blackjack", "surrender", "lose half", "exactly"),
        (25, "hands still standing", "dealer totals 22", "push", "exactly"),
        (26, "Gift Bet blackjack", "blackjack", "3 to 2", "exactly"),
        (30, "push 22 wager", "Dealer 22, suited", "40 to 1", "exactly"),
        (31, "push 22 wager", "Dealer 22, any other", "7 to 1", "exactly"),
        (32, "push 22 wager", "Dealer not 22", "lose", "exactly"),
        (38, "Wreck Bonus", "Ace, Suited", "60 to 1", "exactly"),
        (38, "Wreck Bonus", "Ace, Unsuited", "4 to 1", "exactly"),
        (39, "Wreck Bonus", "2, Suited", "25 to 1", "exactly"),
        (39, "Wreck Bonus", "2, Unsuited", "1 to 1", "exactly"),
        (40, "Wreck Bonus", "10, J, Q, K, Suited", "30 to 1", "exactly"),
        (40, "Wreck Bonus", "10, J, Q, K, Unsuited", "2 to 1", "exactly"),
        (51, "ante", "dealer does not have a three card flush to qualify", "1 to 1", "exactly"),
        (51, "raise", "dealer does not have a three card flush to qualify", "push", "exactly"),
        (54, "ante", "higher player hand", "1 to 1", "exactly"),
        (54, "raise", "higher player hand", "1 to 1", "exactly"),
        (55, "ante", "lower player hand", "lose", "exactly"),
        (55, "raise", "lower player hand", "lose", "exactly"),
        (56, "ante", "Equal hands", "push", "exactly"),
        (56, "raise", "Equal hands", "push", "exactly"),
        (62, "don't pass wager", "come-out 12", "push", "exactly"),
        (68, "Pass Line", "win", "1 to 1", "at least"),
        (69, "Field", "2", "2 to 1", "at least"),
        (70, "Any 7", "win", "4 to 1", "at least"),
        (71, "Horn", "win", "as 4 equal wagers on 2, 3, 11 and 12", "at least"),
    ]


def test_sections_of_a_code_have_run_in_titles() -> None:
    first = draft("chapterrules.txt").games[0]
    assert [section.title for section in first.sections if section.number] == [
        "Payment of wagers", "Insurance", "Surrender",
    ]  # fmt: skip
