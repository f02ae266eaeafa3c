"""Rankings of hands: descriptions that fit another hand, and cards named as the highest or lowest of one."""

from collections.abc import Iterator

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.sequences import RANKS, Cards, ends, named_cards, shown
from checker.rules.telling import amount, told
from ruleschema.meaning.names import name_key
from ruleschema.meaning.quantities import quantities
from ruleschema.submission.provisions import Provision
from ruleschema.submission.span import Text
from ruleschema.submission.tables import Rank, Ranks
from ruleschema.vocabulary import outcome_key
from ruleschema.vocabulary.equipment import hand_sizes

# Fewer cards are too few to tell the highest hand by.
_LEAST_CARDS = 3


def described_as_another(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A description that is the name or the description of another hand of the ranking."""
    for provision, ranks in _rankings(filing):
        meanings = {name_key(rank.means): rank for rank in reversed(ranks.rows) if rank.means is not None}
        meanings |= {outcome_key(rank.name): rank for rank in reversed(ranks.rows)}
        for rank, means in _described(ranks):
            other = meanings.get(outcome_key(means))
            if other is not None and outcome_key(other.name) != outcome_key(rank.name):
                yield rule.fault(
                    means.span,
                    *_place(provision, rank),
                    related=_beside(other),
                    hand=rank.name,
                    other=other.name,
                    key=name_key(rank.name),
                    other_key=name_key(other.name),
                    means=told(means),
                )


def sequences_differ(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A lowest or highest straight flush that is no straight flush of the lowest or highest straight."""
    for provision, ranks in _rankings(filing):
        named = {rank.name.lower().strip(): (rank, means) for rank, means in _described(ranks)}
        if not {"straight flush", "straight"} <= named.keys():
            continue
        (flush, means), (straight, _) = named["straight flush"], named["straight"]
        for end, cards in ends(straight).items():
            held = ends(flush).get(end, cards)
            if held != cards:
                place, related = _place(provision, flush), _beside(straight)
                lowest, other = shown(held), shown(cards)
                yield rule.fault(means.span, *place, related=related, end=end, flush=lowest, straight=other)


def counted_twice(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A highest flush of some kind that is another hand of the ranking by its very cards."""
    for provision, ranks in _rankings(filing):
        own = {held: rank for rank in ranks.rows if (held := named_cards(rank))}
        for rank, means in _described(ranks):
            highest = ends(rank).get("highest", frozenset())
            other = own.get(highest)
            if other is not None and other is not rank and "flush" in rank.name.lower():
                place, names = _place(provision, rank), (rank.name.lower(), other.name.lower())
                about, cards = tuple(map(str, names)), shown(highest)
                yield rule.fault(
                    means.span,
                    *place,
                    related=_beside(other),
                    about=about,
                    hand=rank.name,
                    other=other.name,
                    cards=cards,
                )


def end_wrong(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A highest or lowest hand without a pair or sequence that is not the highest or lowest."""
    for provision, ranks in _rankings(filing):
        for rank, means in _described(ranks):
            for end, held in ends(rank).items() if "high card" in rank.name.lower() else ():
                right = _outermost(len(held), end)
                if held != right and len(held) >= _LEAST_CARDS:
                    place, cards = _place(provision, rank), shown(held)
                    yield rule.fault(means.span, *place, end=end, cards=cards, right=shown(right))


def too_large(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """A hand that takes more cards than those ranked have, without a word on what it is here."""
    defined = {outcome_key(meaning.term) for meaning in filing.game.definitions}
    sizes = {outcome_key(name): hand.cards.number for hand in hand_sizes() for name in (hand.name, *hand.words)}
    for provision, ranks in _rankings(filing):
        size = max((int(each.amount.low or 0) for each in quantities(ranks.of or "") if each.unit == "card"), default=0)
        said = " ".join(saying.says for saying in provision.clause.says).lower()
        for rank in ranks.rows if size else ():
            key = outcome_key(rank.name)
            if sizes.get(key, 0) > size and rank.means is None and key not in defined and rank.name.lower() not in said:
                place, takes, cards = _place(provision, rank), amount(sizes[key], "card"), amount(size, "card")
                key = name_key(rank.name)
                yield rule.fault(rank.name.span, *place, hand=rank.name, key=key, cards=cards, takes=takes)


def _rankings(filing: Filing) -> Iterator[tuple[Provision, Ranks]]:
    for provision in filing.provisions:
        for ranks in provision.clause.ranks:
            yield provision, ranks


def _described(ranks: Ranks) -> Iterator[tuple[Rank, Text]]:
    """The hands that a ranking describes, with the description."""
    for rank in ranks.rows:
        if rank.means is not None:
            yield rank, rank.means


def _outermost(size: int, end: str) -> Cards:
    """So many ranks from the top or the bottom; the last moves one on, so that they are no sequence."""
    order = RANKS if end == "highest" else RANKS[:0:-1]
    return frozenset((*order[: size - 1], order[size]))


def _place(provision: Provision, rank: Rank) -> tuple[str, tuple[int, ...]]:
    """The clause and the lines of a hand."""
    return provision.at, rank.src.numbers if rank.src else provision.lines


def _beside(other: Rank) -> tuple[Related, ...]:
    return (Related(other.name.span, str(other.name)),)
