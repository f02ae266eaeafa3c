"""All that tells where games begin, gathered before the document is divided."""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.pages import Page, find_pages
from ruleschema.intake.cleaning.repeats import line_key
from ruleschema.intake.games.frontlist import FrontList, read_front
from ruleschema.intake.games.generic import is_generic, is_part
from ruleschema.intake.games.menus import titles_of_menu
from ruleschema.intake.games.pageheads import begin_first, by_edges, by_heads
from ruleschema.intake.games.plays import names_play
from ruleschema.intake.games.sections import openings, read_sections, restarts
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.games.sidewagers import adds_to_game
from ruleschema.intake.games.titlelines import Title, TitleLines, has_rules, read_titles, with_rules
from ruleschema.intake.games.weighing import Signs
from ruleschema.intake.outline.titles import is_capitals, is_heading, is_pay_row, is_rule, is_title_like
from ruleschema.intake.words.labels import read_label
from ruleschema.intake.words.naming import bare_title, games_named, slug, title_game

# The first section of a game stands so near below its title: a contents list may come between.
_NEAR = 80
_FEWEST = 2
# Of chapters of games, so many have names that are known.
_FEW_KNOWN = 0.25
_KNOWN = 0.5
_FEW_RULES = 2
_FEES = re.compile(r"\b(?:collections?|fees?|schedules?)\b", re.I)
# "Palms Greyhound & Poker" offers poker, and is none.
_HOUSE = re.compile(r"(?:&|\band)\s+poker\Z", re.I)
NAME = "a game's name"
_TOP_LINES = 2


@dataclass(frozen=True, slots=True)
class Evidence:
    """The lines of a document, its pages, its titles, the list at its front and the games that heads of pages name."""

    lines: list[Line]
    running: dict[int, str]
    pages: list[Page]
    titles: TitleLines
    front: FrontList
    headed: list[Segment]

    def set_off(self) -> Iterator[Title]:
        """The titles behind the list at the front that stand apart from what is above them."""
        for index, title in self.titles.alone.items():
            apart = index in self.titles.isolated or is_heading(self.lines[index]) or title.series == "named"
            if index > self.front.last and apart and not adds_to_game(self.lines, index):
                yield title

    def above(self, index: int) -> int:
        """The first line of the running head right above a line, or the line itself."""
        found = index
        passed: set[str] = set()
        for each in range(index - 1, -1, -1):
            line = self.lines[each]
            # The same words again are the head of a page that holds nothing else.
            if not line.blank and (each not in self.running or line_key(line.text) in passed):
                break
            if not line.blank:
                found = each
                passed.add(line_key(line.text))
        return found


def gather(lines: list[Line], running: dict[int, str]) -> Evidence:
    """What the document tells of its games."""
    pages = find_pages(lines, running)
    titles = read_titles(lines, running)
    headed = begin_first(by_heads(lines, running) or by_edges(lines, running, pages), lines, running)
    front = titles_of_menu(titles) or read_front(titles)
    return Evidence(lines, running, pages, titles, front, headed)


def signs_of(found: Evidence) -> Signs:
    """Where each of these things says that a game begins."""
    signs = Signs()
    titles = found.front.titles
    signs.add("listed", [(found.above(title.index), title.index) for title in titles], found.front.named - len(titles))
    signs.add("named", _named(found))
    sections = read_sections(found.titles, found.front.last)
    signs.add("opened", [(_reach(found.lines, index), index) for index in openings(sections)])
    signs.add("counted", [(_reach(found.lines, index), index) for index in restarts(sections)])
    signs.add("headed", _pages_of(found))
    for alike in _alike(found):
        signs.add("alike", [(found.above(title.index), title.index) for title in alike])
    return signs


def _named(found: Evidence) -> Iterator[tuple[int, int]]:
    """Titles that name a known game, and another than the one before: from the first to the one with rules below it."""
    named = [(game, title) for title in found.set_off() if (game := _one_game(title)) and not _heads_fees(found, title)]
    runs = [[title for _, title in run] for _, run in groupby(named, key=lambda each: each[0])]
    for run, after in zip(runs, [*runs[1:], None], strict=False):
        if has_rules(found.lines, run[-1], after[0] if after else None, 1):
            yield found.above(run[0].index), with_rules(found.lines, run)[0].index


