"""A wager pays less than the least that the law allows."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.lawmatch import Demand, bare, judged, lowest, pays_nothing
from checker.rules.telling import authority, bet
from grammar.nodes import Bound
from ruleschema.law.model import Basis
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import canonical
from ruleschema.submission.span import Span

_INSTEAD = re.compile(r"\bplayers?\b[^.;]{0,60}\bmay\b[^.;]{0,60}\b(?:in (?:lieu|place) of|instead of)\b", re.I)
# What so many properties were approved for is the floor of a jurisdiction that approves what operators propose.
AGREEING = 2


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    told: set[tuple[Span, str]] = set()
    for each in judged(filing, Bound.AT_LEAST):
        fact = each.fact
        if each.demand is None:
            yield _undecided(filing, fact)
            continue
        # A push or loss under a condition of its own is another event than the one the law prices.
        if pays_nothing(fact.payment) and (fact.condition or bare(fact)):
            continue
        if fact.payment is each.demand.payment or pays_nothing(each.demand.payment):
            continue
        if lowest(fact.payment) >= lowest(each.demand.payment):
            continue
        least = canonical(each.demand.payment)
        if (fact.span, least) in told or (filing.draft and _chosen_instead(filing, fact)):
            continue
        told.add((fact.span, least))
        yield _fault(fact, each.table.basis, each.demand)


def _fault(fact: PayoutFact, basis: Basis, demand: Demand) -> Fault:
    """Below the law, or below every approved filing; what one other casino pays is only a comparison."""
    least = canonical(demand.payment)
    also = f" Others: {'; '.join(demand.others[:3])}." if demand.others else ""
    alone = basis is Basis.PRECEDENT and len(demand.properties) < AGREEING
    bound = "the one other casino known pays" if alone else "the least allowed is"
    return Fault(
        span=fact.span,
        message=f"{bet(fact)}: pays {fact.pays}; {bound} {least}, {authority(basis, demand.cite)}.{also}",
        at=fact.at,
        src=fact.src,
        expected=f"at least {least}",
        actual=fact.pays,
        label=f"at least {least}",
        hint=f"pay at least {least}.",
        cite=f"{basis}: {demand.cite}",
        about=(fact.wager, fact.outcome, fact.condition or "", fact.pays, least),
        severity=Severity.NOTE if alone else None,
    )


def _chosen_instead(filing: Filing, fact: PayoutFact) -> bool:
    """Whether the words of a draft let the player take it for something else: even money in place of insurance."""
    texts = (each.clause.text for each in filing.provisions if each.at == fact.at and set(each.lines) & set(fact.src))
    return any(text is not None and _INSTEAD.search(text) for text in texts)


def _undecided(filing: Filing, fact: PayoutFact) -> Fault:
    """The law has no version of this table on the day asked for."""
    return Fault(
        span=fact.span,
        message=f"{bet(fact)}: what the law of {filing.law.as_of} demands is not known.",
        at=fact.at,
        src=fact.src,
        actual=fact.pays,
        label="not decided",
        hint="ask for a day on which the law is known, or add that version to the law data.",
        about=(fact.wager, fact.outcome, str(filing.law.as_of)),
        undecided=True,
        severity=Severity.NOTE,
    )


CHECK = Check(
    code="PAY-101",
    title="Payout below the minimum",
    severity=Severity.ERROR,
    why="A payout below the floor is a violation each time it is paid, and the players are owed the difference.",
    fix="Pay at least what the law or the approved precedent states.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.law.tables else "no minimum-payout table is known for this game",
    passes="""
game: roulette
sections:
  - number: 5
    title: Payout odds
    clauses: [{at: 5.A, pays: {bound: at least, rows: [{wager: Straight, outcome: win, pays: 35 to 1}]}}]
""",
    fails="""
game: roulette
sections:
  - number: 5
    title: Payout odds
    clauses: [{at: 5.A, pays: {bound: at least, rows: [{wager: Straight, outcome: win, pays: 34 to 1}]}}]
""",
)
