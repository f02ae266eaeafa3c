"""A further wager of a game, or a variation by its rules, stands in that game, whatever its title looks like."""

from collections.abc import Callable

import pytest

from ruleschema.intake.draft import Draft
from tests.intake.printing import GAMES, Layout, printed

ADDED = {
    "in bold, optional": ["**Emperor's Challenge**", "", "- Optional. Wins on the seven cards of the player."],
    "section of play, optional": ["{n} The play – Royal Match.", "", "(1) The optional Royal Match wager wins."],
    "variation by the same rules": [
        "{n} The play – Harbor Blackjack. It must be dealt following the standard rules of blackjack, but for these:",
        "", "(1) The Harbor wager wins if the dealer busts.",
    ],
}  # fmt: skip


@pytest.mark.parametrize("added", ADDED)
def test_it_starts_no_game(drafted: Callable[[str], Draft], added: str) -> None:
    layout = Layout(
        title=lambda place, game: [f"PART {place} {game.upper()}"],
        section=lambda place, number, title: f"{'ABCDE'[place - 1]}-{number} {title}.", new_page=False,
    )  # fmt: skip
    found = printed(layout)
    lines = list(found.lines)
    for place, (_, _, last) in reversed(list(enumerate(found.games))[:2]):
        lines[last:last] = ["", *(line.format(n=f"{'ABCDE'[place]}-7") for line in ADDED[added]), "", "Suited   5 to 1"]
    assert [game.title.lower() for game in drafted("\n".join(lines)).games] == [game.lower() for game in GAMES]
