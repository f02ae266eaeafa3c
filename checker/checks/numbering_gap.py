"""A list of sections, clauses or items leaves out a number."""

from collections.abc import Iterator
from itertools import pairwise

from checker.check import Check
from checker.filing import Filing
from checker.finding import Fault, Related, Severity
from checker.library import Library
from checker.lists import (
    Numbered,
    after_unnumbered,
    deeper,
    heading_of,
    letters_like_numerals,
    numbered_lists,
    siblings,
)
from checker.lostsections import listed_only
from ruleschema.numbers import path_of

_HAS = ("has", "have")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    gaps = [list(_gaps(entries)) for entries in numbered_lists(filing)]
    if not any(gaps):
        return
    unnumbered, letters = after_unnumbered(filing), letters_like_numerals(filing)
    for found in gaps:
        for before, here, place, skipped in found:
            # The letter I between H and J looks like a Roman one and may stand a level higher.
            if before.number.span in letters or (before.label.upper() == "H" and here.label.upper() == "J" and letters):
                continue
            between = range(place - skipped, place)
            if not siblings(filing, before.number, here.number) or deeper(filing, before, between):
                continue
            missing = "one number is missing" if skipped == 1 else f"{skipped} numbers are missing"
            # The provision is there and only its number is lost: nothing is missing but the label.
            there = (skipped == 1 and here.number.span in unnumbered) or _unnumbered_between(
                filing, before, here, skipped
            )
            told = (
                f"the provision{'s' if skipped > 1 else ''} between them {_HAS[skipped > 1]} no number"
                if there
                else missing
            )
            # A section that the contents list is lost, perhaps only in reading; the contents' own check tells it.
            section = path_of(before.number) in filing.sections_by_number
            listed = section and all(listed_only(filing, str(each)) for each in between)
            told = f"{told}, though the contents list it" if listed else told
            yield Fault(
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


def _unnumbered_between(filing: Filing, before: Numbered, here: Numbered, skipped: int) -> bool:
    """Whether a draft holds as many provisions without a number on the lines between."""
    if not (filing.draft and before.src and here.src):
        return False
    lines = {each.lines[0] for each in filing.provisions if each.clause.at is None and each.lines}
    return sum(before.src[-1] < line < here.src[0] for line in lines) >= skipped


def _gaps(entries: list[Numbered]) -> Iterator[tuple[Numbered, Numbered, int, int]]:
    """Neighbours in a list that do not count on, the place of the second, and how many numbers it skips."""
    for before, here in pairwise(entries):
        if before.place is not None and here.place is not None and here.place - before.place > 1:
            yield before, here, here.place, here.place - before.place - 1


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
