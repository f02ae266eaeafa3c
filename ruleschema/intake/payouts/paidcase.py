"""In which case a value is paid, where the words around it do not tell: by the part of the sentence it stands in."""

import re

from ruleschema.intake.payouts.cases import STAKED
from ruleschema.intake.payouts.parts import Part, label_case
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.settled import subject_case, within_wager
from ruleschema.intake.payouts.stakes import is_paid_on
from ruleschema.intake.payouts.standing import condition_over
from ruleschema.intake.wagers.wagernames import Wagers

_ON = re.compile(r"[^,;.]{1,12}\s+on\s+(?:the|their|his|an?|each)\b", re.I)
_WINNING = re.compile(r"\b(?:winning|all wins)\b", re.I)
_WINS = re.compile(r"\bwins?\b", re.I)
# "The better hand takes the Ante at 1 to 1".
_TAKES = re.compile(r"takes?\s[^.;]{3,60}\sat\s[\d,]+ to \d", re.I)
# "…wins on a come-out roll of 7 or 11, or if the point is thrown again, and is paid 1 to 1": however it wins.
ANY_WAY = re.compile(
    r"\bwins?\s+(?:on|if|when|with)\b[^.;]{3,160}?\bor\s+(?:also\s+)?(?:if|when|on|where)\b[^.;]{3,160}?[,\s]and\s+"
    r"(?:it\s+)?(?:(?:is|are|shall\s+be|will\s+be)\s+(?:then\s+)?paid|pays?)\b[^.;,]{0,24}\Z",
    re.I,
)
_AND_PAYS = re.compile(r"[\s,]*(?:and|and also|and then|in which case it)\s+(?:also\s+|is\s+|shall be\s+)?", re.I)
_JOINT = re.compile(r",\s|;\s|\s(?:and|but)\s")


def until_next_part(sentence: str, start: int, end: int, parts: list[Part], wagers: Wagers) -> str:
    """What stands behind a value, up to the words of a push or a loss that follows."""
    following = [each.result for each in parts if start <= each.result.start < end and each.result.pays != "win"]
    if not following:
        return sentence[start:end]
    behind = sentence[start : following[0].start]
    mentions = wagers.mentions(behind)
    if mentions and not is_paid_on(behind[: mentions[-1].start]):
        behind = behind[: mentions[-1].start]
    joints = list(_JOINT.finditer(behind))
    return behind[: joints[-1].start()] if joints else behind


def paid_case(sentence: str, at: int, parts: list[Part], setting: Setting) -> str | None:
    """The case of a value: the condition or the subject of its part, or what stands over the clause."""
    before = [each for each in parts if each.result.start < at]
    if ANY_WAY.search(sentence[:at]):
        return None
    case = None if _WINNING.search(sentence) else condition_over(setting, sentence)
    if not before:
        case = label_case(sentence, at, setting.wagers) or case
    if before:
        case = _of_part(before[-1], sentence, at, parts[len(before) :], setting) or _won_if(before, sentence) or case
    itself = case is not None and setting.wagers.mentions(case) and _WINS.search(case)
    return None if case is None or itself or STAKED.match(case) else case


def _won_if(before: list[Part], sentence: str) -> str | None:
    """The condition of a win that is told before its pay: "wins if all numbers are thrown and pays 34 to 1"."""
    if len(before) < 2 or not _AND_PAYS.fullmatch(before[-1].before):
        return None
    return before[-2].trail if _WINS.match(sentence, before[-2].result.start) else None


def _of_part(part: Part, sentence: str, at: int, following: list[Part], setting: Setting) -> str | None:
    """The condition of a part, the one it shares with the next, or the hand that wins."""
    if part.lead:
        return part.lead
    if part.trail and following and part.trail == following[0].trail:
        return part.trail
    won = (
        _WINS.match(sentence, part.result.start)
        or _TAKES.match(sentence, part.result.start)
        or _ON.match(sentence, at)
        or within_wager(part)
    )
    return subject_case(part, setting) if won else None
