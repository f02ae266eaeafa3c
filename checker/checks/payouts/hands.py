"""Hands that are paid, beside the rankings and descriptions of the document: not described, or paid out of order."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.groups import once_per_filing
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.phrases import places_of
from checker.rules.lawfigures import figures, kind_of, lowest, pays_nothing
from checker.rules.payoutfault import payout_fault
from ruleschema.law.versions import in_force
from ruleschema.meaning.bets import WIN, outcomes
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.sense import Sense, sense
from ruleschema.meaning.stems import stems
from ruleschema.submission.provisions import Spoken
from ruleschema.vocabulary import aliases, outcome_key

# A poker hand has five cards; one of more must be described, since no ranking of poker hands holds it.
POKER = 5
# A ranking of other hands altogether says nothing of a table.
LEAST_RANKED = 3
_SUITS = frozenset(sense("diamonds hearts spades clubs"))
# Words of a description that says which cards make a hand.
_CARDS = frozenset(sense("consisting suit rank sequence consecutive"))


def _size(name: Sense) -> int:
    """Of how many cards a name speaks: “6-card royal”, “Three Card Bonus”."""
    pairs = pairwise(name)
    return next((int(number) for number, word in pairs if word == "card" and number.isdecimal()), 0)


@lru_cache(maxsize=8192)
def _hand(label: str) -> Sense:
    """The words of a hand without its suit; that a poker hand has five cards goes without saying."""
    words = tuple(word for word in sense(label) if word not in _SUITS)
    return words[2:] if 0 < _size(words[:2]) <= POKER and len(words) > 2 else words


def not_ranked(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Poker hands of a pay table that nothing in the document describes, where it does describe others of the table."""
    for facts in filing.payouts_by_wager.values():
        hands = [fact for fact in facts if _is_poker(_hand(fact.outcome)) and not pays_nothing(fact.payment)]
        strange = [fact for fact in hands if not _is_described(fact, filing)]
        if strange and len(hands) - len(strange) >= LEAST_RANKED:
            names = ", ".join(dict.fromkeys(map(_shown, strange)))
            lines = tuple(line for fact in strange for line in fact.src)
            yield payout_fault(rule, strange[0], src=lines, names=names)


def _is_poker(hand: Sense) -> bool:
    """Whether a name is that of a hand that the vocabulary knows, of any number of cards: “royal” is a royal flush."""
    name = outcome_key(" ".join(hand[2:] if _size(hand) > POKER else hand))
    return name in _hands() or f"{name} flush" in _hands()


@lru_cache(maxsize=1)
def _hands() -> frozenset[str]:
    names = (each.name for each in aliases() if each.of == "outcome")
    return frozenset(key for name in names for key in (outcome_key(name), " ".join(sense(name))))


def _shown(fact: PayoutFact) -> str:
    hand = _hand(fact.outcome)
    return " ".join(hand) if _size(hand) > POKER else fact.outcome


@once_per_filing
def _described(filing: Filing) -> frozenset[Sense]:
    """The hands that are ranked or defined, and those of which a sentence says something."""
    ranked = (str(rank.name) for each in filing.provisions for ranks in each.clause.ranks for rank in ranks.rows)
    defined = (str(meaning.term) for meaning in filing.game.definitions)
    return frozenset(map(_hand, (*ranked, *defined, *map(_subject, filing.sentences)))) - {()}


def _subject(sentence: Spoken) -> str:
    """What a sentence is about, read or not: “A pair, which is …”."""
    tree = sentence.reading.tree
    return (tree.head.text if tree is not None else sentence.reading.text).partition(",")[0].partition(" is ")[0]


def _is_described(fact: PayoutFact, filing: Filing) -> bool:
    hand, described = _hand(fact.outcome), _described(filing)
    if _size(hand) > POKER:
        return any(each[: len(hand)] == hand for each in described)
    if hand in described or {_hand(name) for name in outcomes(fact.outcome)} <= described:
        return True
    return any(_describes(sense(each.reading.text), hand) for each in filing.sentences)


def _describes(words: Sense, hand: Sense) -> bool:
    """Whether a sentence names a hand and the cards of which it consists: “… a mini-royal, which is an ace, …”."""
    starts = (place for place in range(len(words)) if words[place : place + len(hand)] == hand)
    return any(not _CARDS.isdisjoint(words[place + len(hand) :][:12]) for place in starts)


