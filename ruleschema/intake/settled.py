"""Which wagers a result is for, and in which case."""

import re

from ruleschema.intake import leadin
from ruleschema.intake.cases import STAKED, case_behind, negated, tidied
from ruleschema.intake.parts import Part
from ruleschema.intake.payouts import Setting
from ruleschema.intake.standing import condition_over
from ruleschema.intake.wagernames import Wagers
from ruleschema.intake.wagers import wagers_near

_GIVEN_UP = re.compile(r"\bsurrender\w*", re.I)
_WAGERS_ON = re.compile(
    r"\b(?:wagers?|bets?)\s+on\s+(?:an?\s+|the\s+)?(?P<what>[^.;]{3,80}?)\s*(?:\b(?:shall|will|must|which|that|is|are)\b.*)?\Z", re.I
)
_ALL_OF = re.compile(
    r"\b(?:(?:all|the)\s+(?P<count>two|three|four|five)(?:\s+(?:wagers?|bets?))?|(?P<both>both)(?:\s+(?:wagers?|bets?)|\s+of them)?)"
    r"\s*(?:(?:shall|will|are|is)\s*)?\Z",
    re.I,
)
_FURTHER = re.compile(
    r",\s+(?:and|but)\s+(?=[^,.;]{0,60}\b(?:is|are|stays?|remains?|shall|will|may|continues?|receives?)\b)"
)
_RULE_OF = re.compile(r"\s+(?:under|pursuant|in accordance|made|placed)\b")
_NAME = r"(?:the\s+)?[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*){0,2}"
_NAMES = re.compile(
    rf"(?P<names>(?-i:{_NAME}(?:,\s+{_NAME}){{0,7}},?\s+(?:and|or)\s+{_NAME}))\s+(?:wagers?|bets?)\s*(?:(?:shall|will|are|is|all|each|both)\s*){{0,3}}\Z",
    re.I,
)
_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5}
_OWN = re.compile(
    r"\b(?:original|initial|first|base|main|underlying)\s+(?:wager|bet)s?\s+(?:(?:shall|will|is|are)\s*)?\Z", re.I
)
_IT = re.compile(
    r"(?:\b(?:the|that|such|this|its|player['’]s)\s+(?:wager|bet)\b|\bit\b|\bthey\b)\s*(?:(?:shall|will|is|are|must|also)\s*){0,2}\Z", re.I
)
_ON = re.compile(r"[^,;.]{1,12}\s+on\s+(?:the|their|his|an?|each)\b", re.I)
_PAID_ON = re.compile(r"\A[^,;]{0,60}(?<!wager )(?<!wagers )(?<!bet )(?<!bets )\b(?:on|for)\s+(?:(?:the|their|his|an?|each|both)\s+)?\Z", re.I)
_ELIDED = re.compile(r"[\s,;]*(?:(?:and|but|or|then|otherwise|shall|will|must|is|are|also)[\s,]*)*\Z", re.I)
_HELD = re.compile(r"\bplayers? (?:having|with|holding) (?:an? )?(?P<hand>[Bb]lackjack|[Nn]atural)\b[^,;]{0,20}\Z")
_OTHERWISE = re.compile(r"\b(?:in|for) (?P<what>(?:every|any|all) other (?:[\w-]+ )?(?:cases?|outcomes?))\b[^.;]{0,60}\Z|\b(?P<else>otherwise)\b[^.;]{0,40}\Z", re.I)
_TIED = re.compile(r"\b(?:ties?|same|equal|identical)\b", re.I)
_AUX = re.compile(r"\s*(?:\b(?:shall|will|must|may|also|both|each|then|either)\s*){0,4}\Z", re.I)
_IN_CASE = re.compile(r"\A\W{0,3}in (?:that|this|such) (?:case|event|instance),?\s+", re.I)
_FOLD = re.compile(r"\bfold(?:s|ed|ing)?\b", re.I)
# "A wager on a hand which ranks below a pair is lost", "a wager which wins on one repeat shall be paid".
_WHICH = re.compile(
    r"\b(?:wager|bet|hand|one)s?\s+(?:which|that|with)\s+(?!(?:shall|will|may|is placed|are placed)\b)(?:wins\s+(?:on|with|if|when)\s+)?"
    r"(?P<what>[^,;.]{4,80}?)\s*(?:\b(?:shall|will|is|are|be)\s*){0,2}\Z",
    re.I,
)
_LABEL = re.compile(r"\A(?P<what>[^.;:]{3,120}?)\s*\Z")
_ENDING = re.compile(r"(?:[\s,]+(?:and|or|by|to|which|that|may|can))+\s*\Z", re.I)
_NO_SUBJECT = re.compile(r"(?:for|to|of|with|by|on|in|from|at|than|as|or|and|if|when)\b", re.I)
_EXCEPT = re.compile(r"\A.*\b(?:except|save)(?: that| for)?\s+(?=\S)", re.I)
_WINNING = re.compile(r"\b(?:winning|all wins)\b", re.I)
_WINS = re.compile(r"\bwins?\b", re.I)
_JOINT = re.compile(r",\s|;\s|\s(?:and|but)\s")
_PART = re.compile(r"[;:–—]\s+(?:and\s+|but\s+)?|,\s+(?:and|but)\s+|\sand\s+(?=an?\s)")
_NO_CASE = re.compile(
    r"(?:players?|patrons?|guests?|dealers?|casinos?|house|banker?|hands?|cards?|it|they|which|that|this|he|she|who|rounds?|game|player[-/ ]dealer"
    r"|house dealer|casino dealer|all|both|none|no one|results?|licensee|operator|property|either)(?:\s+(?:who|which|then|also|has|have|is|are|either|and)\b.*)?"
    r"|.*\b(?:wagers?|bets?|shall|will|may|must)\b.*", re.I,
)  # fmt: skip


