"""A wager is settled when the players have their cards, but one of its prizes depends on the dealer's cards."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.matching import staked
from checker.rules.telling import wager_printed
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.statement import Modality, Statement
from ruleschema.meaning.stems import stems

_DEALT = stems("player card")
_HAVING = stems("have receive")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    waiting = (each for each in filing.statements if each.act == "wait" and "settle" in each.about)
    later = {key for statement in waiting for key in staked(statement)}
    for statement in filing.statements:
        if statement.act != "settle" or statement.modality is not Modality.SHALL or not _once_dealt(statement):
            continue
        for key in (each for each in staked(statement) if each not in later):
            fact = next((each for each in filing.payouts_by_wager.get(key, ()) if _needs_dealer(each, filing)), None)
            if fact is not None and statement.place is not None:
                wager = wager_printed(key, statement.parts.core if statement.parts else "")
                yield Fault(
                    span=statement.place.span,
                    message=f"The {wager} is settled as soon as the players have their cards, but {fact.outcome} "
                    f"({fact.at}) depends on the dealer's cards too, which are not known then.",
                    at=statement.place.at,
                    src=statement.place.src,
                    expected=f"{fact.outcome} is settled when the dealer's cards are known",
                    actual="settled before the dealer's cards are known",
                    label=f"{fact.outcome} is not yet known",
                    hint=f"say when {fact.outcome} is settled.",
                    related=(Related(fact.span, f"{fact.at}: {fact.outcome}"),),
                    about=(key, fact.outcome),
                )


def _once_dealt(statement: Statement) -> bool:
    """Whether it is done once the players have their cards."""
    if statement.parts is None:
        return False
    times = [words for relation, words in statement.parts.times if relation == "after"]
    moments = (*times, *statement.parts.conditions, statement.parts.core.partition(" once ")[2])
    told = [stems(words) for words in moments]
    return any(words >= _DEALT and not words.isdisjoint(_HAVING) for words in told)


def _needs_dealer(fact: PayoutFact, filing: Filing) -> bool:
    """Whether an outcome is defined by the dealer's cards too."""
    outcome = name_key(fact.outcome)
    meanings = [str(each.means) for each in filing.game.definitions if outcome.startswith(name_key(each.term))]
    return "dealer" in stems(" ".join([fact.outcome, fact.condition or "", *meanings]))


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
      - {at: 15.A, says: dealer shall settle royal match wagers once players have 2 cards.}
      - {at: 15.B, pays: {wager: Royal Match Wager, rows: [{outcome: Crown, pays: $500}]}}
""",
    fails="""
definitions: [{term: Crown, means: a royal match of player and dealer}]
sections:
  - number: 15
    title: Match
    clauses:
      - {at: 15.A, says: dealer shall settle royal match wagers once players have 2 cards.}
      - {at: 15.B, pays: {wager: Royal Match Wager, rows: [{outcome: Crown, pays: $500}]}}
""",
)
