"""The document has a section that its contents list does not name."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.lostsections import other_contents
from checker.rules.doubting import doubted
from ruleschema.meaning.names import same_title
from ruleschema.submission.numbers import path_of


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    found = list(_unlisted(filing))
    if filing.draft and 2 * len(found) > sum(section.number is not None for section in filing.game.sections):
        yield doubted(found, "the draft may not have read the contents to their end")
    else:
        yield from found


def _unlisted(filing: Filing) -> Iterator[Fault]:
    numbers = {path_of(entry.number) for entry in filing.game.contents if entry.number is not None}
    titles = [entry.title for entry in filing.game.contents]
    for section in filing.game.sections:
        if section.number is None or path_of(section.number) in numbers:
            continue
        if any(same_title(section.title, title) for title in titles):
            continue
        yield Fault(
            span=section.title.span,
            message=f"Section {section.number}, “{section.title}”, is not in the contents.",
            at=str(section.number),
            src=section.src.numbers if section.src else (),
            expected=f"an entry for section {section.number}, “{section.title}”",
            actual="none",
            label="not in the contents",
            hint="add it to the contents.",
            about=(str(section.number), str(section.title)),
        )


def _idle(filing: Filing) -> str | None:
    if not filing.game.contents:
        return "the document prints no contents"
    return "the contents list other things than the sections" if other_contents(filing) else None


CHECK = Check(
    code="DOC-102",
    title="Section without a contents entry",
    severity=Severity.WARNING,
    why="A section that the contents do not announce is easily overlooked when the filing is reviewed.",
    fix="Add the section to the contents.",
    run=find,
    idle=_idle,
    passes="""
contents: [{number: 1, title: Wagers}]
sections: [{number: 1, title: Wagers}]
""",
    fails="""
contents: [{number: 1, title: Wagers}]
sections: [{number: 1, title: Wagers}, {number: 2, title: Irregularities}]
""",
)
