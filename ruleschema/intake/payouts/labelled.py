"""A name that brackets explain, right before what it pays: "All Small (2 to 6) pays 34 to 1"."""

import re

from ruleschema.intake.payouts.cases import case_behind, tidied
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.wagers import lists_wagers, titled_wager, wager_above

# "All Small (2, 3, 4, 5, 6) pays": a name, and what it stands for.
_GLOSSED = re.compile(
    r"\W{0,3}(?P<name>[A-Z0-9][^().:;]{1,40}?)\s*\((?P<gloss>[^()]{1,60})\)\s*(?:[-–—:=]|\.{2,}"
    r"|(?:(?:shall|will|must)\s+)?(?:(?:be|is|are)\s+)?(?:paid|pays?)(?:\s+(?:out|at|odds|of)){0,3})\s*"
)
# "Corner – four numbers – pays": the same between dashes.
_DASHED = re.compile(
    r"\W{0,3}(?P<name>[A-Z0-9][^().:;–—]{1,40}?)\s[-–—]\s(?P<gloss>[^–—.:;]{1,60}?)\s[-–—]\s+"
    r"(?:is\s+)?(?:[Pp]aid|[Pp]ays)(?:\s+(?:out|at|odds|of)){0,3}\s*"
)
_SEVERAL = re.compile(r"\b(?:wagers|bets)\s*\Z", re.I)
# "Dragon 7 (Banker wins with three cards) is paid …": what has to come is told of a wager, and of no hand.
_EVENT = re.compile(r"\bwins?\b", re.I)
OUTCOME = re.compile(
    r"\b(?:blackjacks?|naturals?|hands?|flush|straight|kind|pairs?|cards?|total|suited|points?|jokers?|ties?|aces?"
    r"|high|full house|royal|\d+s?)\b",
    re.I,
)


def glossed(before: str, behind: str, setting: Setting) -> tuple[list[str], str | None] | None:
    """The wager whose name is explained in brackets right before what it pays; a hand of a wager is none."""
    found = _GLOSSED.fullmatch(before)
    if found is None:
        return _between_dashes(before, behind, setting)
    name = found["name"].strip(" ,")
    known = setting.wagers.named(name)
    set_so = all(word.strip("'’")[:1].isupper() or len(word) < 4 for word in name.split())
    spoken = wager_above(setting) or (titled_wager(setting) and not _SEVERAL.search(setting.section))
    event = _EVENT.search(found["gloss"])
    if known is None and (not set_so or (OUTCOME.search(name) and not event) or spoken):
        return None
    return [known or name], case_behind(behind) or found["gloss"].strip()


def _between_dashes(before: str, behind: str, setting: Setting) -> tuple[list[str], str | None] | None:
    found = _DASHED.fullmatch(before) if " pa" in before.lower() else None
    named = setting.wagers.named(found["name"]) if found else None
    if found is None or not (named or lists_wagers(setting)):
        return None
    event = tidied(found["gloss"]) if _EVENT.search(found["gloss"]) else None
    return [named or found["name"]], case_behind(behind) or event
