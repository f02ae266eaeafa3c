"""In which case a result comes: its condition, its subject, or what stands over the clause."""

import re

from ruleschema.intake.payouts.cases import case_behind, tidied
from ruleschema.intake.payouts.parts import Part
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.phrases import HAND, STAKE, phrase
from ruleschema.intake.payouts.stakes import is_elided
from ruleschema.intake.payouts.standing import condition_over, within
from ruleschema.intake.payouts.statements import joined_subject
from ruleschema.intake.words.casewords import negated

FOLDED = "player folds"
SURRENDER = "surrender"
_A_HAND = "hand"
_MOST_WORDS = 16
_GIVEN_UP = re.compile(r"\bsurrender\w*", re.I)
_QUOTED = re.compile(r"[“\"][^”\"]{0,60}[”\"]")
# "A hand set with the low hand over the high one is foul and the wager loses".
_FOULED = re.compile(
    r"\b(?:is|are|has|have)\s+(?:a\s+)?[“\"]?(?P<what>foul|dead|bust(?:ed)?)(?:\s+hands?)?\b[”\"]?\s*,?\s*and\b[^.;]{0,40}\Z",
    re.I,
)
# "A player who sets a foul hand loses the wager".
_FOULS = re.compile(r"\bplayers?\s+who\s+(?:fouls?\b|sets?\s+an?\s+foul\b)", re.I)
_FOUL = re.compile(rf"(?:foul|dead|bust(?:ed)?) {_A_HAND}")
_FOLD = re.compile(r"\bfold(?:s|ed|ing)?\b", re.I)
_HELD = re.compile(r"\bplayers? (?:having|with|holding) (?:an? )?(?P<hand>[Bb]lackjack|[Nn]atural)\b[^,;]{0,20}\Z")
_OTHERWISE = re.compile(
    r"\b(?:in|for) (?P<what>(?:every|any|all) other (?:[\w-]+ )?(?:cases?|outcomes?))\b[^.;]{0,60}\Z"
    r"|\b(?P<else>otherwise)\b(?!\s(?:provided|specified|stated|noted|set|required)\b)[^.;]{0,40}\Z",
    re.I,
)
_IN_OTHERS = re.compile(
    r"\s*(?:in|on|for|with) (?P<what>(?:every|any|all) other (?:[\w-]+ )?(?:cases?|outcomes?|events?|results?))\b", re.I
)
# "…is paid for a straight or better and otherwise pushes".
_PAID_FOR = re.compile(r"\b(?:for|on|with)\s+(?P<hand>an?\s[^,;.]{3,40}?)\s+or\s+(?:better|higher|above)\b", re.I)
_ELSE = re.compile(r"\s*otherwise\b", re.I)
_TIED = re.compile(r"\b(?:ties?|same|equal|identical)\b", re.I)
_AUX = re.compile(
    r"\s*(?:\b(?:shall|will|must|may|also|both|each|then|either|always|automatically|immediately)\s*){0,4}\Z", re.I
)
_IN_CASE = re.compile(r"\A\W{0,3}(?:in (?:that|this|such) (?:case|event|instance)|with(?:out)? (?:it|one)),?\s+", re.I)
# "A wager on a hand which ranks below a pair is lost", "a wager which wins on one repeat shall be paid".
_WHICH = re.compile(
    r"\b(?:wager|bet|hand|one)s?\s+(?:which|that|with)\s+(?!(?:shall|will|may|is placed|are placed)\b)"
    r"(?:wins\s+(?:on|with|if|when)\s+|(?:is|are)\s+(?=an?\s))?(?P<what>[^,;.]{4,80}?)\s*(?:\b(?:shall|will|is|are|be)\s*){0,2}\Z",
    re.I,
)
# The words of a further result may begin with what is told of the one before it.
_GOES_ON = re.compile(r"\s*(?:as follows|according|in accordance|at|to|on|for|if|\d)\b", re.I)
_ENDING = re.compile(r"(?:[\s,]+(?:and|or|by|to|which|that|may|can))+\s*\Z", re.I)
# "Any other combination of the cards dealt, other than the hands above, …": whatever it is, it is none of the others.
_OTHER = re.compile(
    r"\A\W{0,3}(?P<what>(?:all|any|every) other (?:hand|result|outcome|combination|total|roll)s?)\b[^.;]{0,160}\Z", re.I
)
_NO_SUBJECT = re.compile(r"(?:for|to|of|with|by|on|in|from|at|than|as|or|and|if|when)\b", re.I)
_EXCEPT = re.compile(r"\A.*\b(?:except|save)(?: that| for)?\s+(?=\S)", re.I)
_PART = re.compile(r"[;:–—]\s+(?:and\s+|but\s+)?|,\s+(?:and|but)\s+|\sand\s+(?=an?\s)")
_NOBODY = re.compile(
    r"(?:players?|patrons?|guests?|dealers?|casinos?|house|banker?|hands?|cards?|it|they|which|that|this|he|she|who"
    r"|rounds?|game|player[-/ ]dealer|house dealer|casino dealer|all|both|none|no one|results?|licensee|operator"
    r"|property|either)(?:\s+(?:who|which|then|also|has|have|is|are|either|and)\b.*)?"
    r"|.*\b(?:wagers?|bets?|shall|will|may|must)\b.*",
    re.I,
)


