"""The contents of a document against its sections."""

import re
from collections.abc import Iterator
from itertools import pairwise

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.gamenames import game_finder
from checker.index.sections import entries_without_section, lists_other_things
from ruleschema.meaning.names import same_title, title_letters
from ruleschema.submission.model import Entry, Section
from ruleschema.submission.numbers import path_of

_PAGE = re.compile(r"[A-Za-z]{0,3}[-–. ]?\d{1,4}\Z")
# So many titles that stand under another number are one renumbering.
RENUMBERED = 3


def entry_without_section(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    missing = entries_without_section(filing)
    names = [f"{entry.number}. {entry.title}" if entry.number else str(entry.title) for entry in missing]
    if not lists_other_things(filing):
        for entry, name in zip(missing, names, strict=True):
            yield rule.fault(entry.title.span, "contents", entry.src, name=name)
        return
    # Chapters of a book that holds several games are no sections of this one.
    chapters = sum(any(True for _ in game_finder().mentions(entry.title)) for entry in missing)
    if 2 * chapters < len(missing):
        first, listed = missing[0].title.span, len(filing.game.contents)
        yield rule.fault(
            first,
            "contents",
            missing[0].src,
            kind="most",
            about=tuple(names),
            name=names[0],
            listed=listed,
            missing=len(missing),
        )


def section_without_entry(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    numbers = {path_of(entry.number) for entry in filing.game.contents if entry.number is not None}
    titles = [entry.title for entry in filing.game.contents]
    for section in filing.game.sections:
        if section.number is None or path_of(section.number) in numbers:
            continue
        if not any(same_title(section.title, title) for title in titles):
            number, title = section.number, section.title
            yield rule.fault(title.span, str(number), section.src, number=number, title=title)


def titles_differ(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    moved = _moved(filing)
    together = moved if len(moved) >= RENUMBERED else []
    if together:
        yield _renumbered(rule, together)
    told = {id(each) for pair in together for each in pair}
    # An attachment may have a section 1 of its own.
    printed = {(path_of(each.number or ""), title_letters(each.title)) for each in filing.game.sections}
    for entry in filing.game.contents:
        number = path_of(entry.number or "")
        section = filing.sections_by_number.get(number)
        if section is None or (number, title_letters(entry.title)) in printed or _paged(entry, section):
            continue
        if id(entry) in told or id(section) in told:
            continue
        yield rule.fault(
            entry.title.span,
            "contents",
            entry.src,
            # A title shortened or put in the plural misleads nobody.
            severity=Severity.NOTE if same_title(entry.title, section.title) else None,
            related=(Related(section.title.span, "the heading"),),
            number=entry.number,
            listed=entry.title,
            heading=section.title,
        )


def _moved(filing: Filing) -> list[tuple[Entry, Section]]:
    """The entries whose title is the heading of a section with another number."""
    titled = {title_letters(section.title): section for section in filing.game.sections if section.number is not None}
    pairs = ((entry, titled.get(title_letters(entry.title))) for entry in filing.game.contents if entry.number)
    return [(entry, at) for entry, at in pairs if at and path_of(entry.number or "") != path_of(at.number or "")]


def _renumbered(rule: Rule, moved: list[tuple[Entry, Section]]) -> Fault:
    """One finding for a run of sections that the contents number otherwise."""
    entry, section = moved[0]
    return rule.fault(
        entry.title.span,
        "contents",
        entry.src,
        kind="renumbered",
        related=(Related(section.title.span, "the heading"),),
        about=tuple(f"{each.number} {other.number}" for each, other in moved),
        count=len(moved),
        first=entry.title,
        number=section.number,
        pairs=", ".join(f"{each.number} is printed as {other.number}" for each, other in moved),
        headings=", ".join(str(other.number) for _, other in moved),
        listed=", ".join(str(each.number) for each, _ in moved),
    )


def _paged(entry: Entry, section: Section) -> bool:
    """Whether the entry is the heading with the number of a page behind it: “Wagers C-2”."""
    rest = str(entry.title).removeprefix(str(section.title)).strip(" .\t")
    return rest != entry.title and _PAGE.match(rest) is not None


def out_of_order(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    places = {path: place for place, path in enumerate(filing.sections_by_number)}
    listed = [(entry, path_of(entry.number or "")) for entry in filing.game.contents]
    for (before, one), (entry, other) in pairwise(each for each in listed if each[1] in places):
        if places[other] < places[one]:
            related = (Related(before.title.span, "listed before it"),)
            yield rule.fault(
                entry.title.span, "contents", entry.src, related=related, before=before.number, number=entry.number
            )
