"""A numbered list has a single item."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.owngame import lone_cases
from ruleschema.submission.model import Clause
from ruleschema.submission.numbers import Style, ordinal, path_of
from ruleschema.submission.provisions import Provision


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    # Where a program found the lists, an item may hang one level too deep.
    alone = [] if filing.draft else [found for each in filing.provisions if (found := _lone(each)) is not None]
    # DOC-161 tells those that are left over from rules for several games.
    told = {id(item) for item in lone_cases(filing)}
    alone = [item for item in alone if id(item) not in told]
    if not alone:
        return
    first, places = alone[0], [str(item.at) for item in alone]
    many = f"{len(places)} lists have a single item each: {', '.join(places)}"
    one = f"{places[0]} is the only item of its list"
    yield Fault(
        span=first.at.span if first.at is not None else first.span,
        message=f"{many if len(places) > 1 else one}; a further item is missing, or the number is not needed.",
        at=places[0],
        src=tuple(line for item in alone if item.src for line in item.src.numbers),
        expected="two items or more, or no number",
        actual="one item",
        label="alone",
        hint="look for items that were lost, or join the item to its clause.",
        about=tuple(places),
    )


def _lone(provision: Provision) -> Clause | None:
    """The one item of a clause, where it begins a count and nothing else of the clause can hold the others."""
    clause = provision.clause
    item = clause.items[0] if len(clause.items) == 1 else None
    if item is None or item.at is None or clause.at is None or clause.ranks or clause.pays or clause.steps:
        return None
    path = path_of(item.at)
    counted = len(path) > 1 and path[:-1] == path_of(clause.at)
    return item if counted and any(ordinal(path[-1], style) == 1 for style in Style) else None


CHECK = Check(
    code="DOC-164",
    title="List with one item",
    severity=Severity.NOTE,
    why="What is numbered 1 promises a 2; often that was struck, or the item stands a level too deep.",
    fix="Restore the other items, or join the item to its clause.",
    run=find,
    passes="""
sections:
  - number: 3
    title: Calls
    clauses: [{at: 3.A, items: [{at: 3.A.1}, {at: 3.A.2}]}]
""",
    fails="""
sections:
  - number: 3
    title: Calls
    clauses: [{at: 3.A, items: [{at: 3.A.1}]}]
""",
)
