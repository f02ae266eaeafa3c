"""The sections and clauses of a filing by number and by title, and those that it shows to have lost."""

import re
from fractions import Fraction
from functools import lru_cache

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from ruleschema.meaning.names import same_title, title_words
from ruleschema.meaning.stems import stems
from ruleschema.submission.model import Entry, Section
from ruleschema.submission.numbers import path_of
from ruleschema.submission.span import Text

Path = tuple[str, ...]

# Chapters and sections of a code have numbers with as many figures, such as 655a, 5324 or 12-301; those of a game not.
CODED = 3
# A quoted title that shares so many of its telling words with a heading is that heading.
SURE = Fraction(3, 4)
_SECTION = re.compile(r"\A\d+[a-z]?")


def coded(path: Path) -> bool:
    """Whether a number is one of a code of law, such as 655a.12, 12-301 or 20:18:15:06."""
    figures = max((sum(map(str.isdigit, part)) for part in path[:2]), default=0)
    return len(path) > 1 and (figures >= CODED or len(path) > CODED)


@lru_cache(maxsize=1024)
def best_titled(filing: Filing, quoted: str) -> Section | None:
    """The section whose title is most like the one quoted, where any is like it."""
    alike = [section for section in filing.game.sections if same_title(quoted, section.title)]
    return max(alike, key=lambda section: likeness(quoted, section.title), default=None)


def section_titled(filing: Filing, quoted: str) -> Section | None:
    """The section of that very title, or the one whose title has its words in other forms: “doubling down”."""
    right = best_titled(filing, quoted)
    words = stems(quoted)
    if right is None and len(words) > 1:
        found = [section for section in filing.game.sections if words <= stems(section.title)]
        right = found[0] if len(found) == 1 else None
    sure = right is not None and (likeness(quoted, right.title) >= SURE or words <= stems(right.title))
    return right if sure else None


def likeness(quoted: str, title: str) -> Fraction:
    """How many of the telling words of two titles they share."""
    one, other = title_words(quoted), title_words(title)
    return Fraction(len(one & other), len(one | other))


def number_in(filing: Filing, number: str, section: Section) -> str:
    """A printed number carried over to another section: 11(b) in section 10 is 10(b), where that exists."""
    if section.number is None:
        return str(section.title)
    moved = _SECTION.sub(str(section.number), number)
    return moved if path_of(moved) in filing.paths else str(section.number)


def number_at(filing: Filing, path: Path) -> Text | None:
    """The whole number of the clause at a path, as the document has it."""
    return next((each for each in numbers_under(filing, path[:-1]) if path_of(each) == path), None)


def numbers_under(filing: Filing, above: Path) -> list[Text]:
    """The numbers of the clauses that stand directly under a provision."""
    return _by_parent(filing).get(above, [])


@once_per_filing
def _by_parent(filing: Filing) -> dict[Path, list[Text]]:
    found: dict[Path, list[Text]] = {}
    for each in filing.provisions:
        if each.clause.at is not None:
            found.setdefault(path_of(each.clause.at)[:-1], []).append(each.clause.at)
    return found


def entries_without_section(filing: Filing) -> list[Entry]:
    """The entries of the contents that no section has, by number or title."""
    titles = [section.title for section in filing.game.sections]
    return [
        entry
        for entry in filing.game.contents
        if not (entry.number is not None and path_of(entry.number) in filing.sections_by_number)
        and not any(same_title(entry.title, title) for title in titles)
    ]


def lists_other_things(filing: Filing) -> bool:
    """Whether most entries lead nowhere: contents of chapters or games, or sections that were not read as such."""
    missing = entries_without_section(filing)
    return len(missing) > 1 and 2 * len(missing) > len(filing.game.contents)


def listed_only(filing: Filing, number: str) -> bool:
    """Whether the contents list this section, and no section has the number."""
    listed = (path_of(entry.number) for entry in filing.game.contents if entry.number is not None)
    return (number,) not in filing.sections_by_number and (number,) in listed


def lost_section(filing: Filing, number: str) -> str | None:
    """How the document shows that it has the section that a number begins with, where it is not there."""
    digits = re.match(r"\d+", number)
    if digits is None or (digits.group(),) in filing.sections_by_number:
        return None
    if listed_only(filing, digits.group()):
        return "the contents list that section"
    around = (str(int(digits.group()) + step) for step in (-1, 1))
    # In a document that is read throughout, a number left out is a section taken out.
    if filing.unread and all((each,) in filing.sections_by_number for each in around):
        return "the sections before and after it are there"
    return None
