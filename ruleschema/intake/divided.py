"""Parts of a document that hold several games: the subdivisions or sections of such a part are the games."""

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from ruleschema.intake.cleaning import Line
from ruleschema.intake.labels import read_label
from ruleschema.intake.naming import bare_title, games_named, title_game
from ruleschema.intake.titlelines import Title
from ruleschema.intake.titles import is_rule, is_title_like
from ruleschema.intake.wagertitles import is_topic

# "CARD GAMES", "Dice Games", "Other Table Games": what a part is called that holds several.
_CLASS = re.compile(r"(?:[A-Za-z-]+\s+){1,3}games\b\W*", re.I)
# "Variations of the play -- Free Bet Blackjack. Six decks are used …": a section that is a game of its own.
_RUN_IN = re.compile(
    r"(?:(?:the\s+)?(?:authori[sz]ed\s+|permitted\s+)?(?:variations?|variants?)(?:\s+of\s+(?:the\s+)?(?:play|games?))?|the\s+play)"
    r"(?:\s+--?\s+|\s*[–—]\s*)(?P<name>[A-Z0-9][^.:;]{2,50})(?:\.\s+(?=[A-Z“\"])|\.?\Z)",
    re.I,
)
_MOST_WORDS = 7
_FEW_RULES = 2
_PART_LINES = 12


def is_class_of_games(title: str) -> bool:
    """Whether a title is that of several games: Card Games."""
    return _CLASS.fullmatch(title) is not None and not games_named(title)


def without_classes(lines: list[Line], titles: list[Title]) -> list[Title]:
    """The titles of games alone; the first game of a part begins where the part does."""
    return _folded(lines, titles, lambda title, _: is_class_of_games(title.text))


def by_divisions(lines: list[Line], series: dict[str, list[Title]]) -> list[Title]:
    """Counted parts of which some are called by a class of games, each of these as the games below it."""
    for titles in series.values():
        if not any(is_class_of_games(title.text) for title in titles):
            continue
        every = sorted((each for other in series.values() for each in other), key=lambda each: each.index)
        ends = {title.index: after.index for title, after in pairwise(titles)}
        made: list[Title] = []
        for title in titles:
            end = ends.get(title.index, len(lines))
            below = [each for each in every if title.index < each.index < end and each.series != title.series]
            below = [each for each in below if title_game(bare_title(each.text)) is not None]
            made += [title, *below] if is_class_of_games(title.text) else [title]
        return without_classes(lines, made)
    return []


def with_sections(lines: list[Line], shown: list[int], titles: list[Title]) -> list[Title]:
    """The titles with those of sections that hold a game of their own, as variations do in a game's chapter."""
    found = {name.lower(): Title(index, name, run_in=True) for index in shown if (name := _run_in(lines[index]))}
    own = [each for each in found.values() if titles and each.index > titles[0].index]
    every = sorted([*titles, *own], key=lambda each: each.index)
    # A chapter that begins with such a section is the section's game.
    return _folded(lines, every, lambda title, after: after.run_in and not title.run_in) if own else titles


def _folded(lines: list[Line], titles: list[Title], heads: Callable[[Title, Title], bool]) -> list[Title]:
    """The titles without those that only head the next one, which then starts where they stand."""
    found: list[Title] = []
    over: int | None = None
    for place, title in enumerate(titles):
        after = titles[place + 1] if place + 1 < len(titles) else None
        if after is not None and heads(title, after) and _is_bare(lines, title.index, after.index):
            over = title.index
            continue
        found.append(replace(title, start=over) if over is not None else title)
        over = None
    return found


def _run_in(line: Line) -> str | None:
    """The game that a numbered section is titled with, behind words for the play of any."""
    numbered = read_label(line.text) if not line.cells and not line.bullet else None
    found = _RUN_IN.match(numbered[1]) if numbered else None
    name = found["name"].strip() if found else ""
    good = name and len(name.split()) <= _MOST_WORDS and is_title_like(name, _MOST_WORDS) and not is_topic(name)
    return name if good else None


def _is_bare(lines: list[Line], start: int, end: int) -> bool:
    """Whether no rules stand between two titles."""
    return end - start <= _PART_LINES and sum(is_rule(line) for line in lines[start + 1 : end]) < _FEW_RULES
