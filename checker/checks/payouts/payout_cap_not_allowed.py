"""The document limits its payouts, though its odds are too low for the law to allow a limit."""

from collections.abc import Iterator
from fractions import Fraction

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.telling import authority
from ruleschema.law.book import in_force
from ruleschema.meaning.odds import net_win

TOPIC = "payout.cap"


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    wins = [win for fact in filing.payouts for odds in fact.payment.alternatives if (win := net_win(odds)) is not None]
    top = max(wins, default=Fraction(0))
    for rule in filing.law.rules:
        version = in_force(rule.versions, filing.law.as_of)
        if rule.topic != TOPIC or rule.unit != "to 1" or version is None or top >= Fraction(str(version.value)):
            continue
        for fact in filing.procedures_by_topic.get(TOPIC, ())[:1]:
            yield Fault(
                span=fact.span,
                message=f"A payout limit is set, but the highest odds are {top} to 1; "
                f"a limit is allowed only from {version.value} to 1, {authority(rule.basis, version.cite)}.",
                at=fact.at,
                src=fact.src,
                expected=f"highest odds of at least {version.value} to 1, or no limit",
                actual=f"{top} to 1",
                label="no limit is allowed here",
                hint="take the limit out.",
                cite=f"{rule.basis}: {version.cite}",
                about=(str(top), str(version.value)),
            )


CHECK = Check(
    code="PAY-225",
    title="Payout limit where none is allowed",
    severity=Severity.ERROR,
    why="A limit protects the house against rare large payouts; on ordinary odds it only takes winnings away.",
    fix="Take the limit out.",
    run=find,
    idle=lambda filing: (
        None
        if any(rule.topic == TOPIC and rule.unit == "to 1" for rule in filing.law.rules)
        else "no law ties a payout limit to the odds"
    ),
    passes="""
jurisdiction: us-wa
sections:
  - number: 1
    title: Odds
    clauses:
      - {at: 1.A, says: "payout limit shall be at least $50,000."}
      - {at: 1.B, pays: {wager: Bonus, rows: [{outcome: Royal Flush, pays: 50 to 1}]}}
""",
    fails="""
jurisdiction: us-wa
sections:
  - number: 1
    title: Odds
    clauses:
      - {at: 1.A, says: "payout limit shall be at least $50,000."}
      - {at: 1.B, pays: {wager: Bonus, rows: [{outcome: Royal Flush, pays: 49 to 1}]}}
""",
)