def _one_game(title: Title) -> str | None:
    """The game a title names, unless it names others beside it, as the heads of schedules do."""
    bare = bare_title(title.text)
    game = title_game(bare) if len(set(games_named(bare))) <= 1 else None
    # Games of poker have names of their own before the word; behind it stands what is told of poker.
    told = game == "poker" and not bare.lower().endswith("poker")
    return None if told or _HOUSE.search(bare) else game


def _heads_fees(found: Evidence, title: Title) -> bool:
    """Whether what stands below a title is a schedule of fees."""
    place = bisect_right(found.titles.shown, title.index)
    return any(_FEES.search(found.lines[index].text) for index in found.titles.shown[place : place + 1])


def _alike(found: Evidence) -> Iterator[list[Title]]:
    """Titles in one series or of one look, of which some name known games: then the others may be games, too."""
    for style, titles in series_of(found).items():
        kept = with_rules(found.lines, titles)
        known = sum(_one_game(title) is not None for title in kept)
        counted = all(title.ordinal is not None for title in kept) and all(
            (before.ordinal or 0) < (after.ordinal or 0) for before, after in pairwise(kept)
        )
        if style != NAME and len(kept) >= _FEWEST and known >= (_FEW_KNOWN if counted else _KNOWN) * len(kept):
            yield kept


def _reach(lines: list[Line], index: int) -> int:
    """How far above its first section a game may begin: no rules stand between, though a list of sections may."""
    told = 0
    for above in range(index - 1, max(-1, index - _NEAR), -1):
        told += is_pay_row(lines[above]) or (len(lines[above].cells) < _FEWEST and is_rule(lines[above]))
        if told > _FEW_RULES:
            return above + 1
    return max(0, index - _NEAR)


def _pages_of(found: Evidence) -> Iterator[tuple[int, int]]:
    """A head names the game that its page begins with, or one that begins on it."""
    starts = [page.start for page in found.pages]
    for segment in found.headed:
        place = bisect_right(starts, segment.start) - 1
        first = starts[place - 1] if place > 0 else 0
        yield first, starts[place + 1] - 1 if place + 1 < len(starts) else len(found.lines)


def series_of(found: Evidence) -> dict[str, list[Title]]:
    """Titles that are counted alike, printed alike, or stand at the same place."""
    series: dict[str, list[Title]] = defaultdict(list)
    tops = {_top(page, found) for page in found.pages}
    below = dict(zip(found.titles.shown, found.titles.shown[1:], strict=False))
    for title in found.set_off():
        for style in _styles(found.lines, title, below.get(title.index), top=title.index in tops):
            series[style].append(title)
    return series


def _styles(lines: list[Line], title: Title, below: int | None, *, top: bool) -> Iterator[str]:
    """What a title has in common with others."""
    line = lines[title.index]
    if title.series is not None:
        # Sections of plays are parted within their chapters, which the sections beside them do not count among.
        if not names_play(title.text):
            yield title.series
        return
    bare = bare_title(title.text)
    if is_generic(bare) or (is_part(bare) and title_game(bare) is None):
        return
    if line.heading or line.bold:
        yield f"heading {line.heading}"
    elif is_capitals(line.text):
        yield "capitals"
    if title_game(bare) is not None and not _HOUSE.search(bare):
        yield NAME
    if top:
        yield "top of a page"
    if below is not None and (name := _section_name(lines[below])):
        yield f"over {name}"


def _top(page: Page, found: Evidence) -> int:
    """The title at the top of a page, perhaps under a line of the cover."""
    own = [index for index in page.shown if index not in found.running][:_TOP_LINES]
    return next((index for index in own if index in found.titles.alone), own[0]) if own else -1


def _section_name(line: Line) -> str:
    """A section's title without its number."""
    label = read_label(line.text)
    text = label[1] if label else line.text
    return slug(text) if not line.cells and is_title_like(text, 8) else ""