def wagers_of(part: Part, setting: Setting, last: list[str]) -> list[str]:
    """The wagers of a result; empty where the words speak of a hand or a person."""
    known = setting.wagers
    if part.result.acts:
        behind = _FURTHER.split(re.split(r"[.;]\s|;", part.behind, maxsplit=1)[0][:160])[0]
        return known.first(behind) or _plain(behind, setting, last)
    before = re.split(r";\s+", part.before)[-1]
    if (listed := _NAMES.search(before)) and not _PAID_ON.search(before[: listed.start()]):
        return [known.named(name) or name for name in _on_each(listed["names"])]
    if several := wagered_on(before):
        return several
    if found := known.mentions(before):
        # "…is paid 1 to 1 on the Ante and the Play is returned": the first of the two is paid.
        paid = _PAID_ON.search(before[: found[-1].start]) is not None
        return list(found[-1].names)[-1 if paid else 0 :]
    if on := _WAGERS_ON.search(before):
        return _on_each(on["what"])
    if counted := _ALL_OF.search(before):
        told = known.mentions(f"{setting.before} {setting.said} {part.before}")
        names = list(dict.fromkeys(name for each in told for name in each.names))
        count = _COUNTS[(counted["count"] or "two").lower()]
        return names[-count:] if len(names) == count or counted["both"] else last
    if _OWN.search(before):
        return [setting.game]
    if _ELIDED.fullmatch(before) and last:
        return last
    if _IT.search(before):
        return last or known.first(setting.said)
    return wagers_near(before, known) or (known.first(part.behind) if re.match(r"\s*(?:on|for)\b", part.behind) else [])


def wagered_on(before: str) -> list[str]:
    """The names of "a wager on the Reef or the Pearl which wins is paid"."""
    on = _WAGERS_ON.search(before)
    names = _on_each(_RULE_OF.split(on["what"])[0]) if on else []
    return names if len(names) > 1 and all(len(name.split()) < 5 for name in names) else []


def _on_each(what: str) -> list[str]:
    """The wagers of "wagers on Low, High and Odd"; what is not named with capitals is one description."""
    names = re.split(r",\s+(?:and\s+|or\s+)?(?:an?\s+|the\s+)?|\s+(?:and|or)\s+(?:an?\s+|the\s+)?", what.strip(" ,"))
    bare = [re.sub(r"\A(?:the|an?)\s+|\s+(?:[Ww]ager|[Bb]et)s?\Z", "", name) for name in names]
    return bare if all(name[:1].isupper() for name in bare) else [what.strip(" ,")]


