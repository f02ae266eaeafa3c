"""What a phrase of a pay sentence speaks of: a stake, a hand, someone, or what was told before."""

import re

from ruleschema.intake.payouts.cases import tidied
from ruleschema.intake.payouts.stakephrases import (
    AGAIN,
    FIGURES,
    HAND,
    OWNER,
    SOMEONE,
    STAKE,
    TABLE,
    Phrase,
    headed,
    stake_phrase,
    told_of,
)
from ruleschema.intake.wagers.wagernames import Wagers

__all__ = ["AGAIN", "HAND", "OTHERS", "SOMEONE", "STAKE", "TABLE", "Phrase", "phrase"]

OTHERS = re.compile(
    r"(?:\A|\b(?:all|any|every|each)\s+)other\s+(?:winning\s+)?(?:hands?|wins?|results?|outcomes?|numbers?)\b", re.I
)
_PERSON = re.compile(
    r"(?:.*\s)?(?:players?|patrons?|guests?|customers?|participants?|persons?|(?:player[-/])?dealers?"
    r"|licensees?|operators?|holders?|property|club|cardroom|establishment|management|winners?|bank|you|he|she|who"
    r"|(?<!full )house|casinos?|anyone|everyone|others?|seats?|shooter|racino|resort)",
    re.I,
)
_AGAIN = re.compile(
    r"(?:it|they|them|which|that|this|these|those|both|each|all|one|ones|none|wins?|winners?|such|same|results?"
    r"|(?:player\s+)?hands?|payouts?|payoffs?|payments?|awards?|prizes?|jackpots?|bonus(?:es)?|amounts?)?",
    re.I,
)
_SAME = re.compile(r"(?:this|that|such|these|those)\s", re.I)
_INCLUDING = re.compile(r"\s*,\s*including\b", re.I)
_TABLE = re.compile(r"(?:[\w-]+\s+){0,4}(?:tables?|games?|layouts?|versions?|pits?|rooms?|decks?)", re.I)
_HELD = re.compile(
    r"\s*,?\s*(?:who\s+(?:has|have|holds?|is\s+dealt|are\s+dealt|receives?|gets?)"
    r"|holding|having|with|of|dealt|containing)\s+(?P<what>[^,;]{2,120})",
    re.I,
)
_WHOSE = re.compile(r"\s*,?\s*whose\s+(?P<what>[^,;]{3,120})", re.I)
# A player who has placed a wager: that tells who he is, and not what he holds.
_STAKED = re.compile(
    r"(?:an?\s+|the\s+|his\s+|their\s+|not\s+)?(?:(?:[\w$'’-]+\s+){0,5}(?:wager|bet|stake|ante|button)s?\b"
    r"|(?:doubled|split|folded|placed|made)\b)",
    re.I,
)
_OWNED = re.compile(rf"\A{OWNER}\s+|\Aplayer\s+(?=(?:blackjack|natural)s?\b)", re.I)
_ADVERB = re.compile(r"\s+(?:always|also|then|never|only|still|both|each)\Z", re.I)
_LONGEST = 14


def phrase(words: str, known: Wagers) -> Phrase | None:
    """What words that are the subject or the object of a sentence speak of; None where they are no phrase."""
    text = _ADVERB.sub("", words.strip(" ,;:–—-\t\n"))
    if not text:
        return None
    if figures := FIGURES.fullmatch(text):
        return Phrase(HAND, case=figures["on"])
    return stake_phrase(text, known) or _other(text)


def _other(text: str) -> Phrase | None:
    """A phrase that speaks of no stake."""
    _, head, rest = headed(text)
    if _SAME.match(text):
        return Phrase(AGAIN)
    if OTHERS.search(text):
        return Phrase(HAND, case=tidied(text))
    if _AGAIN.fullmatch(head):
        return Phrase(AGAIN, case=tidied(text) if _INCLUDING.match(rest) else told_of(rest))
    if _PERSON.fullmatch(head):
        return Phrase(SOMEONE, case=_held(rest))
    if _TABLE.fullmatch(head):
        return Phrase(TABLE, case=tidied(text))
    if len(text.split()) > _LONGEST:
        return None
    return Phrase(HAND, case=_OWNED.sub("", tidied(text)) or None)


def _held(rest: str) -> str | None:
    """The hand that someone holds: a player with a natural, a patron whose hand is higher."""
    if whose := _WHOSE.match(rest):
        return f"player's {whose['what'].strip()}"
    held = _HELD.match(rest)
    return tidied(held["what"]) if held and not _STAKED.match(held["what"]) else None
