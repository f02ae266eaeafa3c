"""Where each game starts and ends, also where its title is lost."""

from bisect import bisect_right

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.games.evidence import Evidence, gather, signs_of
from ruleschema.intake.games.pageheads import begin_at_titles, mark_repeated, settle_labels
from ruleschema.intake.games.plays import by_plays
from ruleschema.intake.games.prefaces import with_prefaces
from ruleschema.intake.games.readings import best_reading
from ruleschema.intake.games.schedules import with_schedule
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.games.tails import tail_of
from ruleschema.intake.outline.titles import is_pay_row, is_rule
from ruleschema.intake.words.naming import games_named

_FEW_RULES = 12
_FEW_PAYS = 2


def find_games(lines: list[Line], running: dict[int, str]) -> list[Segment]:
    """The games of a document in order; together they hold every line."""
    found = gather(lines, running)
    segments = best_reading(found, signs_of(found))
    _mark(segments, lines, running)
    for segment in segments:
        segment.start = _page_start(segment.start, found)
    begin_at_titles(segments, lines, running)
    mark_repeated(segments, lines, running, found.pages)
    segments = by_plays(segments, lines, running)
    segments = with_schedule(segments, lines, running, found.pages)
    if segments:
        tail = tail_of(segments, found)
        segments[-1].tail = None if tail is None else _page_start(tail, found)
        segments = _with_front(segments, lines, running)
        with_prefaces(segments, lines, running)
    for segment, after in zip(segments, [*segments[1:], None], strict=True):
        segment.end = after.start if after else len(lines)
    return segments


def _mark(segments: list[Segment], lines: list[Line], running: dict[int, str]) -> None:
    """Titles are printed as headings, whatever they look like."""
    for index in [index for segment in segments for index in segment.heads]:
        line = lines[index]
        line.heading, line.cells, line.text = line.heading or 1, (), line.text.replace("\t", " ")
    settle_labels(segments, lines, running)


def _page_start(start: int, found: Evidence) -> int:
    """A game begins with the running head of its first page; above it the foot of the page before may stand."""
    place = bisect_right([page.start for page in found.pages], start) - 1
    head = found.above(start)
    return max(head, found.pages[place].start) if place >= 0 else start


def _with_front(segments: list[Segment], lines: list[Line], running: dict[int, str]) -> list[Segment]:
    """What stands before the first title: a part of its own where it holds rules, else the front of the first game."""
    first = segments[0]
    front = [line for index, line in enumerate(lines[: first.start]) if index not in running]
    pays = sum(is_pay_row(line) and not games_named(line.text) for line in front)
    if sum(is_rule(line) for line in front) >= _FEW_RULES or pays >= _FEW_PAYS:
        return [Segment(0), *segments]
    first.own, first.start = max(first.own, first.start), 0
    return segments
