"""Sections that add a wager to a game dealt by its usual rules, and are therefore no games of their own."""

import re
from itertools import islice

from ruleschema.intake.cleaning.cleaning import Line

_BELOW = 6
_OPTIONAL = re.compile(
    r"\W{0,4}(?:\w{1,2}[.)]\s*)?(?:(?:the|this|an?) )?(?:[\w’']+ ){0,3}(?:is an? )?(?:optional|voluntary)\b", re.I
)
# A variation that changes rules is a game; one that is dealt by all of them has but a wager more.
_LEANS = re.compile(r"\b(?:following|under|by) (?:all )?the (?:standard|usual|ordinary) rules of\b", re.I)


def adds_to_game(lines: list[Line], index: int) -> bool:
    """Whether what a title stands over is a further wager, as its first words tell, or leans on the rules above."""
    if _LEANS.search(lines[index].text):
        return True
    below = (line.text for line in islice(lines, index + 1, index + _BELOW) if not line.blank)
    first = next(below, "")
    return _OPTIONAL.match(first) is not None or _LEANS.search(first) is not None
