"""The document says when a wager against the dealer wins and when it is returned, but not when it loses."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.comparing import EQUAL, HIGHER, LOWER, compares, no_hands_compared, says
from checker.rules.telling import listed
from ruleschema.meaning.facts import PayoutFact
from ruleschema.vocabulary import wager_key


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    open_ended = [facts for facts in filing.payouts_by_wager.values() if _is_open(facts)]
    if not open_ended or says(filing, LOWER, "lost"):
        return
    last = [fact for fact in open_ended[0] if fact.pays == "push"][-1]
    yield Fault(
        span=last.span,
        message=f"The document says when {listed([facts[0].wager for facts in open_ended])} win over the dealer's hand "
        "and when they are returned, but nowhere that they lose to a higher hand of the dealer.",
        at=last.at,
        src=last.src,
        expected="a rule for a higher hand of the dealer",
        actual="none",
        label="and when the dealer's hand is higher?",
        hint="say that the wagers lose.",
        about=tuple(wager_key(facts[0].wager) for facts in open_ended),
    )


def _is_open(facts: list[PayoutFact]) -> bool:
    """Paid where the player's hand is higher, returned where both are equal, and never lost."""
    won = any(compares(fact, HIGHER) and fact.pays not in ("push", "lose") for fact in facts)
    equal = any(compares(fact, EQUAL) and fact.pays == "push" for fact in facts)
    return won and equal and not any(fact.pays == "lose" for fact in facts)


CHECK = Check(
    code="PRO-365",
    title="Loss without a rule",
    severity=Severity.NOTE,
    why="The dealer is told to collect losing wagers, and no clause says which these are.",
    fix="Say that the wagers lose to a higher hand of the dealer.",
    run=find,
    one_game=True,
    idle=no_hands_compared,
    passes="""
game: three-card-poker
sections:
  - number: 12
    title: Payouts
    clauses:
      - at: 12.A
        pays:
          wager: Ante
          rows:
            - {outcome: player hand outranks dealer hand, pays: 1 to 1}
            - {outcome: tie, pays: push}
            - {outcome: dealer hand outranks player hand, pays: lose}
""",
    fails="""
game: three-card-poker
sections:
  - number: 12
    title: Payouts
    clauses:
      - at: 12.A
        pays:
          wager: Ante
          rows:
            - {outcome: player hand outranks dealer hand, pays: 1 to 1}
            - {outcome: tie, pays: push}
""",
)
