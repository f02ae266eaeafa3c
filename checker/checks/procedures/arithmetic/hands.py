"""Hands that take more cards than there are: four of a kind with three cards."""

from collections.abc import Iterator
from functools import cache

from checker.checks.procedures.arithmetic.reading import Told, told
from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.telling import amount
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.quantities import quantities
from ruleschema.meaning.statement import Place
from ruleschema.vocabulary import games, outcome_key
from ruleschema.vocabulary.equipment import HandSize, hand_sizes


def wrong(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Hands in sentences that count the cards, and in the pay tables of wagers on so many cards."""
    described = _described(filing)
    for each in told(filing):
        key = next((name for name in _sizes() if f" {name} " in f" {name_key(each.text)} "), None)
        cards = cards_in(each.sentence) if key is not None and key not in described and _is_of_cards(each) else 0
        if key is not None and 0 < cards < _sizes()[key].cards.number:
            yield _fault(rule, each.place, _sizes()[key], cards)
    for fact in filing.payouts:
        hand = size_of(fact.outcome)
        if fact.said or hand is None or outcome_key(fact.outcome) in described:
            continue
        cards = _cards_of(filing, fact, by_game=hand.loose is None)
        if 0 < cards < hand.cards.number:
            yield _fault(rule, Place(fact.at, fact.src, fact.span), hand, cards)


def size_of(name: str) -> HandSize | None:
    """The hand of a name, where it takes a fixed number of cards."""
    return _sizes().get(outcome_key(name)) or _sizes().get(name_key(name.replace("-", " ")))


def cards_in(text: str) -> int:
    """All cards that a text counts together; 0 where it counts none or leaves the number open."""
    counts = [each for each in quantities(text) if each.unit == "card"]
    if any(not each.amount.is_exact for each in counts):
        return 0
    hands = max((int(each.amount.high or 1) for each in quantities(text) if each.unit == "hand"), default=1)
    return hands * sum(int(each.amount.low or 0) for each in counts)


def _is_of_cards(each: Told) -> bool:
    """Whether the sentence is about the hand that the cards make, not about cards that are dealt, drawn or burned."""
    return each.statement.act in ("", "be", "rank", "include", "make", "hav", "form", "qualify", "use")


def _cards_of(filing: Filing, fact: PayoutFact, *, by_game: bool) -> int:
    """The cards that a wager is decided by: as its name or table says, else those that the game deals."""
    named = cards_in(f"{fact.wager} {fact.table or ''} {fact.condition or ''}")
    game = next((each for each in games() if each.game == filing.slug and each.cards is not None), None)
    if named or game is None or not by_game:
        return named
    dealt = int(str(game.cards)) + int(str(game.community or 0))
    counted = (*(each.text for each in told(filing)), *(other.outcome for other in filing.payouts))
    return dealt if all(cards_in(text) <= dealt for text in counted) else 0


def _described(filing: Filing) -> frozenset[str]:
    """The hands that the document gives a meaning of its own."""
    named = [str(meaning.term) for meaning in filing.game.definitions]
    ranks = (rank for each in filing.provisions for ranks in each.clause.ranks for rank in ranks.rows)
    named += [str(rank.name) for rank in ranks if rank.means is not None]
    return frozenset(outcome_key(name) for name in named)


@cache
def _sizes() -> dict[str, HandSize]:
    return {outcome_key(name): hand for hand in hand_sizes() for name in (hand.name, *hand.words)}


def _fault(rule: Rule, place: Place, hand: HandSize, cards: int) -> Fault:
    name, takes = str(hand.name).capitalize(), amount(hand.cards.number, "card")
    return rule.fault(place.span, place.at, place.src, hand=name, takes=takes, cards=amount(cards, "card"))
