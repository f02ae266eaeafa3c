"""At the reset amount, a share of the meter pays less than a fixed prize of a lower hand."""

from collections.abc import Iterator
from fractions import Fraction

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from grammar.nodes import Money, Percent
from grammar.printer import money
from ruleschema.meaning.facts import PayoutFact

RESET = "progressive.reset-min"


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    reset = min(
        (Fraction(fact.value) for fact in filing.procedures_by_topic[RESET] if fact.value.replace(".", "").isdigit()),
        default=None,
    )
    if reset is None:
        return
    for facts in _tables(filing):
        for place, share in enumerate(facts):
            percent = share.payment.alternatives[0]
            if not isinstance(percent, Percent):
                continue
            worth = reset * percent.share / 100
            for fixed in facts[place + 1 :]:
                prize = fixed.payment.alternatives[0]
                if isinstance(prize, Money) and prize.amount > worth:
                    yield _fault(share, fixed, reset, worth)
                    break


def _fault(share: PayoutFact, fixed: PayoutFact, reset: Fraction, worth: Fraction) -> Fault:
    return Fault(
        span=share.span,
        message=f"{share.wager}: {share.outcome} pays {share.pays}, which is {money(worth)} when the meter stands at "
        f"its reset amount of {money(reset)}; the lower {fixed.outcome} pays {fixed.pays}.",
        at=share.at,
        src=share.src,
        expected=f"at least {fixed.pays}",
        actual=f"{share.pays} of {money(reset)}",
        label=f"less than {fixed.pays}",
        hint="raise the share or the reset amount, or lower the fixed prize.",
        related=(Related(fixed.span, f"{fixed.outcome}: {fixed.pays}"),),
        about=(share.wager, share.outcome, share.pays, fixed.outcome, fixed.pays, str(reset)),
    )


def _tables(filing: Filing) -> list[list[PayoutFact]]:
    groups: dict[tuple[str, str], list[PayoutFact]] = {}
    for fact in filing.payouts:
        groups.setdefault((fact.at, fact.wager), []).append(fact)
    return list(groups.values())


CHECK = Check(
    code="PAY-223",
    title="Progressive share below a lower fixed prize",
    severity=Severity.ERROR,
    why="Just after a jackpot the better hand would be paid less than the worse one.",
    fix="Raise the share or the reset amount, or lower the fixed prize.",
    run=find,
    idle=lambda filing: None if RESET in filing.procedures_by_topic else "no reset amount is stated",
    passes="""
sections:
  - number: 7
    title: Odds
    clauses:
      - {at: 7.A, says: "reset amount of the meter shall be at least $3,000."}
      - at: 7.B
        pays: {wager: Progressive, rows: [{outcome: Straight Flush, pays: 10% of meter}, {outcome: Quads, pays: $300}]}
""",
    fails="""
sections:
  - number: 7
    title: Odds
    clauses:
      - {at: 7.A, says: "reset amount of the meter shall be at least $2,990."}
      - at: 7.B
        pays: {wager: Progressive, rows: [{outcome: Straight Flush, pays: 10% of meter}, {outcome: Quads, pays: $300}]}
""",
)
