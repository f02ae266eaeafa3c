"""A list of sections, clauses or items leaves out a number."""

from collections.abc import Iterator
from itertools import pairwise

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from checker.lists import numbered_lists


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for entries in numbered_lists(filing):
        for before, here in pairwise(entries):
            if before.place is None or here.place is None or here.place - before.place < 2:
                continue
            skipped = here.place - before.place - 1
            missing = "one number is" if skipped == 1 else f"{skipped} numbers are"
            yield Fault(
                span=here.number.span,
                message=f"After {before.number} comes {here.number}: {missing} missing.",
                at=str(here.number),
                src=here.src,
                expected=f"the number after {before.number}",
                actual=str(here.number),
                label=f"follows {before.number}",
                hint="restore the missing provision, or renumber.",
                related=(Related(before.number.span, "the one before"),),
                about=(str(before.number), str(here.number)),
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
