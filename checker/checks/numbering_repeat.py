"""A number of a list occurs twice, or the count goes back."""

from collections.abc import Iterator
from itertools import pairwise

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from checker.lists import heading_of, letters_like_numerals, numbered_lists
from checker.lostsections import lost_section
from ruleschema.numbers import path_of


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    letters = letters_like_numerals(filing)
    for entries in numbered_lists(filing):
        for before, here in pairwise(entries):
            if before.place is None or here.place is None or here.place > before.place:
                continue
            if here.number.span in letters or before.number.span in letters:
                continue
            path = path_of(here.number)
            begins = here.place == 1 and len(path) == 2 and path[0].isdigit()
            # The count of the next section, whose heading is lost, begins here; the missing section is told.
            if begins and lost_section(filing, str(int(path[0]) + 1)) is not None:
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
