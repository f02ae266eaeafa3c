"""Amounts that are wrong by themselves: a ceiling, nothing, a share of nothing, or what cannot be paid exactly."""

from collections.abc import Iterator
from fractions import Fraction

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.references import references, target
from checker.rules.lawfigures import pays_nothing
from checker.rules.payoutfault import payout_fault
from checker.rules.telling import bet
from checker.rules.topicwords import figure_of
from grammar.nodes import Bound, Money, Percent, Ratio
from grammar.printer import money
from ruleschema.meaning.claims import Aspect, claims
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.intervals import Interval
from ruleschema.meaning.odds import net_win
from ruleschema.meaning.stems import stems
from ruleschema.submission.numbers import path_of
from ruleschema.vocabulary import wager_key

RESET = "progressive.reset-min"
ROUNDING = ("round up", "round down", "round")


def open_bet(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Payouts whose words leave open which bet they are for."""
    for fact in filing.payouts:
        question = filing.readings[fact.span].question
        if question:
            yield payout_fault(rule, fact, kind="open", question=question)


def ceiling(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    for fact in filing.payouts:
        if fact.bound is Bound.AT_MOST and not pays_nothing(fact.payment):
            yield payout_fault(rule, fact)


def nothing(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Odds by which a wager that wins gains nothing."""
    for fact in filing.payouts:
        if any(isinstance(odds, Ratio) and (net_win(odds) or 0) <= 0 for odds in fact.payment.alternatives):
            yield payout_fault(rule, fact)


def without_base(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    for fact in filing.payouts:
        if any(isinstance(odds, Percent) and odds.base is None for odds in fact.payment.alternatives):
            yield payout_fault(rule, fact)


def share_below_prize(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Shares of the meter that, at the reset amount, are worth less than a fixed prize further down the table."""
    stated = (figure_of(fact.value) for fact in filing.procedures_by_topic.get(RESET, ()))
    reset = min((amount for amount in stated if amount is not None), default=Fraction(0))
    tables: dict[tuple[str, str], list[PayoutFact]] = {}
    for fact in filing.payouts if reset else ():
        tables.setdefault((fact.at, fact.wager), []).append(fact)
    for facts in tables.values():
        for place, share in enumerate(facts):
            percent = share.payment.alternatives[0]
            worth = reset * percent.share / 100 if isinstance(percent, Percent) else None
            fixed = next((fact for fact in facts[place + 1 :] if worth is not None and _prize(fact) > worth), None)
            if fixed is not None and worth is not None:
                beside = (Related(fixed.span, f"{fixed.outcome}: {fixed.pays}"),)
                yield payout_fault(
                    rule,
                    share,
                    related=beside,
                    lower=fixed.outcome,
                    prize=fixed.pays,
                    reset=money(reset),
                    amount=reset,
                    worth=money(worth),
                )


def _prize(fact: PayoutFact) -> Fraction:
    prize = fact.payment.alternatives[0]
    return prize.amount if isinstance(prize, Money) else Fraction(0)


def not_payable(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Odds that give no whole dollars on the step or the fixed size of a wager, where nothing says how to round."""
    if any(each.act in ROUNDING for each in filing.statements):
        return
    for claim in (claim for each in filing.statements for claim in claims(each)):
        unit = claim.value.low if isinstance(claim.value, Interval) and claim.value.is_exact else None
        place = claim.statement.place
        if claim.aspect is not Aspect.AMOUNT or claim.key != "$" or unit is None or place is None:
            continue
        for fact in (fact for fact in filing.payouts if wager_key(fact.wager) in claim.subject.wagers):
            wins = (net_win(odds) for odds in fact.payment.alternatives)
            if any(win is not None and (win * unit).denominator != 1 for win in wins):
                beside = (Related(place.span, f"{place.at}: {money(unit)}"),)
                yield payout_fault(rule, fact, related=beside, unit=money(unit), amount=unit)


def called_minimums(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """References to the minimum payouts of a provision that states exact ones."""
    by_path: dict[tuple[str, ...], list[PayoutFact]] = {}
    for fact in filing.payouts:
        by_path.setdefault(path_of(fact.at), []).append(fact)
    for provision, ref in references(filing):
        words = stems(ref.about or "")
        if (
            ref.to is None
            or ref.document is not None
            or "minimum" not in words
            or not words & stems("payout odds amount")
        ):
            continue
        facts = by_path.get(target(filing, provision, ref.to) or (), [])
        if facts and all(fact.bound is Bound.EXACTLY for fact in facts):
            first = facts[0]
            yield rule.fault(
                ref.to.span,
                provision.at,
                ref.src.numbers if ref.src else provision.lines,
                related=(Related(first.span, f"{first.at}: {bet(first)} pays {first.pays}, no “at least”"),),
                other=first.at,
                subject=ref.about,
            )
