"""A hand is defined in one place with other cards than in another."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from ruleschema.meaning.names import name_key
from ruleschema.submission.span import Text

_WORDS = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7"}
_CARDS = re.compile(r"\b(\d|two|three|four|five|six|seven)[ -](?:\w+ )?cards?\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    defined = {name_key(meaning.term): meaning for meaning in filing.game.definitions}
    for provision in filing.provisions:
        for rank in (rank for ranks in provision.clause.ranks for rank in ranks.rows):
            meaning = defined.get(name_key(rank.name))
            if meaning is None or rank.means is None:
                continue
            one, other = _cards(meaning.means), _cards(rank.means)
            if one is None or other is None or one == other:
                continue
            yield Fault(
                span=rank.means.span,
                message=f"{rank.name} is a hand of {other} cards in the ranking, but of {one} cards in its definition.",
                at=provision.at,
                src=rank.src.numbers if rank.src else provision.lines,
                expected=f"{one} cards",
                actual=f"{other} cards",
                label=f"defined with {one} cards",
                hint="make the ranking and the definition agree.",
                related=(Related(meaning.means.span, f"{one} cards"),),
                about=(name_key(rank.name), one, other),
            )


def _cards(text: Text) -> str | None:
    match = _CARDS.search(text)
    return _WORDS.get(match[1].lower(), match[1]) if match else None


CHECK = Check(
    code="DEF-404",
    title="Definition contradicts the ranking",
    severity=Severity.ERROR,
    why="A hand that is a straight by one clause and not by the other will be paid by whoever is asked.",
    fix="Make the ranking and the definition agree.",
    run=find,
    one_game=True,
    idle=lambda filing: (
        None
        if filing.game.definitions and any(each.clause.ranks for each in filing.provisions)
        else "the document does not both define and rank hands"
    ),
    passes="""
definitions: [{term: Straight, means: three cards in sequence}]
sections:
  - number: 6
    title: Ranks
    clauses: [{at: 6.A, ranks: {rows: [{name: Straight, means: 3 cards in sequence}]}}]
""",
    fails="""
definitions: [{term: Straight, means: three cards in sequence}]
sections:
  - number: 6
    title: Ranks
    clauses: [{at: 6.A, ranks: {rows: [{name: Straight, means: 5 cards in sequence}]}}]
""",
)