def unknown(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Outcomes that nothing describes: not this document, no other of the game, not the law; one finding a table."""
    known = {WIN} | _hands() | _of_the_law(filing) | _elsewhere(library, filing.slug, filing.casino)
    tables: dict[tuple[str, str], dict[str, PayoutFact]] = {}
    told: set[str] = set()
    for fact in filing.payouts:
        key = outcome_key(fact.outcome)
        words = stems(key) - words_of(Kind.IDLE)
        if key in known or key in told or not words or any(word[0].isdigit() for word in words):
            continue
        told.add(key)
        named = fact.outcome[:1].isupper() and _hand(fact.outcome) not in _described(filing)
        if named and not set.intersection(*(places_of(filing, word) for word in words)):
            tables.setdefault((fact.at, fact.wager), {})[key] = fact
    for facts in (list(each.values()) for each in tables.values()):
        yield payout_fault(
            rule,
            facts[0],
            src=tuple(dict.fromkeys(line for fact in facts for line in fact.src)),
            related=tuple(Related(fact.span, fact.outcome) for fact in facts[1:]),
            names=", ".join(fact.outcome for fact in facts),
            paid=", ".join(f"“{fact.outcome}” is paid at {fact.pays}" for fact in facts),
            about=tuple(outcome_key(fact.outcome) for fact in facts),
        )


def _of_the_law(filing: Filing) -> frozenset[str]:
    versions = (in_force(table.versions, filing.law.as_of) for table in filing.law.tables)
    return frozenset(outcome_key(outcome) for each in versions if each is not None for outcome in figures(each))


def _elsewhere(library: Library, game: str, casino: str) -> frozenset[str]:
    """Outcomes that another casino pays in this game."""
    return frozenset(key for key, casinos in _payers(library, game).items() if not casinos <= {casino})


@lru_cache(maxsize=512)
def _payers(library: Library, game: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for filing in library.by_game.get(game, ()):
        for fact in filing.payouts:
            found.setdefault(outcome_key(fact.outcome), set()).add(filing.casino)
    return found


def out_of_order(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Hands that pay less than a hand which the document's own ranking puts below them."""
    rankings = list(_rankings(filing))
    for facts in _one_kind(filing):
        # A ranking of three-card hands says nothing about a table of five-card hands.
        size = _size(sense(facts[0].wager))
        fitting = (order for held, order in rankings if size in (0, held or _size(sense(filing.title))))
        order = next((each for each in fitting if all(outcome_key(fact.outcome) in each for fact in facts)), None)
        ranked = sorted(facts, key=lambda fact: order[outcome_key(fact.outcome)]) if order else []
        for higher, lower in pairwise(ranked):
            places = [(order or {})[outcome_key(fact.outcome)] for fact in (higher, lower)]
            less = lowest(higher.payment) < lowest(lower.payment)
            if less and places[0] != places[1] and not _same_in_columns(filing, higher):
                beside = (Related(lower.span, f"{lower.outcome}: {lower.pays}"),)
                yield payout_fault(rule, higher, related=beside, lower=lower.outcome, lower_pays=lower.pays)


def _rankings(filing: Filing) -> Iterator[tuple[int, dict[str, int]]]:
    """Each ranking, highest first, with the size of its hands where it is told."""
    for provision in filing.provisions:
        for ranks in provision.clause.ranks:
            told = " ".join(filter(None, (ranks.of, provision.clause.text)))
            yield (
                _size(sense(told)),
                {outcome_key(rank.name): place for place, rank in reversed([*enumerate(ranks.rows)])},
            )


def _one_kind(filing: Filing) -> Iterator[list[PayoutFact]]:
    """Payouts by the table they are printed in, in one kind of amount."""
    groups: dict[tuple[str, ...], list[PayoutFact]] = {}
    for fact in filing.payouts:
        if len(fact.payment.alternatives) == 1 and kind_of(fact.payment) != "composite":
            key = (fact.at, fact.wager, fact.table or "", fact.condition or "", kind_of(fact.payment))
            groups.setdefault(key, []).append(fact)
    return (group for group in groups.values() if len(group) > 1)


def _same_in_columns(filing: Filing, fact: PayoutFact) -> bool:
    """Whether the columns of a table pay a hand alike, others not: it can be had in one way, as with a wild card."""
    key = outcome_key(fact.outcome)
    alike = [each for each in filing.payouts if each.src == fact.src != () and outcome_key(each.outcome) == key]
    return len(alike) > 1 and len({each.pays for each in alike}) == 1
