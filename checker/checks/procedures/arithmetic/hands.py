"""Hands that take more cards than there are: four of a kind with three cards."""

from collections.abc import Iterator
from functools import cache

from checker.checks.procedures.arithmetic.reading import Told, told, whole
from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.telling import amount
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.names import name_key
from ruleschema.meaning.quantities import quantities
from ruleschema.meaning.statement import Place
from ruleschema.meaning.terms import Piece, pieces
from ruleschema.vocabulary import games, outcome_key
from ruleschema.vocabulary.equipment import HandSize, hand_sizes


def wrong(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Hands in sentences that count the cards, and in the pay tables of wagers on so many cards."""
    described = _described(filing)
    for each in told(filing):
        found = _hand_of(each)
        if found is not None and outcome_key(found[0].name) not in described and found[1] < found[0].cards.number:
            yield _fault(rule, each.place, *found)
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


def _hand_of(each: Told) -> tuple[HandSize, int] | None:
    """A hand that a sentence makes of so many cards: four of a kind with three cards, a three card full house."""
    ties = words_of(Kind.IDLE, "tie hands")
    stated = [_token(piece) for piece in each.row]
    for key, hand in _names().items():
        at = next((place for place in range(len(stated)) if tuple(stated[place : place + len(key)]) == key), None)
        if at is None or len([one for one in each.counts if one.unit == "card"]) != 1:
            continue
        count = next(one for one in each.counts if one.unit == "card")
        first, last = each.row[at], each.row[at + len(key) - 1]
        between = [
            p.stem for p in each.row if min(last.end, count.end) <= p.start and p.end <= max(first.start, count.start)
        ]
        number = whole(count)
        if number is not None and ties.issuperset(between):
            hands = next((int(one.amount.high or 1) for one in each.counts if one.unit == "hand"), 1)
            return hand, number * hands
    return None


@cache
def _names() -> dict[tuple[str, ...], HandSize]:
    """Hands by the words of their names, as sentences are cut."""
    named = ((hand, str(name)) for hand in hand_sizes() for name in (hand.name, *hand.words))
    return {tuple(map(_token, pieces(name))): hand for hand, name in named}


def _token(piece: Piece) -> str:
    return piece.stem if piece.figure is None else str(piece.figure)


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
