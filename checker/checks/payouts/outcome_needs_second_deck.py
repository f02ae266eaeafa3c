"""A pay table pays for two cards of one rank and suit, and the game may be played with one deck."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import wordings_with
from grammar.nodes import Bound
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.meaning.stems import stems

_RANKS = r"(?:aces|kings|queens|jacks|tens|10'?s|nines|eights|sevens|sixes|fives|fours|threes|twos|[2-9]'?s)"
_TWO = r"(?:2|3|two|three|pair of)"
# One deck has one card of each rank and suit.
_IDENTICAL = re.compile(
    rf"\b{_TWO} {_RANKS} of (?:spades|hearts|diamonds|clubs)\b|\b{_TWO} (?:suited|identical) {_RANKS}"
    rf"|\b(?:suited|perfect|identical|matched) pair\b|\bsuited (?:three|four)[- ]of[- ]a[- ]kind\b|\bpair suited\b",
    re.I,
)
_WAGER = stems("wager bet")
_MANY = stems("two three four five six eight 2 3 4 5 6 8")
_DECKS = re.compile(r"\bdecks?\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    single = next((fact for fact in filing.procedures_by_topic.get("decks.count", ()) if _one(fact)), None)
    if single is None:
        return
    for facts in filing.payouts_by_wager.values():
        # A table for each number of decks says itself where it holds.
        needing = [fact for fact in facts if _IDENTICAL.search(fact.outcome) and not _limited(fact)]
        if needing and not _decks_told(filing, needing[0].wager):
            yield _fault(needing, single)


def _one(fact: ProcedureFact) -> bool:
    """Whether the clause lets the game be played with one deck, in any case."""
    return fact.condition is None and fact.bound is not Bound.AT_MOST and fact.value in ("1", "1-2")


def _limited(fact: PayoutFact) -> bool:
    return _DECKS.search(f"{fact.table or ''} {fact.condition or ''}") is not None


def _decks_told(filing: Filing, wager: str) -> bool:
    """Whether a clause says how many decks the wager takes."""
    words = stems(wager) - _WAGER
    said = (stems(each.text) for each in wordings_with(filing, ("deck",)))
    return bool(words) and any(words <= each and not _MANY.isdisjoint(each) for each in said)


def _fault(facts: list[PayoutFact], single: ProcedureFact) -> Fault:
    outcomes = list(dict.fromkeys(fact.outcome for fact in facts))
    never = single.bound is Bound.EXACTLY and single.value == "1"
    when = "the game is played with one deck" if never else "the game may be played with one deck"
    return Fault(
        span=facts[0].span,
        message=f"{facts[0].wager} pays for “{outcomes[0]}”{_more(outcomes)}, which takes two cards of one rank and "
        f"suit, but by clause {single.at} {when}, which has no two such cards; the table is not limited to more decks.",
        at=facts[0].at,
        src=tuple(dict.fromkeys(line for fact in facts for line in fact.src)),
        expected="a limit to two or more decks",
        actual=outcomes[0],
        label="cannot occur with one deck",
        hint="limit the wager, or these rows, to tables with two or more decks.",
        related=(Related(single.span, f"{single.at}: one deck"),),
        about=(facts[0].wager, outcomes[0]),
        severity=Severity.ERROR if never else None,
    )


def _more(outcomes: list[str]) -> str:
    return f" and {len(outcomes) - 1} more" if len(outcomes) > 1 else ""


CHECK = Check(
    code="PAY-262",
    title="Outcome needs a second deck",
    severity=Severity.WARNING,
    why="At a table with one deck the top prizes are advertised and cannot be won.",
    fix="Limit the wager to tables with two or more decks, or pay by the number of decks.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 3
    title: Cards
    clauses:
      - {at: 3.A, says: blackjack shall be played with at least 1 deck of cards.}
      - at: 3.B
        pays: {wager: Bounty, condition: two decks in use, rows: [{outcome: 2 Kings of Spades, pays: 75 to 1}]}
""",
    fails="""
sections:
  - number: 3
    title: Cards
    clauses:
      - {at: 3.A, says: blackjack shall be played with at least 1 deck of cards.}
      - {at: 3.B, pays: {wager: Bounty, rows: [{outcome: 2 Kings of Spades, pays: 75 to 1}]}}
""",
)
