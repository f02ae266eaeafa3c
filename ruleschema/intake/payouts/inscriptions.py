"""Odds that stand in quotes as what is written on the layout: the boxes of the columns bear the words "2 to 1"."""

import re

from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.records import DraftRow
from ruleschema.intake.wagers.wagernames import name_key
from ruleschema.intake.words.leadin import tidy
from ruleschema.intake.words.payvalues import cell_value

CASE = "layout inscription"
_WRITTEN = re.compile(
    r"(?P<what>[^.;:“\"]{2,80}?)\s+(?:(?:shall|must|will|may|to|also|each)\s+){0,3}"
    r"(?:carr(?:y|ies)|bears?|reads?|shows?|says?|states?|displays?|(?:is|are|be)\s+(?:marked|printed|imprinted|inscribed"
    r"|lettered|labell?ed))\s+(?:with\s+)?(?:the\s+)?(?:words?|odds|inscription|legend|text|figures?)?\s*"
    r"[“\"](?P<odds>[^”\"]{3,20})[”\"]",
    re.I,
)
_ODDS_QUOTED = re.compile(r"[“\"][^”\"]{0,12}\d\s?(?:to|for|:|-)\s?\d[^”\"]{0,8}[”\"]", re.I)
_PLACE = re.compile(
    r"\b(?:betting|wagering|layout|box(?:es)?|areas?|spaces?|spots?|circles?|squares?|sections?|strips?|panels?)\b",
    re.I,
)
_OF = re.compile(r"\A.*\b(?:of|for)\s+(?:the\s+|an?\s+|each\s+)?", re.I)


def inscriptions(sentence: str, setting: Setting) -> list[tuple[int, DraftRow]]:
    """The odds of a sentence that says what is written where a wager is placed, with their place."""
    found: list[tuple[int, DraftRow]] = []
    if _ODDS_QUOTED.search(sentence) is None:
        return found  # most sentences quote no odds and need not be searched further
    for each in _WRITTEN.finditer(sentence):
        pays = cell_value(each["odds"])
        if pays is not None and " to " in pays and (wager := _placed_there(each["what"], setting)):
            found.append((each.start("odds"), DraftRow(CASE, pays, (), wager)))
    return found


def _placed_there(what: str, setting: Setting) -> str | None:
    """The wager whose place is spoken of: a known one, else what the place is called after."""
    words = f" {name_key(what)} "
    known = [key for key in setting.wagers.names if re.search(rf"\s{re.escape(key)}s?\s", words)]
    if known:
        return setting.wagers.names[max(known, key=len)]
    if _PLACE.search(what) is None:
        return None
    bare = tidy(_OF.sub("", _PLACE.sub(" ", what)))
    return bare if bare and len(bare.split()) <= 4 else None
