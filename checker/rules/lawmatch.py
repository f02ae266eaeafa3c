"""Facts beside the law: which figures of a law table speak of which payout facts."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from grammar.nodes import Bound, Lose, Payment, Push, Ratio
from grammar.parse import Problem, read_payment
from ruleschema.law.book import Law, in_force
from ruleschema.law.model import Cite, Figure, LawTable, TableVersion
from ruleschema.meaning.bets import Bet, Wager, bets, outcomes, wagers
from ruleschema.meaning.facts import WIN, PayoutFact
from ruleschema.meaning.memo import once_for_each
from ruleschema.meaning.names import name_key
from ruleschema.meaning.odds import amount_of, canonical
from ruleschema.vocabulary import outcome_key, same_property, wager_key


@dataclass(frozen=True, slots=True)
class Demand:
    """What the law says of one payout: the payment that binds, its citation, and what others state."""

    payment: Payment
    cite: Cite
    others: tuple[str, ...] = ()
    # The properties whose approved filings state it; none where it is law.
    properties: frozenset[frozenset[str]] = frozenset()


@dataclass(frozen=True, slots=True)
class Judged:
    """A payout fact and the demand on it; no demand where the law has no version on that day."""

    fact: PayoutFact
    table: LawTable
    demand: Demand | None


class Paid(NamedTuple):
    """A payout fact, and the outcomes of a law table's wager that it pays."""

    fact: PayoutFact
    outcomes: tuple[str, ...]


def tables(filing: Filing, *bounds: Bound) -> Iterator[tuple[LawTable, list[Paid]]]:
    """Law tables of these kinds with what the document pays of their wager."""
    for table in filing.law.tables:
        if table.bound in bounds and (paid := payouts_of(filing, table)):
            yield table, paid


def payouts_of(filing: Filing, table: LawTable) -> list[Paid]:
    """What the document pays of the wager of a law table, whatever it is called there."""
    return _paid(filing)[id(table)]


@once_per_filing
def _paid(filing: Filing) -> dict[int, list[Paid]]:
    """What the document pays of every law table, by the table's id; several checks ask for the same filing."""
    return {id(table): _paid_of(filing, table) for table in filing.law.tables}


def _paid_of(filing: Filing, table: LawTable) -> list[Paid]:
    won: dict[int, tuple[PayoutFact, set[str]]] = {}
    for wager in _wagers(table):
        for fact, bet in filing.bets_by_wager.get(wager.key, ()):
            won.setdefault(id(fact), (fact, set()))[1].update(_outcomes(wager, bet))
    return [Paid(fact, tuple(sorted(outcomes))) for fact, outcomes in won.values() if outcomes]


def judged(filing: Filing, bound: Bound) -> Iterator[Judged]:
    """Every payout fact that a law table of this kind speaks of; one for each figure that binds it."""
    for table, paid in tables(filing, bound):
        version = in_force(table.versions, filing.law.as_of)
        figures = by_outcome(version) if version is not None else {}
        for fact, won in paid:
            if version is None:
                yield Judged(fact, table, None)
                continue
            demands = [figures[outcome].demand(fact) for outcome in won if outcome in figures]
            binding = {canonical(demand.payment): demand for demand in demands if demand is not None}
            yield from (Judged(fact, table, demand) for demand in binding.values())


def demand_on(law: Law, fact: PayoutFact) -> tuple[LawTable, Demand] | None:
    """What the law says of one payout, where it says anything on the day asked for."""
    covered = bets(fact.wager, fact.outcome)
    for table in law.tables:
        made = [(wager, bet) for wager in _wagers(table) for bet in covered if bet.wager == wager.key]
        won = sorted({outcome for wager, bet in made for outcome in _outcomes(wager, bet)})
        version = in_force(table.versions, law.as_of) if won else None
        figures = by_outcome(version) if version is not None else {}
        demands = (figures[outcome].demand(fact) for outcome in won if outcome in figures)
        demand = next((each for each in demands if each is not None), None)
        if demand is not None:
            return table, demand
    return None


@once_for_each
def _wagers(table: LawTable) -> list[Wager]:
    return sorted(frozenset().union(*(wagers(str(name)) for name in (table.wager, *table.also))))


