"""Where the words of one value end and those of the next begin."""

import re

from ruleschema.intake.payouts.statements import JOINT, outside, up_to
from ruleschema.intake.wagers.wagernames import Wagers

# "…, less a commission of 5%, and the next": what the house takes off belongs to the value before it.
_FEE = re.compile(
    r",?\s+(?:less|minus|without|with no)\s[^,;]{0,60}\b(?:commission|vigorish)\b[^,;]{0,40}[,;](?=\s)", re.I
)
_ENDS = re.compile(r"[\s,;/|&]*(?:[,;/|&]|\b(?:and|or|but|plus)\b)[\s(]*\Z", re.I)
_JOINS = re.compile(r"[,;/|&]")
_STRONG = re.compile(
    r"[;:]\s+|\.\s+|,?\s*\b(?:except|save)\b(?!\s+as\b)|,?\s*\bwith the exception of\b|,\s+(?:and|but|while)\s"
    r"|[“\"](?=[A-Z])",
    re.I,
)
_WEAK = re.compile(r",\s+|\s(?:and|but)\s")
_STARTS = re.compile(r"(?:and\s+|but\s+)?(?:on|for|if|when|where|with|an?|any|the|each|all)\s|(?-i:[A-Z“\"$])", re.I)


def next_words(between: str, known: Wagers) -> int:
    """Where what leads to the next value begins, in the words between it and the one before."""
    if fee := _FEE.match(between):
        return fee.end() - 1
    bare = up_to(between)
    led = between[: between.find(bare) + len(bare)]
    opened = JOINT.match(led)
    if not bare or (opened and opened[0].strip()):
        return 0
    if ends := _ENDS.search(led):
        return ends.start()
    if _JOINS.search(between, len(led)):
        return len(led)
    for pattern in (_STRONG, _WEAK):
        found = outside(pattern, led, known)
        starts = [each.start() for each in found if pattern is _STRONG or _STARTS.match(led, each.end())]
        if starts:
            return starts[-1]
    return len(led)
