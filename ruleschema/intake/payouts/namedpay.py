"""A value in its sentence, and the forms that name its wager or its hand in a way of their own."""

import re
from dataclasses import dataclass

from ruleschema.intake.payouts.added import added_wager
from ruleschema.intake.payouts.cases import case_behind, opening, tidied
from ruleschema.intake.payouts.itemodds import point_of
from ruleschema.intake.payouts.labelled import glossed
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.slashed import slashed_names
from ruleschema.intake.payouts.wagers import fallback_wager
from ruleschema.intake.wagers.quotednames import quoted_before
from ruleschema.intake.wagers.wagertitles import run_in
from ruleschema.intake.words import leadin

_AS_PART = re.compile(r"\bas an?\s+(?P<what>[A-Z0-9][\w'’ -]{2,40}?)\s*\(\s*\Z")
_HALF_ON = re.compile(
    r"\bhalf on\s+(?:the\s+)?(?P<what>[\w'’ -]{2,40}?)\s+(?:is\s+paid\s+|shall\s+be\s+paid\s+)?(?:at\s*)?\Z", re.I
)
# "two to one (2 to 1)": the words say nothing beside the figures.
TOLD = re.compile(r"\b[\w-]+ (?:to|for) [\w-]+\s*\(\s*\Z", re.I)
# "…may elect to receive Even Money": with capitals it is offered like a wager, and not what one is paid.
_ELECTED = re.compile(
    r"\b(?:elects?|choos\w+|opts?|requests?|accepts?|takes?)\b(?:\s+(?:to|for|receive|take)){0,2}\s*\Z", re.I
)
_EVEN = re.compile(r"Even Money\b")
# "It is known as a Natural and pays", "this hand pays".
_CALLED = re.compile(
    r"(?:\A|[.;,]\s+)(?:it|this|this hand)\s+is\s+(?:known as|called)\s+(?:an?\s+|the\s+)?[“\"]?"
    r"(?P<what>[^,.;“”\"]{2,50}(?:\.\d[^,.;“”\"]{0,30})?)[”\"]?\s+and\s+(?:it\s+)?"
    r"(?:pays|is paid|shall be paid)(?:\s+(?:at|odds|of)){0,3}\s*\Z",
    re.I,
)
_THIS_HAND = re.compile(r"\A\W{0,3}(?:this|that|such an?)\s+hand\s+(?:pays|is paid|shall be paid)(?:\s+at)?\s*\Z", re.I)
_HELD = re.compile(
    r"\b(?:getting|holding|having|receiving|dealt|has|have|holds?)\s+(?:an?\s+)?(?P<what>[^.;:]{3,120}?)[\s.]*\Z", re.I
)

# "…stops at a joker (40 to 1 odds)": the odds of what they stand behind.
_GLOSSED = re.compile(r"\b(?:an?|the|any)\s+(?P<what>[\w'’-]+(?:\s[\w'’-]+){0,3})\s*\(\s*\Z", re.I)
_CLOSES = re.compile(r"\s*(?:odds\s*)?\)", re.I)

_EACH = re.compile(
    r"(?:\A|[,;.]|\band)\s*(?P<all>both|each|all)\s+(?:of\s+(?:them|these)\s+)?"
    r"(?:pays?|(?:is|are|shall be|will be)\s+paid)(?:\s+at)?\s*\Z",
    re.I,
)


@dataclass(frozen=True, slots=True)
class Value:
    """A value in its sentence: what stands before it since the last one, and behind it up to the next."""

    sentence: str
    since: int
    start: int
    behind: str

    @property
    def before(self) -> str:
        return TOLD.sub("", self.sentence[self.since : self.start])


def _by_name(value: Value, setting: Setting) -> tuple[list[str], str | None] | None:
    """The wagers and the case of a value that is part of another wager, an envy, an even money or a named hand."""
    before = value.before
    if (part := _AS_PART.search(before) or _HALF_ON.search(before)) and (
        names := leadin.subject_wager(value.sentence)
        or setting.wagers.first(value.sentence)
        or setting.wagers.last(setting.said)
    ):
        return names[:1], tidied(leadin.tidy(part["what"]))
    if _EVEN.match(value.sentence, value.start) and _ELECTED.search(before):
        return ["Even Money"], opening(value.sentence[: value.start], setting.wagers)[0]
    if quoted := quoted_before(before):
        return [setting.wagers.named(name) or name for name in quoted], case_behind(value.behind)
    hand = _hand_called(value, setting) or case_glossed(before, value.behind)
    hand = None if hand and setting.wagers.mentions(hand) else hand
    return ([fallback_wager(setting)], hand) if hand else None


def _hand_called(value: Value, setting: Setting) -> str | None:
    """The hand that a sentence gives a name, or speaks of as this hand."""
    if called := _CALLED.search(value.before):
        return tidied(called["what"])
    held = _HELD.search(leadin.last_sentence(setting.said)) if _THIS_HAND.match(value.before) else None
    return tidied(held["what"]) if held else None


def case_glossed(before: str, behind: str) -> str | None:
    """The case that a value in brackets explains."""
    found = _GLOSSED.search(before) if _CLOSES.match(behind) else None
    return tidied(found["what"]) if found else None


def by_form(value: Value, setting: Setting) -> tuple[list[str], str | None] | None:
    """Forms that name wager and case in a way of their own."""
    if names := _shared(value, setting):
        return names, case_behind(value.behind)
    if names := slashed_names(value.sentence[: value.start]):
        return [setting.wagers.named(name) or name for name in names], case_behind(value.behind)
    if added := added_wager(value.sentence, setting.said, value.start):
        return [added], point_of(value.behind) or case_behind(value.behind)
    return _by_name(value, setting) or glossed(value.before, value.behind, setting)


def _shared(value: Value, setting: Setting) -> list[str]:
    """High wins on …, Low wins on …, and both pay even money; "Come and Don't Come: … Each pays even money"."""
    found = _EACH.search(value.before)
    if found is None:
        return []
    both = found["all"].lower() == "both"
    for told in (value.sentence[: value.start], run_in(setting.text) or setting.text.partition(": ")[0]):
        names = list(dict.fromkeys(name for each in setting.wagers.mentions(told) for name in each.names))
        if len(names) > 1:
            return names[-2:] if both else names
    return []
