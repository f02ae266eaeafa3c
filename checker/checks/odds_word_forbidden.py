"""Odds are stated with “for”, where only “to” is allowed."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.telling import bet, ground
from grammar.nodes import Ratio
from ruleschema.odds import net_win


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for wording in filing.law.wording:
        for fact in filing.payouts:
            wrong = [
                odds for odds in fact.payment.alternatives if isinstance(odds, Ratio) and odds.word != wording.odds
            ]
            if not wrong:
                continue
            win = net_win(wrong[0])
            yield Fault(
                span=fact.span,
                message=f"{bet(fact)}: {fact.pays} is stated with “{wrong[0].word}”; odds are stated with "
                f"“{wording.odds}” only, {ground(wording.basis, wording.cite)}.",
                at=fact.at,
                src=fact.src,
                expected=f"{win} {wording.odds} 1",
                actual=fact.pays,
                label=f"say “{wording.odds}”",
                hint=f"write {win} {wording.odds} 1.",
                cite=f"{wording.basis}: {wording.cite}",
                about=(fact.wager, fact.outcome, fact.pays),
            )


CHECK = Check(
    code="PAY-207",
    title="Odds stated with a forbidden word",
    severity=Severity.ERROR,
    why="“8 for 1” pays one unit less than “8 to 1”; the law forbids the wording because players misread it.",
    fix="State the odds with “to”, one unit lower.",
    run=find,
    idle=lambda filing: None if filing.law.wording else "no law of wording is known",
    passes="""
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Any Seven, rows: [{outcome: win, pays: 4 to 1}]}}]
""",
    fails="""
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Any Seven, rows: [{outcome: win, pays: 5 for 1}]}}]
""",
)
