"""Hands are compared with the dealer's, but nothing says what happens when they are equal."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.comparing import EQUAL, HIGHER, LOWER, compares, no_hands_compared, says


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    won = any(compares(fact, HIGHER) and fact.pays not in ("push", "lose") for fact in filing.payouts)
    lost = [fact for fact in filing.payouts if fact.pays == "lose" and compares(fact, LOWER)]
    if not won or not lost or _ruled(filing):
        return
    last = lost[-1]
    yield Fault(
        span=last.span,
        message="The document says what happens when the player's hand is higher and when it is lower, "
        "but not when both hands are equal.",
        at=last.at,
        src=last.src,
        expected="a rule for equal hands",
        actual="none",
        label="and when they are equal?",
        hint="say whether the wager is returned.",
        about=("tie",),
    )


def _ruled(filing: Filing) -> bool:
    """Whether a payout or a sentence is for equal hands."""
    if "tie.result" in filing.procedures_by_topic or any(compares(fact, EQUAL) for fact in filing.payouts):
        return True
    return says(filing, EQUAL) or any("tie" in each.about for each in filing.statements)


CHECK = Check(
    code="PRO-323",
    title="No rule for a tie",
    severity=Severity.WARNING,
    why="Equal hands occur at every table; without a rule the house decides each time.",
    fix="Say whether the wager is returned.",
    run=find,
    idle=no_hands_compared,
    passes="""
game: three-card-poker
sections:
  - number: 8
    title: Settlement
    clauses:
      - at: 8.A
        pays:
          wager: Ante
          rows:
            - {outcome: player hand beats dealer hand, pays: 1 to 1}
            - {outcome: dealer hand beats player hand, pays: lose}
            - {outcome: equal hands, pays: push}
""",
    fails="""
game: three-card-poker
sections:
  - number: 8
    title: Settlement
    clauses:
      - at: 8.A
        pays:
          wager: Ante
          rows:
            - {outcome: player hand beats dealer hand, pays: 1 to 1}
            - {outcome: dealer hand beats player hand, pays: lose}
""",
)
