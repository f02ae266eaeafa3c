"""The statements of a filing by the clause that makes them."""

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from ruleschema.meaning.statement import Statement
from ruleschema.submission.model import Clause


def statements_of(filing: Filing, clause: Clause) -> list[Statement]:
    """What the sentences of a clause say, without those of its items."""
    return _by_clause(filing).get(id(clause), [])


@once_per_filing
def _by_clause(filing: Filing) -> dict[int, list[Statement]]:
    found: dict[int, list[Statement]] = {}
    for statement in filing.statements:
        sentence = statement.place.sentence if statement.place is not None else None
        if sentence is not None and sentence.provision is not None:
            found.setdefault(id(sentence.provision.clause), []).append(statement)
    return found
