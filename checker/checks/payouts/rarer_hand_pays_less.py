"""In one pay table, a hand that the document ranks higher pays less than a lower one."""

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.sequences import no_ranking
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import amount_of
from ruleschema.vocabulary import outcome_key

_CARDS = re.compile(r"\b([2-7]|two|three|four|five|six|seven)[- ]cards?\b", re.I)
_DIGITS = {"2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven"}


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    rankings = list(_rankings(filing))
    for facts in _tables(filing):
        # A ranking of three-card hands says nothing about a table of five-card hands.
        size = _size(facts[0].wager)
        fitting = (order for held, order in rankings if size in (None, held or _size(str(filing.title))))
        order = next((each for each in fitting if all(outcome_key(fact.outcome) in each for fact in facts)), {})
        ranked = sorted(
            ((order[key], fact) for fact in facts if (key := outcome_key(fact.outcome)) in order),
            key=lambda pair: pair[0],
        )
        for (place, higher), (lower_place, lower) in pairwise(ranked):
            if place == lower_place or not _less(higher, lower) or _same_in_columns(filing, higher):
                continue
            yield Fault(
                span=higher.span,
                message=f"{higher.wager}: {higher.outcome} pays {higher.pays}, "
                f"less than the {lower.pays} of {lower.outcome}, which ranks below it.",
                at=higher.at,
                src=higher.src,
                expected=f"at least {lower.pays}",
                actual=higher.pays,
                label=f"{lower.outcome} pays {lower.pays}",
                hint="check whether the two rows are exchanged or one is misprinted.",
                related=(Related(lower.span, f"{lower.outcome}: {lower.pays}"),),
                about=(higher.wager, higher.outcome, higher.pays, lower.outcome, lower.pays),
            )


def _same_in_columns(filing: Filing, fact: PayoutFact) -> bool:
    """Whether the columns of a table pay a hand alike, others not: it can be had in one way, as with a wild card."""
    row = [each for each in filing.payouts if each.at == fact.at and each.src == fact.src and each.src]
    alike = [each for each in row if outcome_key(each.outcome) == outcome_key(fact.outcome)]
    return len(alike) > 1 and len({each.pays for each in alike}) == 1


def _rankings(filing: Filing) -> Iterator[tuple[str | None, dict[str, int]]]:
    """Each ranking of the document, with the size of its hands where it is told: place by hand, highest first."""
    for provision in filing.provisions:
        for ranks in provision.clause.ranks:
            order = {outcome_key(rank.name): place for place, rank in reversed(list(enumerate(ranks.rows)))}
            yield _size(" ".join(filter(None, (ranks.of, provision.clause.text)))), order


def _size(name: str) -> str | None:
    """How many cards a hand, a wager or a game is named after: “three” for the 3 Card Bonus."""
    match = _CARDS.search(name)
    return _DIGITS.get(match[1].lower(), match[1].lower()) if match else None


def _tables(filing: Filing) -> list[list[PayoutFact]]:
    """Facts by the table they are printed in, in one kind of amount."""
    groups: dict[tuple[str, ...], list[PayoutFact]] = {}
    for fact in filing.payouts:
        kind, size = amount_of(fact.payment.alternatives[0])
        if len(fact.payment.alternatives) == 1 and isinstance(size, Fraction):
            key = (fact.at, fact.wager, fact.table or "", fact.condition or "", kind)
            groups.setdefault(key, []).append(fact)
    return [group for group in groups.values() if len(group) > 1]


def _less(higher: PayoutFact, lower: PayoutFact) -> bool:
    one, other = amount_of(higher.payment.alternatives[0])[1], amount_of(lower.payment.alternatives[0])[1]
    return isinstance(one, Fraction) and isinstance(other, Fraction) and one < other


CHECK = Check(
    code="PAY-204",
    title="Higher hand pays less",
    severity=Severity.WARNING,
    why="By the document's own ranking the rarer hand is worth less: rows were exchanged or a figure misprinted.",
    fix="Check the two rows against the approved table.",
    run=find,
    idle=no_ranking,
    passes="""
sections:
  - number: 6
    title: Ranks
    clauses: [{at: 6.A, ranks: {rows: [{name: Straight}, {name: Flush}]}}]
  - number: 7
    title: Odds
    clauses:
      - at: 7.A
        pays: {wager: Bonus, rows: [{outcome: Straight, pays: 6 to 1}, {outcome: Flush, pays: 3 to 1}]}
""",
    fails="""
sections:
  - number: 6
    title: Ranks
    clauses: [{at: 6.A, ranks: {rows: [{name: Straight}, {name: Flush}]}}]
  - number: 7
    title: Odds
    clauses:
      - at: 7.A
        pays: {wager: Bonus, rows: [{outcome: Straight, pays: 3 to 1}, {outcome: Flush, pays: 6 to 1}]}
""",
)
