"""The contents list names a section that the document does not have."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from ruleschema.names import same_title
from ruleschema.numbers import path_of


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    titles = [section.title for section in filing.game.sections]
    for entry in filing.game.contents:
        listed = entry.number is not None and path_of(entry.number) in filing.sections_by_number
        if listed or any(same_title(entry.title, title) for title in titles):
            continue
        name = f"{entry.number}. {entry.title}" if entry.number else str(entry.title)
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


CHECK = Check(
    code="DOC-101",
    title="Contents entry without a section",
    severity=Severity.ERROR,
    why="A reviewer who follows the contents finds nothing: a section was dropped or renumbered.",
    fix="Add the section, or take the entry out of the contents.",
    run=find,
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
