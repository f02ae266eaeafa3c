"""Ways to divide a document into games, of which the one that agrees best with all signs is taken."""

from collections.abc import Iterator

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.games.evidence import Evidence, series_of
from ruleschema.intake.games.openings import by_openings
from ruleschema.intake.games.prefixes import by_prefixes
from ruleschema.intake.games.segments import Segment
from ruleschema.intake.games.titlelines import Title, with_rules
from ruleschema.intake.games.weighing import Signs
from ruleschema.intake.words.naming import bare_title, slug, title_game

_FEWEST = 2
_NEARLY = 0.95


def best_reading(found: Evidence, signs: Signs) -> list[Segment]:
    """The division that agrees best; of equals the first, and where nothing tells of games the last.

    Where titles are lost, the sections that open rules divide further and agree nearly as well: they are taken then.
    """
    weighed = [(signs.weigh([segment.start for segment in segments]), segments) for segments in _readings(found)]
    best, segments = max(weighed, key=lambda each: each[0])
    openings, opened = weighed[-1]
    finer = openings >= _NEARLY * best and len(opened) > len(segments)
    return segments if best and not finer else opened


def _readings(found: Evidence) -> Iterator[list[Segment]]:
    lines, running = found.lines, found.running
    for titles in (found.front.titles, *(_own(lines, series) for series in series_of(found).values())):
        if len(titles) >= _FEWEST:
            yield [Segment(title.index, title=title.text.rstrip("."), heads=_heads(lines, title)) for title in titles]
    if found.headed:
        yield found.headed
    if coded := by_prefixes(lines, running):
        yield coded
    yield by_openings(lines, running)


def _heads(lines: list[Line], title: Title) -> list[int]:
    """The line of a title, and the one below it where only its number stands above."""
    if title.text in lines[title.index].text.replace("\t", " "):
        return [title.index]
    below = range(title.index + 1, len(lines))
    return [title.index, *[index for index in below if not lines[index].blank][:1]]


def _own(lines: list[Line], titles: list[Title]) -> list[Title]:
    """Titles that have rules below them, each where it is printed for the first time."""
    first: dict[str, Title] = {}
    last = None
    for title in with_rules(lines, titles):
        game = title_game(bare_title(title.text))
        # What is called by the same game without a number of its own is a part of it.
        if title.series is not None or game is None or game != last:
            first.setdefault(slug(bare_title(title.text)), title)
        last = game or last
    return list(first.values())
