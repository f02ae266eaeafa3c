"""Hands are compared with the dealer's, but nothing says what happens when they are equal."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import texts_with
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.stems import stems
from ruleschema.vocabulary import games

_HIGHER = re.compile(r"\b(?:beats?|outranks?|higher than|exceeds?)\b")
_COMPARED = re.compile(r"\b(?:hands?|total|rank)\b")
_EQUAL = ("tie", "ties", "tied", "equal", "equals", "push", "pushes", "same", "copy", "copies", "identical")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    won = [fact for fact in filing.payouts if _HIGHER.search(f"{fact.outcome} {fact.condition or ''}")]
    lost = [fact for fact in won if fact.pays == "lose"]
    if not lost or len(won) == len(lost) or _equal(filing):
        return
    last: PayoutFact = lost[-1]
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


def _equal(filing: Filing) -> bool:
    stated = (f"{fact.outcome} {fact.condition or ''}" for fact in filing.payouts if fact.pays == "push")
    if "tie.result" in filing.procedures_by_topic or any(not stems(each).isdisjoint(_EQUAL) for each in stated):
        return True
    return any(_COMPARED.search(said.text) for said in texts_with(filing, _EQUAL))


def _idle(filing: Filing) -> str | None:
    cards = next((game.played_with is None for game in games() if game.game == filing.slug), False)
    return None if cards and filing.payouts else "no hands are compared"


CHECK = Check(
    code="PRO-323",
    title="No rule for a tie",
    severity=Severity.WARNING,
    why="Equal hands occur at every table; without a rule the house decides each time.",
    fix="Say whether the wager is returned.",
    run=find,
    idle=_idle,
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
