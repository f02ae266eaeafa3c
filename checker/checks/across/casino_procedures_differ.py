"""Two documents of one casino give different figures for a procedure that is the same at all tables."""

from collections.abc import Iterator
from functools import lru_cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.topicwords import stated, topic_words
from ruleschema.meaning.names import name_key
from ruleschema.meaning.procedures import ProcedureFact


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    told: set[str] = set()
    for fact in filing.house_figures:
        before = _figures(library, filing.casino)[_key(fact)]
        if before.game == filing.slug or fact.topic in told or stated(before) == stated(fact):
            continue
        told.add(fact.topic)
        game = before.game.replace("-", " ")
        yield Fault(
            span=fact.span,
            message=f"{topic_words(fact.topic)}: {stated(fact)} here, but {stated(before)} "
            f"in the casino's {game} ({before.at}).",
            at=fact.at,
            src=fact.src,
            expected=stated(before),
            actual=stated(fact),
            label=f"{game} says {stated(before)}",
            hint="check that the difference is meant.",
            related=(Related(before.span, f"{before.game} {before.at}: {stated(before)}"),),
            about=(fact.topic, stated(fact), before.game, stated(before)),
        )


def _key(fact: ProcedureFact) -> tuple[str, str, str]:
    return fact.topic, fact.unit, name_key(fact.condition or "")


@lru_cache(maxsize=64)
def _figures(library: Library, casino: str) -> dict[tuple[str, str, str], ProcedureFact]:
    """The first figure that the casino's documents state for each shared procedure."""
    found: dict[tuple[str, str, str], ProcedureFact] = {}
    for filing in library.by_casino[casino]:
        for fact in filing.house_figures:
            found.setdefault(_key(fact), fact)
    return found


CHECK = Check(
    code="XDO-508",
    title="Documents of one casino differ in a procedure",
    severity=Severity.NOTE,
    why="Dealers move between tables; what differs without need is done wrong at one of them.",
    fix="Check that the difference is meant.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.house_figures else "no procedure is shared with other documents",
    across=True,
    passes="""
game: let-it-ride
sections:
  - number: 1
    title: Cut
    clauses: [{at: 1.A, says: player shall place the cutting card at least 10 cards from the top of the stack.}]
""",
    fails="""
game: let-it-ride
sections:
  - number: 1
    title: Cut
    clauses: [{at: 1.A, says: player shall place the cutting card at least 12 cards from the top of the stack.}]
""",
    beside="""
game: a-blackjack
sections:
  - number: 1
    title: Cut
    clauses: [{at: 1.A, says: player shall place the cutting card at least 10 cards from the top of the stack.}]
""",
)
