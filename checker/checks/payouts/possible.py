"""Outcomes that are paid and cannot occur: totals, points, sections of a wheel, cards that a deck has once."""

import re
from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.payoutfault import payout_fault
from checker.rules.telling import listed
from checker.rules.wagerwords import telling_words
from grammar.nodes import Bound
from ruleschema.meaning.facts import WIN, PayoutFact
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.meaning.quantities import quantities
from ruleschema.meaning.stems import stems
from ruleschema.submission.tables import Counts
from ruleschema.vocabulary import GameName, games, outcome_key

# Fewer sections in common may be chance.
LEAST_SECTIONS = 3
_SECTION = stems("insignia section sections bill the a an or of")
_RANKS = r"(?:aces|kings|queens|jacks|tens|10'?s|nines|eights|sevens|sixes|fives|fours|threes|twos|[2-9]'?s)"
_TWO = r"(?:2|3|two|three|pair of)"
# Labels of what takes two cards of one rank and suit, of which a deck has one.
_IDENTICAL = re.compile(
    rf"\b{_TWO} {_RANKS} of (?:spades|hearts|diamonds|clubs)\b|\b{_TWO} (?:suited|identical) {_RANKS}"
    rf"|\b(?:suited|perfect|identical|matched) pair\b|\bsuited (?:three|four)[- ]of[- ]a[- ]kind\b|\bpair suited\b",
    re.I,
)


def impossible(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Rows for a total that dice do not show, for more points than there are, for a section the wheel does not have."""
    for game in (game for game in games() if game.game == filing.slug):
        yield from _totals(rule, filing, game)
        yield from _points(rule, filing, game)
    for provision in filing.provisions:
        for counts in provision.clause.counts:
            yield from _sections(rule, filing, counts)


def _totals(rule: Rule, filing: Filing, game: GameName) -> Iterator[Fault]:
    low, _, high = (game.totals or "").partition("-")
    for fact in filing.payouts if high else ():
        numbers = sorted(int(bet.outcome) for bet in filing.bets(fact) if bet.outcome.isdecimal())
        for number in (each for each in numbers if not int(low) <= each <= int(high)):
            yield payout_fault(rule, fact, kind="total", label=number, low=low, high=high)


def _points(rule: Rule, filing: Filing, game: GameName) -> Iterator[Fault]:
    """Six totals can be a point: there are not six or more."""
    for fact in filing.payouts if game.points is not None else ():
        for quantity in quantities(fact.outcome):
            named, most = quantity.amount.low, int(str(game.points))
            if (
                quantity.unit != "point"
                or named is None
                or (quantity.amount.is_exact and named <= most)
                or named < most
            ):
                continue
            # As many as there are “or more” is certainly paid, and only the words are idle.
            kind = "points" if named > most else "idle"
            yield payout_fault(rule, fact, kind=kind, label=fact.outcome, most=most)


def _sections(rule: Rule, filing: Filing, counts: Counts) -> Iterator[Fault]:
    """Where most rows of a table are sections of the wheel, the rest must be as well."""
    parts = [stems(part.name) - _SECTION for part in counts.parts]
    by_table: dict[str, list[PayoutFact]] = {}
    for fact in filing.payouts:
        by_table.setdefault(fact.at, []).append(fact)
    for facts in by_table.values():
        strange = [fact for fact in facts if not any((stems(_label(fact)) - _SECTION) & part for part in parts)]
        for fact in strange if len(facts) - len(strange) >= LEAST_SECTIONS else ():
            names = listed([str(part.name) for part in counts.parts])
            yield payout_fault(rule, fact, kind="section", label=_label(fact), whole=counts.of, names=names)


def _label(fact: PayoutFact) -> str:
    """What a row is about: its outcome, or the wager where that simply wins."""
    return fact.wager if outcome_key(fact.outcome) == WIN else fact.outcome


def second_deck(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Rows that take two like cards, where the game may be played with one deck and the table is not limited."""
    single = next((fact for fact in filing.procedures_by_topic.get("decks.count", ()) if _one_deck(fact)), None)
    for facts in filing.payouts_by_wager.values() if single is not None else ():
        needing = [fact for fact in facts if _IDENTICAL.search(fact.outcome) and not _limited(fact)]
        if single is None or not needing or _decks_told(filing, needing[0].wager):
            continue
        never = single.bound is Bound.EXACTLY and single.value == "1"
        outcomes = list(dict.fromkeys(fact.outcome for fact in needing))
        yield payout_fault(
            rule,
            needing[0],
            src=tuple(dict.fromkeys(line for fact in needing for line in fact.src)),
            related=(Related(single.span, f"{single.at}: one deck"),),
            severity=Severity.ERROR if never else None,
            more=f" and {len(outcomes) - 1} more" if outcomes[1:] else "",
            other=single.at,
            when="is played" if never else "may be played",
        )


def _one_deck(fact: ProcedureFact) -> bool:
    """Whether the clause lets the game be played with one deck, in any case."""
    return fact.condition is None and fact.bound is not Bound.AT_MOST and fact.value in ("1", "1-2")


def _limited(fact: PayoutFact) -> bool:
    """Whether the table says itself with how many decks it holds."""
    return "deck" in stems(f"{fact.table or ''} {fact.condition or ''}")


def _decks_told(filing: Filing, wager: str) -> bool:
    """Whether a sentence says how many decks the wager takes."""
    words = telling_words(wager)
    told = (each.reading.text for each in filing.sentences if "deck" in each.reading.text)
    speaking = (text for text in told if words and words <= stems(text))
    return any(quantity.unit == "deck" for text in speaking for quantity in quantities(text))
