"""Facts beside the law: which figures of a law table speak of which payout facts."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from checker.filing import Filing
from grammar.nodes import Bound, Lose, Payment, Push
from grammar.parse import Problem, read_payment
from ruleschema.facts import PayoutFact
from ruleschema.lawbook import Law, in_force
from ruleschema.lawmodel import Cite, LawTable, TableVersion
from ruleschema.names import name_key
from ruleschema.odds import amount_of
from ruleschema.vocabulary import outcome_key, wager_key


@dataclass(frozen=True, slots=True)
class Demand:
    """What the law says of one payout: the payment that binds, its ground, and what others state."""

    payment: Payment
    cite: Cite
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Judged:
    """A payout fact and the demand on it; no demand where the law has no version on that day."""

    fact: PayoutFact
    table: LawTable
    demand: Demand | None


def tables(filing: Filing, *bounds: Bound) -> Iterator[tuple[LawTable, list[PayoutFact]]]:
    """Law tables of these kinds with the payout facts of their wager."""
    for table in filing.law.tables:
        if table.bound in bounds:
            names = {wager_key(name) for name in (table.wager, *table.also)}
            facts = [fact for name in sorted(names) for fact in filing.payouts_by_wager.get(name, ())]
            if facts:
                yield table, facts


def judged(filing: Filing, bound: Bound) -> Iterator[Judged]:
    """Every payout fact that a law table of this kind speaks of."""
    for table, facts in tables(filing, bound):
        version = in_force(table.versions, filing.law.as_of)
        for fact in facts:
            if version is None:
                yield Judged(fact, table, None)
            elif (demand := _demand(table, version, fact)) is not None:
                yield Judged(fact, table, demand)


def demand_on(law: Law, fact: PayoutFact) -> tuple[LawTable, Demand] | None:
    """What the law says of one payout, where it says anything on the day asked for."""
    for table in law.tables:
        names = {wager_key(name) for name in (table.wager, *table.also)}
        version = in_force(table.versions, law.as_of) if wager_key(fact.wager) in names else None
        demand = _demand(table, version, fact) if version is not None else None
        if demand is not None:
            return table, demand
    return None


def _demand(table: LawTable, version: TableVersion, fact: PayoutFact) -> Demand | None:
    """The lowest figure that speaks of this fact; the others are shown beside it."""
    figures = [each for each in _figures(version) if outcome_key(each[0]) == outcome_key(fact.outcome)]
    same = [each for each in figures if name_key(each[1] or "") == name_key(fact.condition or "")]
    chosen = same or [each for each in figures if each[1] is None] or figures
    stated = [(text, cite, parsed) for _, _, text, cite in chosen if (parsed := _payment(text)) is not None]
    comparable = [each for each in stated if _kind(each[2]) == _kind(fact.payment)]
    if not comparable:
        return None
    text, cite, payment = min(comparable, key=lambda each: lowest(each[2]))
    others = tuple(sorted({f"{other[0]} ({other[1]})" for other in comparable if other[0] != text}))
    return Demand(payment, cite, others)


def _figures(version: TableVersion) -> Iterator[tuple[str, str | None, str, Cite]]:
    """Outcome, condition, payment and citation of every figure of a version."""
    for column in (version.columns or {}).values():
        for outcome, pays in column.items():
            if version.cite is not None:
                yield str(outcome), None, str(pays), version.cite
    for figure in version.figures:
        cite = figure.cite or version.cite
        if cite is not None:
            yield str(figure.outcome), str(figure.condition) if figure.condition else None, str(figure.pays), cite


def _payment(text: str) -> Payment | None:
    payment = read_payment(text)
    return None if isinstance(payment, Problem) else payment


def _kind(payment: Payment) -> str:
    """Odds are compared with odds, dollars with dollars."""
    return amount_of(payment.alternatives[0])[0]


def lowest(payment: Payment) -> Fraction:
    """The least a payment gives, over its alternatives."""
    sizes = [amount_of(each)[1] for each in payment.alternatives]
    return min((size for size in sizes if isinstance(size, Fraction)), default=Fraction(0))


def highest(payment: Payment) -> Fraction:
    """The most a payment gives, over its alternatives."""
    sizes = [amount_of(each)[1] for each in payment.alternatives]
    return max((size for size in sizes if isinstance(size, Fraction)), default=Fraction(0))


def pays_nothing(payment: Payment) -> bool:
    """A stated push or loss, of which minimum tables do not speak; odds of 0 to 1 are a payout."""
    return all(isinstance(each, Push | Lose) for each in payment.alternatives)
