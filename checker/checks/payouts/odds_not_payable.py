"""Odds cannot be paid exactly on the smallest wager the document allows."""

from collections.abc import Iterator
from fractions import Fraction

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import bet
from ruleschema.meaning.names import name_key
from ruleschema.meaning.odds import net_win
from ruleschema.meaning.procedures import ProcedureFact

# Topics that state the step or the fixed size of a wager in dollars, and the word of that wager.
STEPS = {"fire-bet.increment": "fire", "progressive.wager": "progressive"}
ROUNDING = "payout.rounding"


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for topic, word in STEPS.items():
        for step in filing.procedures_by_topic.get(topic, ()):
            unit = _dollars(step)
            for fact in filing.payouts if unit else ():
                wins = [net_win(odds) for odds in fact.payment.alternatives]
                uneven = [win for win in wins if win is not None and unit and (win * unit).denominator != 1]
                if word not in name_key(fact.wager).split() or not uneven:
                    continue
                yield Fault(
                    span=fact.span,
                    message=f"{bet(fact)}: {fact.pays} on ${step.value} is no whole dollar, "
                    "and the document does not say how it is rounded.",
                    at=fact.at,
                    src=fact.src,
                    expected="odds that pay whole dollars, or a rule of rounding",
                    actual=fact.pays,
                    label=f"on ${step.value}",
                    hint="change the step of the wager or the odds, or state the rounding.",
                    related=(Related(step.span, f"wagers in steps of ${step.value}"),),
                    about=(fact.wager, fact.outcome, fact.pays, step.value),
                )


def _dollars(step: ProcedureFact) -> Fraction | None:
    return Fraction(step.value) if step.unit == "$" and step.value.isdecimal() else None


def _idle(filing: Filing) -> str | None:
    if ROUNDING in filing.procedures_by_topic:
        return "the document says how payouts are rounded"
    return None if any(topic in filing.procedures_by_topic for topic in STEPS) else "no step of a wager is stated"


CHECK = Check(
    code="PAY-224",
    title="Odds that the smallest wager cannot be paid at",
    severity=Severity.WARNING,
    why="A dealer who cannot pay exactly rounds by habit, and habits differ from shift to shift.",
    fix="Change the step of the wager or the odds, or state the rounding.",
    run=find,
    idle=_idle,
    passes="""
game: craps
sections:
  - number: 12
    title: Fire Bet
    clauses:
      - {at: 12.A, says: fire bet shall be made in increments of $2.}
      - {at: 12.B, pays: {wager: Fire Bet, rows: [{outcome: 4 Points, pays: 49 to 2}]}}
""",
    fails="""
game: craps
sections:
  - number: 12
    title: Fire Bet
    clauses:
      - {at: 12.A, says: fire bet shall be made in increments of $1.}
      - {at: 12.B, pays: {wager: Fire Bet, rows: [{outcome: 4 Points, pays: 49 to 2}]}}
""",
)
