"""Payouts of one bet beside each other: two figures for one case, and exceptions that are missing or lead nowhere."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.pairing import MOST_COMPARED, pairs
from checker.index.paycases import by_bet, cases, told_apart
from checker.rules.lawfigures import highest, kind_of, lowest, pays_nothing
from checker.rules.lawmatch import bare
from checker.rules.payoutfault import payout_fault
from grammar.nodes import Bound, Odds
from ruleschema.meaning.cases import ALWAYS, Case, Relation, both, relation
from ruleschema.meaning.facts import LAYOUT, PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.odds import after_commission, same_value
from ruleschema.submission.span import Span
from ruleschema.vocabulary import outcome_key, wager_key


def contradicts(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Two payouts of one bet in one case that cannot both be kept; of several, each is told against the first."""
    told: set[Span] = set()
    for facts in by_bet(filing).values():
        menus = [{*fact.payment.alternatives} for fact in facts if fact.bound is Bound.ONE_OF][:MOST_COMPARED]
        for one, other in pairs(facts):
            if not told.isdisjoint((one.span, other.span)) or agree(one, other) or _chosen(menus, one, other):
                continue
            first, second = cases(filing)[one.span], cases(filing)[other.span]
            yields = first.yields or second.yields or told_apart(one, other)
            if not yields and relation(first, second) is Relation.SAME:
                told.add(other.span)
                yield _fault(rule, other, one)


def not_excepted(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A payout in certain conditions, where another pays otherwise in the same conditions and one more."""
    told: set[Span] = set()
    for facts in by_bet(filing).values():
        for general, special in (each for one, other in pairs(facts) for each in ((one, other), (other, one))):
            if general.span in told or agree(general, special):
                continue
            held, more = cases(filing)[general.span], cases(filing)[special.span]
            narrower = _own(held) != ALWAYS and both(_own(held), _own(more)) == _own(more)
            if narrower and relation(held, more) is Relation.REFINED:
                told.add(general.span)
                yield _fault(rule, general, special)


def excepted_unpaid(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A payout that excepts a form of the game, where that form pays the bet, but only in other cases than this."""
    told: set[Span] = set()
    for facts in by_bet(filing).values():
        for fact in facts:
            case = cases(filing)[fact.span]
            own = _own(case)
            for form in case.exceptions if fact.span not in told and own != ALWAYS else ():
                within = [
                    each
                    for each in facts[:MOST_COMPARED]
                    if both(cases(filing)[each.span], form) == cases(filing)[each.span]
                ]
                rest = [_without(cases(filing)[each.span], form) for each in within]
                if within and not any(both(own, each) == own for each in rest):
                    told.add(fact.span)
                    yield _fault(rule, fact, within[0])


def _own(case: Case) -> Case:
    """The case without what it excepts."""
    return Case(case.dimensions, case.events)


def _without(case: Case, form: Case) -> Case:
    return Case(case.dimensions - form.dimensions, case.events - form.events)


def agree(one: PayoutFact, other: PayoutFact) -> bool:
    """Whether both payouts can be kept: a floor and a higher figure, a choice and one of its figures."""
    if same_value(one.payment, other.payment):
        return True
    if pays_nothing(one.payment) != pays_nothing(other.payment) and (bare(one) or bare(other)):
        return True  # a push of the wager itself is another event than its win
    if bool(one.payment.commission) != bool(other.payment.commission):
        return after_commission(one.payment) == after_commission(other.payment)
    if one.bound is other.bound is not Bound.ONE_OF or kind_of(one.payment) != kind_of(other.payment):
        return False
    return _allows(one, other) and _allows(other, one)


def _allows(limit: PayoutFact, paid: PayoutFact) -> bool:
    if limit.bound is Bound.AT_LEAST:
        return highest(paid.payment) >= lowest(limit.payment)
    if limit.bound is Bound.AT_MOST:
        return lowest(paid.payment) <= highest(limit.payment)
    bounded = paid.bound in (Bound.AT_LEAST, Bound.AT_MOST)
    return bounded or not set(limit.payment.alternatives).isdisjoint(paid.payment.alternatives)


def _chosen(menus: list[set[Odds]], one: PayoutFact, other: PayoutFact) -> bool:
    """Whether the document leaves the choice between both figures to the casino."""
    both_paid = {*one.payment.alternatives, *other.payment.alternatives}
    return any(both_paid <= menu for menu in menus)


def _said(fact: PayoutFact) -> str:
    odds = fact.pays.replace(" | ", " or ")
    return odds if fact.bound in (Bound.EXACTLY, Bound.ONE_OF) else f"{fact.bound} {odds}"


def _fault(rule: Rule, fact: PayoutFact, other: PayoutFact) -> Fault:
    return payout_fault(
        rule,
        fact,
        related=(Related(other.span, f"{other.at}: {_said(other)}"),),
        wager_key=wager_key(fact.wager),
        outcome_key=outcome_key(fact.outcome),
        table_key=name_key(fact.table or ""),
        case_key=name_key((fact.condition or "").removeprefix(LAYOUT).strip("; ")),
        here=_said(fact),
        other=other.at,
        other_condition=other.condition or "",
        there=_said(other),
        other_pays=other.pays,
    )
