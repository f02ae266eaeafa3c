"""A list of alternatives has one item."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from grammar.parse import read_clause
from ruleschema.submission.model import Clause, Join


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for place, provision in enumerate(filing.provisions):
        clause = provision.clause
        if clause.join is not Join.ANY or len(clause.items) != 1 or clause.pays or clause.steps:
            continue
        # “Either or both of the dice” in a sentence that is complete offers nothing of the list.
        if clause.text is not None and clause.text.rstrip().endswith("."):
            continue
        only = clause.items[0]
        yield Fault(
            span=clause.at.span if clause.at is not None else clause.span,
            message=f"Clause {provision.at} offers alternatives, but only one stands under it"
            f"{f', {only.at}' if only.at else ''}{_next(filing, place + 2, only)}.",
            at=provision.at,
            src=provision.lines,
            expected="two items or more",
            actual="one item",
            label="a choice of one",
            hint="restore the other items, or number the next clause as one of them.",
            about=(str(only.at or ""),),
        )


def _next(filing: Filing, place: int, only: Clause) -> str:
    """The clause right below, where it speaks of the same wager or person: the other alternative, numbered too high."""
    below = filing.provisions[place] if place < len(filing.provisions) else None
    trees = [reading.tree for saying in only.says for reading in read_clause(saying.says)]
    head = trees[0].head.text.lower() if trees and trees[0] is not None else ""
    if below is None or below.clause.at is None or not head:
        return ""
    alike = any(head in str(saying.says).lower() for saying in below.clause.says)
    told = f"right below stands {below.clause.at}, which speaks of the {head} too and may be the second"
    return f"; {told}" if alike else ""


CHECK = Check(
    code="DOC-154",
    title="Choice of one",
    severity=Severity.WARNING,
    why="The other alternatives were lost, or numbered on another level and now stand for something else.",
    fix="Restore the other items, or number the next clause as one of them.",
    run=find,
    passes="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - at: 3.A
        join: any
        items: [{at: 3.A.1, says: come bet loses on 2.}, {at: 3.A.2, says: come bet loses on 3.}]
""",
    fails="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - at: 3.A
        join: any
        items: [{at: 3.A.1, says: come bet loses on 2.}]
      - {at: 3.B, says: come bet loses on 3.}
""",
)
