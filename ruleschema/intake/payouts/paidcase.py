"""In which case a value is paid, where the words around it do not tell: by the part of the sentence it stands in."""

import re

from ruleschema.intake.payouts.cases import STAKED
from ruleschema.intake.payouts.parts import Part, label_case
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.stakes import is_paid_on
from ruleschema.intake.payouts.standing import condition_over
from ruleschema.intake.wagers.wagernames import Wagers

_WINNING = re.compile(r"\b(?:winning|all wins)\b", re.I)
_WINS = re.compile(r"\bwins?\b", re.I)
# "…wins on a come-out roll of 7 or 11, or if the point is thrown again, and is paid 1 to 1": however it wins.
ANY_WAY = re.compile(
    r"\bwins?\s+(?:on|if|when|with)\b[^.;]{3,160}?\bor\s+(?:also\s+)?(?:if|when|on|where)\b[^.;]{3,160}?[,\s]and\s+"
    r"(?:it\s+)?(?:(?:is|are|shall\s+be|will\s+be)\s+(?:then\s+)?paid|pays?)\b[^.;,]{0,24}\Z",
    re.I,
)
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
    """The case of a value that its own words do not tell: what it shares with the next result, or what is over it."""
    before = [each for each in parts if each.result.start < at]
    if ANY_WAY.search(sentence[:at]):
        return None
    case = None if _WINNING.search(sentence) else condition_over(setting, sentence)
    if not before:
        case = label_case(sentence, at, setting.wagers) or case
    elif before[-1].trail and any(part.trail == before[-1].trail for part in parts[len(before) : len(before) + 1]):
        case = before[-1].trail
    itself = case is not None and setting.wagers.mentions(case) and _WINS.search(case)
    return None if case is None or itself or STAKED.match(case) else case
