"""Sentences that are a list of short cases with what each pays: "Evens on a win, a natural gets 3 to 2, ties push"."""

import re
from dataclasses import dataclass

from ruleschema.intake.outline.titles import VERB
from ruleschema.intake.payouts.caselabels import case_label
from ruleschema.intake.payouts.cases import tidied
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.wagers import fallback_wager
from ruleschema.intake.records import DraftRow
from ruleschema.intake.wagers.wagernames import ALSO_HANDS, IS_HAND
from ruleschema.intake.words.payvalues import cell_value

_ITEM = re.compile(r"(?P<item>[^,;]{3,80}?)(?:\s*[,;]\s+(?:and\s+|but\s+)?|\s+and\s+(?=an?\s)|\s*\.?\s*\Z)")
_VALUE = r"(?P<value>\d[\d,]*(?:\s?(?:to|for|:)\s?\d{1,2}|-1)|[Ee]ven money|[Ee]vens)"
_ODDS = re.compile(_VALUE)
_BEFORE = re.compile(rf"{_VALUE}\s+(?:on|for)\s+(?P<case>.+)")
_BEHIND = re.compile(
    rf"(?P<case>.+?)\s*(?:[-–—:=]\s*|\s(?:gets?|pays?|earns?|wins?|at|takes|receives?|(?:is|are)\s+paid)\s+(?:at\s+)?|\s){_VALUE}"
)
_SETTLED = re.compile(r"(?P<case>.+?)\s+(?:(?P<push>push(?:es)?|stands? off)|(?P<lose>loses?))")
_WON = re.compile(r"(?:all\s+|any\s+)?(?:winning|won)\s+(?:hands?|bets?|wagers?)|(?:an?\s+|all\s+|any\s+)?wins?", re.I)
_OPENS = re.compile(r"\A\W{0,3}(?:if|when|where|unless|should|in|the following|for)\b", re.I)
_MOST_WORDS = 7
_FEWEST = 2
_LONGEST = 240


@dataclass(frozen=True, slots=True)
class _Pair:
    """A case, what it pays and where that is said; `mixed` where no case stands before odds."""

    at: int
    case: str
    pays: str
    mixed: bool


def paired(sentence: str, setting: Setting) -> list[tuple[int, DraftRow]]:
    """The rows of a sentence that is nothing but such pairs, two or more; none of any other sentence."""
    if len(sentence) > _LONGEST or _ODDS.search(sentence) is None or _OPENS.match(sentence):
        return []
    if case_label(sentence, setting.wagers):
        return []  # "Hands equal: Tie pays 8 to 1, Player and Banker push": one case, and no list of them
    pairs: list[_Pair] = []
    end = 0
    for found in _ITEM.finditer(sentence):
        pair = _pair(found["item"], found.start("item"))
        if pair is None or found.start() != end:
            return []
        pairs.append(pair)
        end = found.end()
    odds = any(" to " in pair.pays or " for " in pair.pays for pair in pairs)
    # A list of nothing but hands and odds is read as every other list of odds.
    if len(pairs) < _FEWEST or end != len(sentence) or not odds or not any(pair.mixed for pair in pairs):
        return []
    return [(pair.at, row) for pair in pairs for row in _rows(pair, setting)]


def _pair(item: str, start: int) -> _Pair | None:
    found = _BEFORE.fullmatch(item) or _BEHIND.fullmatch(item) or _SETTLED.fullmatch(item)
    if found is None or len(found["case"].split()) > _MOST_WORDS or VERB.search(_WON.sub("", found["case"])):
        return None
    told = found.groupdict()
    pays = cell_value(told["value"]) if told.get("value") else "push" if told.get("push") else "lose"
    at = start + (found.start("value") if told.get("value") else found.end() - 1)
    return _Pair(at, found["case"], pays, found.re is not _BEHIND) if pays else None


def _rows(pair: _Pair, setting: Setting) -> list[DraftRow]:
    """The wagers that a case names, else the hand of the wager spoken of."""
    mentions = setting.wagers.mentions(pair.case)
    bare = re.sub(r"\A(?:an?|the)\s+", "", pair.case, flags=re.I)
    hand = IS_HAND.fullmatch(bare) or ALSO_HANDS.fullmatch(bare)
    if len(mentions) == 1 and not hand and mentions[0].end - mentions[0].start >= len(bare):
        return [DraftRow("win", pair.pays, (), name) for name in mentions[0].names]
    case = "win" if _WON.fullmatch(pair.case) else tidied(pair.case)
    return [DraftRow(case, pair.pays, (), fallback_wager(setting))]
