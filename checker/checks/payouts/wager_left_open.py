"""The words leave open which bet a payout is for, so nothing can be said of what it must pay."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for fact in filing.payouts:
        question = filing.readings[fact.span].question
        if question:
            yield Fault(
                span=fact.span,
                message=f"The words leave open which bet is paid: {question} "
                "The payout is not judged until that is clear.",
                at=fact.at,
                src=fact.src,
                expected="the wager and the outcome that are paid",
                actual=f"{fact.wager}, {fact.outcome}: {fact.pays}",
                label="which bet?",
                hint="name the wager and the outcome.",
                about=(fact.wager, fact.outcome, fact.pays),
                undecided=True,
            )


CHECK = Check(
    code="PAY-110",
    title="Payout of an open bet",
    severity=Severity.WARNING,
    why="A payout that may be read as that of two bets is below the minimum by one reading and above it by the other.",
    fix="Name the wager and the outcome that are paid.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
game: blackjack
sections:
  - number: 5
    title: Payout odds
    clauses: [{at: 5.A, pays: {wager: Blackjack, rows: [{outcome: Blackjack, pays: 3 to 2}]}}]
""",
    fails="""
game: blackjack
title: Blackjack
sections:
  - number: 5
    title: Payout odds
    clauses: [{at: 5.A, pays: {wager: Blackjack, rows: [{outcome: win, pays: 1 to 1}]}}]
""",
)
