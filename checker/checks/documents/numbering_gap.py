"""A list of sections, clauses or items leaves out a number."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.binding import coded
from checker.index.lists import (
    Numbered,
    after_unnumbered,
    deeper,
    heading_of,
    letters_like_numerals,
    numbered_lists,
    siblings,
)
from checker.index.lostsections import listed_only
from checker.rules.doubting import doubted
from ruleschema.submission.numbers import Style, ordinal, path_of

_HAS = ("has", "have")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    gaps = [(entries, list(_gaps(entries))) for entries in numbered_lists(filing)]
    if not any(found for _, found in gaps):
        return
    of_code: list[Fault] = []
    misplaced: list[Fault] = []
    for entries, found in gaps:
        for gap in found:
            fault = None if _counts_on(filing, gap) else _fault(filing, gap)
            if fault is None:
                continue
            if path_of(gap.here.number) in filing.sections_by_number and coded(path_of(gap.here.number)):
                of_code.append(fault)
            elif filing.draft and _misplaced(filing, entries, gap):
                misplaced.append(fault)
            else:
                yield fault
    if of_code:
        yield doubted(of_code, "the numbers are those of a code, which the document need not follow throughout")
    if misplaced:
        yield doubted(misplaced, "the draft may have read a number or a column into the wrong list")


class Gap(NamedTuple):
    """Neighbours in a list that do not count on, the place of the second, and how many numbers it skips."""

    before: Numbered
    here: Numbered
    place: int
    skipped: int

    @property
    def between(self) -> range:
        return range(self.place - self.skipped, self.place)


def _counts_on(filing: Filing, gap: Gap) -> bool:
    """Whether nothing is left out: what lies between stands a level deeper, or counts otherwise."""
    letters = letters_like_numerals(filing)
    # The letter I between H and J looks like a Roman one and may stand a level higher.
    h_to_j = gap.before.label.upper() == "H" and gap.here.label.upper() == "J"
    if gap.before.number.span in letters or (h_to_j and letters):
        return True
    return not siblings(filing, gap.before.number, gap.here.number) or deeper(filing, gap.before, gap.between)


def _misplaced(filing: Filing, entries: list[Numbered], gap: Gap) -> bool:
    """Whether what is missing stands elsewhere, as from a second column, or is more than the list has at all."""
    if gap.skipped > len(entries):
        return True
    there = {path_of(each.number): each.place for each in entries}
    # What a second column lists may have been read as items of the first.
    below = (path_of(each.at) for each in filing.provisions)
    # As scanning gives them, 1O is 10.
    labels = {path[-1].replace("o", "0") for path in below if len(path) > 1 and path[:-1] in there}
    style = next((each for each in Style if ordinal(gap.here.label, each) == gap.here.place), Style.ARABIC)
    found = {*there.values(), *(ordinal(label, style) for label in labels)}
    return 2 * sum(place in found for place in gap.between) >= gap.skipped


def _fault(filing: Filing, gap: Gap) -> Fault:
    before, here, skipped = gap.before, gap.here, gap.skipped
    missing = "one number is missing" if skipped == 1 else f"{skipped} numbers are missing"
    # The provision is there and only its number is lost: nothing is missing but the label.
    there = (skipped == 1 and here.number.span in after_unnumbered(filing)) or _unnumbered_between(filing, gap)
    told = f"the provision{'s' if skipped > 1 else ''} between them {_HAS[skipped > 1]} no number" if there else missing
    # A section that the contents list is lost, perhaps only in reading; the contents' own check tells it.
    section = path_of(before.number) in filing.sections_by_number
    listed = section and all(listed_only(filing, str(each)) for each in gap.between)
    told = f"{told}, though the contents list it" if listed else told
    return Fault(
        span=here.number.span,
        message=f"After {before.number} comes {here.number}{heading_of(filing, here.number)}: {told}.",
        at=str(here.number),
        src=here.src,
        expected=f"the number after {before.number}",
        actual=str(here.number),
        label=f"follows {before.number}",
        hint="restore the missing provision, or renumber.",
        related=(Related(before.number.span, "the one before"),),
        about=(str(before.number), str(here.number)),
        severity=Severity.NOTE if there or listed else None,
        undecided=listed,
    )


def _unnumbered_between(filing: Filing, gap: Gap) -> bool:
    """Whether a draft holds as many provisions without a number on the lines between."""
    before, here = gap.before, gap.here
    if not (filing.draft and before.src and here.src):
        return False
    lines = {each.lines[0] for each in filing.provisions if each.clause.at is None and each.lines}
    return sum(before.src[-1] < line < here.src[0] for line in lines) >= gap.skipped


def _gaps(entries: list[Numbered]) -> Iterator[Gap]:
    for before, here in pairwise(entries):
        if before.place is not None and here.place is not None and here.place - before.place > 1:
            yield Gap(before, here, here.place, here.place - before.place - 1)


CHECK = Check(
    code="DOC-110",
    title="Numbering leaves out a number",
    severity=Severity.WARNING,
    why="A provision was deleted without renumbering, or lost; references to it point nowhere.",
    fix="Restore the missing provision, or renumber.",
    run=find,
    passes="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.I}, {at: 1.II}, {at: 1.III}]}]
""",
    fails="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.I}, {at: 1.II}, {at: 1.IV}]}]
""",
)
