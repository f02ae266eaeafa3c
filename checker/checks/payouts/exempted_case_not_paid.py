"""A payout excepts a form of the game, and the rules of that form have no payout for the case."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import bet, told
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.stems import stems
from ruleschema.vocabulary import outcome_key, wager_key

_EXCEPT = re.compile(r"(?:\A|[;,] ?|\b)except (?:in |for |during )?(?P<form>[\w -]+)\Z", re.I)
_IDLE = stems("a an the of is are be has have and or if when where while during by to in on no any play with card")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    by_bet: dict[tuple[str, str], list[PayoutFact]] = {}
    for fact in filing.payouts:
        by_bet.setdefault((wager_key(fact.wager), outcome_key(fact.outcome)), []).append(fact)
    for facts in by_bet.values():
        for fact in facts:
            match = _EXCEPT.search(fact.condition or "")
            if match is not None:
                yield from _missing(fact, match, facts)


def _missing(fact: PayoutFact, match: re.Match[str], facts: list[PayoutFact]) -> Iterator[Fault]:
    """The fault, where the excepted form pays the outcome, but only in another case than this row's."""
    form = stems(match["form"]) - _IDLE
    case = stems((fact.condition or "")[: match.start()]) - _IDLE
    others = [each for each in facts if each is not fact and form and form <= stems(each.condition or "")]
    if not others or not case:
        return
    cases = [stems(each.condition or "") - form - _IDLE for each in others]
    # A row of the form without a case of its own holds in every case.
    if any(not held or case <= held for held in cases):
        return
    other = others[0]
    yield Fault(
        span=fact.span,
        message=f"{bet(fact)}: the clause leaves {match['form'].strip()} to {other.at}. But {other.at} does not cover "
        f"the case of this clause; it pays, {told(str(other.condition))}.",
        at=fact.at,
        src=tuple(dict.fromkeys((*fact.src, *other.src))),
        expected=f"a payout in {match['form'].strip()} for this case",
        actual="none",
        label=f"{other.at} is about another case",
        hint="look whether the exception belongs to the clause on the other case.",
        related=(Related(other.span, f"{other.at}: {other.pays}"),),
        about=(fact.wager, fact.outcome, other.at),
    )


CHECK = Check(
    code="PAY-264",
    title="Excepted case is not paid",
    severity=Severity.WARNING,
    why="In the excepted form the win has no payout; often the exception stands in the wrong clause.",
    fix="Move the exception, or add the payout.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 8
    title: Blackjack
    clauses:
      - at: 8.A
        pays: {wager: Blackjack, condition: "dealer shows 2 to 9; except tournament play",
               rows: [{outcome: Blackjack, pays: 3 to 2}]}
      - at: 18.C
        pays: {wager: Blackjack, condition: tournament play, rows: [{outcome: Blackjack, pays: 2 to 1}]}
""",
    fails="""
sections:
  - number: 8
    title: Blackjack
    clauses:
      - at: 8.A
        pays: {wager: Blackjack, condition: "dealer shows 2 to 9; except tournament play",
               rows: [{outcome: Blackjack, pays: 3 to 2}]}
      - at: 18.C
        pays: {wager: Blackjack, condition: tournament play; dealer shows an ace,
               rows: [{outcome: Blackjack, pays: 2 to 1}]}
""",
)
