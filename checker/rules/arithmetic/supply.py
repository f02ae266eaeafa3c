"""More cards than there are: hands that the deck cannot fill, a cut that leaves no place for the cutting card."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Related
from checker.engine.groups import once_per_filing
from checker.rules.arithmetic import Wrong
from checker.rules.arithmetic.equipment import sizes
from checker.rules.arithmetic.reading import Told, told, whole
from checker.rules.telling import amount
from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.quantities import Quantity, quantities
from ruleschema.meaning.statement import Place
from ruleschema.meaning.terms import terms
from ruleschema.vocabulary import games

_HANDS = ("hand", "player", "position")
_DEALING = frozenset(("deal", "receiv", "give", "use", "draw", "hav"))
_PLAYING = frozenset(("use", "play", "include", "deal", "", "hav"))
_ENDS = frozenset(("end", "top", "bottom", "front", "back", "side"))
_BOTH = frozenset(("each", "either", "both"))


def wrong(filing: Filing) -> Iterator[Wrong]:
    """Sentences that need more cards than the decks hold, and a full table that does."""
    found = list(_sentences(filing))
    yield from found or _full_table(filing)


def _sentences(filing: Filing) -> Iterator[Wrong]:
    for each in told(filing):
        needed, why = _cut(each) or _dealt(each) or (0, "")
        held = _held(filing, each) if needed else None
        if held is not None and needed > held[0]:
            yield _wrong(each.place, needed, why, held)


@once_per_filing
def decks_stated(filing: Filing) -> dict[int, Place]:
    """The numbers of decks with which the document lets the game be played, and where; none where they have no limit."""
    found: dict[int, Place] = {}
    for each in told(filing):
        counts = [one for one in each.counts if one.unit == "deck"] if each.statement.act in _PLAYING else []
        for amount_ in (one.amount for one in counts):
            ends = amount_.choice or {end for end in (amount_.low, amount_.high) if end is not None}
            if not amount_.choice and amount_.high is None:
                return {}
            for number in ends:
                found.setdefault(int(number), each.place)
    return found


def _held(filing: Filing, each: Told) -> tuple[int, str, Place | None] | None:
    """How many cards there are, in what, and where that is said."""
    own = next((one for one in quantities(each.whole) if one.unit == "deck" and one.amount.high is not None), None)
    size = max(sizes(filing, each, "deck", "card"), default=0)
    if own is not None and own.amount.high is not None:
        return int(own.amount.high) * size, amount(own.amount.high, "deck"), None
    stated = decks_stated(filing)
    if stated:
        most = max(stated)
        return most * size, amount(most, "deck"), stated[most]
    one = any(each.word(at) in ("deck", "pack") for at in range(len(each.row)))
    return (size, amount(1, "deck"), None) if one and size else None


def _cut(each: Told) -> tuple[int, str] | None:
    """The cards that a cut must leave on both sides."""
    said = each.stems()
    act = each.statement.act
    if act not in ("cut", "place", "insert", "leave") or (
        said.isdisjoint(_ENDS) and not (act == "leave" and "cut" in said)
    ):
        return None
    left = [
        int(one.amount.low) for one in each.counts if one.unit == "card" and one.amount.low is not None and one.asserted
    ]
    if not left:
        return None
    both = not said.isdisjoint(_BOTH) or len(said & {"top", "bottom", "front", "back"}) > 1
    needed = sum(left) if len(left) > 1 else left[0] * (2 if both else 1)
    return needed, "The cut must leave"


def _dealt(each: Told) -> tuple[int, str] | None:
    """The cards of all hands that one sentence deals."""
    if _DEALING.isdisjoint(term.name for term in terms(each.text)):
        return None
    cards = [one for one in each.counts if one.unit == "card" and whole(one) is not None]
    hands = next(
        (one for name in _HANDS for one in each.counts if one.unit == name and one.amount.high is not None), None
    )
    tied = not each.stems().isdisjoint({"each", "every", "per", "of"})
    if hands is None or len(cards) != 1 or not tied:
        return None
    number = int(hands.amount.high or 0) + _dealer(each, hands)
    return number * (whole(cards[0]) or 0), f"{amount(number, 'hand')} of {amount(whole(cards[0]), 'card')} take"


def _dealer(each: Told, hands: Quantity) -> int:
    """The hand of the dealer, where he is dealt one beside the players."""
    behind = (piece.stem for piece in each.row if piece.start >= hands.end)
    return int("dealer" in behind and hands.unit != "hand")


def _full_table(filing: Filing) -> Iterator[Wrong]:
    seats = max(_seats(filing), key=lambda found: found[0], default=None)
    if seats is None:
        return
    number, place = seats
    deal = _cards_dealt(filing)
    decks = decks_stated(filing)
    if deal is None or not decks:
        return
    cards, dealer, shared = deal
    each = next(one for one in told(filing) if one.place is place)
    held = max(decks) * max(sizes(filing, each, "deck", "card"), default=0)
    needed = (number + dealer) * cards + shared
    if held and needed > held:
        why = f"{amount(number, 'player')}{' and the dealer' if dealer else ''} with {amount(cards, 'card')} each take"
        yield _wrong(place, needed, why, (held, amount(max(decks), "deck"), decks[max(decks)]))


def _seats(filing: Filing) -> Iterator[tuple[int, Place]]:
    """The places of a table, where a statement limits them."""
    for each in told(filing):
        for count in each.statement.quantities:
            taken = count.unit == "position" and each.statement.actor == "player"
            if count.unit in ("position", "player") and count.asserted and count.amount.high is not None and not taken:
                yield int(count.amount.high), each.place


def _cards_dealt(filing: Filing) -> tuple[int, int, int] | None:
    """How many cards each player is dealt, whether the dealer is too, and how many are shared."""
    game = next((one for one in games() if one.game == filing.slug and one.cards is not None), None)
    if game is not None:
        return int(str(game.cards)), 1, int(str(game.community or 0))
    for each in told(filing):
        count = each.counted("card")
        cards = whole(count) if count is not None else None
        if cards and each.statement.act in ("deal", "receiv") and "player" in each.stems() and "each" in each.stems():
            return cards, int(each.statement.actor != "dealer" and "dealer" in each.stems()), 0
    return None


def _wrong(place: Place, needed: int, why: str, held: tuple[int, str, Place | None]) -> Wrong:
    cards, decks, stated = held
    words = {"why": why, "needed": amount(needed, "card"), "decks": decks, "held": amount(cards, "card")}
    related = (Related(stated.span, f"{stated.at}: {decks}"),) if stated is not None and stated is not place else ()
    return Wrong(place, words, (str(needed), decks), related)
