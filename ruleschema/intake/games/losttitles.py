"""Games whose title a conversion lost, though a list at the front names them, and what follows the last game."""

import re

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.pages import Page
from ruleschema.intake.games.openings import SCHEDULE, names_section
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.outline.titles import is_heading
from ruleschema.intake.words.naming import games_named, title_game

_OPENING_LINES = 5
_FEES = re.compile(
    r"\b(?:collection|fee)s?\b.{0,30}\b(?:schedules?|rates?|fees?)\b|\bschedules? of (?:collection|fee)s?", re.I
)


def with_lost(
    segments: list[Segment], lines: list[Line], running: dict[int, str], pages: list[Page], listed: list[str]
) -> list[Segment]:
    """The games with those that begin on a page where only the first sentences name them."""
    known = {(title_game(segment.title) if segment.title else None) or segment.game for segment in segments}
    lost = [game for game in listed if game not in known]
    starts = {segment.start for segment in segments}
    found = list(segments)
    for page in pages if lost else ():
        shown = [index for index in page.shown if index not in running][:_OPENING_LINES]
        if not shown or starts & set(page.shown) or shown[0] < segments[0].start:
            continue
        told = [game for index in shown for game in games_named(lines[index].text)]
        if is_heading(lines[shown[0]]) and names_section(lines[shown[0]].text) and told and told[0] in lost:
            lost.remove(told[0])
            found.append(Segment(shown[0], game=told[0]))
    return sorted(found, key=lambda segment: segment.start)


def with_schedule(
    segments: list[Segment], lines: list[Line], running: dict[int, str], pages: list[Page]
) -> list[Segment]:
    """A schedule of fees on a page of its own behind the last game is of all of them, and no part of that one."""
    heads = [index for index, line in enumerate(lines) if is_heading(line) and _FEES.search(line.text)]
    if len(heads) != 1 or len(segments) < 2 or heads[0] <= segments[-1].start or segments[-1].game == SCHEDULE:
        return segments
    first = [next((index for index in page.shown if index not in running), None) for page in pages]
    if heads[0] not in first:
        return segments
    return [*segments, Segment(heads[0], game=SCHEDULE, title=lines[heads[0]].text)]
