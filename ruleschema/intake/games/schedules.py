"""The schedule of fees that follows the last game."""

import re

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.cleaning.pages import Page
from ruleschema.intake.games.openings import SCHEDULE
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.outline.titles import is_heading

_FEES = re.compile(
    r"\b(?:collection|fee)s?\b.{0,30}\b(?:schedules?|rates?|fees?)\b|\bschedules? of (?:collection|fee)s?", re.I
)


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
