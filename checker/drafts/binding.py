"""Drafts that were cut from one document: what one lacks, another may hold."""

from checker.drafts.outline import Outline
from checker.engine.filing import Filing
from checker.engine.library import Library
from checker.index.sections import coded
from ruleschema.meaning.names import same_title
from ruleschema.submission.model import Section
from ruleschema.submission.numbers import path_of


def next_game(filing: Filing, library: Library) -> Filing | None:
    """The draft that goes on where this one ends in the document."""
    own = filing.outline
    behind = [(outline.first, each) for each, outline in _bound(filing, library) if own and outline.first > own.last]
    return min(behind, key=lambda each: each[0], default=(0, None))[1]


def stands_beside(filing: Filing, library: Library, number: str) -> bool:
    """Whether another draft of the document has this number: a section of a code, or a chapter of the contents."""
    own, cited = filing.outline, path_of(number)
    if own is None or not cited or cited[:1] in filing.sections_by_number:
        return False
    others = [outline for _, outline in _bound(filing, library)]
    if coded(cited):
        return any(cited in each.paths for each in others)
    chapter = len(cited) == 1 and cited[0].isdecimal()
    return chapter and not own.listed and any(cited in each.listed for each in others)


def heads_another(filing: Filing, library: Library, title: str) -> bool:
    """Whether a title is that of another draft of the document, and so of a chapter."""
    return any(same_title(title, each.title) for each, _ in _bound(filing, library))


def cut_through(filing: Filing, library: Library, section: Section) -> bool:
    """Whether a section of a draft is perhaps only a part of one: the first, headless, or the last before such."""
    sections, own = filing.game.sections, filing.outline
    if own is None or not _bound(filing, library):
        return False
    behind = next_game(filing, library) if section is sections[-1] else None
    after = behind.outline if behind is not None else None
    return (section is sections[0] and own.headless) or (after is not None and after.headless)


def _bound(filing: Filing, library: Library) -> list[tuple[Filing, Outline]]:
    """The other drafts of the casino that were read from the same document."""
    own = filing.outline
    others = ((each, each.outline) for each in library.by_casino.get(filing.casino, ()) if each is not filing)
    return [(each, outline) for each, outline in others if own and outline and outline.document == own.document]
