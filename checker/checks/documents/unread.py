"""Sentences and payouts that could not be read; no other check has seen what they say."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from grammar.parse import Grade, Problem, read_payment
from ruleschema.submission.provisions import Spoken

MOST_NAMED = 6


def unread(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    unread = [sentence for sentence in filing.sentences if sentence.reading.problem is not None]
    for sentence in unread:
        reading, problem = sentence.reading, sentence.reading.problem
        if problem is not None and not _is_wording(sentence):
            yield rule.fault(
                sentence.span(filing.document, problem.start, problem.end),
                sentence.at,
                sentence.lines,
                kind="sentence",
                how="cannot be read" if reading.grade is Grade.OPAQUE else "is read only in part",
                problem=problem.message,
                rest=reading.residue or reading.text.strip(),
                text=reading.text.strip(),
            )
    if wording := [sentence for sentence in unread if _is_wording(sentence)]:
        yield _wording(rule, filing, wording)
    yield from _cells(rule, filing)


def _is_wording(sentence: Spoken) -> bool:
    """The document's own words, which nobody has put into the clause language yet."""
    return sentence.provision is not None and sentence.words is sentence.provision.clause.text


def _wording(rule: Rule, filing: Filing, unread: list[Spoken]) -> Fault:
    """All of a document's unread wording in one finding, so that a draft's many do not hide the rest."""
    texts = [sentence.reading.text.strip() for sentence in unread]
    places = [each.span(filing.document, 0, len(text)) for each, text in zip(unread, texts, strict=True)]
    clauses = list(dict.fromkeys(sentence.at for sentence in unread))
    more = f" and {len(clauses) - MOST_NAMED} more" if len(clauses) > MOST_NAMED else ""
    return rule.fault(
        places[0],
        unread[0].at,
        unread[0].lines,
        kind="wording",
        related=tuple(Related(at, f"{each.at}: not read") for at, each in zip(places[1:], unread[1:], strict=True)),
        about=tuple(texts),
        count=f"{len(unread):,} sentences are" if len(unread) > 1 else "One sentence is",
        whole=f"{len(filing.sentences):,}",
        clauses=", ".join(clauses[:MOST_NAMED]) + more,
        first=texts[0],
    )


def _cells(rule: Rule, filing: Filing) -> Iterator[Fault]:
    for provision in filing.provisions:
        for row in (row for table in provision.clause.pays for row in table.rows):
            problem = read_payment(str(row.pays))
            if isinstance(problem, Problem):
                lines, told = row.src or provision.lines, problem.message
                span, outcome = row.pays.span, row.outcome
                yield rule.fault(span, provision.at, lines, kind="payout", pays=row.pays, outcome=outcome, problem=told)
