"""Payouts beside the law: which law table speaks of which payout, and how the payout stands to it."""

from collections.abc import Iterator
from typing import NamedTuple

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.rules.lawfigures import Demand, demand, figures, highest, lowest, pays_nothing
from grammar.nodes import Bound, Payment
from ruleschema.law.model import LawTable
from ruleschema.law.versions import in_force
from ruleschema.meaning.bets import Bet, Wager, wagers
from ruleschema.meaning.facts import WIN, PayoutFact
from ruleschema.meaning.memo import once_for_each
from ruleschema.meaning.odds import same_value
from ruleschema.vocabulary import outcome_key, wager_key


class Judgement(NamedTuple):
    """A payout, a law table that speaks of it, what it demands, and whether the payout is so."""

    fact: PayoutFact
    table: LawTable
    demand: Demand
    kept: bool


class Paid(NamedTuple):
    """A payout, and the outcomes of a law table's wager that it pays."""

    fact: PayoutFact
    outcomes: tuple[str, ...]


def payouts_of(filing: Filing, table: LawTable) -> list[Paid]:
    """What the document pays of the wager of a law table, whatever it is called there."""
    return _paid(filing)[id(table)]


@once_per_filing
def _paid(filing: Filing) -> dict[int, list[Paid]]:
    """What the document pays of every law table, by the table's id."""
    return {id(table): _paid_of(filing, table) for table in filing.law.tables}


def _paid_of(filing: Filing, table: LawTable) -> list[Paid]:
    won: dict[int, tuple[PayoutFact, set[str]]] = {}
    for wager in _wagers(table):
        for fact, bet in filing.bets_by_wager.get(wager.key, ()):
            won.setdefault(id(fact), (fact, set()))[1].update(_outcomes(wager, bet))
    return [Paid(fact, tuple(sorted(outcomes))) for fact, outcomes in won.values() if outcomes]


@once_for_each
def _wagers(table: LawTable) -> list[Wager]:
    return sorted(frozenset().union(*(wagers(str(name)) for name in (table.wager, *table.also))))


def _outcomes(wager: Wager, bet: Bet) -> tuple[str, ...]:
    """Under which outcome a law table speaks of a bet on its wager; one on a number speaks of that number alone."""
    if not wager.number:
        return (bet.outcome,)
    return (WIN,) if bet.outcome == wager.number else ()


@once_per_filing
def judgements(filing: Filing) -> tuple[Judgement, ...]:
    """Every payout that a figure of law speaks of, once for each such figure; menus are judged whole, elsewhere."""
    return tuple(each for table in filing.law.tables for each in _judged(filing, table))


def _judged(filing: Filing, table: LawTable) -> Iterator[Judgement]:
    paid = payouts_of(filing, table) if table.bound is not Bound.ONE_OF else []
    version = in_force(table.versions, filing.law.as_of) if paid else None
    stated = figures(version) if version is not None else {}
    for fact, won in paid:
        demands = (demand(table, stated[outcome], fact) for outcome in won if outcome in stated)
        binding = {lowest(each.payment): each for each in demands if each is not None and _prices(each, fact)}
        for each in binding.values():
            yield Judgement(fact, table, each, _keeps(table.bound, fact.payment, each.payment))


def _prices(made: Demand, fact: PayoutFact) -> bool:
    """Whether a demand is on this event: a push in a case of its own is another one than the law prices."""
    if pays_nothing(made.payment):
        return pays_nothing(fact.payment)
    return not (pays_nothing(fact.payment) and (fact.condition or bare(fact)))


def bare(fact: PayoutFact) -> bool:
    """Whether the outcome names no event of its own, only that the wager is decided: a push tells another case."""
    return outcome_key(fact.outcome) in (WIN, wager_key(fact.wager), outcome_key(fact.wager))


def _keeps(bound: Bound, paid: Payment, demanded: Payment) -> bool:
    if bound is Bound.AT_LEAST:
        return lowest(paid) >= lowest(demanded)
    if bound is Bound.AT_MOST:
        return highest(paid) <= highest(demanded)
    return same_value(paid, demanded)
