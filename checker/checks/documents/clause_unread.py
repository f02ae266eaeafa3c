"""A clause could not be read, or only in part; no other check has seen what it says."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from grammar.parse import Grade, Problem, read_payment
from ruleschema.submission.provisions import Spoken

MOST_NAMED = 6


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    unread = [sentence for sentence in filing.sentences if sentence.reading.problem is not None]
    for sentence in unread:
        if not _is_wording(sentence):
            yield from _sentence(filing, sentence)
    if wording := [sentence for sentence in unread if _is_wording(sentence)]:
        yield _wording(filing, wording)
    yield from _cells(filing)


def _is_wording(sentence: Spoken) -> bool:
    """The document's own words, which nobody has put into the clause language yet."""
    return sentence.provision is not None and sentence.words is sentence.provision.clause.text


def _sentence(filing: Filing, sentence: Spoken) -> Iterator[Fault]:
    reading = sentence.reading
    if reading.problem is None:
        return
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


def _wording(filing: Filing, unread: list[Spoken]) -> Fault:
    """All of a document's unread wording in one finding, so that a draft's many do not hide the rest."""
    places = [sentence.span(filing.document, 0, len(sentence.reading.text.strip())) for sentence in unread]
    clauses = list(dict.fromkeys(sentence.at for sentence in unread))
    named = ", ".join(clauses[:MOST_NAMED])
    more = f" and {len(clauses) - MOST_NAMED} more" if len(clauses) > MOST_NAMED else ""
    count = f"{len(unread):,} sentences are" if len(unread) > 1 else "One sentence is"
    return Fault(
        span=places[0],
        message=f"{count} not read and so not checked, of {len(filing.sentences):,}: in {named}{more}.",
        at=unread[0].at,
        src=unread[0].lines,
        expected="sentences of the clause language under `says`",
        actual=unread[0].reading.text.strip(),
        label="the first of them",
        hint="put them into the clause language; see “The clause language” in the README.",
        related=tuple(
            Related(place, f"{sentence.at}: not read") for place, sentence in zip(places[1:], unread[1:], strict=True)
        ),
        about=tuple(sentence.reading.text.strip() for sentence in unread),
        undecided=True,
    )


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
