"""Every word of a document stands in its draft, however the titles of its games are printed."""

from collections.abc import Callable

import pytest

from ruleschema.intake.draft import draft_document
from ruleschema.intake.formats.lines import SourceLine
from tests.intake.measuring import lost_words
from tests.intake.printing import GAMES, Layout, printed

HOUSE = "Quayside House"
ROMAN = ("I", "II", "III", "IV", "V")
WORDS = ("One", "Two", "Three", "Four", "Five")
TITLES: dict[str, Callable[[int, str], list[str]]] = {
    "name alone": lambda at, game: [game],
    "capitals": lambda at, game: [game.upper()],
    "figure": lambda at, game: [f"{at}. {game}"],
    "figure and nought": lambda at, game: [f"{at}.0 {game.upper()}"],
    "letter": lambda at, game: [f"{'ABCDE'[at - 1]}. {game.upper()}"],
    "roman": lambda at, game: [f"{ROMAN[at - 1]}. {game}"],
    "code": lambda at, game: [f"{at}-A {game}"],
    "section": lambda at, game: [f"Section {at} {game}"],
    "section of two figures": lambda at, game: [f"Section 4.0{at} {game}"],
    "section and dash": lambda at, game: [f"Section {at}.0 – {game}"],
    "section in capitals": lambda at, game: [f"SECTION {at} - {game.upper()}"],
    "chapter": lambda at, game: [f"Chapter {at}. {game}"],
    "chapter in words": lambda at, game: [f"CHAPTER {WORDS[at - 1].upper()} — {game.upper()}"],
    "article": lambda at, game: [f"Article {ROMAN[at - 1]}: {game}"],
    "rule": lambda at, game: [f"Rule {at} – {game}"],
    "part": lambda at, game: [f"PART {at}. {game.upper()}"],
    "appendix": lambda at, game: [f"Appendix {'ABCDE'[at - 1]} {game}"],
    "section's sign": lambda at, game: [f"§ {at}. — {game}"],
    "code's section": lambda at, game: [f"§ 58{at}a.1. {game}"],
    "two lines": lambda at, game: [f"CHAPTER {at}", "", game.upper()],
    "two lines without room": lambda at, game: [f"SECTION {at}", game.upper()],
    "rules of the game above": lambda at, game: ["RULES OF THE GAME", game.upper()],
    "field of a form": lambda at, game: [f"Game Name: {game}"],
    "date behind": lambda at, game: [f"{game} (Revised 3/{at}/2019)"],
    "date and section": lambda at, game: [f"Section {at} – {game} – effective March {at}, 2020"],
    "page behind": lambda at, game: [f"Section {at} {game}    Page {at * 3}"],
    "marked heading": lambda at, game: [f"## Section {at} - {game}"],
    "between signs": lambda at, game: [f"=== {game.upper()} ==="],
}
LISTS: dict[str, Callable[[int, str], str] | None] = {
    "no list": None,
    "section listed": lambda at, game: f"Section {at}    {game} ........ {at * 3}",
    "two figures listed": lambda at, game: f"Section 4.0{at}    {game} ........ {at * 3}",
    "chapter listed": lambda at, game: f"CHAPTER {at}. {game} ...... {at * 3}",
    "rule listed": lambda at, game: f"Rule {at} - {game}",
    "in columns": lambda at, game: f"{at}.0        {game}        {at * 3}",
}
FRONT = (HOUSE, "Rules of the Games", "", "Table of Contents", "")


@pytest.mark.parametrize("listed", LISTS)
@pytest.mark.parametrize("titled", TITLES)
@pytest.mark.parametrize("paged", [True, False], ids=["pages", "no pages"])
def test_no_word_is_lost(titled: str, listed: str, *, paged: bool) -> None:
    entry = LISTS[listed]
    front = (*FRONT, *(entry(at, game) for at, game in enumerate(GAMES, 1)), "") if entry else FRONT[:3]
    layout = Layout(
        title=TITLES[titled], section=lambda place, number, name: f"{place}.{number} {name}",
        front=front, contents=entry, new_page=paged,
        head=lambda game, page, whole: [f"{HOUSE}    Rules", *([] if page == 1 else [game]), ""] if paged else [],
        foot=lambda game, page, whole: [f"Page {whole} of 20"] if paged else [],
    )  # fmt: skip
    lines = [SourceLine(number, line) for number, line in enumerate(printed(layout).lines, 1)]
    assert not lost_words(lines, draft_document(lines, "own.txt"))
