"""A contents entry and the section of that number carry different titles."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from ruleschema.meaning.names import same_title, title_letters
from ruleschema.submission.model import Entry, Section
from ruleschema.submission.numbers import path_of

_PAGE = re.compile(r"[A-Za-z]{0,3}[-–. ]?\d{1,4}\Z")
# So many titles that stand under another number are one renumbering.
RENUMBERED = 3


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    moved = _moved(filing)
    # An attachment may have a section 1 of its own.
    printed = {
        (path_of(each.number), title_letters(each.title)) for each in filing.game.sections if each.number is not None
    }
    if len(moved) >= RENUMBERED:
        yield _renumbered(moved)
    for entry in filing.game.contents:
        if entry.number is None:
            continue
        section = filing.sections_by_number.get(path_of(entry.number))
        if len(moved) >= RENUMBERED and any(section is other or entry is each for each, other in moved):
            continue
        if section is None or (path_of(entry.number), title_letters(entry.title)) in printed or _paged(entry, section):
            continue
        if filing.draft and _read_as_clause(filing, entry):
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


def _moved(filing: Filing) -> list[tuple[Entry, Section]]:
    """The entries whose title is the heading of a section with another number."""
    titled = {title_letters(section.title): section for section in filing.game.sections if section.number is not None}
    found = [
        (entry, titled.get(title_letters(entry.title))) for entry in filing.game.contents if entry.number is not None
    ]
    return [
        (entry, section)
        for entry, section in found
        if section is not None and path_of(entry.number or "") != path_of(section.number or "")
    ]


def _renumbered(moved: list[tuple[Entry, Section]]) -> Fault:
    """One finding for a run of sections that the contents number otherwise."""
    entry, section = moved[0]
    pairs = ", ".join(f"{each.number} is printed as {other.number}" for each, other in moved)
    return Fault(
        span=entry.title.span,
        message=f"The contents and the headings count differently in {len(moved)} sections, "
        f"“{entry.title}” the first: of the contents, {pairs}.",
        at="contents",
        src=entry.src.numbers if entry.src else (),
        expected=", ".join(str(other.number) for _, other in moved),
        actual=", ".join(str(each.number) for each, _ in moved),
        label=f"the heading has the number {section.number}",
        hint="number the headings as the contents do.",
        related=(Related(section.title.span, "the heading"),),
        about=tuple(f"{each.number} {other.number}" for each, other in moved),
    )


def _paged(entry: Entry, section: Section) -> bool:
    """Whether the entry is the heading with the number of a page behind it: “Wagers C-2”."""
    rest = str(entry.title).removeprefix(str(section.title)).strip(" .\t")
    return rest != entry.title and _PAGE.match(rest) is not None


def _read_as_clause(filing: Filing, entry: Entry) -> bool:
    """Whether a clause of a draft opens with the title: the heading is there, and was not read as one."""
    own = title_letters(entry.title)
    return any(title_letters(each.clause.text or "").startswith(own) for each in filing.provisions) if own else False


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
