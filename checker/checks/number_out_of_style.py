"""A number does not count the way its list does."""

import re
from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing
from checker.finding import Fault, Severity
from checker.library import Library
from checker.lists import numbered_lists

# 5a and 13b are inserted between numbers, and say so.
_INSERTED = re.compile(r"\d+[a-z]\Z")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for entries in numbered_lists(filing):
        for place, entry in enumerate(entries):
            if entry.place is not None or _INSERTED.match(entry.label) or not entry.label:
                continue
            near = entries[place - 1] if place else entries[1]
            yield Fault(
                span=entry.number.span,
                message=f"“{entry.number}” does not count like the rest of its list ({near.number}).",
                at=str(entry.number),
                src=entry.src,
                expected=f"a number like {near.number}",
                actual=str(entry.number),
                label="counts otherwise",
                hint="renumber the list.",
                about=(str(near.number), str(entry.number)),
            )


CHECK = Check(
    code="DOC-113",
    title="Number out of style",
    severity=Severity.WARNING,
    why="A clause numbered in another way was moved in from elsewhere, or its number is misprinted.",
    fix="Renumber the list.",
    run=find,
    passes="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A}, {at: 1.B}, {at: 1.C}]}]
""",
    fails="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A}, {at: 1.B}, {at: 1.3}]}]
""",
)