def _outcomes(wager: Wager, bet: Bet) -> tuple[str, ...]:
    """Under which outcome a law table speaks of a bet on its wager; one on a number speaks of that number alone."""
    if not wager.number:
        return (bet.outcome,)
    return (WIN,) if bet.outcome == wager.number else ()


class Stated(NamedTuple):
    """A figure of law as it is compared: the first source of each distinct payout."""

    condition: str
    text: str
    cite: Cite
    payment: Payment
    kind: str
    outcome: str


class Figures:
    """The figures of a version on one outcome, and the demand they make, weighed once for all documents."""

    def __init__(self) -> None:
        self.stated: list[Stated] = []
        self._demands: dict[tuple[str, str], Demand | None] = {}

    def demand(self, fact: PayoutFact) -> Demand | None:
        """The lowest figure that speaks of this fact; the others are shown beside it."""
        asked = (name_key(fact.condition or ""), _kind(fact.payment))
        if asked not in self._demands:
            self._demands[asked] = self._weighed(*asked)
        return self._demands[asked]

    def _weighed(self, condition: str, kind: str) -> Demand | None:
        chosen = (
            [each for each in self.stated if each.condition == condition]
            or [each for each in self.stated if not each.condition]
            or self.stated
        )
        comparable = [each for each in chosen if each.kind == kind]
        if not comparable:
            return None
        # Most figures agree; only different texts are weighed.
        distinct = {each.text: each for each in reversed(comparable)}
        least = min(distinct.values(), key=lambda each: lowest(each.payment)) if len(distinct) > 1 else comparable[0]
        others = {f"{other.text} ({other.cite})" for other in comparable if other.text != least.text}
        named = (str(each.cite.casino) for each in comparable if each.cite.casino is not None)
        return Demand(least.payment, least.cite, tuple(sorted(others)), frozenset(map(same_property, named)))


@once_for_each
def by_outcome(version: TableVersion) -> dict[str, Figures]:
    """The readable figures of a version by the outcome they speak of."""
    found: dict[str, Figures] = {}
    for outcome, condition, text, cite in _figures(version):
        payment = _payment(text)
        if payment is not None:
            stated = Stated(name_key(condition or ""), text, cite, payment, _kind(payment), outcome)
            for key in sorted(outcomes(outcome)):
                found.setdefault(key, Figures()).stated.append(stated)
    return found


@once_for_each
def figures_of(version: TableVersion) -> tuple[Figure, ...]:
    """Every single figure of a version; several checks ask for the same."""
    return tuple(version.stated())


def _figures(version: TableVersion) -> Iterator[tuple[str, str | None, str, Cite]]:
    """Outcome, condition, payment and citation of every figure of a version."""
    for column in (version.columns or {}).values():
        for outcome, pays in column.items():
            if version.cite is not None:
                yield str(outcome), None, str(pays), version.cite
    for figure in figures_of(version):
        cite = figure.cite or version.cite
        if cite is not None:
            yield str(figure.outcome), str(figure.condition) if figure.condition else None, str(figure.pays), cite


def _payment(text: str) -> Payment | None:
    payment = read_payment(text)
    return None if isinstance(payment, Problem) else payment


def _kind(payment: Payment) -> str:
    """Odds are compared with odds, dollars with dollars."""
    first = payment.alternatives[0]
    return "odds" if isinstance(first, (Ratio, Push, Lose)) else amount_of(first)[0]


@once_for_each
def lowest(payment: Payment) -> Fraction:
    """The least a payment gives, over its alternatives."""
    sizes = [amount_of(each)[1] for each in payment.alternatives]
    return min((size for size in sizes if isinstance(size, Fraction)), default=Fraction(0))


@once_for_each
def highest(payment: Payment) -> Fraction:
    """The most a payment gives, over its alternatives."""
    sizes = [amount_of(each)[1] for each in payment.alternatives]
    return max((size for size in sizes if isinstance(size, Fraction)), default=Fraction(0))


def bare(fact: PayoutFact) -> bool:
    """Whether the outcome names no event of its own, only that the wager is decided: a push tells another case."""
    return outcome_key(fact.outcome) in (WIN, wager_key(fact.wager), outcome_key(fact.wager))


def pays_nothing(payment: Payment) -> bool:
    """A stated push or loss, of which minimum tables do not speak; odds of 0 to 1 are a payout."""
    return all(isinstance(each, (Push, Lose)) for each in payment.alternatives)
