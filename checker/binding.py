"""Drafts that were cut from one document, in the order in which they stand in it."""

from checker.filing import Filing
from checker.library import Library
from ruleschema.model import Section
from ruleschema.numbers import path_of
from ruleschema.values import MISSING

Path = tuple[str, ...]
# A chapter of a code has a number with as many figures, such as 655a or 5324; sections of a game do not.
CODED = 3


def bound_with(filing: Filing, library: Library) -> list[Filing]:
    """The other files of the casino that were read from the same document."""
    source = str(filing.game.source.document)
    return [
        each
        for each in library.by_casino.get(filing.casino, ())
        if each is not filing and str(each.game.source.document) == source
    ]


def next_game(filing: Filing, library: Library) -> Filing | None:
    """The file that goes on where this one ends in the document."""
    last = max(_lines(filing), default=0)
    behind = [(min(_lines(each), default=0), each) for each in bound_with(filing, library)]
    return min((each for each in behind if each[0] > last), key=lambda each: each[0], default=(0, None))[1]


def stands_beside(filing: Filing, library: Library, number: str) -> bool:
    """Whether another draft of the same document has this number: a section of a code, or a chapter of the contents."""
    cited = path_of(number)
    if not filing.draft or not cited or cited[:1] in filing.sections_by_number:
        return False
    if coded(cited):
        return any(cited in each.paths for each in bound_with(filing, library))
    if filing.game.contents or len(cited) > 1 or not cited[0].isdecimal():
        return False
    listed = (entry.number for each in bound_with(filing, library) for entry in each.game.contents)
    return any(each is not None and path_of(each) == cited for each in listed)


def coded(path: Path) -> bool:
    """Whether a number is one of a code of law, such as 655a.12 or 20:18:15:06."""
    return len(path) > 1 and (sum(map(str.isdigit, path[0])) >= CODED or len(path) > CODED)


def cut_through(filing: Filing, library: Library, section: Section) -> bool:
    """Whether a section of a draft is perhaps only a part of one: the first, headless, or the last before such a one."""
    sections = filing.game.sections
    if not filing.draft or not bound_with(filing, library):
        return False
    behind = next_game(filing, library) if section is sections[-1] else None
    return (section is sections[0] and headless(section)) or (behind is not None and headless(behind.game.sections[0]))


def headless(section: Section) -> bool:
    """Whether a section has neither number nor title, but clauses that count."""
    return section.number is None and section.title == MISSING and any(each.at for each in section.clauses)


def _lines(filing: Filing) -> tuple[int, ...]:
    lines = filing.game.source.lines
    return lines.numbers if lines else ()
