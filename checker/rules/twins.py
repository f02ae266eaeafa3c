"""Two clauses of one document that state the same provision, but for a figure or its force."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache

from checker.engine.check import Run
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.pairing import pairs
from checker.rules.conflict import conflicts
from checker.rules.matching import said
from ruleschema.meaning.lexicon import Kind, entries
from ruleschema.meaning.statement import Form, Statement
from ruleschema.meaning.stems import stems


def engine(rule: Rule) -> Run:
    """The check that tells statements which are alike in all but figures and force, and do not conflict outright."""

    def find(filing: Filing, library: Library) -> Iterator[Fault]:
        alike: defaultdict[object, list[Statement]] = defaultdict(list)
        for statement in filing.statements:
            if statement.form is Form.DUTY and statement.act:
                alike[statement.act, statement.about - _bounding()].append(statement)
        told = {frozenset((id(each.one.statement), id(each.other.statement))) for each in conflicts(filing)}
        for one, other in (pair for group in alike.values() for pair in pairs(group)):
            if _provision(one) == _provision(other) and _differ(one, other) and {id(one), id(other)} not in told:
                yield _fault(rule, one, other)

    return find


@cache
def _bounding() -> frozenset[str]:
    """The words by which a figure is bounded: at, least, more, than."""
    return stems(" ".join(str(phrase) for entry in entries(Kind.BOUND) for phrase in entry.words))


def _provision(statement: Statement) -> object:
    """All that a statement says but its figures and its force."""
    said_of = (statement.actor, statement.also, statement.thing, statement.wagers)
    when = (statement.case, statement.times, statement.qualities)
    return said_of, when, tuple((each.unit, each.base, each.asserted) for each in statement.quantities)


def _differ(one: Statement, other: Statement) -> bool:
    if one.place is None or other.place is None or one.place.at == other.place.at:
        return False
    amounts = ((a.amount, b.amount) for a, b in zip(one.quantities, other.quantities, strict=True))
    apart = [(a, b) for a, b in amounts if a != b]
    # Two exact figures are of two things, or exclude each other, which is a conflict.
    bounded = all(not a.is_exact and not b.is_exact for a, b in apart)
    return bounded and bool(apart) != (one.modality is not other.modality)


def _fault(rule: Rule, one: Statement, other: Statement) -> Fault:
    first, second = one.place, other.place
    if first is None or second is None:
        raise ValueError("a statement without a place cannot be told")
    return rule.fault(
        second.span,
        second.at,
        second.src,
        related=(Related(first.span, f"{first.at}: {said(first)}"),),
        there=first.at,
        here_said=said(second),
        there_said=said(first),
    )
