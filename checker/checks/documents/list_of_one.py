"""A lone item stands under a clause, and the number that would follow the clause is cited and missing."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.displaced import displaced_item
from checker.index.references import references, target
from ruleschema.submission.model import Clause
from ruleschema.submission.provisions import Provision


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        clause = provision.clause
        item = clause.items[0] if len(clause.items) == 1 else None
        if item is not None and item.at is not None and (cited := _cited_next(filing, provision)):
            told = (
                f"{item.at} is the only item under {provision.at}, and {cited[0]} cites {cited[1]}, which is not there"
            )
            yield _fault(item, provision, told, f"check whether {item.at} should be {cited[1]}.")


def _cited_next(filing: Filing, provision: Provision) -> tuple[str, str] | None:
    """Who cites the label that would follow this clause's own in its list, where no clause has it."""
    for citing, ref in references(filing):
        if ref.to is None or ref.document is not None or not displaced_item(provision, citing, ref.to):
            continue
        if target(filing, citing, str(ref.to)) is None:
            return citing.at, str(ref.to)
    return None


def _fault(item: Clause, provision: Provision, told: str, hint: str) -> Fault:
    return Fault(
        span=item.at.span if item.at is not None else item.span,
        message=f"{told}.",
        at=str(item.at),
        src=item.src.numbers if item.src else provision.lines,
        expected="two items or more",
        actual="one item",
        label="alone",
        hint=hint,
        about=(str(item.at),),
    )


CHECK = Check(
    code="DOC-117",
    title="Lone item, cited under another number",
    severity=Severity.NOTE,
    why="The provision slipped one level down, under a clause that it has nothing to do with; references miss it.",
    fix="Number the item as the clause that is cited.",
    run=find,
    passes="""
sections:
  - number: 3
    title: Calls
    clauses:
      - {at: 3.A, refs: [{to: C}]}
      - {at: 3.B, items: [{at: 3.B.1}]}
      - {at: 3.C}
""",
    fails="""
sections:
  - number: 3
    title: Calls
    clauses:
      - {at: 3.A, refs: [{to: C}]}
      - {at: 3.B, items: [{at: 3.B.1}]}
""",
)
