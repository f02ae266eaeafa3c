"""The payout limit is lower than the multiple of the highest wager that the law demands."""

from collections.abc import Iterator
from fractions import Fraction

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import authority
from checker.rules.topicwords import figure_of
from grammar.nodes import Bound
from grammar.printer import money
from ruleschema.law.book import in_force
from ruleschema.law.model import LawRule, RuleVersion
from ruleschema.meaning.procedures import ProcedureFact

TOPIC, UNIT = "payout.cap", "times the highest wager"
# Where a document states how much may be wagered at most.
WAGERS = ("wager.limits", "side-wager.limits", "bonus.wager-max", "fire-bet.max", "progressive.wager")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    highest = max(_stakes(filing), key=lambda pair: pair[0], default=None)
    for rule in filing.law.rules:
        version = in_force(rule.versions, filing.law.as_of)
        times = figure_of(version.value) if version is not None else None
        if rule.topic != TOPIC or rule.unit != UNIT or version is None or times is None:
            continue
        for fact in filing.procedures_by_topic.get(TOPIC, ()):
            limit = figure_of(fact.value) if fact.unit == "$" else None
            if limit is None:
                continue
            if highest is None:
                yield _undecided(rule, version, fact)
            elif limit < times * highest[0]:
                yield _fault(rule, version, fact, times * highest[0], highest[1])


def _stakes(filing: Filing) -> Iterator[tuple[Fraction, ProcedureFact]]:
    for topic in WAGERS:
        for fact in filing.procedures_by_topic.get(topic, ()):
            amount = figure_of(fact.value)
            if fact.unit == "$" and amount is not None and fact.bound in (Bound.AT_MOST, Bound.EXACTLY):
                yield amount, fact


def _fault(rule: LawRule, version: RuleVersion, fact: ProcedureFact, least: Fraction, wager: ProcedureFact) -> Fault:
    return Fault(
        span=fact.span,
        message=f"The payout limit is {_dollars(fact)}; with wagers of up to {_dollars(wager)} ({wager.at}) it must be "
        f"at least {version.value} times as much, {money(least)}, {authority(rule.basis, version.cite)}.",
        at=fact.at,
        src=fact.src,
        expected=f"at least {money(least)}",
        actual=_dollars(fact),
        label=f"at least {money(least)}",
        hint=f"raise the limit to {money(least)} or lower the highest wager.",
        cite=f"{rule.basis}: {version.cite}",
        related=(Related(wager.span, f"{wager.at}: at most ${wager.value}"),),
        about=(fact.value, wager.value),
    )


def _dollars(fact: ProcedureFact) -> str:
    return money(figure_of(fact.value) or Fraction(0))


def _undecided(rule: LawRule, version: RuleVersion, fact: ProcedureFact) -> Fault:
    return Fault(
        span=fact.span,
        message=f"The payout limit must be at least {version.value} times the highest wager, "
        f"{authority(rule.basis, version.cite)}, "
        "but the document does not state the highest wager.",
        at=fact.at,
        src=fact.src,
        expected="the highest wager",
        actual="not stated",
        label="of which wager?",
        hint="state the highest wager.",
        cite=f"{rule.basis}: {version.cite}",
        about=(fact.value, "no wager"),
        undecided=True,
        severity=Severity.NOTE,
    )


CHECK = Check(
    code="PAY-226",
    title="Payout limit too low for the highest wager",
    severity=Severity.ERROR,
    why="A limit below what the highest wager can win takes the winnings of those who wager most.",
    fix="Raise the limit or lower the highest wager.",
    run=find,
    idle=lambda filing: (
        None
        if any(rule.topic == TOPIC and rule.unit == UNIT for rule in filing.law.rules)
        else "no law ties a payout limit to the highest wager"
    ),
    passes="""
jurisdiction: us-wa
sections:
  - number: 1
    title: Odds
    clauses:
      - {at: 1.A, says: "payout limit shall be at least $5,000."}
      - {at: 1.B, says: bonus wager shall be at most $100.}
""",
    fails="""
jurisdiction: us-wa
sections:
  - number: 1
    title: Odds
    clauses:
      - {at: 1.A, says: "payout limit shall be at least $4,999."}
      - {at: 1.B, says: bonus wager shall be at most $100.}
""",
)
