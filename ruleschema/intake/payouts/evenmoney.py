"""Even money that a player with a blackjack may take before the dealer's hand is known."""

import re

EVEN_MONEY = "even money"
_TAKES = re.compile(
    r"\b(?:elect|ask|tak|request|accept|choos|opt)\w*\s+(?:(?:for|to|be|receive|take|accept|paid)\s+){0,3}"
    r"[“\"‘']?even[- ]money\b",
    re.I,
)


def takes_even_money(sentence: str, names: list[str]) -> bool:
    """Whether a sentence tells of it: what is paid so is called after it, where no wager is."""
    own = any(name.lower() == EVEN_MONEY for name in names)
    return not own and "even" in sentence.lower() and _TAKES.search(sentence) is not None
