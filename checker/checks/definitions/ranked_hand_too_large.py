"""A ranking of hands of few cards has a hand that takes more cards, and does not say what it means here."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from ruleschema.meaning.names import name_key
from ruleschema.submission.model import Clause
from ruleschema.submission.tables import Ranks

_FIGURES = {"two": 2, "three": 3, "four": 4, "five": 5}
_SIZE = re.compile(r"\b(?P<count>two|three|four|five|[2-5])[- ]card\b", re.I)
# Hands by the cards that they take in their ordinary meaning.
_TAKES = {"royal flush": 5, "full house": 5, "five of a kind": 5, "four of a kind": 4}


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    defined = {name_key(meaning.term) for meaning in filing.game.definitions}
    for provision in filing.provisions:
        for ranks in provision.clause.ranks:
            size = _size(ranks)
            for row in ranks.rows if size else ():
                takes = _TAKES.get(name_key(row.name).replace("-", " "), 0)
                if takes <= size or row.means is not None or name_key(row.name) in defined:
                    continue
                if _told(provision.clause, str(row.name)):
                    continue
                yield Fault(
                    span=row.name.span,
                    message=f"The ranking of hands of {size} cards has “{row.name}”, a hand of {takes} "
                    "cards by its ordinary meaning; the document does not say what it is here.",
                    at=provision.at,
                    src=row.src.numbers if row.src else provision.lines,
                    expected=f"what “{row.name}” means with {size} cards",
                    actual="no meaning",
                    label="not with so few cards",
                    hint="define it, such as ace-king-queen of one suit, or take it out.",
                    about=(name_key(row.name),),
                )


def _size(ranks: Ranks) -> int:
    match = _SIZE.search(ranks.of or "")
    return (_FIGURES.get(match["count"].lower()) or int(match["count"])) if match else 0


def _told(clause: Clause, name: str) -> bool:
    """Whether a sentence of the clause says what the hand is."""
    said = " ".join(saying.says for saying in clause.says).lower()
    return name.lower() in said


CHECK = Check(
    code="DEF-425",
    title="Ranked hand takes more cards",
    severity=Severity.WARNING,
    why="Which hand wins the highest prize is not stated; the name alone means a hand that cannot be dealt.",
    fix="Say what the hand is with so many cards.",
    run=find,
    one_game=True,
    idle=lambda filing: None if any(each.clause.ranks for each in filing.provisions) else "the document ranks no hands",
    passes="""
sections:
  - number: 6
    title: Ranking
    clauses:
      - at: 6.A
        ranks: {of: three card hands, rows: [{name: Royal Flush, means: suited ace-king-queen}, {name: Pair}]}
""",
    fails="""
sections:
  - number: 6
    title: Ranking
    clauses: [{at: 6.A, ranks: {of: three card hands, rows: [{name: Royal Flush}, {name: Pair}]}}]
""",
)
