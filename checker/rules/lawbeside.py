"""The law beside a fact, in words: for the column of a comparison and the pay tables of a report."""

from collections.abc import Iterable

from checker.compare.rows import Fact
from checker.report.site.beside import LawFigure, Standing
from checker.rules.lawmatch import Demand, demand_on, highest, lowest
from grammar.nodes import Bound, Payment
from ruleschema.law.book import Law, in_force, law_for
from ruleschema.law.model import LawTable
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import canonical, same_value
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.submission.load import Document
from ruleschema.submission.span import Span


class LawBeside:
    """What the law of each casino's jurisdiction says; what it says of one payout is looked up once."""

    def __init__(self, documents: Iterable[Document]) -> None:
        self._where = {each.slug: str(each.casino.jurisdiction) for each in documents if each.casino is not None}
        self._laws: dict[tuple[str, str], Law] = {}
        self._demands: dict[Span, tuple[LawTable, Demand] | None] = {}

    def column(self, facts: tuple[Fact, ...]) -> str:
        """What the law demands of a row of a comparison; each jurisdiction's demand once."""
        return "; ".join(dict.fromkeys(filter(None, map(self._words, facts))))

    def figure(self, fact: PayoutFact) -> LawFigure | None:
        """What the law says of a payout, and whether the payout keeps it."""
        found = self._demand(fact)
        if found is None:
            return None
        table, demand = found
        words = _demanded(table.bound, demand.payment)
        return LawFigure(words, f"{table.basis}: {demand.cite}", _standing(table.bound, fact, demand.payment))

    def _law(self, fact: Fact) -> Law:
        known = (fact.casino, fact.game)
        if known not in self._laws:
            self._laws[known] = law_for(self._where.get(fact.casino, ""), fact.game, None)
        return self._laws[known]

    def _demand(self, fact: PayoutFact) -> tuple[LawTable, Demand] | None:
        if fact.span not in self._demands:
            self._demands[fact.span] = demand_on(self._law(fact), fact)
        return self._demands[fact.span]

    def _words(self, fact: Fact) -> str:
        if isinstance(fact, ProcedureFact):
            law = self._law(fact)
            for rule in law.rules:
                if rule.topic == fact.topic and not rule.condition:
                    version = in_force(rule.versions, law.as_of)
                    if version is not None:
                        return f"{rule.bound} {version.value} {rule.unit}"
            return ""
        found = self._demand(fact)
        return _demanded(found[0].bound, found[1].payment) if found is not None else ""


def _demanded(bound: Bound, payment: Payment) -> str:
    return f"{bound} {canonical(payment)}".replace(" | ", " or ")


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
