"""A clause cites a section, subsection or paragraph that the document does not have."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.references import nearest, references, resolves


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision, ref in references(filing):
        if ref.to is None or ref.document is not None or resolves(filing, provision, ref.to):
            continue
        near = nearest(filing, provision, ref.to)
        yield Fault(
            span=ref.to.span,
            message=f"The clause cites {ref.to}, but this document has no section or clause of that number.",
            at=provision.at,
            src=ref.src.numbers if ref.src else provision.lines,
            expected=near or "",
            actual=str(ref.to),
            label=f"perhaps {near}" if near else "no such clause",
            hint=f"check whether {near} is meant." if near else "cite a clause that exists.",
            about=(str(ref.to),),
        )


CHECK = Check(
    code="DOC-105",
    title="Reference to a clause that does not exist",
    severity=Severity.ERROR,
    why="The rule depends on a provision that is not there: renumbered, deleted, or misprinted.",
    fix="Cite a clause that exists.",
    run=find,
    idle=lambda filing: None if any(True for _ in references(filing)) else "the document cites nothing",
    passes="""
sections:
  - number: 4
    title: Wagers
    clauses:
      - {at: 4.I, says: player may make a wager.}
      - {at: 4.II, says: wager shall be settled per §4.I., refs: [{to: 4.I}, {to: I}]}
""",
    fails="""
sections:
  - number: 4
    title: Wagers
    clauses:
      - {at: 4.I, says: player may make a wager.}
      - {at: 4.II, says: wager shall be settled per §4.VII., refs: [{to: 4.VII}]}
""",
)
