"""A wager is settled when the players have their cards, but one of its prizes depends on the dealer's cards."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.vocabulary import wager_key

_SOON = re.compile(
    r"\bsettle (?:the |all )?(?P<wager>(?:[\w'’-]+ ){1,4}?(?:wager|bet)s?) (?:once|when|as soon as|after) "
    r"(?:the |all |each )?players? (?:have|has|received?)\b",
    re.I,
)
_WAITS = re.compile(r"\bwait to settle (?:the |all )?(?P<wager>(?:[\w'’-]+ ){1,4}?(?:wager|bet)s?)\b", re.I)
_DEALER = re.compile(r"\bdealer\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    settling = [sentence for sentence in sentences_with(filing, "settle") if "settle" in sentence.reading.text]
    waits = {wager_key(match["wager"]) for each in settling if (match := _WAITS.search(each.reading.text))}
    for sentence in settling:
        match = _SOON.search(sentence.reading.text)
        key = wager_key(match["wager"]) if match else ""
        if match is None or key in waits:
            continue
        fact = next((each for each in filing.payouts_by_wager.get(key, ()) if _needs_dealer(each, filing)), None)
        if fact is None:
            continue
        wager = match["wager"].removesuffix("s")
        yield Fault(
            span=sentence.span(filing.document, match.start(), match.end()),
            message=f"The {wager} is settled as soon as the players have their cards, but {fact.outcome} "
            f"({fact.at}) depends on the dealer's cards too, which are not known then.",
            at=sentence.at,
            src=sentence.lines,
            expected=f"{fact.outcome} is settled when the dealer's cards are known",
            actual="settled before the dealer's cards are known",
            label=f"{fact.outcome} is not yet known",
            hint=f"say when {fact.outcome} is settled.",
            related=(Related(fact.span, f"{fact.at}: {fact.outcome}"),),
            about=(key, fact.outcome),
        )


def _needs_dealer(fact: PayoutFact, filing: Filing) -> bool:
    """Whether an outcome is defined by the dealer's cards too."""
    if _DEALER.search(f"{fact.outcome} {fact.condition or ''}"):
        return True
    outcome = name_key(fact.outcome)
    return any(
        outcome.startswith(name_key(meaning.term)) and _DEALER.search(meaning.means)
        for meaning in filing.game.definitions
    )


CHECK = Check(
    code="PRO-355",
    title="Settled before the dealer's cards are known",
    severity=Severity.WARNING,
    why="The highest prize can never be paid by the rule that settles the wager.",
    fix="Say when the prize is settled.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
definitions: [{term: Crown, means: a royal match of the player}]
sections:
  - number: 15
    title: Match
    clauses:
      - {at: 15.A, says: dealer shall settle match wagers once players have 2 cards.}
      - {at: 15.B, pays: {wager: Match Wager, rows: [{outcome: Crown, pays: $500}]}}
""",
    fails="""
definitions: [{term: Crown, means: a royal match of player and dealer}]
sections:
  - number: 15
    title: Match
    clauses:
      - {at: 15.A, says: dealer shall settle match wagers once players have 2 cards.}
      - {at: 15.B, pays: {wager: Match Wager, rows: [{outcome: Crown, pays: $500}]}}
""",
)
