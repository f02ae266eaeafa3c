"""Games whose first page has a title, and whose further pages have a head that names them."""

from collections.abc import Callable

from ruleschema.intake.draft import Draft
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


def test_the_title_below_the_foot_of_a_page_is_the_head_of_the_next(drafted: Callable[[str], Draft]) -> None:
    registered = {
        "Harbor Blackjack 6.2": "GEGR-002371 (March 2018)",
        "Lantern Stud": "GEGA-003914 (July 2019)",
        "Craps": "GEGA-004026 (May 2017)",
    }
    lines = ["CAPE FERN CLUB", "Rules of controlled games", ""]
    starts = []
    for game, code in registered.items():
        starts.append(len(lines) + 1)
        for page in (1, 2):
            lines += [game, ""]
            for at in range(1, 7):
                lines += [
                    f"The dealer shall serve seat {at} of {game} on page {page} and settle its wager at once.",
                    "",
                ]
            lines.append(f" Cape Fern Club                    {page}              BGC ID: {code}")
    found = drafted("\n".join(lines)).games
    assert [game.title for game in found] == list(registered)
    assert all(abs(game.lines[0] - start) <= 3 for game, start in zip(found, starts, strict=True))
