"""Numbers of drafts: figures, page heads and columns that were read as numbers of a list."""

import re
from itertools import pairwise

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.lists import Numbered, follows, heading_of, numbered_lists
from checker.rules.doubting import doubted
from ruleschema.meaning.names import name_key
from ruleschema.submission.numbers import Style, ordinal, path_of
from ruleschema.submission.span import Span

# A number inside a text, as it begins an item: “… the hand. (b) In all disputes”.
_LABEL = re.compile(r"(?:(?<=[\s.;:\d])|\A)\(?([0-9]{1,2}|[A-Za-z]{1,4})[).] ?(?=[A-Z“\"]|\Z)")
_HEADING = re.compile(r"[A-Z][\w’'-]*(?: [A-Z][\w’'-]*){0,3}:\Z")
_FIRST = (("1",), ("a",), ("i",))


def _pairs(filing: Filing) -> dict[tuple[Span, Span], tuple[list[Numbered], int]]:
    """Neighbours in a list by their places: the list, and the place of the second in it."""
    return {
        (entries[place - 1].number.span, entries[place].number.span): (entries, place)
        for entries in numbered_lists(filing)
        for place in range(1, len(entries))
    }


def _siblings(fault: Fault) -> bool:
    """2.1.2 and 2.2.1 are of two lists that fell together."""
    before, here = fault.about[-2:]
    return path_of(before)[:-1] == path_of(here)[:-1]


