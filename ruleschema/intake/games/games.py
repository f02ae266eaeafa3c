"""Where each game starts and ends, also where its title is lost."""

import re
from bisect import bisect_right
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.pages import Page, find_pages
from ruleschema.intake.cleaning.running import is_listed
from ruleschema.intake.games.chapters import series_of_titles
from ruleschema.intake.games.frontlist import games_of_front, titles_of_front
from ruleschema.intake.games.losttitles import with_lost, with_schedule
from ruleschema.intake.games.openings import by_openings
from ruleschema.intake.games.pageheads import begin_at_titles, by_edges, by_heads, mark_repeated
from ruleschema.intake.games.plays import by_plays
from ruleschema.intake.games.prefaces import with_prefaces
from ruleschema.intake.games.prefixes import by_prefixes
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.games.titlelines import CHAPTER_SERIES, Title, TitleLines, read_titles
from ruleschema.intake.outline.titles import is_heading, is_pay_row, is_rule
from ruleschema.intake.words.naming import games_named, title_game

_FEW_RULES = 12
_FEW_PAYS = 2
_HOUSE = re.compile(
    r"\b(?:casinos?|resorts?|hotel|lodge|racino|card ?room|card club|gaming hall|commission|department)\b", re.I
)
_NEAR = 15


def find_games(lines: list[Line], running: dict[int, str]) -> list[Segment]:
    """The games of a document in order; together they hold every line."""
    pages = find_pages(lines, running)
    segments = by_heads(lines, running)
    titles = read_titles(lines, running)
    listed = _with_others(titles_of_front(titles), titles, running, pages)
    if not segments or len(listed) >= len(segments):
        titled = _titled(lines, listed) if listed else by_edges(lines, running, pages)
        segments = titled or _by_series(titles, running, pages)
        if listed:
            segments = with_lost(segments, lines, running, pages, games_of_front(titles))
        for segment in segments:
            segment.start = _page_start(segment.start, running, pages)
    begin_at_titles(segments, lines, running)
    mark_repeated(segments, lines, running, pages)
    segments = with_schedule(by_plays(segments, lines, running), lines, running, pages)
    if segments:
        segments = _with_front(segments, lines, running)
        with_prefaces(segments, lines, running)
    for segment, after in zip(segments, [*segments[1:], None], strict=True):
        segment.end = after.start if after else len(lines)
    return segments


def _with_others(listed: list[Title], titles: TitleLines, running: dict[int, str], pages: list[Page]) -> list[Title]:
    """The titles of a list, with the other chapters of their count: a list of games may leave out some."""
    if not listed or any(title.series is None or not CHAPTER_SERIES.match(title.series) for title in listed):
        return listed
    counted, _ = series_of_titles(titles, running, pages)
    # An entry of a contents list ends with its page and is no title.
    counted = [title for title in counted if not is_listed(titles.lines[title.index])]
    return counted if {title.index for title in listed} < {title.index for title in counted} else listed


def _by_series(titles: TitleLines, running: dict[int, str], pages: list[Page]) -> list[Segment]:
    """Titles that are counted; else those that look alike, unless games start elsewhere too."""
    lines = titles.lines
    counted, alike = series_of_titles(titles, running, pages)
    if counted:
        return _titled(lines, counted)
    alike = _behind_front(lines, alike)
    opened = by_openings(lines, running)
    near = [any(title.index <= each.start <= title.index + _NEAR for title in alike) for each in opened[1:]]
    if alike and all(near):
        return _titled(lines, alike)
    coded = by_prefixes(lines, running)
    return coded if len(coded) > len(opened) else opened


def _behind_front(lines: list[Line], titles: list[Title]) -> list[Title]:
    """The house's name at the front is no game's title, where one stands below it before any rule."""
    if len(titles) < 2 or title_game(titles[0].text) is not None:
        return titles
    for index in range(titles[0].index + 1, titles[1].index):
        if is_rule(lines[index]) and not lines[index].cells:
            break
        if is_heading(lines[index]) and title_game(lines[index].text) is not None:
            return [replace(titles[0], index=index, text=lines[index].text), *titles[1:]]
    return titles[1:] if _HOUSE.search(titles[0].text) and not games_named(titles[0].text) else titles


def _titled(lines: list[Line], titles: list[Title]) -> list[Segment]:
    """Each title starts a game; it is printed as a heading, whatever it looks like."""
    for title in titles:
        line = lines[title.index]
        line.heading, line.cells, line.text = line.heading or 1, (), line.text.replace("\t", " ")
        if title.text not in line.text:  # it stands below its number
            below = next(each for each in lines[title.index + 1 :] if not each.blank)
            below.heading = below.heading or 1
    return [Segment(title.index, title=title.text.rstrip(".")) for title in titles]


def _page_start(start: int, running: dict[int, str], pages: list[Page]) -> int:
    """A game begins with the running head of its first page."""
    place = bisect_right([page.start for page in pages], start) - 1
    if place < 0:
        return start
    above = [index for index in pages[place].shown if index < start]
    return pages[place].start if all(index in running for index in above) else start


def _with_front(segments: list[Segment], lines: list[Line], running: dict[int, str]) -> list[Segment]:
    """What stands before the first title: a part of its own where it holds rules, else the front of the first game."""
    first = segments[0]
    front = [line for index, line in enumerate(lines[: first.start]) if index not in running]
    pays = sum(is_pay_row(line) and not games_named(line.text) for line in front)
    if sum(is_rule(line) for line in front) >= _FEW_RULES or pays >= _FEW_PAYS:
        return [Segment(0), *segments]
    first.own, first.start = max(first.own, first.start), 0
    return segments
