"""What a document calls the stake of a hand: the base game wager, the main bet, the original wager."""

import re
from collections import Counter

_MAIN = re.compile(r"\b(?:(?:main|base|underlying)(?:\s+game)?|game)\s+(?:wager|bet)s?\b", re.I)
# "The original wager" is a name only where a hand can be doubled or split; elsewhere it is any wager made first.
# Of "an original bet of $25 or more" the amount is told.
_ORIGINAL = re.compile(r"\boriginal\s+(?:wager|bet)s?\b(?!\s+of\s+\$)", re.I)
# "The initial wager shall be paid": elsewhere it is what a further wager is measured by, and no name.
_INITIAL = re.compile(
    r"\binitial\s+(?:wager|bet)s?(?=\s+(?:(?:shall|will|must|is|are|be|also)\s+){0,3}(?:paid|pays|returned|collected|lost|loses|push(?:es)?)\b)",
    re.I,
)
_ORIGINAL_NAMED = re.compile(r"\b(?:the|an?|each|any) Original (?:Wager|Bet)s?\b")
_DOUBLED = re.compile(r"\b(?:go(?:es|ing)? to war|double down|doubling|splits?|splitting)\b", re.I)
OF_GAME = re.compile(r"\b(?P<name>(?:main|base)\s+game)\s+(?:wager|bet)s?\b", re.I)


def stake_called(body: str) -> str | None:
    """What the document calls the stake of a hand that has no name of its own: the main bet, the original wager."""
    named = _DOUBLED.search(body) or _ORIGINAL_NAMED.search(body)
    pattern = _ORIGINAL if not _MAIN.search(body) and named else _MAIN
    pattern = _INITIAL if not pattern.search(body) and _DOUBLED.search(body) else pattern
    said = Counter(" ".join(each[0].lower().split()).removesuffix("s") for each in pattern.finditer(body))
    return said.most_common(1)[0][0] if said else None


def is_payout_of(key: str, found: dict[str, str], body: str) -> bool:
    """Whether a name only tells what another wager pays: a progressive payout beside the progressive wager."""
    bare = key.removesuffix(" payout")
    return bare != key and bare in found and body.count(f"{bare} wager") > 3 * body.count(f"{key} wager")
