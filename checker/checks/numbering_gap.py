"""A list of sections, clauses or items leaves out a number."""

from collections.abc import Iterator
from itertools import pairwise

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from checker.lists import after_unnumbered, heading_of, numbered_lists


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    unnumbered = after_unnumbered(filing)
    for entries in numbered_lists(filing):
        for before, here in pairwise(entries):
            if before.place is None or here.place is None or here.place - before.place < 2:
                continue
            skipped = here.place - before.place - 1
            missing = "one number is missing" if skipped == 1 else f"{skipped} numbers are missing"
            # The provision is there and only its number is lost: nothing is missing but the label.
            there = skipped == 1 and here.number.span in unnumbered
            told = "the provision between them has no number" if there else missing
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
                severity=Severity.NOTE if there else None,
            )


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
