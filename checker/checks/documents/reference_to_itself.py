"""A clause cites itself."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.references import elsewhere, references, target
from ruleschema.submission.numbers import path_of


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision, ref in references(filing):
        own = path_of(provision.clause.at or "")
        if ref.to is None or ref.document is not None or not own or path_of(ref.to) == ():
            continue
        if target(filing, provision, ref.to) == own and not elsewhere(filing, provision, ref):
            yield Fault(
                span=ref.to.span,
                message=f"Clause {provision.at} cites {ref.to}, which is the clause itself.",
                at=provision.at,
                src=ref.src.numbers if ref.src else provision.lines,
                expected="another clause",
                actual=str(ref.to),
                label="this very clause",
                hint="cite the clause that is meant.",
                about=(str(ref.to),),
            )


CHECK = Check(
    code="DOC-107",
    title="Clause cites itself",
    severity=Severity.ERROR,
    why="The rule that is meant stands elsewhere; renumbering left the reference pointing at its own clause.",
    fix="Cite the clause that is meant.",
    run=find,
    idle=lambda filing: None if any(True for _ in references(filing)) else "the document cites nothing",
    passes="""
sections: [{number: 4, title: Wagers, clauses: [{at: 4.A, refs: [{to: 4.B}]}, {at: 4.B}]}]
""",
    fails="""
sections: [{number: 4, title: Wagers, clauses: [{at: 4.A, refs: [{to: 4.A}]}, {at: 4.B}]}]
""",
)
