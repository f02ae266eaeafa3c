"""The document says when a wager against the dealer wins and when it is returned, but not when it loses."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from ruleschema.meaning.facts import PayoutFact
from ruleschema.vocabulary import games, wager_key

_HIGHER = re.compile(r"\b(?:beats?|outranks?|higher than|ranks higher|exceeds?)\b")
_EQUAL = re.compile(r"\b(?:tie|ties|tied|equal|equals|push|same)\b")
_LOST = re.compile(
    r"\b(?:lose|loses|lost|forfeit\w*|collect\w*|taken)\b(?=.*\b(?:outranks?|lower|beats?|higher|exceeds?|over|below)\b)"
    r"|\b(?:outranks?|lower|beats?|higher|exceeds?|over|below)\b(?=.*\b(?:lose|loses|lost|collect\w*|taken)\b)",
    re.I | re.S,
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    open_ended = [facts for facts in filing.payouts_by_wager.values() if _is_open(facts)]
    if not open_ended or any(_LOST.search(each.reading.text) for each in sentences_with(filing, *_WORDS)):
        return
    last = [fact for fact in open_ended[0] if fact.pays == "push"][-1]
    wagers = " and ".join(facts[0].wager for facts in open_ended)
    yield Fault(
        span=last.span,
        message=f"The document says when {wagers} win over the dealer's hand and when they are returned, "
        "but nowhere that they lose to a higher hand of the dealer.",
        at=last.at,
        src=last.src,
        expected="a rule for a higher hand of the dealer",
        actual="none",
        label="and when the dealer's hand is higher?",
        hint="say that the wagers lose.",
        about=tuple(wager_key(facts[0].wager) for facts in open_ended),
    )


_WORDS = ("lose", "lost", "forfeit", "collect", "taken")


def _is_open(facts: list[PayoutFact]) -> bool:
    """Paid where the player's hand is higher, returned where both are equal, and never lost."""
    said = [(fact.pays, f"{fact.outcome} {fact.condition or ''}") for fact in facts]
    won = any(pays not in ("push", "lose") and _HIGHER.search(text) for pays, text in said)
    equal = any(pays == "push" and _EQUAL.search(text) for pays, text in said)
    return won and equal and not any(pays == "lose" for pays, _ in said)


def _idle(filing: Filing) -> str | None:
    cards = next((game.played_with is None for game in games() if game.game == filing.slug), False)
    return None if cards and filing.payouts else "no hands are compared"


CHECK = Check(
    code="PRO-365",
    title="Loss without a rule",
    severity=Severity.NOTE,
    why="The dealer is told to collect losing wagers, and no clause says which these are.",
    fix="Say that the wagers lose to a higher hand of the dealer.",
    run=find,
    one_game=True,
    idle=_idle,
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
