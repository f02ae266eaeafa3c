"""Which wagers a result is for: named before or behind its verb, listed, counted, or told before."""

import re

from ruleschema.intake.payouts.betson import names_on
from ruleschema.intake.payouts.parts import Part
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.phrases import HAND, STAKE, phrase
from ruleschema.intake.payouts.stakelists import (
    ALL_BEHIND,
    ALL_OF,
    KINDS,
    NAMES,
    NAMES_BEHIND,
    SHALL,
    WAGERS_ON,
    counted_of,
    each_of,
    wagered_on,
)
from ruleschema.intake.payouts.statements import NEUTRAL, joined_subject, subject_of
from ruleschema.intake.payouts.topics import about, last_title, stake_names
from ruleschema.intake.payouts.wagers import wagers_near
from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.words import leadin

_ON = re.compile(r"\s*(?:on|for|of)\b")
_LIKENED = re.compile(
    r"\b(?:(?:reverse|opposite|mirror image|same|like|unlike|similar(?:ly)?|identical)\s+"
    r"(?:(?:of|to|as|with|way|manner|rules)\s+){0,2}|as\s+(?:with|for)\s+)(?:(?:the|an?|for)\s+){0,2}\Z",
    re.I,
)
_OWN = re.compile(rf"\b(?:original|initial|first|base|main|underlying)\s+(?:wager|bet)s?\s+{SHALL}", re.I)
# "…is paid at odds of 1 to 1, and loses on a triple": the value of the result before.
_PAID_AT = re.compile(
    r"\A\s*(?:at\s+)?(?:odds\s+of\s+)?(?:\d[\d,]*\s(?:to|for)\s\d+|even money)(?=,?\s+(?:and|but)\b)", re.I
)
# 'a total of 7 ("Dragon 7") is a push': the name of a case, which a wager may have too.
CALLED_SO = re.compile(r"\s*\(\s*[“\"][^()“”\"]{1,40}[”\"]\s*\)")
# "…a player with an even chance wager gives up half of it".
_OF_IT = re.compile(r"\s*of\s+(?:it|that|them|such)\b", re.I)
_SHALL_BE = re.compile(r"\b(?:shall|will|must)\Z", re.I)
# Scans lose the blank between two words.
_OWN_BEHIND = re.compile(
    r"\s*(?:of\s+)?(?:the|his|her|their|that|only the)\s*(?:players?['’]s?\s+)?(?:original|initial)\s*(?:wager|bet)\b",
    re.I,
)
_IT = re.compile(rf"(?:\b(?:the|that|such|this|its|player['’]s)\s+(?:wager|bet)\b|\bit\b|\bthey\b)\s*{SHALL}", re.I)
_OWN_TAKEN = re.compile(
    r"\s*(?:the|that|his|her|their|its|such)\s*(?:original|initial|main|base)\s*(?:wager|bet)\b", re.I
)
_THE_WAGER = re.compile(r"\s*(?:the|that|his|her|their|its|such)\s+(?:wager|bet)\b", re.I)
# "…is paid 2 to 1 on a pair and loses otherwise": the verb goes on with the subject before it.
_GOES_ON = re.compile(r"(?:,|\b(?:and|but|or))\s+(?:(?:shall|will|is|are|also|otherwise)\s+){0,2}\Z", re.I)
_SO_DOES = re.compile(r"\b(?:and|as) so (?:does|do|is|are)\b|,\s+as (?:does|do|is|are)\b", re.I)
_ELIDED = re.compile(r"[\s,;]*(?:(?:and|but|or|then|otherwise|shall|will|must|is|are|also)[\s,]*)*", re.I)
_PAID_ON = re.compile(
    r"\A[^,;]{0,60}(?<!wager )(?<!wagers )(?<!bet )(?<!bets )\b(?:on|for)\s+"
    r"(?:(?:the|their|his|an?|each|both)\s+)?\Z",
    re.I,
)
# "loses the Ante, and the Trips wager stays in action": a further sentence, and no further name.
_FURTHER = re.compile(
    r",\s+(?:and|but)\s+(?=[^,.;]{0,60}\b(?:is|are|stays?|remains?|shall|will|may|continues?|receives?)\b)"
)
# "Wagers on the banker's hand and the player's hand": what each is made on has an article of its own.
_THE_HANDS = re.compile(r",?\s+(?:and|or)\s+(?:on\s+)?the\s+(?=[\w'’]+\s+hand\b)", re.I)
# "…loses all wagers other than the 3 Card Bonus".
_ALL_BUT = re.compile(r"\b(?P<all>all\s+(?:wagers|bets|hands))\s+(?:other than|except(?: for)?|but)\s.*", re.I)
_ALL_BUT_NAMED = re.compile(
    rf"\b(?P<name>all\s+(?:wagers|bets)\s+other than\s+(?:the|an?)\s+(?:[\w'’-]+\s+){{1,4}}(?:wager|bet)s?)\s*{SHALL}",
    re.I,
)
_PEOPLE = re.compile(r"\bPlayers\b(?!\s+(?:[Ww]ager|[Bb]et)s?\b)")
_TIES = re.compile(r"\b(?:Ties|ties|(?<=[Aa]ll )tie|(?<=[Aa]ny )tie)\b(?!\s+(?:wager|bet)s?\b)")
_EACH_ON = re.compile(r"\s*of\s+(?:each|every|any|all|the)\s+(?:wager|bet)s?\s+on\s+(?P<what>[^;.]{3,120})", re.I)
_ODDS = re.compile(r"(?:\A|\bthe\s+)\s*odds\b(?!\s+of\b)[^,;]{0,30}\Z", re.I)
_OTHER_THAN = re.compile(r",?\s+(?:other than|except(?: for)?|but for|save)\s", re.I)
_ALL_WAGERS = re.compile(
    r"\s*(?:on\s+)?(?:all|every|each)\s+(?:of\s+)?(?:(?:the|his|her|their)\s+)?(?:wager|bet)s?\b", re.I
)


