"""What the law says of payouts beside its tables: the word of odds, what a vigorish is taken on, limits on payouts."""

from collections.abc import Iterator
from fractions import Fraction

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.payoutfault import payout_fault
from checker.rules.telling import authority
from checker.rules.topicwords import figure_of
from grammar.nodes import Bound, Ratio
from grammar.printer import money
from ruleschema.law.model import Basis, LawRule, RuleVersion
from ruleschema.law.versions import in_force
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import net_win
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.meaning.quantities import quantities
from ruleschema.vocabulary import wager_key

CAP, BASE = "payout.cap", "vigorish.base"
OF_ODDS, OF_WAGERS = "to 1", "times the highest wager"
# Where a document states how much may be wagered at most.
WAGERS = ("wager.limits", "side-wager.limits", "bonus.wager-max", "fire-bet.max", "progressive.wager")


def wording(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Odds stated with another word than the law allows; one finding for a table that does so throughout."""
    for law in filing.law.wording:
        word = str(law.odds)
        tables: dict[tuple[str, str, str], list[PayoutFact]] = {}
        for fact in filing.payouts:
            if _worded_otherwise(fact, word):
                tables.setdefault((fact.at, wager_key(fact.wager), fact.table or ""), []).append(fact)
        for facts in tables.values():
            written = [f"{net_win(_worded_otherwise(fact, word)[0])} {word} 1" for fact in facts]
            yield payout_fault(
                rule,
                facts[0],
                src=tuple(dict.fromkeys(line for fact in facts for line in fact.src)),
                severity=_grade(law.basis),
                cite=f"{law.basis}: {law.cite}",
                related=tuple(Related(fact.span, fact.pays) for fact in facts[1:]),
                about=tuple(part for fact in facts for part in (fact.wager, fact.outcome, fact.pays)),
                rows=", ".join(f"{fact.outcome} {fact.pays}" for fact in facts),
                word=word,
                used=_worded_otherwise(facts[0], word)[0].word,
                authority=authority(law.basis, law.cite),
                written=", ".join(written),
                stated=", ".join(fact.pays for fact in facts),
            )


def _grade(basis: Basis) -> Severity | None:
    """What another property was approved for is a comparison, and no law."""
    return Severity.NOTE if basis is Basis.PRECEDENT else None


def _worded_otherwise(fact: PayoutFact, word: str) -> list[Ratio]:
    return [odds for odds in fact.payment.alternatives if isinstance(odds, Ratio) and odds.word != word]


def _laws(filing: Filing, topic: str, unit: str = "") -> Iterator[tuple[LawRule, RuleVersion]]:
    """The rules in force on a topic, in a unit where one is named."""
    for law in filing.law.rules:
        version = in_force(law.versions, filing.law.as_of)
        if version is not None and law.topic == topic and unit in ("", str(law.unit)):
            yield law, version


def vigorish(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A vigorish of a wager that is taken on another amount than the law or the approved filing says."""
    for law, version in _laws(filing, BASE):
        # “The potential payoff of lay bets” is the potential payoff, with the wager named once more.
        allowed = {word for each in quantities(f"5% of {version.value}") for word in each.base.split()}
        for statement in filing.statements:
            taken = (each.base for each in statement.quantities if each.unit == "%" and each.base)
            bases = [base for base in taken if not allowed <= {*base.split()}]
            named = wager_key(str(law.condition or "")) in statement.wagers
            if not bases or not named or "commission" not in statement.about or statement.place is None:
                continue
            yield rule.fault(
                statement.place.span,
                statement.place.at,
                statement.place.src,
                severity=_grade(law.basis),
                cite=f"{law.basis}: {version.cite}",
                wager=law.condition,
                base=bases[0],
                authority=authority(law.basis, version.cite),
                allowed=version.value,
            )


def cap_not_allowed(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A limit on payouts, where the odds are too low for the law to allow one."""
    wins = (net_win(odds) for fact in filing.payouts for odds in fact.payment.alternatives)
    top = max((win for win in wins if win is not None), default=Fraction(0))
    for law, version in _laws(filing, CAP, OF_ODDS):
        for fact in filing.procedures_by_topic.get(CAP, ())[:1] if top < Fraction(str(version.value)) else ():
            yield rule.fault(
                fact.span,
                fact.at,
                fact.src,
                cite=f"{law.basis}: {version.cite}",
                top=top,
                authority=authority(law.basis, version.cite),
                allowed=version.value,
            )


def cap_too_low(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A limit on payouts below the multiple of the highest wager that the law demands; open where none is stated."""
    highest = max(_stakes(filing), key=lambda pair: pair[0], default=None)
    for law, version in _laws(filing, CAP, OF_WAGERS):
        times = figure_of(version.value) or Fraction(0)
        for fact in filing.procedures_by_topic.get(CAP, ()):
            limit = figure_of(fact.value) if fact.unit == "$" else None
            amount, stake = highest if highest is not None else (Fraction(0), fact)
            if limit is None or (highest is not None and limit >= times * amount):
                continue
            yield rule.fault(
                fact.span,
                fact.at,
                fact.src,
                kind="open" if highest is None else "",
                related=(Related(stake.span, f"{stake.at}: at most {money(amount)}"),) if highest is not None else (),
                cite=f"{law.basis}: {version.cite}",
                limit=money(limit),
                value=fact.value,
                least=money(times * amount),
                wager=money(amount),
                stake=stake.value,
                other=stake.at,
                authority=authority(law.basis, version.cite),
                allowed=version.value,
            )


def _stakes(filing: Filing) -> Iterator[tuple[Fraction, ProcedureFact]]:
    """The amounts up to which wagers may be made."""
    for fact in (fact for topic in WAGERS for fact in filing.procedures_by_topic.get(topic, ())):
        amount = figure_of(fact.value)
        if fact.unit == "$" and amount is not None and fact.bound in (Bound.AT_MOST, Bound.EXACTLY):
            yield amount, fact
