"""Games whose first page has a title, and whose further pages have a head that names them."""

from tests.intake.test_layouts import draft, payouts


def test_a_game_begins_at_its_title_and_not_at_the_first_head_of_a_page() -> None:
    games = draft("headedpages.txt").games
    assert [(game.game, game.lines) for game in games] == [
        ("casino-war", (4, 18)), ("high-card-flush", (20, 44)), ("three-card-poker", (46, 62)),
    ]  # fmt: skip


def test_what_is_paid_counts_no_pages() -> None:
    paid = [(line, outcome, pays) for line, _, outcome, pays, _ in payouts("headedpages.txt")]
    assert [row for row in paid if row[1] == "Flush"] == [
        (31, "Flush", "5 to 1"), (44, "Flush", "3 to 2"), (57, "Flush", "4 to 1"),
    ]  # fmt: skip
