"""Rules of houses elsewhere, and tables that name their wagers or cases in a way of their own."""

from ruleschema.intake.words.payvalues import cell_value, prose_values
from tests.intake.test_layouts import draft, payouts


def test_stakes_and_what_they_win_are_read_as_wagers_and_odds() -> None:
    assert [game.game for game in draft("continental.txt").games] == [
        "roulette",
        "punto-banco",
        "black-jack",
        "sic-bo",
    ]
    assert [row[:4] for row in payouts("continental.txt")] == [
        (16, "En plein", "win", "35 to 1"),
        (17, "A cheval", "win", "17 to 1"),
        (18, "Sixain", "win", "5 to 1"),
        (19, "Colonne", "win", "2 to 1"),
        (20, "Deux colonnes", "win", "1 to 2"),
        (24, "Impair", "win", "1 to 1"),
        (24, "Noir", "win", "1 to 1"),
        (24, "Pair", "win", "1 to 1"),
        (24, "Rouge", "win", "1 to 1"),
        (33, "Banco", "win", "19 to 20"),
        (33, "Punto", "win", "1 to 1"),
        (35, "Banco", "totals are equal", "push"),
        (35, "Punto", "totals are equal", "push"),
        (35, "Égalité", "totals are equal", "8 to 1"),
        (40, "Punto Pair", "Punto opens with a pair", "11 to 1"),
        (41, "Big", "five or six cards are drawn", "0.54 to 1"),
        (50, "Black Jack", "a hand beating the dealer", "1 to 1"),
        (51, "Black Jack", "Black Jack", "3 to 2"),
        (52, "Black Jack", "Black Jack against the dealer's Black Jack", "push"),
        (53, "Insurance", "dealer completes Black Jack", "2 to 1"),
        (55, "Black Jack", "surrender", "lose half"),
        (64, "Big", "win", "1 to 1"),
        (65, "Small", "win", "1 to 1"),
        (66, "Any Triple", "win", "24 to 1"),
    ]


def test_sections_behind_a_dash_and_cases_over_columns_name_their_wagers() -> None:
    sections = draft("dashed.txt").games[0].sections
    assert [(section.number, section.title) for section in sections if section.number] == [
        ("1", "Wagers"),
        ("2", "Settlement of Wagers"),
        ("3", "Tide Wager (optional)"),
        ("4", "Columns"),
    ]
    assert [row[:4] for row in payouts("dashed.txt")] == [
        (7, "Ante", "surrender", "lose half"),
        (14, "Ante", "Player beats dealer, Dealer opens", "1 to 1"),
        (14, "Play", "Player beats dealer, Dealer opens", "1 to 1"),
        (15, "Ante", "Player beats dealer, Dealer does not open", "push"),
        (15, "Play", "Player beats dealer, Dealer does not open", "1 to 1"),
        (16, "Ante", "Tie", "push"),
        (16, "Blind", "Tie", "push"),
        (16, "Play", "Tie", "push"),
        (18, "Blind", "player's hand is a straight or better", "2 to 1"),
        (19, "Ante Bonus", "straight", "1 to 1"),
        (19, "Ante Bonus", "straight flush", "5 to 1"),
        (27, "Tide", "Ace of clubs", "30 to 1"),
        (28, "Tide", "Other club", "2 to 1"),
        (36, "Gulls Up", "Four of a kind", "50 to 1"),
        (36, "Reef Bonus", "Four of a kind", "25 to 1"),
        (37, "Gulls Up", "Three of a kind", "8 to 1"),
        (37, "Reef Bonus", "Three of a kind", "2 to 1"),
        (47, "Ante", "Dealer does not qualify", "1 to 1"),
        (47, "Ante", "Dealer qualifies, player loses", "lose"),
        (47, "Ante", "Dealer qualifies, player ties", "push"),
        (47, "Ante", "player wins", "1 to 1"),
        (48, "Play", "Dealer does not qualify", "push"),
        (48, "Play", "Dealer qualifies, player loses", "lose"),
        (48, "Play", "Dealer qualifies, player ties", "push"),
        (48, "Play", "player wins", "1 to 1"),
        (50, "Harbor Flush", "flush", "6 to 5"),
        (59, "Laying Odds", "4 or 10", "1 to 2"),
        (59, "Taking Odds", "4 or 10", "2 to 1"),
        (60, "Laying Odds", "6 or 8", "5 to 6"),
        (60, "Taking Odds", "6 or 8", "6 to 5"),
    ]


def test_a_multiple_of_the_stake_is_odds_and_a_count_of_bets_is_none() -> None:
    assert [
        cell_value(cell) for cell in ("35 times the stake", "5x your bet", "twice the wager", "half the stake")
    ] == [
        "35 to 1",
        "5 to 1",
        "2 to 1",
        "1 to 2",
    ]
    assert cell_value("two bets") is None
    assert [value.pays for value in prose_values("pays one and a half times the bet, or eleven times the stake")] == [
        "3 to 2",
        "11 to 1",
    ]
    assert prose_values("a player may make three wagers") == []


def test_payments_in_other_words_and_tables_of_cases() -> None:
    assert [row[:4] for row in payouts("lakeside.txt")] == [
        (9, "Straight up", "win", "35 to 1"),
        (10, "Split", "win", "17 to 1"),
        (11, "Dozen", "win", "2 to 1"),
        (15, "1 to 18", "win", "1 to 1"),
        (15, "19 to 36", "win", "1 to 1"),
        (15, "black", "win", "1 to 1"),
        (15, "even", "win", "1 to 1"),
        (15, "odd", "win", "1 to 1"),
        (15, "red", "win", "1 to 1"),
        (16, "Roulette", "zero is spun", "lose half"),
        (28, "Ante", "Dealer does not qualify", "1 to 1"),
        (28, "Play", "Dealer does not qualify", "push"),
        (29, "Ante", "Player wins", "1 to 1"),
        (29, "Play", "Player wins", "1 to 1"),
        (30, "Ante", "Player loses", "lose"),
        (30, "Play", "Player loses", "lose"),
        (31, "Ante", "Tie", "push"),
        (31, "Play", "Tie", "push"),
        (35, "Ante bonus", "straight", "1 to 1"),
        (35, "Ante bonus", "straight flush", "5 to 1"),
        (35, "Ante bonus", "three of a kind", "4 to 1"),
        (40, "Pair Plus", "Straight flush", "40 to 1"),
        (41, "Pair Plus", "Three of a kind", "30 to 1"),
        (42, "Pair Plus", "Straight", "6 to 1"),
        (43, "Pair Plus", "Flush", "3 to 1"),
        (44, "Pair Plus", "Pair", "1 to 1"),
        (48, "Prime", "dealer's are as well", "4 to 1"),
        (48, "Prime", "player's three cards are of one colour", "3 to 1"),
        (54, "Blackjack", "five card trick", "2 to 1"),
        (54, "Blackjack", "natural", "2 to 1"),
        (55, "Blackjack", "other winning hand", "1 to 1"),
        (62, "Player", "win", "1 to 1"),
        (63, "Banker", "win", "1 to 1"),
        (64, "Tie", "win", "8 to 1"),
        (68, "Bonus Bet", "Two suited aces", "50 to 1"),
        (69, "Bonus Bet", "Any pair of aces", "20 to 1"),
        (76, "Ante", "Player loses", "lose"),
        (76, "Ante", "Player wins", "1 to 1"),
        (76, "Ante", "Tie", "push"),
        (77, "War", "Player loses", "lose"),
        (77, "War", "Player wins", "2 to 1"),
        (77, "War", "Tie", "push"),
    ]
