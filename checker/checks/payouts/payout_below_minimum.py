"""A wager pays less than the least that the law allows."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.lawmatch import Demand, bare, by_outcome, highest, judged, lowest, pays_nothing, tables
from checker.rules.telling import authority, bet
from grammar.nodes import Bound
from ruleschema.law.book import in_force
from ruleschema.law.model import Basis
from ruleschema.meaning.facts import WIN, PayoutFact
from ruleschema.meaning.odds import canonical
from ruleschema.submission.span import Span
from ruleschema.vocabulary import wager_key

_INSTEAD = re.compile(r"\bplayers?\b[^.;]{0,60}\bmay\b[^.;]{0,60}\b(?:in (?:lieu|place) of|instead of)\b", re.I)
Printed = tuple[str, str, str, str]


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    told: set[tuple[Span, str]] = set()
    lower: dict[Printed, list[tuple[PayoutFact, Demand]]] = {}
    versions: set[Printed] | None = None
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
        versions = _versions(filing) if versions is None else versions
        if each.table.basis is Basis.PRECEDENT and _printed(fact) in versions:
            lower.setdefault(_printed(fact), []).append((fact, each.demand))
            continue
        also = f" Others: {'; '.join(each.demand.others[:3])}." if each.demand.others else ""
        yield Fault(
            span=fact.span,
            message=f"{bet(fact)}: pays {fact.pays}; the least allowed is {least}, "
            f"{authority(each.table.basis, each.demand.cite)}.{also}",
            at=fact.at,
            src=fact.src,
            expected=f"at least {least}",
            actual=fact.pays,
            label=f"at least {least}",
            hint=f"pay at least {least}.",
            cite=f"{each.table.basis}: {each.demand.cite}",
            about=(fact.wager, fact.outcome, fact.condition or "", fact.pays, least),
        )
    yield from (_version(each) for each in lower.values())


def _chosen_instead(filing: Filing, fact: PayoutFact) -> bool:
    """Whether the words of a draft let the player take it for something else: even money in place of insurance."""
    texts = (each.clause.text for each in filing.provisions if each.at == fact.at and set(each.lines) & set(fact.src))
    return any(text is not None and _INSTEAD.search(text) for text in texts)


def _printed(fact: PayoutFact) -> Printed:
    """The pay table that a fact is printed in."""
    return wager_key(fact.wager), fact.at, fact.table or "", fact.condition or ""


def _versions(filing: Filing) -> set[Printed]:
    """Pay tables that also pay more than was approved, or on more outcomes: versions of their own."""
    found: set[Printed] = set()
    for table, paid in tables(filing, Bound.AT_LEAST):
        version = in_force(table.versions, filing.law.as_of) if table.basis is Basis.PRECEDENT else None
        if version is not None:
            known = by_outcome(version)
            found |= {_printed(fact) for fact, outcomes in paid if WIN not in outcomes and not known.keys() & outcomes}
    for each in judged(filing, Bound.AT_LEAST):
        precedent = each.table.basis is Basis.PRECEDENT
        if precedent and each.demand is not None and lowest(each.fact.payment) > highest(each.demand.payment):
            found.add(_printed(each.fact))
    return found


def _version(lower: list[tuple[PayoutFact, Demand]]) -> Fault:
    """A table that pays less on some rows and more on others is another version, for the regulator to weigh."""
    fact, demand = lower[0]
    told = "; ".join(f"{each.outcome} at {each.pays}, not {canonical(least.payment)}" for each, least in lower)
    return Fault(
        span=fact.span,
        message=f"{fact.wager}{f', {fact.table}' if fact.table else ''}: this is another pay table than "
        f"{authority(Basis.PRECEDENT, demand.cite).removeprefix('by ')}; it pays more or on more outcomes, but {told}.",
        at=fact.at,
        src=fact.src,
        expected="a pay table that was approved",
        actual=told,
        label="another version",
        hint="have the version approved.",
        cite=f"{Basis.PRECEDENT}: {demand.cite}",
        about=(fact.wager, fact.table or "", told),
        undecided=True,
        severity=Severity.WARNING,
    )


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
