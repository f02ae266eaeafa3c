"""Titles of games that a line at the front names one after the other, as the menu of a web page does."""

import re

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.games.titlelines import Title
from ruleschema.intake.outline.titles import VERB
from ruleschema.intake.words.naming import games_named

_FRONT_LINES = 40
_FEWEST = 3
_LONGEST = 1000
# Of the words of a menu, so many are titles that stand again below; the rest is "Home", "Poker Room", "Contact".
_NAMED = 0.6
_WORD = re.compile(r"[\w'+]+")


def titles_of_menu(lines: list[Line], shown: list[int], alone: dict[int, Title]) -> list[Title]:
    """The titles in the order of the menu, where they stand again as lines of their own."""
    front = [index for index in shown[:_FRONT_LINES] if len(lines[index].text) <= _LONGEST]
    menu = next((index for index in front if _is_menu(lines[index].text)), None)
    if menu is None:
        return []
    words = _words(lines[menu].text)
    found: list[Title] = []
    at = named = 0
    for title in alone.values():
        own = _words(title.text) if title.index > menu and games_named(title.text) else []
        place = next((start for start in range(at, len(words)) if words[start : start + len(own)] == own), None)
        if own and place is not None:
            found.append(title)
            at, named = place + len(own), named + len(own)
    return found if len(found) >= _FEWEST and named >= _NAMED * len(words) else []


def _is_menu(text: str) -> bool:
    return len(set(games_named(text))) >= _FEWEST and not VERB.search(text)


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower().replace("’", "'"))
