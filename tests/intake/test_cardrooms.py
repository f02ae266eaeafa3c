"""Forms of card rooms: scans with their misreadings, tables whose heads run together, cases as labels."""

from tests.intake.test_layouts import draft, payouts


def test_pages_of_a_scan_head_its_games() -> None:
    games = [(game.title, game.lines[0]) for game in draft("scan.txt").games]
    assert games == [("Lantern Stud Poker", 3), ("HARBOR TWENTY-ONE", 30), ("CASINO WAR", 46)]


def test_what_a_scan_misreads_is_read_as_it_was_printed() -> None:
    assert [row[:4] for row in payouts("scan.txt")] == [
        (11, "ante", "player/dealer does not open", "1 to 1"),
        (11, "bet", "player/dealer does not open", "push"),
        (13, "ante", "Weaker hand", "lose"),
        (13, "bet", "Weaker hand", "lose"),
        (14, "ante", "Stronger hand, player/dealer opens", "1 to 1"),
        (17, "bet", "Two Pair", "2 to 1"),
        (18, "bet", "Three ofa Kind", "5 to 1"),
        (19, "bet", "Full House", "10 to 1"),
        (20, "bet", "Royal Flush", "100 to 1"),
        (22, "ante", "Equal hands", "push"),
        (22, "bet", "Equal hands", "push"),
        (36, "Harbor Twenty-One", "Two jokers", "3 to 1"),
        (37, "Harbor Twenty-One", "other win", "1 to 1"),
        (38, "Harbor Twenty-One", "Tie at 20 or under", "push"),
        (38, "Harbor Twenty-One", "Tie over 20", "lose"),
        (39, "Harbor Twenty-One", "Both over 21, player nearer", "push"),
        (40, "Harbor Twenty-One", "Doubled hand", "1 to 1"),
        (41, "Harbor Twenty-One", "surrender", "lose half"),
        (48, "primary", "Higher card", "1 to 1"),
        (48, "primary", "Lower card", "lose"),
        (49, "primary", "Same rank", "lose half"),
        (50, "primary", "Player's war card lower", "lose"),
        (50, "war", "Player's war card lower", "lose"),
        (51, "primary", "War cards the same", "push"),
        (51, "war", "War cards the same", "2 to 1"),
    ]


def test_tables_and_headings_of_a_form_name_their_wagers() -> None:
    assert payouts("cardforms.txt") == [
        (14, "Banker", "Player hand is nearer to nine", "lose", "exactly"),
        (14, "Player", "Player hand is nearer to nine", "1 to 1", "exactly"),
        (15, "Banker", "Banker hand is nearer to nine", "1 to 1", "exactly"),
        (16, "Banker", "Banker hand is a six of three cards", "push", "exactly"),
        (19, "Tie", "Both hands are of one value", "9 to 1", "exactly"),
        (20, "Heron 6", "Banker has a six of three cards", "30 to 1", "exactly"),
        (21, "Twin Suns", "Player hand and Banker hand both show two suns", "75 to 1", "exactly"),
        (23, "Heron 6", "other result", "lose", "exactly"),
        (23, "Twin Suns", "other result", "lose", "exactly"),
        (38, "Ante Bonus", "Straight Flush", "5 to 1", "exactly"),
        (39, "Ante Bonus", "Straight", "1 to 1", "exactly"),
        (43, "Pair Plus", "Mini Royal", "100 to 1", "exactly"),
        (44, "5 Card Lantern", "Straight Flush", "200 to 1", "exactly"),
        (44, "Pair Plus", "Straight Flush", "40 to 1", "exactly"),
        (45, "5 Card Lantern", "Full House", "25 to 1", "exactly"),
        (46, "5 Card Lantern", "Flush", "15 to 1", "exactly"),
        (46, "Pair Plus", "Flush", "4 to 1", "exactly"),
        (47, "Pair Plus", "Pair", "1 to 1", "exactly"),
        (51, "Pair Plus", "Straight", "6 to 1", "exactly"),
        (52, "Pair Plus", "All Others", "lose", "exactly"),
        (56, "High Lantern Bonus", "Player-dealer and player both have lantern-high", "50 to 1", "exactly"),
        (57, "High Lantern Bonus", "Player-dealer has lantern-high with a wild card", "15 to 1", "exactly"),
        (58, "High Lantern Bonus", "Player's hand is a lantern pair", "3 to 1", "exactly"),
        (59, "High Lantern Bonus", "Any other hand", "lose", "exactly"),
        (72, "Insurance", "two-card 21", "2 to 1", "exactly"),
        (73, "Insurance", "otherwise", "lose", "exactly"),
        (78, "Quick Harbor Blackjack", "22 or more, closer 22 or more", "push", "exactly"),
        (79, "Quick Harbor Blackjack", "21 or less, equal 21 or less, equal", "push", "exactly"),
        (84, "Storm Breaker", "7 or more", "100 to 1", "exactly"),
        (85, "Storm Breaker", "6", "20 to 1", "exactly"),
        (86, "Storm Breaker", "5", "3 to 1", "exactly"),
        (87, "Storm Breaker", "player-dealer stands", "lose", "exactly"),
        (90, "Lucky Herons", "Unsuited twenty", "4 to 1", "exactly"),
        (90, "Lucky Herons", "suited twenty", "10 to 1", "exactly"),
        (90, "Lucky Herons", "two herons of hearts", "125 to 1", "exactly"),
        (94, "Herons Progressive", "Three herons", "1,000 to 1", "at least"),
        (95, "Herons Progressive", "Two herons", "50 to 1", "at least"),
        (98, "Heron Insurance", "Nine - High", "100 to 1", "exactly"),
        (99, "Heron Insurance", "Ten - High", "25 to 1", "exactly"),
        (104, "Quick Harbor Blackjack", "Six-card 21", "2 to 1", "exactly"),
        (105, "Quick Harbor Blackjack", "Seven-card 21", "5 to 1", "exactly"),
    ]