def wagers_of(part: Part, setting: Setting, last: list[str]) -> list[str]:
    """The wagers of a result, with those that fare as they do: "…, and so does the Tie wager"."""
    found = _wagers_of(part, setting, last)
    also = _SO_DOES.search(part.behind)
    return [*found, *setting.wagers.first(part.behind[also.end() :])] if also and found else found


def _wagers_of(part: Part, setting: Setting, last: list[str]) -> list[str]:
    """The wagers of a result; `last` are those of the result before it, and none where a hand is spoken of."""
    known = setting.wagers
    before = NEUTRAL.sub("", CALLED_SO.sub("", _PAID_AT.sub("", part.before.split("; ")[-1])))
    before = own_words(before, known)
    if part.result.acts:
        # "Wagers on Odd or Even lose half of their value": what loses is the subject, and no dealer takes it.
        return (wagered_on(before) if part.result.pays == "lose half" else []) or _acted_on(part, setting, last)
    if but := _ALL_BUT_NAMED.search(before):
        return [but["name"]]
    before = _PEOPLE.sub("players", _ALL_BUT.sub(r"\g<all> ", before))
    if part.result.pays == "push":
        before = _TIES.sub("", before)  # what pushes, and not the wager that is won by it
    return _named(before, known) or _told_again(before, part, setting, last)


def _named(before: str, known: Wagers) -> list[str]:
    """The wagers that the words before a result name."""
    if (listed := NAMES.search(before)) and not is_paid_on(before[: listed.start()]):
        return [known.named(name) or name for name in each_of(listed["names"])]
    if several := wagered_on(before, known):
        return several
    if found := known.mentions(before):
        # "…is paid 1 to 1 on the Ante and the Play is returned": the first of the two is paid.
        return list(found[-1].names)[-1 if is_paid_on(before[: found[-1].start]) else 0 :]
    on = WAGERS_ON.search(before)
    hands = _THE_HANDS.split(on["what"]) if on else []
    if len(hands) > 1 and all(len(hand.split()) < 4 for hand in hands):
        return [known.named(hand) or hand for hand in hands]
    return each_of(on["what"]) if on else []


