"""Rankings of hands: whether there are any, and the cards they name as the highest or lowest of a hand."""

import re

from ruleschema.submission.tables import Rank

Cards = frozenset[str]

RANKS = ("ace", "king", "queen", "jack", "ten", "9", "8", "7", "6", "5", "4", "3", "2")
_CARD = r"(?:ace|king|queen|jack|ten|10|[2-9]|a|k|q|j|two|three|four|five)"
_CARDS = rf"{_CARD}(?:(?:, and |, | and |-){_CARD})+"
_EACH = re.compile(rf"\b{_CARD}\b")
_OPENING = re.compile(rf"(?:an? )?({_CARDS})\b", re.I)
# “ace, king and queen are the highest”, “from 4-3-2 as the lowest”, “the lowest is 4, 3 and 2”.
_BEFORE = re.compile(rf"\b({_CARDS})\b(?: (?:is|are|being|as))?(?: the)? (highest|lowest)", re.I)
_AFTER = re.compile(rf"\b(highest|lowest)(?: ranked| ranking)?(?: being| is| are|:)? ({_CARDS})\b", re.I)
_SHORT = {"a": "ace", "k": "king", "q": "queen", "j": "jack", "10": "ten", "two": "2", "three": "3"}
_SHORT |= {"four": "4", "five": "5"}


def ends(rank: Rank) -> dict[str, Cards]:
    """The highest and the lowest cards of a hand, where its description names them."""
    text = str(rank.means or "").lower()
    found = {match[2].lower(): cards(match[1]) for match in _BEFORE.finditer(text)}
    return found | {match[1].lower(): cards(match[2]) for match in _AFTER.finditer(text)}


def named_cards(rank: Rank) -> Cards:
    """The cards of a hand that is described by its very cards: ace, king and queen of one suit."""
    found = _OPENING.match(str(rank.means or ""))
    return cards(found[1]) if found else frozenset()


def cards(text: str) -> Cards:
    return frozenset(_SHORT.get(card, card) for card in _EACH.findall(text.lower()))


def shown(held: Cards) -> str:
    """Cards in order, the highest first."""
    return "-".join(rank for rank in RANKS if rank in held)
