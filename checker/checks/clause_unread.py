"""A clause could not be read, or only in part; no other check has seen what it says."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from grammar.parse import Grade, Problem, read_payment


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for sentence in filing.sentences:
        reading = sentence.reading
        if reading.problem is None:
            continue
        part = "cannot be read" if reading.grade is Grade.OPAQUE else "is read only in part"
        yield Fault(
            span=sentence.span(filing.document, reading.problem.start, reading.problem.end),
            message=f"The sentence {part}: {reading.problem.message}.",
            at=sentence.at,
            src=sentence.lines,
            actual=reading.residue or reading.text.strip(),
            label="here",
            hint="put it into the clause language; see “The clause language” in the README.",
            about=(reading.text.strip(),),
            undecided=True,
        )
    yield from _cells(filing)


def _cells(filing: Filing) -> Iterator[Fault]:
    for provision in filing.provisions:
        for row in (row for table in provision.clause.pays for row in table.rows):
            problem = read_payment(str(row.pays))
            if isinstance(problem, Problem):
                yield Fault(
                    span=row.pays.span,
                    message=f"The payout “{row.pays}” cannot be read: {problem.message}.",
                    at=provision.at,
                    src=row.src.numbers if row.src else provision.lines,
                    actual=str(row.pays),
                    label="here",
                    hint="write odds such as 3 to 2, $500, 100% of meter, push or lose.",
                    about=(str(row.outcome), str(row.pays)),
                    undecided=True,
                )


CHECK = Check(
    code="DOC-120",
    title="Clause not read",
    severity=Severity.WARNING,
    why="What is not read is not checked; it must never be taken for clean.",
    fix="Put the sentence into the clause language.",
    run=find,
    passes="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, says: player may make a wager.}]}]
""",
    fails="""
sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, says: player wagers whenever.}]}]
""",
)
