"""The contents list names a section that the document does not have."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.binding import heads_another, stands_beside
from checker.index.gamenames import game_finder, games_by_name
from checker.index.lostsections import entries_without_section, other_contents
from checker.index.othergames import own_games
from ruleschema.submission.model import Entry


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    missing = [each for each in entries_without_section(filing) if not _beside(filing, library, each)]
    if other_contents(filing):
        # Chapters of a book that holds several games are no sections of this one.
        chapters = sum(any(True for _ in game_finder().mentions(entry.title)) for entry in missing)
        if 2 * chapters < len(missing):
            yield _doubtful(missing, len(filing.game.contents))
        return
    for entry in missing:
        name = _name(entry)
        yield Fault(
            span=entry.title.span,
            message=f"The contents list “{name}”, but no section has that number or title.",
            at="contents",
            src=entry.src.numbers if entry.src else (),
            actual=name,
            label="no such section",
            hint="add the section, or take the entry out of the contents.",
            about=(name,),
        )


def _beside(filing: Filing, library: Library, entry: Entry) -> bool:
    """Whether the section stands in another draft of the document, or the entry is a chapter of its own."""
    if entry.number is not None and stands_beside(filing, library, entry.number):
        return True
    games = {str(games_by_name()[found.name].game) for found in game_finder().mentions(entry.title)}
    other = bool(games) and games.isdisjoint(own_games(filing))
    return filing.draft and (other or heads_another(filing, library, entry.title))


def _name(entry: Entry) -> str:
    return f"{entry.number}. {entry.title}" if entry.number else str(entry.title)


def _doubtful(missing: list[Entry], listed: int) -> Fault:
    """Contents of which most lead nowhere are another list, or the sections were not read as such."""
    first = missing[0]
    return Fault(
        span=first.title.span,
        message=f"Of the {listed} entries of the contents, {len(missing)} are no section of the document, "
        f"“{_name(first)}” the first: either this is no list of contents, or the sections are lost.",
        at="contents",
        src=first.src.numbers if first.src else (),
        expected="the sections of the document",
        actual=_name(first),
        label="no such section",
        hint="take the list out of the contents, or restore the sections.",
        about=tuple(_name(entry) for entry in missing),
        undecided=True,
        severity=Severity.NOTE,
    )


CHECK = Check(
    code="DOC-101",
    title="Contents entry without a section",
    severity=Severity.ERROR,
    why="A reviewer who follows the contents finds nothing: a section was dropped or renumbered.",
    fix="Add the section, or take the entry out of the contents.",
    run=find,
    across=True,
    idle=lambda filing: None if filing.game.contents else "the document prints no contents",
    passes="""
contents: [{number: 1, title: Wagers}]
sections: [{number: 1, title: Wagers}]
""",
    fails="""
contents: [{number: 1, title: Wagers}, {number: 2, title: Irregularities}]
sections: [{number: 1, title: Wagers}]
""",
)