def _told_again(before: str, part: Part, setting: Setting, last: list[str]) -> list[str]:
    """The wagers of a result that does not name them: counted, told before or behind, or staked on a further hand."""
    known = setting.wagers
    if _ALL_WAGERS.match(part.behind):
        return [setting.game]
    if _ODDS.search(before):
        return _odds_of(setting)
    if kinds := KINDS.search(before):
        return re.split(r",\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+", kinds["names"].strip())
    if counted := ALL_OF.search(before):
        return counted_of(counted, part, setting) or last
    if _OWN.search(before):
        return [setting.game]
    if is_elided(before) or (last and _GOES_ON.search(before)):
        return last or _of_stem(setting)
    if _IT.search(before):
        own = last_title(setting)
        return last or ([own] if own else known.first(setting.said))
    named = _named_behind(part, setting, last)
    hand = phrase(joined_subject(part.before, known), known) if last and not named else None
    if hand and hand.kind == HAND:
        return last  # "…, and a lower hand loses": what was staked on the one before it
    return named or wagers_near(before, known)


def _odds_of(setting: Setting) -> list[str]:
    """The odds that are given back, by the name that the sentences before gave them: Come odds."""
    told = [about(sentence, setting) for _, sentence in leadin.split_sentences(setting.said[-800:])]
    return next((names for names in told if names and names[0].lower().endswith("odds")), ["Odds"])


def _named_behind(part: Part, setting: Setting, last: list[str]) -> list[str]:
    """The wagers of "a push of the Banker wager", "a push on both wagers"."""
    on = _ON.match(part.behind)
    if on and (counted := ALL_BEHIND.match(part.behind, on.end())):
        return counted_of(counted, part, setting) or last
    mentions = setting.wagers.mentions(_OTHER_THAN.split(part.behind)[0]) if on else []
    return list(mentions[0].names) if mentions else []


def own_words(before: str, known: Wagers) -> str:
    """The words behind a wager that another is only likened to: "Reverse of the Pass Line, except that 12 …"."""
    likened = [each.end for each in known.mentions(before) if _LIKENED.search(before[: each.start][-40:])]
    return before[likened[-1] :] if likened else before


def _of_stem(setting: Setting) -> list[str]:
    """The wager whose results stand in a list below it: "a wager on the Reef which shall: … (c) be returned"."""
    for text in reversed(setting.above[-3:]):
        stem = text.rstrip(" :–—-")
        if stem != text and _SHALL_BE.search(stem):
            told = phrase(_SHALL_BE.sub("", subject_of(stem)), setting.wagers)
            if told and told.kind == STAKE:
                return stake_names(told, setting)
            return setting.wagers.first(stem)
    return []


def _acted_on(part: Part, setting: Setting, last: list[str]) -> list[str]:
    """The wagers that are collected, returned or pushed by what a sentence says the dealer does."""
    if _OWN_BEHIND.match(part.behind):
        return [setting.game]
    behind = _OTHER_THAN.split(_FURTHER.split(part.behind.split(";")[0][:160])[0])[0]
    if _ALL_WAGERS.match(behind):
        return [setting.game]
    if counted := ALL_BEHIND.match(behind):
        return counted_of(counted, part, setting) or last
    if listed := NAMES_BEHIND.match(behind):
        return [setting.wagers.named(name) or name for name in each_of(listed["names"] or listed["on"])]
    if on := _EACH_ON.match(behind):
        return names_on(on["what"].strip(" ."), setting.wagers) or [on["what"].strip(" .")]
    named = setting.wagers.first(behind) or (wagers_near(part.before, setting.wagers) if _OF_IT.match(behind) else [])
    return named or _taken(behind, setting, last)


def is_elided(before: str) -> bool:
    """Whether a result has no subject of its own: "…, pushes if …", "and loses when …"."""
    return _ELIDED.fullmatch(before) is not None


def is_paid_on(before: str) -> bool:
    """Whether what is named next is what an earlier value is paid on."""
    return _PAID_ON.search(before) is not None


def _taken(behind: str, setting: Setting, last: list[str]) -> list[str]:
    """The wager an act is done to, where it is not named: "forfeit their wager", "return the ante"."""
    if _OWN_TAKEN.match(behind):
        return [setting.game]
    if _THE_WAGER.match(behind):
        return last or setting.wagers.first(setting.said)
    return wagers_near(behind, setting.wagers)
