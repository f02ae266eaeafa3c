"""The wager and the case of a value that is one of a list: an exception, a label and its value, pairs in prose."""

import re

from ruleschema.intake.payouts.announced import own_bonus
from ruleschema.intake.payouts.cases import case_behind, opening, tidied
from ruleschema.intake.payouts.casesbefore import case_before
from ruleschema.intake.payouts.labelled import OUTCOME, said_of, under_label
from ruleschema.intake.payouts.namedpay import Value
from ruleschema.intake.payouts.paidvalues import PAIRS, is_list
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.wagers import fallback_wager, main_wager, wager_above
from ruleschema.intake.wagers.wagernames import IS_HAND
from ruleschema.intake.wagers.wagertitles import only_name
from ruleschema.intake.words import leadin

_EXCEPT = re.compile(
    r"(?:with the exception of|except(?: that| for)?|save that)\s+(?:an?\s+|the\s+)?(?P<what>[^,.;]{2,60})", re.I
)
_LEAD_SAID = re.compile(r"\A(?P<what>[^.:;]{2,80}?)\s*(?:[-–—:=]|\bpays?\b|\bwhich pays?\b|\.{2,})\s*\Z", re.I)
# "…at these odds: royal flush, 500 to 1; straight flush, 100 to 1".
_LISTED = re.compile(
    r"(?:\A|[;:]|\A(?:The\s+|Its\s+)?(?i:payouts?|payoffs?|odds|awards?|prizes?)\s(?:is|are)\s)\s*(?:and\s+)?"
    r"(?P<what>(?!(?:for|on|if|with|when|where|to|in)\b|(?i:the\s+|its\s+)?(?i:payouts?|payoffs?|odds|awards?|prizes?)\s)"
    r"(?:[A-Za-z]|\$\d)[\w'’ -]{1,40}"
    r"(?:,\s(?:(?!\b(?:is|are|shall|will|pays?|paid|wins?|the)\b)[\w'’ -]){2,30})?),\s*\Z"
)
_ITEMS = re.compile(r"[;:]\s+(?:and\s+)?(?=[\w“\"])")
# "…; for a straight flush, $1,500" and "…, a full house $50".
_FOR_LISTED = re.compile(r"(?:\A|[;:,])\s*(?:and\s+)?for\s+(?P<what>[^,;:]{3,60}),\s*\Z", re.I)
_BETWEEN = re.compile(r"\A[\s,;/|&]*(?:and|or)\s+(?:the\s+)?", re.I)
_PLAIN_LISTED = re.compile(
    r"(?:\A|[:,;])\s*(?:and\s+)?(?P<what>(?:(?!(?:is|are|pays?|paid|takes|receives?|wins?|shall|will|for|on|at|if|when|odds)\b)[\w'’/-]+\s+){1,6})\Z",
    re.I,
)


def of_list(value: Value, setting: Setting, last: list[str]) -> tuple[list[str], str | None] | None:
    """The wager and the case of a value that is an exception, one of a list, or behind a label."""
    sentence, before = value.sentence, value.before
    if value.since and (but := _EXCEPT.search(before)):
        what = re.split(r"\s+which\b|\s+shall\b|\s+will\b|\s+(?:is|are)\b|\s+pays?\b", but["what"])[0]
        return main_wager(sentence, setting) or [fallback_wager(setting)], tidied(leadin.tidy(what))
    beside = _BETWEEN.sub("", before).strip(" /|,;&") if value.since else ""
    if beside and not IS_HAND.fullmatch(beside) and (own := setting.wagers.named(beside)):
        opened = opening(sentence[: value.since], setting.wagers)[0]
        return [own], case_behind(value.behind) or opened  # "Tie 8:1 / Dragon 7 40:1"
    if (listed := _FOR_LISTED.search(before)) and not re.match(r"\s*for\b", value.behind, re.I):
        return last or _paid_above(value, setting), tidied(listed["what"])
    if case := _listed(value):
        return _paid_above(value, setting), case
    if ":" in sentence[: value.start] and (plain := _PLAIN_LISTED.search(before)):
        goes_on = value.since and last and not setting.wagers.mentions(plain["what"])
        if goes_on or OUTCOME.search(plain["what"]):
            return last or _paid_above(value, setting), tidied(plain["what"])
    if value.since and last and (told := case_before(before)):
        return last, told
    head, label = _last_item(re.split(r"[“\"](?=[A-Z])", before)[-1].strip(" /|"))
    if said := _LEAD_SAID.match(label):
        return said_of(said["what"], value.behind, setting, last if value.since else setting.wagers.last(head))
    return None


def _last_item(before: str) -> tuple[str, str]:
    """What announces a list, and the label of the item of it that stands before the dash of a value."""
    parts = _ITEMS.split(before) if before.endswith(("-", "–", "—", "=")) else [before]
    return " ".join(parts[:-1]), parts[-1]


def _listed(value: Value) -> str | None:
    """The case of a value in a list of labels and values, without the verb that pays."""
    if under := under_label(value.sentence, value.since, value.behind):
        return under
    if is_list(value.sentence):
        return tidied(re.sub(r"\A[\s;]*(?:and\s+)?(?:(?:if|when|where|on|for)\s+)?", "", value.before))
    listed = _LISTED.search(value.before)
    told = (listed["what"].strip(), case_behind(value.behind)) if listed else ()
    return ", ".join(each for each in told if each) or None


def _paid_above(value: Value, setting: Setting) -> list[str]:
    """The wager of a list of odds: the bonus the sentence pays, else what the words above announce."""
    if bonus := leadin.bonus_paid(value.sentence) or own_bonus(value.sentence, setting):
        return [setting.wagers.named(bonus) or bonus]
    head = value.sentence.partition(":")[0]
    title = setting.section.title() if setting.section.isupper() else setting.section
    over, _, told = setting.text.rpartition(": ")
    only = only_name(over) or only_name(title) if PAIRS.fullmatch(told.strip()) else None
    return setting.wagers.last(head) or wager_above(setting) or [only or fallback_wager(setting)]
