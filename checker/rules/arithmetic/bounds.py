"""Limits that nothing can keep: at least 8 and at most 6, in one sentence or in one clause."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

from checker.engine.filing import Filing
from checker.engine.finding import Related
from checker.rules.arithmetic import Wrong
from checker.rules.arithmetic.reading import told
from checker.rules.telling import amount
from ruleschema.meaning.cases import Relation, relation
from ruleschema.meaning.claims import Aspect, Claim, claims
from ruleschema.meaning.intervals import Interval
from ruleschema.meaning.quantities import quantities


def wrong(filing: Filing) -> Iterator[Wrong]:
    """Empty limits; what two clauses say against each other is told as a conflict."""
    clauses: dict[str, list[Claim]] = defaultdict(list)
    for each in told(filing):
        sentence = each.place.sentence
        empty = (
            next((one for one in quantities(sentence.reading.text) if one.amount.is_empty), None) if sentence else None
        )
        if empty is not None:
            least, most = amount(empty.amount.low, empty.unit), amount(empty.amount.high, empty.unit)
            yield Wrong(each.place, {"least": least, "most": most}, (least, most))
            continue
        limits = (claim for claim in claims(each.statement) if claim.aspect in (Aspect.AMOUNT, Aspect.FIGURE))
        clauses[each.place.at] += [claim for claim in limits if isinstance(claim.value, Interval)]
    for limits_of_one in clauses.values():
        yield from _within_clause(limits_of_one)


def _within_clause(found: list[Claim]) -> Iterator[Wrong]:
    for one, other in combinations(found, 2):
        lower, upper = (one, other) if isinstance(one.value, Interval) and one.value.high is None else (other, one)
        if not _is_empty(lower, upper) or lower.statement.place is None or upper.statement.place is None:
            continue
        low, high = lower.value, upper.value
        if isinstance(low, Interval) and isinstance(high, Interval):
            least, most = amount(low.low, lower.key), amount(high.high, upper.key)
            related = (Related(lower.statement.place.span, f"at least {least}"),)
            yield Wrong(upper.statement.place, {"least": least, "most": most}, (least, most), related)


def _is_empty(lower: Claim, upper: Claim) -> bool:
    """Whether a least and a greatest figure of one thing leave nothing between them."""
    if lower.statement is upper.statement or (lower.aspect, lower.key, lower.subject) != (
        upper.aspect,
        upper.key,
        upper.subject,
    ):
        return False
    low, high = lower.value, upper.value
    if not isinstance(low, Interval) or not isinstance(high, Interval) or low.high is not None or high.low is not None:
        return False
    return not low.meets(high) and relation(lower.case, upper.case) is Relation.SAME
