"""A contents entry and the section of that number carry different titles."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from ruleschema.names import same_title
from ruleschema.numbers import path_of


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for entry in filing.game.contents:
        if entry.number is None:
            continue
        section = filing.sections_by_number.get(path_of(entry.number))
        if section is None or _letters(entry.title) == _letters(section.title):
            continue
        alike = same_title(entry.title, section.title)
        yield Fault(
            span=entry.title.span,
            message=f"The contents call section {entry.number} “{entry.title}”, but its heading is “{section.title}”.",
            at="contents",
            src=entry.src.numbers if entry.src else (),
            expected=str(section.title),
            actual=str(entry.title),
            label=f"the heading is “{section.title}”",
            hint="make the contents and the heading agree.",
            related=(Related(section.title.span, "the heading"),),
            about=(str(entry.number), str(entry.title), str(section.title)),
            # A title shortened or put in the plural misleads nobody.
            severity=Severity.NOTE if alike else None,
        )


def _letters(title: str) -> str:
    """A title without capitals, stops and blanks, which printers set as they like."""
    return "".join(character for character in title.lower() if character.isalnum())


CHECK = Check(
    code="DOC-103",
    title="Contents and heading differ",
    severity=Severity.WARNING,
    why="One of the two is left over from an earlier version; a reference by title may now be wrong.",
    fix="Make the contents and the heading agree.",
    run=find,
    idle=lambda filing: None if filing.game.contents else "the document prints no contents",
    passes="""
contents: [{number: 7, title: Payout odds}]
sections: [{number: 7, title: Payout Odds}]
""",
    fails="""
contents: [{number: 7, title: Payout odds}]
sections: [{number: 7, title: Irregularities}]
""",
)
