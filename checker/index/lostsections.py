"""Sections that a document shows it has, though they are not themselves among those read."""

import re

from checker.engine.filing import Filing
from ruleschema.meaning.names import same_title
from ruleschema.submission.model import Entry
from ruleschema.submission.numbers import path_of


def entries_without_section(filing: Filing) -> list[Entry]:
    """The entries of the contents that no section has, by number or title."""
    titles = [section.title for section in filing.game.sections]
    return [
        entry
        for entry in filing.game.contents
        if not (entry.number is not None and path_of(entry.number) in filing.sections_by_number)
        and not any(same_title(entry.title, title) for title in titles)
    ]


def other_contents(filing: Filing) -> bool:
    """Whether most entries lead nowhere: a list of chapters or games, or the sections were not read as such."""
    missing = entries_without_section(filing)
    return len(missing) > 1 and 2 * len(missing) > len(filing.game.contents)


def listed_only(filing: Filing, number: str) -> bool:
    """Whether the contents list this section, and no section has the number."""
    wanted = (number,)
    listed = (path_of(entry.number) for entry in filing.game.contents if entry.number is not None)
    return wanted not in filing.sections_by_number and wanted in listed


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
