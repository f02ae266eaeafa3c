"""What a scan misreads, read as it was printed: "4 to I", "S5.00", "hislher", "ofthe"."""

import re
from functools import lru_cache

from ruleschema.intake.staked import as_wagers

_ONE = re.compile(r"(?<=\d to )[Il!](?!\w)|(?<=\dto )[Il!](?!\w)|(?<!\w)[Il](?=[\dO]{0,3} to [\dIl](?!\w))")
_ZERO = re.compile(r"(?<=[\dIl])[Oo](?=[\dOo]{0,3} to [\dIl](?!\w))")
_DOLLAR = re.compile(r"(?<![\w$])S(?=\d{1,3}(?:[.,-]\d|\b))")
# The stroke between two words that are set as one: his/her, player/dealer, and/or.
_STROKE = re.compile(r"\b(?:(?i:his|him|he|player|and))[lI](?=(?:(?i:hers?|she|dealer|or))\b)")
# A mark before a name that is closed with a quote opened it: ·Raise".
_OPENING = re.compile(r"(?<!\w)[·•*](?=[A-Z][\w' ]{1,30}[\"”])")
# Small words that run into the next one and make no word with it.
_GLUED = re.compile(
    r"\b(?:of(?=(?:the|an?|one|two|three|twice|his|her|their|each|any|all|that|this|these|them|player|equal)\b)"
    r"|if(?=(?:the|an?|both|any|all|no|his|her|their|player)\b)"
    r"|(?:to|in|on|at|by|for|with|and|or|is|as)(?=the\b)|is(?=(?:an?|not|paid)\b))",
    re.I,
)


def figures(text: str) -> str:
    """The text with letters that are figures and dollars read as such; every character stays at its place."""
    if " to " in text:
        text = _ONE.sub("1", _ZERO.sub("0", text))
    return _DOLLAR.sub("$", text) if "S" in text else text


@lru_cache(maxsize=4096)  # a clause is looked at for its wagers, its outline and its payouts
def reread(text: str) -> tuple[str, tuple[int, ...]]:
    """The text as it was printed, in the words that wagers are known by, and the places where a space was put in."""
    text = as_wagers(_OPENING.sub('"', figures(text)))
    text = _STROKE.sub(lambda found: f"{found[0][:-1]}/", text)
    gaps = tuple(found.end() for found in _GLUED.finditer(text))
    if not gaps:
        return text, gaps
    parts = [text[start:end] for start, end in zip([0, *gaps], [*gaps, len(text)], strict=True)]
    return " ".join(parts), gaps
