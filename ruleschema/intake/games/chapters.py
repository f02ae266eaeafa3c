"""Titles of games that come in a series: named in a menu, counted as chapters, or alike in print."""

import re
from collections import defaultdict

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.pages import Page
from ruleschema.intake.games.menus import titles_of_menu
from ruleschema.intake.games.openings import names_section
from ruleschema.intake.games.plays import names_play
from ruleschema.intake.games.titlelines import Title, TitleLines, has_rules
from ruleschema.intake.outline.titles import is_capitals, is_title_like
from ruleschema.intake.words.labels import read_label
from ruleschema.intake.words.naming import bare_title, slug, title_game

_FEWEST = 2
_TOP_LINES = 2
_MOST_SERIES = 24
_FEWEST_SHARED = 2
# Of titles over numbers that start again, so many name known games: the others have names of their own.
_FEW_KNOWN = 0.25
_FEWEST_GAMES = 2
_FIRST_COUNT = re.compile(r"[(§]?\s?(?:1(?:\.[01])?|A|a|I)[.):]{0,2}(?=\s)")
_FIRST_LINES = 6


def series_of_titles(found: TitleLines, running: dict[int, str], pages: list[Page]) -> tuple[list[Title], list[Title]]:
    """The titles of the games by a menu or by chapters, and those that are only alike in print."""
    counted: dict[str, list[Title]] = defaultdict(list)
    for title in found.alone.values():
        # Sections of plays are parted within their chapters, which the sections beside them do not count among.
        if (
            title.series is not None
            and not names_play(title.text)
            and (title.series == "named" or title.index in found.isolated)
        ):
            counted[title.series].append(title)
    set_off = {index: title for index, title in found.alone.items() if index in found.isolated}
    sure = titles_of_menu(found.lines, found.shown, set_off) or _best(found.lines, counted)
    return sure, [] if sure else _best(found.lines, _alike(found, running, pages))


# ---- by what titles have in common -------------------------------------------------------------
def _best(lines: list[Line], series: dict[str, list[Title]]) -> list[Title]:
    """The longest series of titles, each its own, that name games or stand over the same sections."""
    best: list[Title] = []
    for titles in sorted(series.values(), key=len, reverse=True)[:_MOST_SERIES]:
        kept = [
            title for title, after in zip(titles, [*titles[1:], None], strict=True) if has_rules(lines, title, after)
        ]
        games = [game for title in kept if (game := title_game(bare_title(title.text)))]
        own = len({slug(title.text) for title in kept}) == len(kept)
        if not _FEWEST <= len(kept) > len(best) or not own:
            continue
        known = len(games) >= _FEW_KNOWN * len(kept) and len(set(games)) >= _FEWEST_GAMES
        if len(games) >= 0.5 * len(kept) or _sections_recur(lines, kept) or (known and _count_anew(lines, kept)):
            best = kept
    return next((titles for titles in series.values() if _are_games_of(titles, best, lines)), best)


def _are_games_of(titles: list[Title], longer: list[Title], lines: list[Line]) -> bool:
    """Whether titles are those of a longer series that name games, and stand over the sections of a game."""
    if not _FEWEST <= len(titles) < len(longer) or not {each.index for each in titles} < {
        each.index for each in longer
    }:
        return False
    named = [{each.index for each in one if title_game(bare_title(each.text))} for one in (titles, longer)]
    return named[0] == named[1] and _sections_recur(lines, titles) and not _sections_recur(lines, longer)


def _count_anew(lines: list[Line], titles: list[Title]) -> bool:
    """Whether the numbers below each title start again, so that it is no section of the game before."""
    for title in titles:
        below = [line.text for line in lines[title.index + 1 :][: _FIRST_LINES * 2] if not line.blank][:_FIRST_LINES]
        if not any(_FIRST_COUNT.match(text) for text in below):
            return False
    return True


def _sections_recur(lines: list[Line], titles: list[Title]) -> bool:
    """Whether each title stands over sections of the same names, one of which opens the rules of a game."""
    ends = [*(title.index for title in titles[1:]), len(lines)]
    names = [
        {name for line in lines[title.index + 1 : end] if not line.blank and (name := _section_name(line))}
        for title, end in zip(titles, ends, strict=True)
    ]
    shared = set.intersection(*names)
    return len(shared) >= _FEWEST_SHARED and any(names_section(name.replace("-", " ")) for name in shared)


def _alike(titles: TitleLines, running: dict[int, str], pages: list[Page]) -> dict[str, list[Title]]:
    """Titles without a number that are set off in one way, head a page, or stand over sections of one name."""
    lines, shown = titles.lines, titles.shown
    tops = {_top(page, running, titles.alone) for page in pages}
    found: dict[str, list[Title]] = defaultdict(list)
    for place, index in enumerate(shown):
        title = titles.alone.get(index)
        if title is None or title.series is not None or index not in titles.isolated:
            continue
        line = lines[index]
        if line.heading or line.bold:
            found[f"heading {line.heading}"].append(title)
        elif is_capitals(line.text):
            found["capitals"].append(title)
        elif title_game(bare_title(line.text)) is not None:
            found["a game's name"].append(title)
        if index in tops:
            found["top of a page"].append(title)
        if place + 1 < len(shown) and (below := _section_name(lines[shown[place + 1]])):
            found[f"over {below}"].append(title)
    return found


def _top(page: Page, running: dict[int, str], alone: dict[int, Title]) -> int:
    """The title at the top of a page, perhaps under a line of the cover."""
    own = [index for index in page.shown if index not in running][:_TOP_LINES]
    return next((index for index in own if index in alone), own[0]) if own else -1


def _section_name(line: Line) -> str:
    """A section's title without its number."""
    found = read_label(line.text)
    text = found[1] if found else line.text
    return slug(text) if not line.cells and is_title_like(text, 8) else ""
