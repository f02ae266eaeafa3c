"""The contents list its sections in another order than the document has them."""

from collections.abc import Iterator
from itertools import pairwise

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from ruleschema.submission.numbers import path_of


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    places = {path: place for place, path in enumerate(filing.sections_by_number)}
    listed = [entry for entry in filing.game.contents if entry.number and path_of(entry.number) in places]
    for before, entry in pairwise(listed):
        if before.number is None or entry.number is None:
            continue
        if places[path_of(entry.number)] < places[path_of(before.number)]:
            yield Fault(
                span=entry.title.span,
                message=f"The contents list section {entry.number} after section {before.number}; "
                "in the document it comes before.",
                at="contents",
                src=entry.src.numbers if entry.src else (),
                expected="the order of the document",
                actual=f"{before.number}, {entry.number}",
                label=f"listed after {before.number}",
                hint="list the sections in the order of the document.",
                related=(Related(before.title.span, "listed before it"),),
                about=(str(before.number), str(entry.number)),
            )


CHECK = Check(
    code="DOC-106",
    title="Contents out of order",
    severity=Severity.WARNING,
    why="Sections were moved and the contents were not; page numbers and references may be wrong as well.",
    fix="List the sections in the order of the document.",
    run=find,
    idle=lambda filing: None if filing.game.contents else "the document prints no contents",
    passes="""
contents: [{number: 1, title: Wagers}, {number: 2, title: Odds}]
sections: [{number: 1, title: Wagers}, {number: 2, title: Odds}]
""",
    fails="""
contents: [{number: 2, title: Odds}, {number: 1, title: Wagers}]
sections: [{number: 1, title: Wagers}, {number: 2, title: Odds}]
""",
)
