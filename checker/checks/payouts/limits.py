"""What the law says of payouts beside its tables: the word of odds, what a vigorish is taken on, limits on payouts."""

from collections.abc import Iterator
from fractions import Fraction

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.telling import authority, payout_fault
from checker.rules.topicwords import figure_of
from grammar.nodes import Bound, Ratio
from grammar.printer import money
from ruleschema.law.book import in_force
from ruleschema.law.model import Basis, LawRule, RuleVersion
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
                cite=f"{law.basis}: {law.cite}",
                related=tuple(Related(fact.span, fact.pays) for fact in facts[1:]),
                rows=", ".join(f"{fact.outcome} {fact.pays}" for fact in facts),
                word=word,
                used=_worded_otherwise(facts[0], word)[0].word,
                authority=authority(law.basis, law.cite),
                written=", ".join(written),
                stated=", ".join(fact.pays for fact in facts),
            )


def _worded_otherwise(fact: PayoutFact, word: str) -> list[Ratio]:
    return [odds for odds in fact.payment.alternatives if isinstance(odds, Ratio) and odds.word != word]


def _laws(filing: Filing, topic: str, unit: str = "") -> Iterator[tuple[LawRule, RuleVersion]]:
    """The rules in force on a topic, in a unit where one is named."""
    for law in filing.law.rules:
        version = in_force(law.versions, filing.law.as_of)
        if version is not None and law.topic == topic and unit in ("", str(law.unit)):
            yield law, version


def _cited(law: LawRule, version: RuleVersion) -> dict[str, str]:
    return {"authority": authority(law.basis, version.cite), "allowed": str(version.value)}


def vigorish(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A vigorish of a wager that is taken on another amount than the law or the approved filing says."""
    for law, version in _laws(filing, BASE):
        allowed = {each.base for each in quantities(f"5% of {version.value}")}
        for statement in filing.statements:
            bases = [each.base for each in statement.quantities if each.unit == "%" and each.base not in allowed | {""}]
            named = wager_key(str(law.condition or "")) in statement.wagers
            if not bases or not named or "commission" not in statement.about or statement.place is None:
                continue
            yield rule.fault(
                statement.place.span,
                statement.place.at,
                statement.place.src,
                severity=Severity.NOTE if law.basis is Basis.PRECEDENT else None,
                cite=f"{law.basis}: {version.cite}",
                wager=law.condition,
                base=bases[0],
                **_cited(law, version),
            )


def cap_not_allowed(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A limit on payouts, where the odds are too low for the law to allow one."""
    wins = (net_win(odds) for fact in filing.payouts for odds in fact.payment.alternatives)
    top = max((win for win in wins if win is not None), default=Fraction(0))
    for law, version in _laws(filing, CAP, OF_ODDS):
        for fact in filing.procedures_by_topic.get(CAP, ())[:1] if top < Fraction(str(version.value)) else ():
            cite = f"{law.basis}: {version.cite}"
            yield rule.fault(fact.span, fact.at, fact.src, cite=cite, top=top, **_cited(law, version))


def cap_too_low(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A limit on payouts below the multiple of the highest wager that the law demands."""
    highest = max(_stakes(filing), key=lambda pair: pair[0], default=None)
    for law, version in _laws(filing, CAP, OF_WAGERS):
        times, cite = figure_of(version.value), f"{law.basis}: {version.cite}"
        for fact in filing.procedures_by_topic.get(CAP, ()):
            limit = figure_of(fact.value) if fact.unit == "$" else None
            if times is None or limit is None:
                continue
            words = _cited(law, version) | {"limit": money(limit), "value": fact.value}
            if highest is None:
                yield rule.fault(fact.span, fact.at, fact.src, kind="open", cite=cite, **words)
            elif limit < times * highest[0]:
                least, (amount, stake) = money(times * highest[0]), highest
                words |= {"least": least, "wager": money(amount), "other": stake.at}
                beside = (Related(stake.span, f"{stake.at}: at most {money(amount)}"),)
                yield rule.fault(fact.span, fact.at, fact.src, cite=cite, related=beside, **words)


def _stakes(filing: Filing) -> Iterator[tuple[Fraction, ProcedureFact]]:
    """The amounts up to which wagers may be made."""
    for fact in (fact for topic in WAGERS for fact in filing.procedures_by_topic.get(topic, ())):
        amount = figure_of(fact.value)
        if fact.unit == "$" and amount is not None and fact.bound in (Bound.AT_MOST, Bound.EXACTLY):
            yield amount, fact
