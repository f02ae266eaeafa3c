"""Two casinos of a jurisdiction offer one pay table under two names."""

from collections.abc import Iterator
from functools import lru_cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from ruleschema.meaning.facts import PayoutFact
from ruleschema.vocabulary import outcome_key, wager_key

# Fewer rows can coincide by chance.
LEAST_ROWS = 4
Rows = frozenset[tuple[str, str]]


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    same = _by_rows(library, filing.slug)
    for wager, facts in filing.payouts_by_wager.items():
        if len(facts) < LEAST_ROWS:
            continue
        fact = facts[0]
        others = (each for each in same.get(_rows(facts), ()) if each.casino != filing.casino)
        other = next((each for each in others if wager_key(each.wager) != wager), None)
        if other is None:
            continue
        yield Fault(
            span=fact.span,
            message=f"The {fact.wager} has the pay table that {other.casino} calls {other.wager}.",
            at=fact.at,
            src=fact.src,
            expected=other.wager,
            actual=fact.wager,
            label=f"elsewhere {other.wager}",
            hint="check whether it is the same bet.",
            related=(Related(other.span, f"{other.casino} {other.at}: {other.wager}"),),
            about=(wager, wager_key(other.wager)),
        )


def _rows(facts: list[PayoutFact]) -> Rows:
    return frozenset((outcome_key(fact.outcome), fact.pays) for fact in facts)


@lru_cache(maxsize=512)
def _by_rows(library: Library, game: str) -> dict[Rows, list[PayoutFact]]:
    """The first fact of every wager, by the rows of its table; made once for all casinos."""
    found: dict[Rows, list[PayoutFact]] = {}
    for filing in library.by_game.get(game, ()):
        for facts in filing.payouts_by_wager.values():
            rows = _rows(facts) if len(facts) >= LEAST_ROWS else frozenset()
            if len(rows) >= LEAST_ROWS:
                found.setdefault(rows, []).append(facts[0])
    return found


CHECK = Check(
    code="XDO-505",
    title="Side bet named differently elsewhere",
    severity=Severity.NOTE,
    why="One bet under two names is approved twice and compared never.",
    fix="Use the name under which the bet is approved.",
    run=find,
    across=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 1
    title: Odds
    clauses:
      - at: 1.A
        pays:
          wager: Lucky Pairs
          rows:
            - {outcome: A, pays: 9 to 1}
            - {outcome: B, pays: 5 to 1}
            - {outcome: C, pays: 3 to 1}
            - {outcome: D, pays: 2 to 1}
""",
    fails="""
sections:
  - number: 1
    title: Odds
    clauses:
      - at: 1.A
        pays:
          wager: Happy Pairs
          rows:
            - {outcome: A, pays: 9 to 1}
            - {outcome: B, pays: 5 to 1}
            - {outcome: C, pays: 3 to 1}
            - {outcome: D, pays: 2 to 1}
""",
    elsewhere="""
sections:
  - number: 1
    title: Odds
    clauses:
      - at: 1.A
        pays:
          wager: Lucky Pairs
          rows:
            - {outcome: A, pays: 9 to 1}
            - {outcome: B, pays: 5 to 1}
            - {outcome: C, pays: 3 to 1}
            - {outcome: D, pays: 2 to 1}
""",
)
