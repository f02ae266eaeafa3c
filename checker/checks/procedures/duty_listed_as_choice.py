"""A whole list of requirements stands as one item of what is permitted."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_by_clause
from grammar.nodes import Duty, Modal
from ruleschema.submission.model import Clause, Join
from ruleschema.submission.provisions import Provision, Spoken

_FEWEST = 2


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    by_clause = sentences_by_clause(filing)
    for provision in filing.provisions:
        items = provision.clause.items
        if len(items) <= _FEWEST or provision.clause.join not in (Join.ANY, None):
            continue
        # The odd one has requirements under it.
        odd = [item for item in items if item.items and _modals(item, by_clause) == {Modal.SHALL}]
        if len(odd) == 1 and all(_modals(item, by_clause) == {Modal.MAY} for item in items if item is not odd[0]):
            yield _fault(provision, odd[0], items[0])


def _fault(provision: Provision, odd: Clause, other: Clause) -> Fault:
    words = odd.at or (odd.says[0].says if odd.says else provision.section.title)
    return Fault(
        span=words.span,
        message=f"Clause {provision.at} lists what is permitted, but its item {odd.at or ''} is a list of "
        "requirements: as it stands, they are optional.",
        at=str(odd.at or provision.at),
        src=odd.src.numbers if odd.src else provision.lines,
        expected="a clause of its own, outside the list",
        actual="requirements",
        label="no choice",
        hint="make it a clause of its own.",
        related=(Related(other.at.span if other.at else other.span, "an item that is permitted"),),
        about=(str(odd.at or provision.at), "duty"),
    )


def _modals(clause: Clause, by_clause: dict[int, list[Spoken]]) -> set[Modal]:
    """The modals of a clause's sentences; of its items where it only leads them in."""
    said = [each.reading.tree for each in by_clause.get(id(clause), ()) if clause.says and not each.is_step]
    found = {tree.modal for tree in said if isinstance(tree, Duty)}
    return found or {modal for item in clause.items for modal in _modals(item, by_clause)}


CHECK = Check(
    code="PRO-349",
    title="Requirements listed as permitted",
    severity=Severity.WARNING,
    why="What must be kept can be read as something the casino may include or not.",
    fix="Make the requirements a clause of their own.",
    run=find,
    passes="""
sections:
  - number: 2
    title: Table
    clauses:
      - at: 2.A
        says: players may wager on a layout.
        items:
          - {at: 2.A.1, says: layout may include the name of the casino.}
          - {at: 2.A.2, says: layout may include areas for wagers.}
      - {at: 2.B, items: [{at: 2.B.1, says: wheel shall be circular.}]}
""",
    fails="""
sections:
  - number: 2
    title: Table
    clauses:
      - at: 2.A
        says: players may wager on a layout.
        items:
          - {at: 2.A.1, says: layout may include the name of the casino.}
          - {at: 2.A.2, says: layout may include areas for wagers.}
          - {at: 2.A.3, items: [{at: 2.A.3.a, says: wheel shall be circular.}]}
""",
)
