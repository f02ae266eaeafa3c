"""A figure of a procedure lies outside what the law allows, or differs from what others were approved for."""

from collections.abc import Iterator
from fractions import Fraction

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.telling import authority
from checker.rules.topicwords import figure_of, stated, topic_words
from grammar.nodes import Bound
from ruleschema.law.model import Basis, LawRule, RuleVersion
from ruleschema.law.versions import in_force
from ruleschema.meaning.procedures import ProcedureFact, headings
from ruleschema.meaning.stems import stems


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for rule in filing.law.rules:
        version = in_force(rule.versions, filing.law.as_of)
        limit = figure_of(version.value) if version is not None else None
        if version is None or limit is None:
            continue
        for fact in filing.procedures_by_topic.get(str(rule.topic), ()):
            value = figure_of(fact.value)
            if fact.unit != rule.unit or value is None or fact.bound is None or keeps(rule, limit, fact.bound, value):
                continue
            if rule.condition is not None and not _concerns(fact, str(rule.condition)):
                continue
            yield _fault(rule, version, fact)


def _concerns(fact: ProcedureFact, case: str) -> bool:
    """Whether a figure is told of the case that a rule is for, by its sentence or the headings above it."""
    sentence = fact.statement.place.sentence if fact.statement is not None and fact.statement.place else None
    return sentence is not None and stems(case) <= stems(f"{sentence.reading.text} {headings(sentence)}")


def _fault(rule: LawRule, version: RuleVersion, fact: ProcedureFact) -> Fault:
    said = stated(fact).removeprefix("exactly ")
    allowed = f"{rule.bound} {_amount(str(version.value), str(rule.unit))}"
    practice = rule.basis is Basis.PRECEDENT
    return Fault(
        span=fact.span,
        message=f"{topic_words(fact.topic)}: the document says {said}; {'others have' if practice else 'allowed is'} "
        f"{allowed}, {authority(rule.basis, version.cite)}.",
        at=fact.at,
        src=fact.src,
        expected=allowed,
        actual=said,
        label=f"{'others have' if practice else 'allowed is'} {allowed}",
        hint="see whether the difference is meant." if practice else f"keep to {allowed}.",
        cite=f"{rule.basis}: {version.cite}",
        about=(fact.topic, said, allowed),
        severity=Severity.NOTE if practice else Severity.ERROR,
    )


def _amount(value: str, unit: str) -> str:
    return f"${value}" if unit == "$" else f"{value}%" if unit == "%" else f"{value} {unit}"


def keeps(rule: LawRule, limit: Fraction, bound: Bound, value: Fraction) -> bool:
    """Whether what the document permits lies within the law's limit."""
    if rule.bound is Bound.AT_LEAST:
        return bound is not Bound.AT_MOST and value >= limit
    if rule.bound is Bound.AT_MOST:
        return bound is not Bound.AT_LEAST and value <= limit
    return value == limit


CHECK = Check(
    code="PRO-310",
    title="Procedure outside the law's bound",
    severity=Severity.ERROR,
    why="A vigorish above its ceiling or a limit below its floor takes from every player what the law gives them.",
    fix="Keep to the bound.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.law.rules else "no bound of law is known for this game",
    passes="""
game: craps
sections:
  - number: 1
    title: Bets
    clauses: [{at: 1.A, says: casino may collect vigorish of at most 5% of the amount wagered.}]
""",
    fails="""
game: craps
sections:
  - number: 1
    title: Bets
    clauses: [{at: 1.A, says: casino may collect vigorish of at most 6% of the amount wagered.}]
""",
)
