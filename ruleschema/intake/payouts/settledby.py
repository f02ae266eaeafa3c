"""Which results that a sentence tells count as payouts: a return for a tie or a hand, a loss said outright."""

import re

from ruleschema.intake.payouts.parts import Part
from ruleschema.intake.payouts.settled import FOLDED, is_foul

_TIE = re.compile(
    r"\b(?:tie|ties|tied|same|equal|identical|push|void|not\s+qualify|not\s+qualified|does\s+not\s+hold|not\s+have\s+a|non-qualif|rank(?:s|ed)?\s+higher)\b"
    r"|\breceives? no action\b|\bnot receive any action\b", re.I,
)  # fmt: skip
_STAKE = re.compile(r"\b(?:wagers?|bets?|odds|ante|blind|hands? (?:is|are) push|insurance)\b", re.I)
_SETTLED_BY = re.compile(
    r"\b(?:tie|ties|tied|same|equal|qualif\w*|has|have|holds?|hand|hands|pairs?|higher|lower|better|cards?|total|thrown|rolled|off|opens?)\b"
    r"|\A[\d, or]{1,12}\Z",
    re.I,
)
_HALF = re.compile(r"\b(?:half|rest|remainder|balance)\b", re.I)
_OTHERS = re.compile(r"\b(?:all|any|every) other(?:s| (?:hand|result|outcome|combination|total|roll)s?)\s*\Z", re.I)
_PLAYER_LOSES = re.compile(r"\bplayer (?:shall |will |must )?loses?\b|\bdealer (?:shall |will )?wins?\b", re.I)
_FORFEIT = re.compile(r"\bforfeit", re.I)
_WAGER = re.compile(r"\b(?:wager|bet)s?\b", re.I)
_ROLLED = re.compile(r"\b(?:thrown|rolled|rolls?|come[- ]out)\b", re.I)


def is_settled(part: Part, sentence: str, wagers: list[str], case: str | None, *, losses: bool, pushed: bool) -> bool:
    """Whether a result is one that is paid by: a return for a tie or a hand, a loss that is said outright."""
    result = part.result
    if result.pays == "win":
        return False
    if result.back and _HALF.search(f"{part.before[-40:]} {part.behind[:30]}"):
        return False
    if result.back and case and case.startswith("not:"):
        return False  # "…is void unless the supervisor approves it"
    if result.back:
        if wagers and case and (pushed or _SETTLED_BY.search(case)):
            return True
        return bool(_STAKE.search(sentence)) and (pushed or bool(_TIE.search(sentence)))
    if result.pays != "lose":
        return True
    if result.bank:
        return losses and case is not None  # where players bank, what the bank wins is what the player loses
    if losses:
        taken = part.case is not None and _WAGER.search(part.behind[:40])
        return bool(wagers or not result.told or taken) and case is not None
    folded = case == FOLDED and _FORFEIT.search(sentence, result.start, result.end)
    outright = not result.told or folded or _PLAYER_LOSES.search(sentence) is not None
    staked = bool(
        wagers
        or _WAGER.search(f"{part.before} {part.behind[:24]}")
        or _OTHERS.search(part.before)
        or is_foul(case)
        or pushed
    )
    return staked and bool(outright) and case is not None and not _ROLLED.search(sentence)
