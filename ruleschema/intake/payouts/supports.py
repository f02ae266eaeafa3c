"""What is added to a wager, by the wager that it supports: Pass Line or Come odds."""

import re

from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.wagers.wagernames import KIND, Wagers
from ruleschema.intake.words import leadin

_ADDED = re.compile(
    r"(?:(?:free|winning)\s+)?(?:(?P<odds>odds)(?:\s+(?:wager|bet)s?)?"
    r"|(?P<own>(?:supplemental|additional)\s+(?:wager|bet))s?)",
    re.I,
)
_ARTICLES = r"(?:(?:an?|the|any|each|his|her|their|original|winning)\s+){0,2}"
# "Odds wagers in support of a Pass Line bet", "odds behind the Pass Line".
_IN_SUPPORT = re.compile(rf"\b(?:in support of|behind|backing)\s+{_ARTICLES}\Z", re.I)
# "A player with a Pass Line wager may take odds", "who has made a Come bet may make a supplemental wager".
_HELD = re.compile(
    rf"\b(?:with|ha(?:s|ve|ving)|ha(?:s|ve|ving)\s+(?:made|placed)|makes?|places?|holding)\s+{_ARTICLES}\Z", re.I
)
_ADDS = re.compile(r"[^.;]{0,160}\b(?:may|shall|can)\b[^.;]{0,100}\b(?:odds|supplemental|additional)\b", re.I)
_KIND_LAST = re.compile(rf"\s+{KIND}\Z")
_NEAR = 60
_LOOK_BACK = 800


def by_support(names: list[str], told: str, setting: Setting) -> list[str]:
    """Names of wagers, of which one that is only called odds has the name of what it is told to support."""
    if len(names) != 1 or (added := _ADDED.fullmatch(names[0])) is None:
        return names
    supports = _supported(told, setting)
    if supports is None:
        return names
    return [f"{supports} odds" if added["odds"] else f"{added['own']} in support of {supports}"]


def _supported(told: str, setting: Setting) -> str | None:
    """The wagers that are supported, as the nearest sentence names them that tells of it."""
    for text in (told, setting.said[-_LOOK_BACK:], *(each[-_LOOK_BACK:] for each in reversed(setting.above[-2:]))):
        for _, sentence in reversed(leadin.split_sentences(text)):
            if (found := _in_sentence(sentence, setting.wagers)) is not None:
                return found
    return None


def _in_sentence(sentence: str, known: Wagers) -> str | None:
    for each in known.mentions(sentence):
        before = sentence[: each.start][-_NEAR:]
        if _IN_SUPPORT.search(before) or (_HELD.search(before) and _ADDS.match(sentence, each.end)):
            return _KIND_LAST.sub("", sentence[each.start : each.end])
    return None
