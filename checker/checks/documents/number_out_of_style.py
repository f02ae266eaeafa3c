"""A number does not count the way its list does."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.lists import Numbered, numbered_lists
from ruleschema.submission.numbers import Style, ordinal, path_of

# 5a and 13b are inserted between numbers, and say so.
_INSERTED = re.compile(r"\d+[a-z]\Z")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for entries in numbered_lists(filing):
        for place, entry in enumerate(entries):
            if entry.place is not None or _INSERTED.match(entry.label) or not entry.label:
                continue
            if filing.draft and _item_before(filing, entry):
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


def _item_before(filing: Filing, entry: Numbered) -> bool:
    """Whether a section of a draft is an item that goes on with the count of the clauses before it: A, then B."""
    own = {section.number.span: section for section in filing.game.sections if section.number is not None}
    if entry.number.span not in own:
        return False
    before = filing.game.sections[: filing.game.sections.index(own[entry.number.span])]
    clauses = [clause.at for clause in before[-1].clauses if clause.at is not None] if before else []
    last = path_of(clauses[-1])[-1:] if clauses else ()
    counted = ((ordinal(last[0], each), ordinal(entry.label, each)) for each in Style) if last else ()
    return any(one is not None and other == one + 1 for one, other in counted)


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