def case_of(part: Part, sentence: str, setting: Setting, *, further: bool = False) -> str | None:
    """The case of a push or a loss: its condition, its subject, what stands over the clause, else a tie."""
    if called := _called(part, sentence, setting) or _otherwise(part):
        return called
    if part.case is not None:
        return within(part.case, setting)
    behind = None if part.result.acts else case_behind(part.behind)
    if behind and not _NOBODY.fullmatch(behind) and not setting.wagers.mentions(behind):
        return behind
    tied = "tie" if part.result.pays == "push" and _TIED.search(sentence) else None
    return subject_case(part, setting, further=further) or condition_over(setting, sentence) or tied


def _called(part: Part, sentence: str, setting: Setting) -> str | None:
    """A case that has a name: a fold, a surrender, a foul hand, a hand that someone has."""
    if part.result.folds:
        return FOLDED
    if part.result.pays == "lose half" and _is_surrender(part, sentence, setting):
        return SURRENDER
    if fouled := _FOULED.search(part.before):
        return f"{fouled['what'].lower()} {_A_HAND}"
    if _FOULS.search(part.before):
        return f"foul {_A_HAND}"
    held = _HELD.search(part.before)
    return held["hand"] if held else None


def _otherwise(part: Part) -> str | None:
    """The case that is left: the opposite of the one before, or every other."""
    if told := _OTHERWISE.search(part.before) or _IN_OTHERS.match(part.behind):
        if told["what"]:
            return tidied(told["what"])
        if part.lead:
            return negated(part.lead)
        paid = _PAID_FOR.search(part.before)
        return f"less than {paid['hand']}" if paid else "otherwise"
    return "otherwise" if _ELSE.match(part.behind) else None


def is_foul(case: str | None) -> bool:
    """Whether a hand is out of play by itself, and what was staked on it with it."""
    return case is not None and _FOUL.fullmatch(case) is not None


def _is_surrender(part: Part, sentence: str, setting: Setting) -> bool:
    """Whether half is lost because the player gives up: as the words before say, or all the rule is about."""
    about = _QUOTED.sub("", sentence) if part.lead else f"{setting.section} {setting.said} {sentence}"
    return _GIVEN_UP.search(about) is not None


def subject_case(part: Part, setting: Setting, *, further: bool = False) -> str | None:
    """The hand that is the subject of a result: "a lower card loses the War wager", "all ties push"."""
    if part.result.pays == "lose" and _FOLD.search(f"{part.before} {part.behind}"):
        return FOLDED
    if within := within_wager(part):
        return within
    if part.result.noun:
        mentions = setting.wagers.mentions(part.before)
        return tidied(part.before[: mentions[-1].start] if mentions else part.before) or None
    words = _PART.split(_IN_CASE.sub("", _EXCEPT.sub("", part.before)))[-1]
    if further and _GOES_ON.match(words):
        words = joined_subject(part.before, setting.wagers) or words
    subject = tidied(_ENDING.sub("", _AUX.sub("", words)))
    if other := _OTHER.match(part.before):
        return tidied(other["what"])
    if not subject or len(subject.split()) > _MOST_WORDS or is_elided(subject):
        return None
    if named := setting.wagers.mentions(subject):
        told = phrase(subject, setting.wagers)
        kinds = (STAKE, HAND) if named[-1].end < len(subject) else (STAKE,)  # "a total of 7 on the Banker side"
        return told.case if told and told.kind in kinds else None
    return None if _NO_SUBJECT.match(subject) or _NOBODY.fullmatch(subject) else subject


def within_wager(part: Part) -> str | None:
    """The case told of the wager itself: a wager which wins on one repeat."""
    found = _WHICH.search(part.before)
    return tidied(found["what"]) if found else None
