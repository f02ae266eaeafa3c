"""The case of a value that stands before it: as a label, as numbers of a wager, or as the next hand of a list."""

import re

from ruleschema.intake.payouts.cases import tidied

# "Both hands are higher: wager pays 1-1", "Dealer with the joker: 15-1" under the name of the wager.
_CASE_LABEL = re.compile(
    r"\W{0,3}(?P<case>[^:.;]{3,90}):\s+(?:(?:the\s+)?(?:wager|bet)s?\s+"
    r"(?:is\s+|are\s+|shall be\s+)?(?:paid|pays?)(?:\s+at)?\s+)?"
)
# "…, and on 12 either 2 to 1 or 3 to 1".
_ON_BEFORE = re.compile(
    r"[,;]\s*(?:and\s+|but\s+)?(?:on|for)\s+(?:an?\s+|the\s+)?"
    r"(?P<on>\d{1,2}(?:(?:, or |, and |, | or | and )\d{1,2}){0,8})"
    r"\s*,?\s+(?:either\s+)?\Z",
    re.I,
)
# "…3 to 2 or, when the hand has three cards, 2 to 1".
_WHEN_BEFORE = re.compile(
    r"\s*[,;]?\s*(?:or|and|but),?\s+(?:if|when|where)\s+(?P<when>[^,.;:]{3,120}),\s*(?:(?:paid|at|odds|of)\s+){0,4}\Z",
    re.I,
)
# "…, a full house 50 to 1": the hand alone, where the value before it had the verb.
_SHORT = re.compile(
    r"\s*(?:[,;]\s*(?:and\s+|or\s+)?|and\s+)(?P<what>(?:an?|any)\s+(?:(?!(?:is|are|pays?|paid|takes|receives|wins|earns|shall|will|at)\b)[\w'’-]+\s+){1,5})"
    r"(?:at\s+)?"
)


# "…stops at a joker (40 to 1 odds)": the odds of what they stand behind.
_GLOSSED = re.compile(r"\b(?:an?|the|any)\s+(?P<what>[\w'’-]+(?:\s[\w'’-]+){0,3})\s*\(\s*\Z", re.I)
_CLOSES = re.compile(r"\s*(?:odds\s*)?\)", re.I)


def case_glossed(before: str, behind: str) -> str | None:
    """The case that a value in brackets explains."""
    found = _GLOSSED.search(before) if _CLOSES.match(behind) else None
    return tidied(found["what"]) if found else None


def label_told(before: str) -> str | None:
    """The case that is all that stands before a value, as its label."""
    found = _CASE_LABEL.fullmatch(before)
    return tidied(found["case"]) if found else None


def case_before(before: str) -> str | None:
    """The case of a further value of a list, told by the words since the last one."""
    if on := _ON_BEFORE.search(before):
        return on["on"]
    if when := _WHEN_BEFORE.fullmatch(before):
        return tidied(when["when"])
    short = _SHORT.fullmatch(before)
    return tidied(short["what"]) if short else None
