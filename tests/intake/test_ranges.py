"""Where games start and end, in documents printed in many layouts from the same rules."""

from collections.abc import Callable

import pytest

from ruleschema.intake.draft import Draft
from tests.intake.printing import GAMES, SECTIONS, Layout, printed

ROMAN = ("I", "II", "III", "IV", "V", "VI")
HOUSE = "Cape Fern Gaming Hall"


def house_head(game: str, page: int, whole: int) -> list[str]:
    return [f"{HOUSE} – Internal Controls", ""]


def counted_foot(game: str, page: int, whole: int) -> list[str]:
    return ["", f"- {whole} -"]


LAYOUTS = {
    "capitals, feed, house head": Layout(
        title=lambda place, game: [game.upper()],
        section=lambda place, number, title: f"{number}. {title}",
        head=house_head, foot=counted_foot, feed="\f",
    ),
    "plain titles at page tops": Layout(
        title=lambda place, game: [f"          {game}"],
        section=lambda place, number, title: f"{number}. {title}",
        head=house_head, foot=counted_foot, feed="\f",
    ),
    "plain titles at page tops without a feed": Layout(
        title=lambda place, game: [f"          {game}"],
        section=lambda place, number, title: f"{number}. {title}",
        head=house_head, foot=counted_foot,
    ),
    "chapters with plain titles": Layout(
        title=lambda place, game: [f"Chapter {place + 10} {game}"],
        section=lambda place, number, title: f".0{number} {title}.",
        item=lambda number: f"{chr(64 + number)}. ", head=house_head, feed="\f",
    ),
    "chapter and title on two lines": Layout(
        title=lambda place, game: [f"APPENDIX {chr(64 + place)}", game],
        section=lambda place, number, title: f"{number}. {title}",
        foot=lambda game, page, whole: [f"{HOUSE}    Page {whole} of 30"],
    ),
    "roman chapters": Layout(
        title=lambda place, game: [f"{ROMAN[place - 1]}. {game.upper()}"],
        section=lambda place, number, title: f"{chr(64 + number)}. {title}",
        item=lambda number: f"{number}. ", new_page=False,
    ),
    "numbered chapters, sections counted in them": Layout(
        title=lambda place, game: [f"{place}. {game.upper()}"],
        section=lambda place, number, title: f"{place}.{number} {title}",
        item=lambda number: f"({chr(96 + number)}) ", new_page=False,
    ),
    "rules of the game of": Layout(
        title=lambda place, game: [f"RULES OF THE GAME OF {game.upper()}"],
        section=lambda place, number, title: f"Section {number}. {title}",
        new_page=False,
    ),
    "game rules behind the name": Layout(
        title=lambda place, game: [f"{game} – Game Rules"],
        section=lambda place, number, title: f"{number}) {title}",
        foot=counted_foot,
    ),
    "game named in the foot": Layout(
        title=lambda place, game: [],
        section=lambda place, number, title: f"{number}. {title}",
        foot=lambda game, page, whole: ["", f"{game}    Page {whole}"],
    ),
    "game named in the head, pages counted anew": Layout(
        title=lambda place, game: [],
        section=lambda place, number, title: f"{number}. {title}",
        head=lambda game, page, whole: [HOUSE, f"{game}    Page {page} of 3", ""],
    ),
    "front list with pages": Layout(
        title=lambda place, game: [game],
        section=lambda place, number, title: title,
        item=lambda number: "", foot=counted_foot,
        front=(HOUSE, "", "Contents", *(f"{game} ........ {3 * place + 2}" for place, game in enumerate(GAMES)), ""),
    ),
    "front list of chapters": Layout(
        title=lambda place, game: [f"Chapter {place}", game],
        section=lambda place, number, title: f"{number}. {title}", feed="\f", foot=counted_foot,
        front=(HOUSE, "", "Contents", *(f"Chapter {at} {game}   {at}1" for at, game in enumerate(GAMES, 1)), ""),
    ),
    "contents in every game": Layout(
        title=lambda place, game: [game.upper()],
        section=lambda place, number, title: f"{number}. {title}",
        contents=lambda number, title: f"{number}. {title} ...... {number}", new_page=False,
    ),
    "markdown": Layout(
        title=lambda place, game: [f"# {game}"],
        section=lambda place, number, title: f"## {title}",
        item=lambda number: f"{number}. ", new_page=False,
    ),
    "bold": Layout(
        title=lambda place, game: [f"**{game}**"],
        section=lambda place, number, title: f"**{number}. {title}**", new_page=False,
    ),
    "underlined": Layout(
        title=lambda place, game: [game, "=" * len(game)],
        section=lambda place, number, title: f"{number}. {title}", new_page=False,
    ),
    "plain titles, nothing else": Layout(
        title=lambda place, game: [game],
        section=lambda place, number, title: f"{number}. {title}", new_page=False,
    ),
    "titles lost": Layout(
        title=lambda place, game: [],
        section=lambda place, number, title: f"{number}. {title}", head=house_head, feed="\f",
    ),
    "page markers": Layout(
        title=lambda place, game: [game.upper()],
        section=lambda place, number, title: f"{number}) {title}", feed="<PARSED PAGE 1>", foot=counted_foot,
    ),
    "tab and number": Layout(
        title=lambda place, game: [f"Game No. {place}: {game}"],
        section=lambda place, number, title: f"{chr(64 + number)}. {title.upper()}",
        item=lambda number: f"{number}. ", foot=counted_foot,
    ),
    "sections and titles in capitals, no numbers": Layout(
        title=lambda place, game: [game.upper()],
        section=lambda place, number, title: title.upper(),
        item=lambda number: "", new_page=False,
    ),
    "sections counted through the document": Layout(
        title=lambda place, game: [game],
        section=lambda place, number, title: f"{6 * place + number - 6}. {title}", foot=counted_foot, feed="\f",
    ),
    "regulation with a colon": Layout(
        title=lambda place, game: [f"SUBCHAPTER {place}. {game.upper()}"],
        section=lambda place, number, title: f"13:69F-{place}.{number} {title}",
        item=lambda number: f"({chr(96 + number)}) ", new_page=False,
    ),
    "rules counted in parts": Layout(
        title=lambda place, game: [f"Rule {place}. {game}"],
        section=lambda place, number, title: f"Rule {place}.{number}. {title}",
        item=lambda number: f"({number}) ", foot=counted_foot,
    ),
    "trade marks": Layout(
        title=lambda place, game: [f"{game.upper()}®"],
        section=lambda place, number, title: f"{number}. {title}", new_page=False,
    ),
    "continued on every page": Layout(
        title=lambda place, game: [],
        section=lambda place, number, title: f"{number}. {title}", feed="\f",
        head=lambda game, page, whole: [f"{game} (continued)" if page > 1 else game, ""], foot=counted_foot,
    ),
    "section named in the head": Layout(
        title=lambda place, game: [game],
        section=lambda place, number, title: f"{number}. {title}", feed="\f",
        head=lambda game, page, whole: [f"{HOUSE}    {SECTIONS[page - 1]}", ""], foot=counted_foot,
    ),
    "one page a game": Layout(
        title=lambda place, game: [game],
        section=lambda place, number, title: title, item=lambda number: "* ", page=200, feed="\f", foot=counted_foot,
    ),
    "cover page": Layout(
        title=lambda place, game: [game.upper()],
        section=lambda place, number, title: f"{number}. {title}", feed="\f", foot=counted_foot,
        front=(HOUSE, "", "Rules of the Games", "", "Submitted March 4, 2020", "", "Office of Table Games", ""),
    ),
    "cover list without titles": Layout(
        title=lambda place, game: [],
        section=lambda place, number, title: f"{number}. {title}",
        head=lambda game, page, whole: [f"{HOUSE}, rules of {game}" if game else HOUSE, ""], feed="\f",
        front=(HOUSE, "", "Games", "", *(f"{place}. {game}" for place, game in enumerate(GAMES, 1)), ""),
    ),
    "questions as sections": Layout(
        title=lambda place, game: [f"How to Play {game}"],
        section=lambda place, number, title: title, item=lambda number: "• ", new_page=False,
    ),
    "letters as sections, document number": Layout(
        title=lambda place, game: [f"{game.upper()}", f"Document TG-{place:03}"],
        section=lambda place, number, title: f"{chr(64 + number)}. {title}",
        item=lambda number: f"{number}) ", foot=counted_foot,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_game_has_its_lines(name: str, drafted: Callable[[str], Draft]) -> None:
    document = printed(LAYOUTS[name])
    found = [game.lines for game in drafted(document.text).games]
    assert found == [(first, last) for _, first, last in document.games]


def test_the_end_of_a_sentence_alone_on_its_page_is_no_head(drafted: Callable[[str], Draft]) -> None:
    head = ["Cape Fern Casino", "Approved 03/04/2020", ""]
    rule = ["A. A player who bends a card", "may be asked"]
    pages = [
        ["Big Six", "", "1. Conduct", *rule],
        ["to leave the table."],
        ["B. The dealer shall spin."],
        ["C. The wheel is round."],
    ]
    lines = [line for page in pages for line in (*head, *page, "")]
    (game,) = drafted("\n".join(lines)).games
    noise = {number for each in game.noise if each.words is None for number in each.lines}
    assert lines.index("to leave the table.") + 1 not in noise
