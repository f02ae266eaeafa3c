"""Pay tables beside a menu of the law, which is chosen whole: the nearest column, and where the table departs."""

from collections.abc import Iterator
from typing import NamedTuple

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.rules.lawmatch import payouts_of
from grammar.nodes import Bound
from grammar.parse import Problem, read_payment
from ruleschema.law.model import LawTable, TableVersion
from ruleschema.law.versions import in_force
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import same_value
from ruleschema.vocabulary import outcome_key


class Difference(NamedTuple):
    """A cell in which a printed table departs from a column, and the payout printed there."""

    told: str
    fact: PayoutFact | None


class Choice(NamedTuple):
    """A printed table beside a menu, with the nearest column and where the two differ."""

    table: LawTable
    version: TableVersion
    facts: tuple[PayoutFact, ...]
    column: str
    differences: tuple[Difference, ...]


@once_per_filing
def choices(filing: Filing) -> tuple[Choice, ...]:
    """Every printed table of a wager for which the law offers a choice of whole tables."""
    return tuple(each for table in filing.law.tables if table.bound is Bound.ONE_OF for each in _chosen(filing, table))


def _chosen(filing: Filing, table: LawTable) -> Iterator[Choice]:
    version = in_force(table.versions, filing.law.as_of)
    if version is None or version.columns is None:
        return
    columns = {str(name): {str(key): str(pays) for key, pays in each.items()} for name, each in version.columns.items()}
    for facts in _printed([fact for fact, _ in payouts_of(filing, table)]):
        departures = {name: _differences(facts, column) for name, column in columns.items()}
        nearest = min(departures, key=lambda name: len(departures[name]))
        yield Choice(table, version, facts, nearest, departures[nearest])


def _printed(facts: list[PayoutFact]) -> Iterator[tuple[PayoutFact, ...]]:
    """The payouts by the table they are printed in."""
    groups: dict[tuple[str, str | None, str | None], list[PayoutFact]] = {}
    for fact in facts:
        groups.setdefault((fact.at, fact.table, fact.condition), []).append(fact)
    return (tuple(group) for group in groups.values() if len(group) > 1)


def _differences(facts: tuple[PayoutFact, ...], column: dict[str, str]) -> tuple[Difference, ...]:
    printed = {outcome_key(fact.outcome): fact for fact in facts}
    keys = {outcome_key(outcome) for outcome in column}
    found: list[Difference] = []
    for outcome, pays in column.items():
        fact, payment = printed.get(outcome_key(outcome)), read_payment(pays)
        if fact is None:
            found.append(Difference(f"{outcome} is missing ({pays})", None))
        elif not isinstance(payment, Problem) and not same_value(fact.payment, payment):
            found.append(Difference(f"{outcome} pays {fact.pays}, not {pays}", fact))
    extra = (fact for key, fact in printed.items() if key not in keys)
    return (*found, *(Difference(f"{fact.outcome} is not in it", fact) for fact in extra))
