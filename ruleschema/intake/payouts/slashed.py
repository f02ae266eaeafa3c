"""Names that a sentence lists with strokes between them: "Red / Black, Odd / Even and Low (1 to 18) / High win …"."""

import re

_NAME = r"[A-ZÀ-ÖØ-Þ][\w'’-]*(?:\s[\w'’-]+){0,2}?(?:\s\([^()]{1,30}\))?"
_PAIR = rf"{_NAME}\s?/\s?{_NAME}"
_LIST = re.compile(
    rf"\W{{0,3}}(?:(?:[Bb]ets|[Ww]agers)\s+on\s+)?(?P<names>{_PAIR}(?:(?:,\s(?:and\s)?|\sand\s){_PAIR}){{0,6}})\s+"
    r"(?:(?:shall|will|each|all|both|are|is|be|bets|wagers)\s+){0,3}(?:pays?|paid|wins?)\b"
)
_GLOSS = re.compile(r"\s\([^()]{1,30}\)")
_BETWEEN = re.compile(r"\s?/\s?|,\s(?:and\s)?|\sand\s")


def slashed_names(before: str) -> list[str]:
    """The names of such a list that stands before what all of them pay; none of any other sentence."""
    found = _LIST.match(before) if "/" in before else None
    return _BETWEEN.split(_GLOSS.sub("", found["names"])) if found else []
