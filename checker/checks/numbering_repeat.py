"""A number of a list occurs twice, or the count goes back."""

from collections.abc import Iterator
from itertools import pairwise

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from checker.lists import heading_of, numbered_lists


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for entries in numbered_lists(filing):
        for before, here in pairwise(entries):
            if before.place is None or here.place is None or here.place > before.place:
                continue
            where = heading_of(filing, here.number)
            if here.place == before.place:
                told = f"Two clauses{where} in a row are numbered {here.number}."
            else:
                told = f"After {before.number} comes {here.number}{where}: the count goes back."
            yield Fault(
                span=here.number.span,
                message=told,
                at=str(here.number),
                src=here.src,
                expected=f"the number after {before.number}",
                actual=str(here.number),
                label=f"follows {before.number}",
                hint="renumber the list.",
                related=(Related(before.number.span, "the one before"),),
                about=(str(before.number), str(here.number)),
            )


CHECK = Check(
    code="DOC-111",
    title="Numbering repeats or goes back",
    severity=Severity.WARNING,
    why="Two provisions answer to one number, so a reference to it can mean either.",
    fix="Renumber the list.",
    run=find,
    passes="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A}, {at: 1.B}, {at: 1.C}]}]
""",
    fails="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A}, {at: 1.B}, {at: 1.B}]}]
""",
)
