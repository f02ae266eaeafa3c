"""A label and its value in running text: "Blackjack pays 3 to 2", "Split – 17 to 1"."""

import re

from ruleschema.intake.payouts.cases import case_behind, tidied
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.wagers import fallback_wager, titled_wager, wager_above
from ruleschema.intake.wagers.wagernames import IS_HAND
from ruleschema.intake.words import leadin

# "Big Ten needs all ten numbers and pays": the name ends where its rule begins.
_NEEDS = re.compile(r"\s+(?:needs|requires|covers|rides|wins|loses|means|is|may)\b.*\band\Z", re.I)
_PAYER = re.compile(r"(?:house|game|casino|dealer|licensee|operator|player[-/ ]dealer|club|cardroom)", re.I)
_PRONOUN = re.compile(r"(?:it|which|that|this|they|and|each|both)", re.I)
# "Every other win pays even money": what is left over is no name.
_EVERY_WIN = re.compile(r"(?:all|any|every|each)\s+other\s+(?:wins?|winners?|winning hands?)", re.I)
_BET_ON = re.compile(r"(?:wager|bet)s?\s+on\s+(?:(?:an?|the|any)\s+)?(?P<what>[\w'’ -]{2,40})", re.I)
# "All Small (2, 3, 4, 5, 6) pays": a name, and what it stands for.
_GLOSSED = re.compile(
    r"\W{0,3}(?P<name>[A-Z0-9][^().:;]{1,40}?)\s*\((?P<gloss>[^()]{1,60})\)\s*(?:[-–—:=]|\.{2,}"
    r"|(?:(?:shall|will|must)\s+)?(?:(?:be|is|are)\s+)?(?:paid|pays?)(?:\s+(?:out|at|odds|of)){0,3})\s*"
)
_SHORT = 4
_SEVERAL = re.compile(r"\b(?:wagers|bets)\s*\Z", re.I)
_TRAILING = re.compile(r"\s+(?:shall|will|may|must|which|that)\Z", re.I)
_SHARED = re.compile(
    r"\A(?P<what>(?:An?|Any|Each|All)\s(?:(?!\b(?:pays?|paid|is|are|shall|will|wins?)\b)[^.;:]){2,100}?),\s+"
    r"\d[\d,]*\s(?:chips?|points?|units?|(?:to|for)\s\d)",
    re.I,
)
OUTCOME = re.compile(
    r"\b(?:blackjacks?|naturals?|hands?|flush|straight|kind|pairs?|cards?|total|suited|points?|jokers?|ties?|aces?"
    r"|high|full house|royal|\d+s?)\b",
    re.I,
)


def under_label(sentence: str, since: int, behind: str) -> str | None:
    """The case of one of several values of a label: "Any set of sevens, 4 chips in spades, 2 chips in hearts"."""
    label = _SHARED.match(sentence)
    case = case_behind(behind) if label else None
    if label is None or (since and case is None):
        return None
    return ", ".join(each for each in (tidied(label["what"]), case) if each)


def glossed(before: str, behind: str, setting: Setting) -> tuple[list[str], str | None] | None:
    """The wager whose name is explained in brackets right before what it pays; a hand of a wager is none."""
    found = _GLOSSED.fullmatch(before)
    if found is None:
        return None
    name = found["name"].strip(" ,")
    known = setting.wagers.named(name)
    set_so = all(word.strip("'’")[:1].isupper() or len(word) < 4 for word in name.split())
    spoken = wager_above(setting) or (titled_wager(setting) and not _SEVERAL.search(setting.section))
    if known is None and (not set_so or OUTCOME.search(name) or spoken):
        return None
    return [known or name], case_behind(behind) or found["gloss"].strip()


def said_of(label: str, behind: str, setting: Setting, last: list[str]) -> tuple[list[str], str | None] | None:
    """The wagers and the case that a label tells: a wager by its name, or the case of the wager spoken of."""
    label = label.rstrip(" -–—:")
    bare = _TRAILING.sub("", _NEEDS.sub("", label).rstrip(" ,").split(",")[-1])
    name = leadin.tidy(bare)
    if not name or len(name.split()) > 8:
        return None
    if _EVERY_WIN.fullmatch(label.strip()):
        # Hands that win are the game's, whatever side wager was spoken of before them.
        return (wager_above(setting) or [titled_wager(setting) or setting.game]), tidied(label)
    if wagers := _named(label, name, setting):
        own = OUTCOME.fullmatch(name) and wagers == [setting.game]
        return wagers, name if own else case_behind(behind)
    if _PAYER.fullmatch(name):
        return None
    if wagers := _by_form(name, behind, setting) or setting.wagers.last(name) or setting.wagers.last(label):
        return wagers, case_behind(behind)
    return _case_said(bare, label, behind, setting, last)


def _named(label: str, name: str, setting: Setting) -> list[str]:
    """The wagers whose names the label is: "Ante, Play and Raise", "Splits"."""
    mentions = setting.wagers.mentions(label)
    if mentions and len(mentions[-1].names) > 1 and len(label) - mentions[-1].end < 8:
        return list(mentions[-1].names)
    named = setting.wagers.named(name) or setting.wagers.named(name.removesuffix("s"))
    return [named] if named else []


def _case_said(bare: str, label: str, behind: str, setting: Setting, last: list[str]) -> tuple[list[str], str | None]:
    """A label that names no known wager: a case of the wager before it, above it or over it, else a new name."""
    name = leadin.tidy(bare)
    if last and (OUTCOME.search(bare) or len(name.split()) > 2):
        return last, tidied(label.lstrip(" ,;"))
    if announced := wager_above(setting):
        return announced, re.sub(r"\Aon (?:an? |the )?", "", name, flags=re.I)
    if _PRONOUN.fullmatch(name):
        return [fallback_wager(setting)], case_behind(behind)
    if OUTCOME.search(bare):
        return [fallback_wager(setting)], tidied(bare)
    titled = titled_wager(setting)
    named = name.title() if name.isupper() and len(name) > _SHORT else name
    return ([titled], tidied(bare)) if titled else ([named], case_behind(behind))


def _by_form(name: str, behind: str, setting: Setting) -> list[str]:
    """The wager of a label that is one by its form: "a bet on a number", "Royal Match pays 25 to 1 for …"."""
    if on := _BET_ON.fullmatch(name):
        return [setting.wagers.named(on["what"]) or on["what"]]
    if not leadin.is_wager(name) or re.match(r"(?:wagers?|bets?)\b", name, re.I):
        return [fallback_wager(setting)]
    titled = all(word[:1].isupper() for word in name.split())
    of_hand = IS_HAND.fullmatch(name) or _PRONOUN.fullmatch(name)
    return [name] if titled and not of_hand and re.match(r"\s*for\b", behind, re.I) else []
