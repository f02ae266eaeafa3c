"""The law beside a fact, in words: for the column of a comparison and the pay tables of a report."""

from collections.abc import Callable, Iterable

from checker.compare.rows import Fact
from checker.lawmatch import demand_on, highest, lowest
from checker.report.site.beside import LawFigure, Standing
from grammar.nodes import Bound, Payment
from ruleschema.facts import PayoutFact
from ruleschema.lawbook import Law, in_force, law_for
from ruleschema.load import Document
from ruleschema.odds import canonical, same_value
from ruleschema.procedures import ProcedureFact


def laws_of(documents: Iterable[Document]) -> Callable[[Fact], Law]:
    """Finds the law of a fact by the jurisdiction of its casino."""
    where = {each.slug: str(each.casino.jurisdiction) for each in documents if each.casino is not None}
    return lambda fact: law_for(where.get(fact.casino, ""), fact.game, None)


def law_column(documents: Iterable[Document]) -> Callable[[tuple[Fact, ...]], str]:
    """What the law demands of a row of a comparison; each jurisdiction's demand once."""
    law_of = laws_of(documents)
    return lambda facts: "; ".join(dict.fromkeys(filter(None, (_words(law_of(fact), fact) for fact in facts))))


def law_figures(documents: Iterable[Document]) -> Callable[[PayoutFact], LawFigure | None]:
    """What the law says of a payout, and whether the payout keeps it."""
    law_of = laws_of(documents)

    def figure(fact: PayoutFact) -> LawFigure | None:
        found = demand_on(law_of(fact), fact)
        if found is None:
            return None
        table, demand = found
        words = _demanded(table.bound, demand.payment)
        return LawFigure(words, f"{table.basis}: {demand.cite}", _standing(table.bound, fact, demand.payment))

    return figure


def _standing(bound: Bound, fact: PayoutFact, demanded: Payment) -> Standing:
    if bound is Bound.AT_LEAST:
        kept = lowest(fact.payment) >= lowest(demanded)
    elif bound is Bound.AT_MOST:
        kept = highest(fact.payment) <= highest(demanded)
    elif bound is Bound.EXACTLY:
        kept = same_value(fact.payment, demanded)
    else:
        return Standing.UNDECIDED
    return Standing.KEPT if kept else Standing.BROKEN


def _words(law: Law, fact: Fact) -> str:
    if isinstance(fact, ProcedureFact):
        for rule in law.rules:
            version = in_force(rule.versions, law.as_of) if rule.topic == fact.topic and not rule.condition else None
            if version is not None:
                return f"{rule.bound} {version.value} {rule.unit}"
        return ""
    found = demand_on(law, fact)
    return _demanded(found[0].bound, found[1].payment) if found is not None else ""


def _demanded(bound: Bound, payment: Payment) -> str:
    return f"{bound} {canonical(payment)}".replace(" | ", " or ")
