"""A lone item stands under a clause, and the number that would follow the clause is cited and missing."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing
from checker.finding import Fault, Severity
from checker.library import Library
from checker.references import references, target
from ruleschema.model import Clause
from ruleschema.numbers import Style, ordinal, path_of
from ruleschema.provisions import Provision


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        clause = provision.clause
        own = path_of(clause.at or "")
        item = clause.items[0] if len(clause.items) == 1 else None
        if item is None or item.at is None or path_of(item.at)[:-1] != own or not own:
            continue
        if cited := _cited_next(filing, provision):
            told = (
                f"{item.at} is the only item under {provision.at}, and {cited[0]} cites {cited[1]}, which is not there"
            )
            yield _fault(item, provision, told, f"check whether {item.at} should be {cited[1]}.")


def _cited_next(filing: Filing, provision: Provision) -> tuple[str, str] | None:
    """Who cites the label that would follow this clause's own in its list, where no clause has it."""
    own = path_of(provision.clause.at or "")
    for citing, ref in references(filing):
        cited = path_of(ref.to) if ref.to is not None and ref.document is None else ()
        inside = citing.section is provision.section and path_of(citing.at)[: len(own)] != own
        if len(cited) != 1 or not inside or target(filing, citing, str(ref.to)) is not None:
            continue
        if any(_places(own[-1], style) + 1 == _places(cited[0], style) for style in Style):
            return citing.at, str(ref.to)
    return None


def _places(label: str, style: Style) -> int:
    return ordinal(label, style) or -len(label) - 1


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
