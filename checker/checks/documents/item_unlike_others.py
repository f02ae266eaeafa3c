"""In a list of what is permitted, one item is a duty."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_by_clause
from checker.rules.telling import told
from grammar.nodes import Duty, Modal
from ruleschema.submission.model import Clause, Join
from ruleschema.submission.provisions import Spoken


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    by_clause = sentences_by_clause(filing)
    for provision in filing.provisions:
        clause = provision.clause
        if clause.join is not Join.ANY or len(clause.items) < 3:
            continue
        modals = [_modal(item, by_clause) for item in clause.items]
        if modals.count(Modal.MAY) != len(modals) - 1 or Modal.SHALL not in modals:
            continue
        stray = clause.items[modals.index(Modal.SHALL)]
        sentence = by_clause[id(stray)][0]
        yield Fault(
            span=stray.at.span if stray.at is not None else stray.span,
            message=f"Clause {provision.at} lists what may be chosen, but its item {stray.at or ''} is a duty, "
            f"{told(sentence.reading.text)}.",
            at=sentence.at,
            src=sentence.lines,
            expected="a clause of its own, outside the list",
            actual="a duty",
            label="no choice",
            hint="make it a clause of its own.",
            related=(Related(clause.at.span if clause.at else clause.span, "the list"),),
            about=(str(stray.at or ""),),
        )


def _modal(item: Clause, by_clause: dict[int, list[Spoken]]) -> Modal | None:
    trees = [sentence.reading.tree for sentence in by_clause.get(id(item), ())]
    modals = {tree.modal for tree in trees if isinstance(tree, Duty)}
    return modals.pop() if len(modals) == 1 and len(trees) == 1 and not item.items else None


CHECK = Check(
    code="DOC-156",
    title="Duty in a list of choices",
    severity=Severity.WARNING,
    why="As an item of a choice, the duty binds only where it is chosen; it was numbered on the wrong level.",
    fix="Make it a clause of its own.",
    run=find,
    passes="""
sections:
  - number: 16
    title: Hand-dealt games
    clauses:
      - at: 16.A
        join: any
        items: [{at: 16.A.i, says: cards may be dealt by hand.}, {at: 16.A.ii, says: cards may be dealt from a shoe.}]
      - {at: 16.B, says: cards shall be changed at least every 8 hours.}
""",
    fails="""
sections:
  - number: 16
    title: Hand-dealt games
    clauses:
      - at: 16.A
        join: any
        items:
          - {at: 16.A.i, says: cards may be dealt by hand.}
          - {at: 16.A.ii, says: cards may be dealt from a shoe.}
          - {at: 16.A.iii, says: cards shall be changed at least every 8 hours.}
""",
)