def gaps(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Without what stands a level deeper; what stands in another column or is too much for the list is left open."""
    pairs = _pairs(filing)
    kept: list[Fault] = []
    misplaced: list[Fault] = []
    for fault in faults:
        entries, place = pairs[fault.related[0].span, fault.span]
        before, here = entries[place - 1], entries[place]
        between = range((before.place or 0) + 1, here.place or 0)
        if fault.about[0] == "open":
            kept.append(fault)
        elif not _siblings(fault) or _deeper(filing, before, between):
            continue
        else:
            (misplaced if _misplaced(filing, entries, here, between) else kept).append(fault)
    if misplaced:
        kept.append(doubted(misplaced, "the draft may have read a number or a column into the wrong list"))
    return kept


def _deeper(filing: Filing, before: Numbered, places: range) -> bool:
    """Whether all these places of the count are taken below the entry before them, or inside its wording."""
    own = path_of(before.number)
    under = [each for each in filing.provisions if path_of(each.at)[: len(own)] == own]
    labels = {label for each in under for label in path_of(each.at)[len(own) :]}
    labels.update(label.lower() for each in under for label in _LABEL.findall(str(each.clause.text or "")))
    style = next((each for each in Style if ordinal(before.label, each) == before.place), None)
    return style is not None and {*places} <= {ordinal(label, style) for label in labels}


def _misplaced(filing: Filing, entries: list[Numbered], here: Numbered, between: range) -> bool:
    """Whether what is missing stands elsewhere, as from a second column, or is more than the list has at all."""
    if len(between) > len(entries):
        return True
    there = {path_of(each.number): each.place for each in entries}
    below = (path_of(each.at) for each in filing.provisions)
    # As scanning gives them, 1O is 10.
    labels = {path[-1].replace("o", "0") for path in below if len(path) > 1 and path[:-1] in there}
    style = next((each for each in Style if ordinal(here.label, each) == here.place), Style.ARABIC)
    found = {*there.values(), *(ordinal(label, style) for label in labels)}
    return 2 * sum(place in found for place in between) >= len(between)


def repeats(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Counts that begin anew are told once; page heads and contents that were read as items are left open."""
    pairs, idle = _pairs(filing), _announced(filing) | _headings(filing)
    kept: list[Fault] = []
    strays: list[Fault] = []
    again: list[Fault] = []
    for fault in faults:
        entries, place = pairs[fault.related[0].span, fault.span]
        before, here = entries[place - 1], entries[place]
        if not idle.isdisjoint((before.number.span, here.number.span)) or not _siblings(fault):
            continue
        if here.place == 1 and before.place != 1:
            again.append(fault)
        elif (here.place != before.place and _goes_on_past(entries, place)) or _read_twice(filing, before, here):
            strays.append(fault)
        else:
            kept.append(fault)
    if strays:
        kept.append(doubted(strays, "the draft may have taken a page head or the contents for a part of the list"))
    return [*kept, *([_begins_anew(filing, again)] if again else [])]


def _announced(filing: Filing) -> frozenset[Span]:
    """The first numbers that come right behind a colon: what they begin belongs to what announces it."""
    return frozenset(
        here.clause.at.span
        for before, here in pairwise(filing.provisions)
        if here.clause.at is not None
        and path_of(here.clause.at)[-1:] in _FIRST
        and (before.clause.text or "").rstrip().endswith(":")
    )


def _headings(filing: Filing) -> frozenset[Span]:
    """The numbers that are the first word of a heading: “6 Card Bonus:” is no item 6."""
    short = (each.clause for each in filing.provisions if not each.clause.says and not each.clause.items)
    return frozenset(each.at.span for each in short if each.at is not None and _HEADING.match(str(each.text or "")))


def _goes_on_past(entries: list[Numbered], place: int) -> bool:
    """Whether the count goes on where it was before entries that are none of this list: A, M, B or A, A, B, C, B."""
    here = entries[place].place or 0
    if place < 2:
        return False
    anew = next((index for index in range(place - 1, 0, -1) if entries[index].place == 1), place - 1)
    # With A, C, B, D two entries have changed places.
    counts_on = all(each.place == here + 1 for each in entries[place + 1 : place + 2])
    return counts_on and here - 1 in (entries[place - 2].place, entries[anew - 1].place)


def _read_twice(filing: Filing, before: Numbered, here: Numbered) -> bool:
    """Whether both have one wording, as the heads of pages do, or what stands before is a list of the sections."""
    texts = {each.clause.at.span: each.clause.text for each in filing.provisions if each.clause.at is not None}
    if texts.get(here.number.span) and texts[here.number.span] == texts.get(before.number.span):
        return True
    sections = [each for each in filing.game.sections if each.number is not None]
    place = next((index for index, each in enumerate(sections) if each.number is here.number), 0)
    keys = [(path_of(each.number or ""), name_key(each.title)) for each in sections]
    again = not set(keys[:place]).isdisjoint(keys[place:])
    return again or (place > 1 and not any(each.clauses for each in sections[:place]))


def _begins_anew(filing: Filing, again: list[Fault]) -> Fault:
    """One finding for all counts that begin anew."""
    first = again[0]
    number = next(
        each.number for entries in numbered_lists(filing) for each in entries if each.number.span == first.span
    )
    more = f", and {len(again) - 1} more counts do so" if again[1:] else ""
    return Fault(
        span=first.span,
        message=f"After {first.about[0]} the count begins anew with {first.actual}{heading_of(filing, number)}{more}: "
        "a heading is missing there, or was not read as one.",
        at=first.at,
        src=first.src,
        expected=first.expected,
        actual=first.actual,
        label=first.label,
        hint="restore the heading, or renumber the list.",
        related=first.related,
        about=("anew", *(each.actual for each in again)),
        undecided=True,
        severity=Severity.NOTE,
    )


def styles(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Without sections that are items and go on with the count of the clauses before them: A, then B."""
    kept: list[Fault] = []
    for fault in faults:
        numbers = [section.number.span if section.number is not None else None for section in filing.game.sections]
        place = numbers.index(fault.span) if fault.span in numbers else 0
        before = filing.game.sections[place - 1].clauses if place else ()
        labels = [path_of(clause.at)[-1] for clause in before if clause.at is not None]
        if not labels or not follows(path_of(fault.actual)[-1], labels[-1]):
            kept.append(fault)
    return kept


def begins(filing: Filing, library: Library, faults: list[Fault]) -> list[Fault]:
    """Without lists of one number: a figure at the beginning of a line, or a heading, may have been taken for it."""
    lists = [section.clauses for section in filing.game.sections]
    lists += [provision.clause.items for provision in filing.provisions]
    numbers = ([clause.at.span for clause in clauses if clause.at is not None] for clauses in lists)
    alone = {each[0] for each in numbers if len(each) == 1}
    return [each for each in faults if each.span not in alone]
