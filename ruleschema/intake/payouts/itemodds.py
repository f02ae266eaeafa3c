"""Odds that an item of a list opens with, and the point behind them."""

import re

ITEM_ODDS = re.compile(r"\A\W*(?:\d[\d,.]*\s*(?:to|for|:|-)\s*\d+|even money)", re.I)
_POINT = re.compile(
    r"\b(?:was|is|were|of|on)\s+(?:an?\s+|the\s+)?(?P<on>\d{1,2}(?:(?:,| or| and|, or)\s*\d{1,2})*)\b(?![-\w])"
)


def point_of(behind: str) -> str | None:
    """The point that words behind a value tell: "if the come out point was 4 or 10"."""
    behind = behind.split(";", maxsplit=1)[0]  # what follows tells of the next value
    found = _POINT.search(behind) if re.search(r"\bpoint\b", behind) else None
    return found["on"] if found else None
