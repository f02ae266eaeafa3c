"""A pay table pays for a hand that no ranking or definition of the document describes."""

import re
from collections.abc import Iterator
from functools import lru_cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.groups import once_per_filing
from checker.engine.library import Library
from checker.index.phrases import texts_found, wordings
from grammar.nodes import Lose, Push
from ruleschema.meaning.facts import PayoutFact
from ruleschema.submission.tables import Rank
from ruleschema.vocabulary import outcome_key

_HANDS = "royal flush, mini royal, royal, straight flush, four of a kind, full house, flush, straight, three of a kind"
_NAMES = frozenset(outcome_key(name) for name in f"{_HANDS}, two pair, pair, five of a kind".split(", "))
_SIZED = re.compile(
    r"(?:(?P<size>[3-7])[- ]card )?(?P<hand>.+?)(?:\s*[–-]?\s*\b(?:diamonds|hearts|spades|clubs))?\Z", re.I
)
# “A pair, which is a hand of two cards …”, “royal flush is …”.
_TOLD = re.compile(r"\W*(?:an? )?(\w[\w -]{2,30}?),? (?:which )?(?:is|are|means)\b", re.I)
# A poker hand has five cards; one of more must be described, since no ranking of poker hands holds it.
_POKER = 5
_FEWEST = 3
_WORDS = {6: "six", 7: "seven"}


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    ranked = _ranked(filing)
    for facts in filing.payouts_by_wager.values():
        hands = [fact for fact in facts if _hand(fact.outcome)[1] in _NAMES and not _settles_nothing(fact)]
        unknown = [fact for fact in hands if not _known(fact, ranked, filing)]
        # A ranking of other hands altogether says nothing of this table.
        if not unknown or len(hands) - len(unknown) < _FEWEST:
            continue
        listed = ", ".join(dict.fromkeys(_shown(fact) for fact in unknown))
        yield Fault(
            span=unknown[0].span,
            message=f"{unknown[0].wager} pays for {listed}, but no ranking or definition of the document describes "
            "such a hand.",
            at=unknown[0].at,
            src=tuple(line for fact in unknown for line in fact.src),
            expected=f"a description of {listed}",
            actual="none",
            label="which hand is this?",
            hint="describe the hand in the ranking.",
            about=(unknown[0].wager, listed),
        )


def _settles_nothing(fact: PayoutFact) -> bool:
    return isinstance(fact.payment.alternatives[0], (Lose, Push))


@lru_cache(maxsize=4096)
def _hand(outcome: str) -> tuple[int, str]:
    """The number of cards, where the row names it, and the hand."""
    match = _SIZED.match(outcome.strip())
    return (int(match["size"] or 0), outcome_key(match["hand"])) if match else (0, "")


def _shown(fact: PayoutFact) -> str:
    size, hand = _hand(fact.outcome)
    return f"{size} card {hand}" if size else fact.outcome


def _known(fact: PayoutFact, ranked: set[str], filing: Filing) -> bool:
    size, hand = _hand(fact.outcome)
    if size <= _POKER:
        return hand in ranked or hand in _described(filing)
    first, found = hand.split()[0], texts_found(filing)
    known = found.at(found.index.in_a_row((str(size), "card", first)))
    # A sentence that begins with the hand says what it is; one that only names it in words does not.
    begins = re.compile(rf"\W*(?:an? )?{_WORDS[size]}[- ]card {re.escape(first)}\b", re.I)
    known += filter(lambda said: begins.match(said.text), found.at(found.index.in_a_row((_WORDS[size], "card", first))))
    return any(not said.text.startswith(fact.wager) for said in known)


@once_per_filing
def _described(filing: Filing) -> set[str]:
    """The hands of which a sentence says what they are, though no ranking was made of it."""
    told = (_TOLD.match(said.text) for said in wordings(filing))
    return {outcome_key(match[1]) for match in told if match is not None}


def _ranks(filing: Filing) -> list[Rank]:
    return [rank for each in filing.provisions for ranks in each.clause.ranks for rank in ranks.rows]


def _ranked(filing: Filing) -> set[str]:
    """Hands of rankings and definitions."""
    names = [str(rank.name) for rank in _ranks(filing)]
    return {outcome_key(name) for name in (*names, *(str(meaning.term) for meaning in filing.game.definitions))}


CHECK = Check(
    code="PAY-250",
    title="Paid hand is not ranked",
    severity=Severity.WARNING,
    why="Nobody can say which cards win the prize, and it is often the highest of the table.",
    fix="Describe the hand in the ranking.",
    run=find,
    one_game=True,
    idle=lambda filing: None if any(each.clause.ranks for each in filing.provisions) else "no hands are ranked",
    passes="""
sections:
  - number: 6
    title: Ranks
    clauses:
      - {at: 6.A, ranks: {rows: [{name: Full house}, {name: Flush}, {name: Straight}, {name: Pair}]}}
      - at: 6.B
        pays:
          wager: Bonus
          rows:
            - {outcome: Full House, pays: 20 to 1}
            - {outcome: Flush, pays: 15 to 1}
            - {outcome: Straight, pays: 10 to 1}
            - {outcome: Pair, pays: 1 to 1}
""",
    fails="""
sections:
  - number: 6
    title: Ranks
    clauses:
      - {at: 6.A, ranks: {rows: [{name: Full house}, {name: Flush}, {name: Straight}]}}
      - at: 6.B
        pays:
          wager: Bonus
          rows:
            - {outcome: Four of a Kind, pays: 50 to 1}
            - {outcome: Full House, pays: 20 to 1}
            - {outcome: Flush, pays: 15 to 1}
            - {outcome: Straight, pays: 10 to 1}
""",
)