def _plain(behind: str, setting: Setting, last: list[str]) -> list[str]:
    """The wager an act is done to, where its name is not known: "forfeit their wager", "return the ante"."""
    if re.match(r"\s*(?:the|that|his|her|their|its|such)\s+(?:wager|bet)\b", behind, re.I):
        return last or setting.wagers.first(setting.said)
    return wagers_near(behind, setting.wagers)


def case_of(part: Part, sentence: str, setting: Setting, wagers: list[str]) -> str | None:
    """The case of a result: its condition, its subject, what stands over the clause, else a tie."""
    if part.result.folds:
        return "player folds"
    if part.result.pays == "lose half":
        given_up = _GIVEN_UP.search(part.before) or (
            not part.lead and _GIVEN_UP.search(f"{setting.section} {setting.said} {sentence}")
        )
        if given_up:
            return "surrender"
    if held := _HELD.search(part.before):
        return held["hand"]
    if told := _OTHERWISE.search(part.before):
        return tidied(told["what"]) if told["what"] else negated(part.lead) if part.lead else "otherwise"
    if part.case is not None:
        return part.case
    behind = case_behind(part.behind)
    if behind is not None and not _NO_CASE.fullmatch(behind) and behind.lower() != "either" and not setting.wagers.mentions(behind) and not part.result.acts:
        return behind
    return subject_case(part, setting) or condition_over(setting, sentence) or _tie(part, sentence)


def subject_case(part: Part, setting: Setting) -> str | None:
    """The hand that is the subject of a result: "a lower card loses the War wager", "all ties push"."""
    if part.result.pays == "lose" and _FOLD.search(f"{part.before} {part.behind}"):
        return "player folds"
    if within := _WHICH.search(part.before):
        return tidied(within["what"])
    if part.result.noun and (label := _LABEL.match(_without_wager(part.before, setting))):
        return tidied(label["what"])
    words = _PART.split(_IN_CASE.sub("", _EXCEPT.sub("", part.before)))[-1]
    subject = tidied(_ENDING.sub("", _AUX.sub("", words)))
    if not subject or _NO_SUBJECT.match(subject) or len(subject.split()) > 10 or _NO_CASE.fullmatch(subject) or _ELIDED.fullmatch(subject):
        return None
    return None if setting.wagers.mentions(subject) else subject


def _without_wager(words: str, setting: Setting) -> str:
    mentions = setting.wagers.mentions(words)
    return words[: mentions[-1].start] if mentions and mentions[-1].start else words


def _tie(part: Part, sentence: str) -> str | None:
    return "tie" if part.result.pays == "push" and _TIED.search(sentence) else None


def until_next_part(sentence: str, start: int, end: int, parts: list[Part], wagers: Wagers) -> str:
    """What stands behind a value, up to the words of a push or a loss that follows."""
    following = [each.result for each in parts if start <= each.result.start < end and each.result.pays != "win"]
    if not following:
        return sentence[start:end]
    behind = sentence[start : following[0].start]
    mentions = wagers.mentions(behind)
    if mentions and not _PAID_ON.search(behind[: mentions[-1].start]):
        behind = behind[: mentions[-1].start]
    joint = list(_JOINT.finditer(behind))
    return behind[: joint[-1].start()] if joint else behind


def paid_case(sentence: str, at: int, parts: list[Part], setting: Setting) -> str | None:
    """The case of a value that tells none around it: that of its part, or what stands over the clause."""
    place = sum(each.result.start < at for each in parts) - 1
    case = None if _WINNING.search(sentence) else condition_over(setting, sentence)
    if place >= 0:
        part, behind = parts[place], parts[place + 1 : place + 2]
        shared = part.trail if behind and behind[0].trail == part.trail else None
        won = sentence[part.result.start : part.result.end].lower().startswith("win")
        told = won or _ON.match(sentence, at) or _WHICH.search(part.before)
        own = subject_case(part, setting) if told else None
        case = part.lead or shared or own or case
    won_itself = case is not None and setting.wagers.mentions(case) and _WINS.search(case)
    return None if case is None or won_itself or STAKED.match(case) else case
