"""A pay table pays for a total that the dice cannot show."""

import re
from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from ruleschema.facts import PayoutFact
from ruleschema.vocabulary import games

_NUMBERS = re.compile(
    r"\A(?:(?:come )?(?:out )?point |on |to )?(?:a |an )?(?P<list>\d+(?:(?:, | or | and |, or )\d+)*)\Z", re.I
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    totals = next(game.totals for game in games() if game.game == filing.slug and game.totals is not None)
    low, high = (int(each) for each in totals.split("-"))
    for fact in filing.payouts:
        for number in _stated(fact):
            if low <= number <= high:
                continue
            yield Fault(
                span=fact.span,
                message=f"{fact.wager}: {number} is paid at {fact.pays}, but two dice show {low} to {high}.",
                at=fact.at,
                src=fact.src,
                expected=f"a total from {low} to {high}",
                actual=str(number),
                label=f"{number} cannot be thrown",
                hint="correct the total.",
                about=(fact.wager, fact.outcome, str(number)),
            )


def _stated(fact: PayoutFact) -> list[int]:
    match = _NUMBERS.match(fact.outcome)
    return [int(each) for each in re.findall(r"\d+", match["list"])] if match else []


def _idle(filing: Filing) -> str | None:
    known = any(game.game == filing.slug and game.totals is not None for game in games())
    return None if known else "the game is not decided by totals of dice"


CHECK = Check(
    code="PAY-206",
    title="Outcome that cannot occur",
    severity=Severity.ERROR,
    why="The row was meant for another total, which now has no payout.",
    fix="Correct the total.",
    run=find,
    idle=_idle,
    passes="""
game: craps
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Craps Bet, rows: [{outcome: "12", pays: 30 to 1}]}}]
""",
    fails="""
game: craps
sections:
  - number: 1
    title: Odds
    clauses: [{at: 1.A, pays: {wager: Craps Bet, rows: [{outcome: "13", pays: 30 to 1}]}}]
""",
)
