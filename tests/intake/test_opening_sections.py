"""The first section of a game, and its title, stand under the head of its page and are no part of it."""

from collections.abc import Callable

import pytest

from ruleschema.intake.draft import Draft
from tests.intake.printing import GAMES, Layout, printed

HOUSE = "Cape Fern Casino"


@pytest.mark.parametrize("opening", ["OBJECT OF THE GAME", "How to Play", "Description of the Game", "Game Objective"])
def test_its_heading_is_kept(drafted: Callable[[str], Draft], opening: str) -> None:
    layout = Layout(
        title=lambda place, game: [game.upper(), opening, "", f"The player plays {game} to win."], page=90,
        section=lambda place, number, title: title.upper(),
        head=lambda game, page, whole: [f"{HOUSE}    Revised 3/2019    Page {whole}"],
    )  # fmt: skip
    draft = drafted(printed(layout).text)
    titles = [section.title for game in draft.games for section in game.sections]
    assert titles.count(opening) == len(GAMES)


def test_a_title_of_six_words_between_two_marks_is_kept(drafted: Callable[[str], Draft]) -> None:
    games = ("Blackjack", "Craps", "Raise It Up Three Card Poker", "Let It Ride", "Pai Gow Poker")
    layout = Layout(
        title=lambda place, game: [game, f"Game ID: QUAY-00{place}1 (May 2015)"], games=games, page=90,
        section=lambda place, number, title: title,
        foot=lambda game, page, whole: ["", f"Page {whole}", f"Game ID: QUAY-00{games.index(game) + 1}1 (May 2015)"],
    )  # fmt: skip
    assert [game.title for game in drafted(printed(layout).text).games] == list(games)
