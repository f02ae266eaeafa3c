"""Limits that nothing can keep: at least 8 and at most 6, in one sentence or in one clause."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from checker.checks.procedures.arithmetic.reading import Told, told
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.telling import amount
from ruleschema.meaning.cases import Relation, relation
from ruleschema.meaning.claims import Aspect, Claim, claims
from ruleschema.meaning.intervals import Interval
from ruleschema.meaning.quantities import quantities
from ruleschema.meaning.statement import Place


class Limit(NamedTuple):
    """A least or greatest figure of something, and where it is stated."""

    claim: Claim
    value: Interval
    place: Place


def wrong(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Empty limits; what two clauses say against each other is told as a conflict."""
    clauses: dict[str, list[Told]] = defaultdict(list)
    for each in told(filing):
        under = (one for text in each.parts.conditions for one in quantities(text))
        empty = next((one for one in (*each.counts, *under) if one.amount.is_empty), None)
        if empty is not None:
            least, most = amount(empty.amount.low, empty.unit), amount(empty.amount.high, empty.unit)
            yield rule.fault(each.place.span, each.place.at, each.place.src, least=least, most=most)
        elif any(one.asserted and not one.amount.is_exact for one in each.statement.quantities):
            clauses[each.place.at].append(each)
    for stated in clauses.values():
        limits = list(_limits(stated)) if len(stated) > 1 else []
        for low, high in product(limits, limits):
            if _is_empty(low, high):
                place, related = high.place, (Related(low.place.span, "the least"),)
                least, most = amount(low.value.low, low.claim.key), amount(high.value.high, low.claim.key)
                yield rule.fault(place.span, place.at, place.src, related=related, least=least, most=most)


def _limits(stated: list[Told]) -> Iterator[Limit]:
    for each in stated:
        for claim in claims(each.statement):
            if claim.aspect in (Aspect.AMOUNT, Aspect.FIGURE) and isinstance(claim.value, Interval):
                yield Limit(claim, claim.value, each.place)


def _is_empty(low: Limit, high: Limit) -> bool:
    """Whether a least and a greatest figure of one thing in one case leave nothing between them."""
    if low.value.low is None or low.value.high is not None or high.value.high is None or high.value.low is not None:
        return False
    same = all(getattr(low.claim, name) == getattr(high.claim, name) for name in ("aspect", "key", "subject"))
    return same and not low.value.meets(high.value) and relation(low.claim.case, high.claim.case) is Relation.SAME
