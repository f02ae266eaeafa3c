"""More cards than there are: hands that the deck cannot fill, a cut that leaves no place for the cutting card."""

from collections.abc import Iterator
from typing import NamedTuple

from checker.checks.procedures.arithmetic.equipment import sizes
from checker.checks.procedures.arithmetic.reading import Told, told, whole
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.groups import once_per_filing
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.rules.telling import amount
from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.quantities import quantities
from ruleschema.meaning.statement import Place
from ruleschema.meaning.terms import terms
from ruleschema.vocabulary import games

_HANDS = ("hand", "player", "position")
_DEALING = frozenset(("deal", "receiv", "give"))
_PLAYING = frozenset(("use", "play", "include", "deal", "", "hav"))
_CUTTING = frozenset(("cut", "place", "insert", "leave"))
_ENDS = frozenset(("end", "side", "top", "bottom", "front", "back"))
_BOTH = frozenset(("each", "either", "both"))


class Need(NamedTuple):
    """So many cards that something takes, and where it is said."""

    cards: int
    why: str
    place: Place


class Supply(NamedTuple):
    """The cards that there are, in so many decks, and where that is said, if elsewhere."""

    cards: int
    decks: str
    place: Place | None = None


class Deal(NamedTuple):
    """The cards of each hand, whether the dealer has one too, and the cards that all share."""

    cards: int
    dealer: int
    shared: int = 0


def wrong(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Sentences that need more cards than the decks hold; a full table where none does."""
    found = [pair for each in told(filing) if (pair := _of_sentence(filing, each)) is not None]
    full = _of_table(filing) if not found else None
    for need, supply in (*found, *((full,) if full is not None else ())):
        place, elsewhere = need.place, supply.place
        related = (Related(elsewhere.span, f"{elsewhere.at}: {supply.decks}"),) if elsewhere is not None else ()
        needed, held = amount(need.cards, "card"), amount(supply.cards, "card")
        yield rule.fault(
            place.span, place.at, place.src, related=related, why=need.why, needed=needed, held=held, decks=supply.decks
        )


@once_per_filing
def decks_stated(filing: Filing) -> dict[int, Place]:
    """The numbers of decks that the document lets the game be played with, and where; none where they have no limit."""
    found: dict[int, Place] = {}
    for each in told(filing):
        for count in each.counts if each.statement.act in _PLAYING else ():
            if count.unit != "deck":
                continue
            if count.amount.high is None and not count.amount.choice:
                return {}
            ends = count.amount.choice or {end for end in (count.amount.low, count.amount.high) if end is not None}
            found |= {int(number): each.place for number in ends if int(number) not in found}
    return found


def _of_sentence(filing: Filing, each: Told) -> tuple[Need, Supply] | None:
    need = _cut(each) or _dealt(filing, each)
    supply = _supply(filing, each) if need is not None else None
    return (need, supply) if need is not None and supply is not None and need.cards > supply.cards else None


def _supply(filing: Filing, each: Told) -> Supply | None:
    own = next((one.amount.high for one in quantities(each.whole) if one.unit == "deck" and one.amount.high), None)
    size = max(sizes(filing, each, "deck", "card"), default=0)
    stated = decks_stated(filing)
    if own is not None:
        return Supply(int(own) * size, amount(own, "deck"))
    if stated:
        return Supply(max(stated) * size, amount(max(stated), "deck"), stated[max(stated)])
    one = any(each.word(at) in ("deck", "pack") for at in range(len(each.row)))
    return Supply(size, amount(1, "deck")) if one and size else None


def _cut(each: Told) -> Need | None:
    """The cards that a cut must leave on both sides."""
    said, act = each.stems(), each.statement.act
    if act not in _CUTTING or (said.isdisjoint(_ENDS) and not (act == "leave" and "cut" in said)):
        return None
    left = [int(one.amount.low) for one in each.counts if one.unit == "card" and one.asserted and one.amount.low]
    both = not said.isdisjoint(_BOTH) or len(said & (_ENDS - {"end", "side"})) > 1
    needed = left[0] * 2 if len(left) == 1 and both else sum(left)
    return Need(needed, "The cut must leave", each.place) if left else None


def _dealt(filing: Filing, each: Told) -> Need | None:
    """The cards of all hands that one sentence deals; the dealer's too, where he stands behind the players."""
    cards = [number for one in each.counts if one.unit == "card" and (number := whole(one)) is not None]
    hands = next((one for name in _HANDS for one in each.counts if one.unit == name and one.amount.high), None)
    if hands is None or len(cards) != 1 or _DEALING.isdisjoint(term.name for term in terms(each.text)):
        return None
    # All 52 cards are dealt to everybody together; 7 hands of 7 cards, or 7 cards each, are not.
    tied = not words_of(Kind.IDLE, "each").isdisjoint(each.stems()) or hands.unit == "hand"
    if not tied or cards[0] in sizes(filing, each, "deck", "card"):
        return None
    behind = {piece.stem for piece in each.row if piece.start >= hands.end}
    number = int(hands.amount.high or 0) + int("dealer" in behind and hands.unit != "hand")
    return Need(number * cards[0], f"{amount(number, 'hand')} of {amount(cards[0], 'card')} take", each.place)


def _of_table(filing: Filing) -> tuple[Need, Supply] | None:
    """A full table, where places, cards and decks stand in different clauses."""
    seats = max(_seats(filing), key=lambda found: found[0], default=None)
    deal = _deal(filing) if seats is not None else None
    if seats is None or deal is None or not decks_stated(filing):
        return None
    number, each = seats
    why = f"{amount(number, 'player')}{' and the dealer' if deal.dealer else ''} with {amount(deal.cards, 'card')} each"
    need = Need((number + deal.dealer) * deal.cards + deal.shared, f"{why} take", each.place)
    supply = _supply(filing, each)
    return (need, supply) if supply is not None and need.cards > supply.cards else None


def _seats(filing: Filing) -> Iterator[tuple[int, Told]]:
    """The places of a table, where a statement limits them; what one player may take is no limit of them."""
    for each in told(filing):
        for count in each.statement.quantities:
            taken = count.unit == "position" and each.statement.actor == "player"
            if count.unit in ("position", "player") and count.asserted and count.amount.high and not taken:
                yield int(count.amount.high), each


def _deal(filing: Filing) -> Deal | None:
    game = next((one for one in games() if one.game == filing.slug and one.cards is not None), None)
    if game is not None:
        return Deal(int(str(game.cards)), 1, int(str(game.community or 0)))
    for each in told(filing):
        count = each.counted("card")
        cards = whole(count) if count is not None else None
        if cards and each.statement.act in ("deal", "receiv") and {"player", "each"} <= each.stems():
            return Deal(cards, int(each.statement.actor != "dealer" and "dealer" in each.stems()))
    return None
