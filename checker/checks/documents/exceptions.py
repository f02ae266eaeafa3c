"""Exceptions against the rules that they are excepted from."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.statements import statements_of
from ruleschema.meaning.cases import Values
from ruleschema.meaning.statement import Modality, Statement
from ruleschema.submission.model import Join

_KINDS = ("hard", "soft")


def excepts_nothing(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        if provision.clause.join is not Join.EXCEPT:
            continue
        below = [each for item in provision.clause.items for each in statements_of(filing, item)]
        for allowed in statements_of(filing, provision.clause):
            for excepted in below:
                values = _unreached(allowed, excepted)
                if values:
                    yield _fault(rule, allowed, excepted, values)


def _unreached(allowed: Statement, excepted: Statement) -> frozenset[str]:
    """The totals that an exception forbids, where the rule permits the act at none of them."""
    same = allowed.act == excepted.act and allowed.modality is Modality.MAY and excepted.modality.forbids
    reach, forbidden = _totals(allowed), _totals(excepted)
    return forbidden if same and reach and forbidden.isdisjoint(reach) else frozenset()


def _totals(statement: Statement) -> frozenset[str]:
    values: dict[str, Values] = dict(statement.case.dimensions)
    totals = values.get("total")
    return totals if isinstance(totals, frozenset) else frozenset()


def _fault(rule: Rule, allowed: Statement, excepted: Statement, totals: frozenset[str]) -> Fault:
    one, other = allowed.place, excepted.place
    if one is None or other is None:
        raise ValueError("a statement without a place cannot be told")
    figure = min((total.split()[-1] for total in totals), key=int)
    kinds = [kind for kind in _KINDS if f"{kind} {figure}" in totals]
    left = [kind for kind in _KINDS if kind not in kinds]
    return rule.fault(
        other.span,
        other.at,
        other.src,
        kind="one kind" if left else "idle",
        related=(Related(one.span, f"{one.at}: the rule"),),
        case=f"a {kinds[0]} {figure}" if left else figure,
        left=f"{left[0]} {figure}" if left else "",
        act=allowed.act,
        rule=one.at,
        figure=figure,
    )
