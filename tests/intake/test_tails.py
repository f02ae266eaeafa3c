"""What stands behind the last game belongs to none: appendices, limits, logs and places to sign."""

from collections.abc import Callable

import pytest

from ruleschema.intake.draft import Draft
from tests.intake.printing import GAMES, Layout, printed

HOUSE = "Cape Fern Gaming Hall"
BEHIND = {
    "appendix of limits": ["APPENDIX B – LEAST AND GREATEST WAGERS", "", "Blackjack   $5   $500", "Craps   $10   $200"],
    "log of revisions": ["REVISION LOG", "", "Rev. 2   4/5/2019   Harbor Nines added", "Rev. 3   6/7/2020   Changes"],
    "glossary": ["Glossary of Terms", "", "Action - a wager that stands.", "", "Burn - to take a card out of play."],
    "place to sign": ["APPROVALS", "", "Head of Table Games ______________ Date ________"],
    "fees of all games": ["Fee Schedule", "", "Blackjack    $1    $2", "Craps    $2    $3", "Let It Ride    $1"],
    "miscellany with a place to sign": ["MISCELLANEOUS", "", "The binder stays here.", "", "Signed: ____________"],
}  # fmt: skip
WITHIN = {
    "section that other games have": ["Irregularities", "", "A die that leaves the table is thrown again."],
    "schedules in columns": ["     Schedule 1     Schedule 2", "Flush   3 to 1     4 to 1", "Pair   1 to 1     1 to 1"],
    "section of its own": ["Lantern Bonus", "", "The Lantern Bonus shall be paid 10 to 1 if both cards are red."],
}  # fmt: skip


def lines_of(behind: list[str], *, paged: bool) -> tuple[list[str], int]:
    layout = Layout(
        title=lambda place, game: [game.upper()], section=lambda place, number, title: f"{number}. {title}",
        head=lambda game, page, whole: [f"{HOUSE} – Internal Controls", ""] if paged else [],
        foot=lambda game, page, whole: ["", f"- {whole} -"] if paged else [], new_page=paged,
    )  # fmt: skip
    found = printed(layout)
    return [*found.lines, "", *([f"{HOUSE} – Internal Controls", ""] if paged else []), *behind, ""], found.games[-1][2]


@pytest.mark.parametrize("paged", [True, False], ids=["pages", "no pages"])
@pytest.mark.parametrize("behind", BEHIND)
def test_the_last_game_ends_above_it(drafted: Callable[[str], Draft], behind: str, *, paged: bool) -> None:
    lines, last = lines_of(BEHIND[behind], paged=paged)
    games = drafted("\n".join(lines)).games
    assert len(games) == len(GAMES)
    assert abs(games[-1].lines[1] - last) <= 2


@pytest.mark.parametrize("within", WITHIN)
def test_sections_of_the_last_game_are_its_own(drafted: Callable[[str], Draft], within: str) -> None:
    lines, last = lines_of(WITHIN[within], paged=False)
    assert drafted("\n".join(lines)).games[-1].lines[1] > last + 1


def test_a_house_that_offers_poker_is_no_game(drafted: Callable[[str], Draft]) -> None:
    lines, _ = lines_of(["Fern Cape Dogs & Poker", "1 Pier Road, Fern Cape", "We shall close at noon."], paged=False)
    assert len(drafted("\n".join(lines)).games) == len(GAMES)
