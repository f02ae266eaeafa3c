"""A clause stands under another clause than its number says."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from ruleschema.submission.numbers import path_of


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        clause = provision.clause
        numbered = [above for above in provision.above if above.at is not None] if clause.at is not None else []
        parent = numbered[-1] if numbered else None
        if clause.at is None or parent is None or parent.at is None:
            continue
        own, above = path_of(clause.at), path_of(parent.at)
        if len(own) < 2 or own[: len(above)] == above:
            continue
        yield Fault(
            span=clause.at.span,
            message=f"Clause {clause.at} stands under {parent.at}, where its number does not belong.",
            at=str(clause.at),
            src=provision.lines,
            expected=f"a number that begins with {parent.at}",
            actual=str(clause.at),
            label=f"under {parent.at}",
            hint="move the clause or renumber it.",
            related=(Related(parent.at.span, "stands under this"),),
            about=(str(parent.at), str(clause.at)),
        )


CHECK = Check(
    code="DOC-112",
    title="Clause on the wrong level",
    severity=Severity.WARNING,
    why="What a clause qualifies depends on what it stands under; a slipped level changes the rule.",
    fix="Move the clause or renumber it.",
    run=find,
    passes="""
sections: [{number: 4, title: Wagers, clauses: [{at: 4.A, items: [{at: 4.A.1}]}, {at: 4.B}]}]
""",
    fails="""
sections: [{number: 4, title: Wagers, clauses: [{at: 4.A, items: [{at: 4.B.1}]}, {at: 4.B}]}]
""",
)
