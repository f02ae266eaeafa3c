"""Titles of games that a line at the front names one after the other, as the menu of a web page does."""

import re

from ruleschema.intake.games.frontlist import FrontList
from ruleschema.intake.games.titlelines import Title, TitleLines
from ruleschema.intake.outline.titles import VERB
from ruleschema.intake.words.naming import games_named

_FRONT_LINES = 40
_FEWEST = 3
_LONGEST = 1000
# Of the words of a menu, so many are titles that stand again below; the rest is "Home", "Poker Room", "Contact".
_NAMED = 0.6
_WORD = re.compile(r"[\w'+]+")


def titles_of_menu(titles: TitleLines) -> FrontList | None:
    """The titles in the order of the menu, where they stand again as lines of their own."""
    lines = titles.lines
    front = [index for index in titles.shown[:_FRONT_LINES] if len(lines[index].text) <= _LONGEST]
    menu = next((index for index in front if _is_menu(lines[index].text)), None)
    if menu is None:
        return None
    words = _words(lines[menu].text)
    found: list[Title] = []
    at = named = 0
    for title in titles.alone.values():
        known = title.index > menu and title.index in titles.isolated and games_named(title.text)
        own = _words(title.text) if known else []
        place = next((start for start in range(at, len(words)) if words[start : start + len(own)] == own), None)
        if own and place is not None:
            found.append(title)
            at, named = place + len(own), named + len(own)
    return FrontList(menu, len(found), found) if len(found) >= _FEWEST and named >= _NAMED * len(words) else None


def _is_menu(text: str) -> bool:
    return len(set(games_named(text))) >= _FEWEST and not VERB.search(text)


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower().replace("’", "'"))
