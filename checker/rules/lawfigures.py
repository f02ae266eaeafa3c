"""The figures of a law table by outcome, and the one that binds a payout."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from grammar.nodes import Lose, Payment, Push, Ratio
from grammar.parse import Problem, read_payment
from ruleschema.law.model import Basis, Cite, LawTable, TableVersion
from ruleschema.meaning.bets import WIN, numbers_told, outcomes
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.memo import once_for_each
from ruleschema.meaning.names import name_key
from ruleschema.meaning.odds import amount_of, canonical
from ruleschema.vocabulary import same_property

# What so many properties were approved for is the floor of a jurisdiction that approves what operators propose.
AGREEING = 2


class Figure(NamedTuple):
    """What the law or an approved filing pays on an outcome, under a condition or under none."""

    outcome: str
    condition: str
    payment: Payment
    cite: Cite


class Demand(NamedTuple):
    """What the law says of one payout: the payment that binds it, its citation, and what others state."""

    payment: Payment
    cite: Cite
    others: tuple[str, ...] = ()
    # Whether one other property alone was approved for it: then it is a comparison, and no demand.
    alone: bool = False


@once_for_each
def figures(version: TableVersion) -> dict[str, list[Figure]]:
    """The readable figures of a version by the outcome they speak of."""
    found: dict[str, list[Figure]] = {}
    for figure in _figures(version):
        # A win where the point is 4 is what another filing calls the outcome 4.
        numbers = numbers_told(figure.condition) if figure.outcome == WIN else frozenset()
        told = figure._replace(condition="") if numbers else figure
        for outcome in sorted(numbers or outcomes(figure.outcome)):
            found.setdefault(outcome, []).append(told)
    return found


def _figures(version: TableVersion) -> Iterator[Figure]:
    cells = [(str(name), "", pays, version.cite) for column in _columns(version) for name, pays in column.items()]
    stated = ((each.outcome, each.condition or "", each.pays, each.cite or version.cite) for each in version.stated())
    for outcome, condition, pays, cite in (*cells, *stated):
        payment = read_payment(str(pays))
        if cite is not None and not isinstance(payment, Problem):
            yield Figure(str(outcome), name_key(condition), payment, cite)


def _columns(version: TableVersion) -> list[dict[str, str]]:
    return [{str(name): str(pays) for name, pays in column.items()} for column in (version.columns or {}).values()]


def demand(table: LawTable, stated: list[Figure], fact: PayoutFact) -> Demand | None:
    """The lowest figure that speaks of a payout's case in its kind of amount; the others are shown beside it."""
    condition, kind = name_key(fact.condition or ""), kind_of(fact.payment)
    chosen = (
        [each for each in stated if each.condition == condition]
        or [each for each in stated if not each.condition]
        or stated
    )
    comparable = [each for each in chosen if kind_of(each.payment) == kind]
    if not comparable:
        return None
    least = min(comparable, key=lambda each: lowest(each.payment))
    text = canonical(least.payment)
    others = {f"{canonical(each.payment)} ({each.cite})" for each in comparable if canonical(each.payment) != text}
    properties = {same_property(str(each.cite.casino)) for each in comparable if each.cite.casino is not None}
    alone = table.basis is Basis.PRECEDENT and len(properties) < AGREEING
    return Demand(least.payment, least.cite, tuple(sorted(others)), alone)


@once_for_each
def kind_of(payment: Payment) -> str:
    """Odds are compared with odds, dollars with dollars."""
    first = payment.alternatives[0]
    return "odds" if isinstance(first, (Ratio, Push, Lose)) else amount_of(first)[0]


@once_for_each
def lowest(payment: Payment) -> Fraction:
    """The least a payment gives, over its alternatives."""
    return min(_sizes(payment), default=Fraction(0))


@once_for_each
def highest(payment: Payment) -> Fraction:
    """The most a payment gives, over its alternatives."""
    return max(_sizes(payment), default=Fraction(0))


def _sizes(payment: Payment) -> list[Fraction]:
    sizes = (amount_of(each)[1] for each in payment.alternatives)
    return [size for size in sizes if isinstance(size, Fraction)]


def pays_nothing(payment: Payment) -> bool:
    """A stated push or loss, of which minimum tables do not speak; odds of 0 to 1 are a payout."""
    return all(isinstance(each, (Push, Lose)) for each in payment.alternatives)
