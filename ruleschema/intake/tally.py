"""Honest accounting: clauses, payouts, and how many sentences were read."""

import re
from collections.abc import Iterator, Sequence

from ruleschema.intake.records import Counts, DraftClause, DraftMeaning, DraftNoise, DraftSection
from ruleschema.intake.words.leadin import split_sentences

MODAL = re.compile(r"\b(?:shall|must|may|will|can|cannot)\b", re.I)


def tally(sections: Sequence[DraftSection], meanings: Sequence[DraftMeaning], noise: Sequence[DraftNoise]) -> Counts:
    """The counts of one game."""
    clauses = [clause for section in sections for top in section.clauses for clause in walk(top)]
    sentences = [(part, bool(clause.says)) for clause in clauses for _, part in split_sentences(clause.text or "")]
    modal = [read for part, read in sentences if MODAL.search(part)]
    printed = [clause for clause in clauses if clause.at is not None or clause.text is not None]
    return Counts(
        clauses=sum(1 for clause in clauses if clause.at is not None or clause.items or clause.text) + len(meanings),
        payouts=sum(len(table.rows) for clause in clauses for table in clause.pays),
        full=sum(1 for clause in printed if clause.says) + len(meanings),
        partly=sum(1 for clause in printed if _is_mixed(clause)),
        unread=sum(1 for clause in printed if clause.text and not clause.says and not clause.pays),
        modal=len(modal),
        modal_read=sum(modal),
        noise=sum(len(each.lines) for each in noise),
    )


def walk(clause: DraftClause) -> Iterator[DraftClause]:
    """A clause and everything below it."""
    yield clause
    for item in clause.items:
        yield from walk(item)


def _is_mixed(clause: DraftClause) -> bool:
    own = [item for item in clause.items if item.at is None and item.text]
    return clause.text is None and any(item.says for item in own) and any(not item.says for item in own)
