"""Codes of a state: sections numbered with title and chapter, schedules in them, and what a publisher adds."""

from tests.intake.test_layouts import draft, payouts


def test_sections_that_hold_the_play_of_a_game_are_games_without_what_a_publisher_adds() -> None:
    games = [(game.title, game.lines) for game in draft("statecode.txt").games]
    assert games == [
        ("Lantern Twenty-One Blackjack", (8, 20)), ("Harbor Stud Poker", (25, 50)), ("Harbor Craps", (55, 69)),
    ]  # fmt: skip


def test_sections_that_are_titled_with_games_are_games() -> None:
    games = draft("sectioned.txt").games
    assert [(game.game, game.lines[0]) for game in games] == [("casino-war", 3), ("big-six", 9)]


def test_schedules_of_a_code_are_read() -> None:
    assert [row for row in payouts("statecode.txt") if row[0] < 35] == [
        (12, "Beacon", "Short of twenty", "lose", "exactly"),
        (17, "Beacon", "Two cards (natural)", "3 to 1", "one of"),
        (17, "Beacon", "Two cards (natural)", "4 to 1", "one of"),
        (18, "Beacon", "Three cards", "5 to 1", "one of"),
        (18, "Beacon", "Three cards", "6 to 1", "one of"),
        (29, "Ante Bonus", "Straight flush", "6 to 1", "exactly"),
        (30, "Ante Bonus", "Straight", "1 to 1", "exactly"),
        (33, "Low Tide bonus", "Flush", "9 to 1", "exactly"),
        (33, "Low Tide bonus", "Full house", "20 to 1", "exactly"),
        (33, "Low Tide bonus", "Royal flush", "900 to 1", "exactly"),
        (33, "Low Tide bonus", "Straight flush", "150 to 1", "exactly"),
        (34, "Ante", "win", "1 to 1", "exactly"),
        (34, "Low Tide bonus", "Straight", "6 to 1", "exactly"),
    ]


def test_shares_of_jackpots_and_rows_that_go_on_with_their_caption_are_read() -> None:
    assert [row for row in payouts("statecode.txt") if 35 < row[0] < 55] == [
        (39, "Reef", "Royal flush", "100% of meter", "one of"),
        (39, "Reef", "Royal flush", "100% of meter", "one of"),
        (40, "Reef", "Straight flush", "10% of meter", "one of"),
        (40, "Reef", "Straight flush", "100% of meter", "one of"),
        (41, "Reef", "Full house", "50 for 1", "one of"),
        (41, "Reef", "Full house", "60 for 1", "one of"),
        (46, "Anchor", "Three tens of one suit", "80 to 1", "exactly"),
        (48, "Anchor", "Fourth card dealt: Is a 7", "12 to 1", "exactly"),
        (49, "Anchor", "Fourth card dealt: Is an 8", "9 to 1", "exactly"),
        (50, "Anchor", "Fourth card dealt: Has the suit of the third card", "2 to 1", "exactly"),
    ]


def test_rows_under_a_caption_are_of_its_wager_and_a_floor_holds_for_the_whole_schedule() -> None:
    assert [row for row in payouts("statecode.txt") if row[0] > 55] == [
        (59, "Pass line", "win", "1 to 1", "at least"),
        (61, "Buy", "4 or 10", "2 to 1", "at least"),
        (62, "Buy", "6 or 8", "6 to 5", "at least"),
        (63, "Any craps", "win", "7 to 1", "at least"),
        (65, "Field", "3, 4, 9, 10, 11", "1 to 1", "at least"),
        (66, "Field", "2 or 12", "2 to 1", "at least"),
        (67, "Horn", "win", "as 4 equal wagers on 2, 3, 11 and 12", "at least"),
        (69, "Odds laid against the point", "4, 10", "1 to 2", "exactly"),
        (69, "Odds laid against the point", "5, 9", "2 to 3", "exactly"),
        (69, "Odds laid against the point", "6, 8", "5 to 6", "exactly"),
    ]
