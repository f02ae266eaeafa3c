"""Games settled in chips or points between the players: whether one is, and what is collected for in it."""

import re
from collections import Counter
from collections.abc import Iterable

_PAID = re.compile(
    r"\b(?:collects?|pays?|paid|receives?)\b[^.]{0,40}\b(?:chips?|points?) (?:from|to|for|by)\b|\bpoint system\b",
    re.I,
)
# "On melding a condition, the player collects …": what is shown is what the others pay for.
_SHOWN = re.compile(r"\bOn \w{3,12}ing (?:down )?an? (?P<name>[a-z]{3,20}), (?:the|a) player (?:\w{3,12} )?collects\b")
# 'The "Grand Slam" hands': hands that are paid by a name of their own.
_HANDS = re.compile(r"[“\"](?P<name>[A-Z][a-z]+(?: [A-Z][a-z]+){0,3})\s?[”\"]\s?hands?\b")


def pays_in_units(texts: Iterable[str]) -> bool:
    """A game that is settled in chips or points between the players."""
    return any(_PAID.search(text) for text in texts)


def shown(texts: Iterable[str]) -> list[str]:
    """What such a game pays for: no wager is made on it, but it stands where other games have one."""
    return list(dict.fromkeys(each["name"].capitalize() for text in texts for each in _SHOWN.finditer(text)))


def named_hands(texts: Iterable[str]) -> list[str]:
    """Hands that such a game calls by a name more than once."""
    found = Counter(each["name"] for text in texts for each in _HANDS.finditer(text))
    return [name for name, count in found.items() if count > 1]
