"""What each wager pays: every payout fact of a document under its wager, beside the law where there is law."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from checker.engine.filing import Filing
from checker.report.site.beside import LawFigure
from checker.report.site.margin import Note
from checker.report.site.rules import RulesBuilder
from grammar import printer
from grammar.nodes import Bound
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key


@dataclass(frozen=True, slots=True)
class PayoutView:
    """One payout with where it is said."""

    outcome: str
    pays: str
    where: str
    at: str
    anchor: str
    law: LawFigure | None
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class WagerView:
    """A wager with all that the document says it pays."""

    name: str
    payouts: tuple[PayoutView, ...]
    has_conditions: bool
    has_law: bool


def wagers_of(
    filing: Filing, rules: RulesBuilder, law: Callable[[PayoutFact], LawFigure | None]
) -> tuple[WagerView, ...]:
    """Wagers and outcomes in the order in which the source first names them; every mention is a row."""
    facts: dict[str, dict[str, list[PayoutFact]]] = {}
    for fact in sorted(filing.payouts, key=lambda each: (each.src[:1], each.span)):
        facts.setdefault(name_key(fact.wager), {}).setdefault(name_key(fact.outcome), []).append(fact)
    found = []
    for outcomes in facts.values():
        together = [fact for same in outcomes.values() for fact in same]
        views = tuple(_view(fact, rules, law(fact)) for fact in together)
        has_conditions, has_law = any(each.where for each in views), any(each.law for each in views)
        found.append(WagerView(together[0].wager, views, has_conditions, has_law))
    return tuple(found)


def _view(fact: PayoutFact, rules: RulesBuilder, law: LawFigure | None) -> PayoutView:
    pays = printer.payment(replace(fact.payment, bound=None, commission=None))
    if fact.bound in (Bound.AT_LEAST, Bound.AT_MOST):
        pays = f"{fact.bound} {pays}"
    commission = f"commission: {fact.commission}" if fact.commission else ""
    where = " · ".join(part for part in (fact.table, fact.condition, commission) if part)
    notes = rules.margin.at(fact.span)
    return PayoutView(fact.outcome, pays, where, fact.at, rules.anchor_of(fact.span), law, notes)
