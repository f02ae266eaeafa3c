"""A pay table pays for what cannot occur: a total, a number of points, a section the wheel does not have."""

import re
from collections.abc import Iterator
from dataclasses import replace

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.telling import listed
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.stems import stems
from ruleschema.submission.tables import Counts
from ruleschema.vocabulary import games, outcome_key

_NUMBERS = re.compile(
    r"\A(?:(?:come )?(?:out )?point |on |to )?(?:a |an )?(?P<list>\d+(?:(?:, | or | and |, or )\d+)*)\Z", re.I
)

_POINTS = re.compile(r"\b(\d+)( or more)? (?:different |unique )*points?\b", re.I)
# Fewer sections in common may be chance.
LEAST_SECTIONS = 3
_IDLE = stems("insignia section sections bill the a an or of")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    game = next((game for game in games() if game.game == filing.slug), None)
    if game is not None and game.totals is not None:
        yield from _totals(filing, game.totals)
    if game is not None and game.points is not None:
        yield from _points(filing, int(game.points))
    for provision in filing.provisions:
        for counts in provision.clause.counts:
            yield from _sections(filing, counts)


def _totals(filing: Filing, totals: str) -> Iterator[Fault]:
    low, high = (int(each) for each in totals.split("-"))
    for fact in filing.payouts:
        match = _NUMBERS.match(fact.outcome)
        for number in [int(each) for each in re.findall(r"\d+", match["list"])] if match else []:
            if not low <= number <= high:
                told = f"{fact.wager}: {number} is paid at {fact.pays}, but two dice show {low} to {high}."
                yield _fault(fact, told, f"a total from {low} to {high}", str(number))


def _points(filing: Filing, most: int) -> Iterator[Fault]:
    """Six totals can be a point: there are not six or more."""
    for fact in filing.payouts:
        match = _POINTS.search(fact.outcome)
        if match and int(match[1]) + (match[2] is not None) > most:
            told = f"{fact.wager}: “{fact.outcome}” is paid at {fact.pays}, but there are only {most} different points"
            if int(match[1]) == most:
                # What is paid is certain, and only the words are idle.
                fault = _fault(
                    fact, f"{told}, so that “{match[2].strip()}” says nothing.", f"{most} points", fact.outcome
                )
                yield replace(fault, severity=Severity.NOTE, label=f"never more than {most}", hint="strike the words.")
            else:
                yield _fault(fact, f"{told}.", f"at most {most} points", fact.outcome)


def _sections(filing: Filing, counts: Counts) -> Iterator[Fault]:
    """Where most rows of a wager are sections of the wheel, the rest must be as well."""
    parts = {_section_key(part.name) for part in counts.parts}
    by_table: dict[str, list[PayoutFact]] = {}
    for fact in filing.payouts:
        by_table.setdefault(fact.at, []).append(fact)
    for facts in by_table.values():
        strange = [fact for fact in facts if not any(_section_key(_label(fact)) & part for part in parts)]
        if len(facts) - len(strange) < LEAST_SECTIONS:
            continue
        for fact in strange:
            names = listed([str(part.name) for part in counts.parts])
            told = f"“{_label(fact)}” is paid at {fact.pays}, but the {counts.of} has no such section, only {names}."
            yield _fault(fact, told, f"a section of the {counts.of}", _label(fact))


def _label(fact: PayoutFact) -> str:
    """What a row is about: its outcome, or the wager where that simply wins."""
    return fact.wager if outcome_key(fact.outcome) == "win" else fact.outcome


def _section_key(name: str) -> frozenset[str]:
    return stems(name) - _IDLE


def _fault(fact: PayoutFact, told: str, expected: str, actual: str) -> Fault:
    return Fault(
        span=fact.span,
        message=told,
        at=fact.at,
        src=fact.src,
        expected=expected,
        actual=actual,
        label="cannot occur",
        hint="correct the outcome, or what it is an outcome of.",
        about=(fact.wager, fact.outcome, actual),
    )


def _idle(filing: Filing) -> str | None:
    known = any(game.game == filing.slug and (game.totals or game.points) for game in games())
    counted = any(provision.clause.counts for provision in filing.provisions)
    return None if known or counted else "nothing is known of what can occur in the game"


CHECK = Check(
    code="PAY-206",
    title="Outcome that cannot occur",
    severity=Severity.ERROR,
    why="The row was meant for another outcome, which now has no payout, or it can never be won.",
    fix="Correct the outcome, or what it is an outcome of.",
    run=find,
    one_game=True,
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
