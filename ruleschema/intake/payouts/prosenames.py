"""Which wager a value in running text is for, and in which case it is paid."""

import re

from ruleschema.intake.payouts.added import added_wager
from ruleschema.intake.payouts.announced import own_bonus
from ruleschema.intake.payouts.betson import bets_of_item, bets_on, case_on
from ruleschema.intake.payouts.cases import (
    STAKED,
    case_behind,
    hand_paid,
    leading_case,
    numbers_paid,
    opening,
    whose_case,
)
from ruleschema.intake.payouts.casesbefore import label_told
from ruleschema.intake.payouts.itemodds import ITEM_ODDS, of_item, point_of, with_odds
from ruleschema.intake.payouts.labelled import glossed
from ruleschema.intake.payouts.listnames import of_list
from ruleschema.intake.payouts.namedpay import TOLD, Value, by_name
from ruleschema.intake.payouts.paidvalues import AMOUNT_ITEM
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.slashed import slashed_names
from ruleschema.intake.payouts.stakes import own_words, wagered_on
from ruleschema.intake.payouts.wagers import fallback_wager, wager_above, wagers_near
from ruleschema.intake.wagers.elided import ends_elided, labelled, won_if
from ruleschema.intake.wagers.wagernames import COMMON
from ruleschema.intake.words import leadin

_ON_AFTER = re.compile(
    r"\A\s*(?:on|for)\s+(?:(?:both|all|of|the|their|his|any|each|winning"
    r"|player['’]s)\s+)*(?P<names>[A-Za-z][\w'’/ -]{1,60}?)"
    r"(?=\s*(?:[.,;]|\bplus\b|\band their\b|\bif\b|\bwhen\b|\bprior\b|\bbefore\b|\bexcept\b|\bwith\b|\Z))"
)
# "…on the ante, and on the bet as follows": what is paid on the other is told elsewhere.
_AND_ON = re.compile(r",?\s+and\s+on\s")
# "A Natural is paid 3 to 2 on the Ante".
_A_HAND = re.compile(r"(?:An?|Any|Each)\s+[^,;]{2,60}")
_WAGERED = re.compile(
    r"\b(?:wager|bet)s?\s+(?:made\s+|placed\s+)?on\s+(?:the\s+)?(?P<what>[A-ZÀ-ÖØ-Þ][\w'’]*(?:\s[A-ZÀ-ÖØ-Þ0-9][\w'’]*){0,2})"
    r"\s+(?:shall|will|is|are|pays?|wins?)\b"
)
_EACH = re.compile(
    r"\b(?P<all>both|each|all)\s+(?:of\s+(?:them|these)\s+)?(?:pays?|(?:is|are|shall be"
    r"|will be)\s+paid)(?:\s+at)?\s*\Z",
    re.I,
)

# "Odds laid against the point are paid …": what a player stakes behind a wager without a name of its own.
_ODDS_PAID = re.compile(
    r"(?:(?:The|All|Winning)\s+)?(?P<what>(?:[Ff]ree\s+)?[Oo]dds\s+(?:laid|taken|placed|behind|on|against)\s[^,.;:]{3,50}?)"
    r"\s+(?:shall\s+be|will\s+be|are|is)\s+paid\b"
)
_OF_WAGER = re.compile(
    r"\s+(?P<what>(?:after|with|without|from|containing|consisting of)\s[^,;:]{3,60}?)"
    r"\s+(?:shall|will|must|is|are|pays?)\b",
    re.I,
)
_AN_AMOUNT = re.compile(r"\b(?:receives?|paid|pays?|awarded|earns?|wins?|collects?)\s+an?\s+\Z", re.I)


def who(value: Value, setting: Setting, last: list[str]) -> tuple[list[str], str | None]:
    """The wagers and the case of a value; `last` are the wagers of the value before it in the sentence."""
    found = _by_form(value, setting) or _special(value, setting, last)
    if found is not None:
        return found
    opened, end = opening(value.sentence[: value.start], setting.wagers)
    opened = None if opened and STAKED.match(opened) else opened
    before = value.sentence[max(end, value.since) : value.start]
    case = _case(case_behind(value.behind), opened, setting)
    if names := _on_after(value.behind, setting):
        rest = re.split(r"(?=\s(?:if|when|where)\s)", value.behind, maxsplit=1)[1:]
        return names, case_behind(rest[0]) if rest else _case_on(value, setting)
    case = point_of(value.behind) or case
    if added := added_wager(value.sentence, setting.said, value.start):
        return [added], case
    before = own_words(before, setting.wagers)
    mentions = setting.wagers.mentions(before)
    head, colon, told = before.rpartition(":")
    if colon and mentions and not setting.wagers.mentions(told) and (hand := hand_paid(told, setting.wagers)):
        return _announced_by(head, setting), hand
    if several := wagered_on(before):
        return [setting.wagers.named(name) or name for name in several], case
    on = _WAGERED.search(before)
    if not mentions and not on and (hand := hand_paid(TOLD.sub("", before), setting.wagers)):
        return last or [fallback_wager(setting)], hand
    if on:
        return [setting.wagers.named(on["what"]) or on["what"]], case
    if mentions:
        told_of = _told_of(before[mentions[-1].end :]) or numbers_paid(before[mentions[-1].end :])
        return with_odds(mentions[-1], before), case or told_of
    odds = _ODDS_PAID.match(value.sentence)
    if odds and not last:
        return [odds["what"]], case
    subject = leadin.subject_wager(value.sentence) if not value.since else []
    near = wagers_near(own_words(value.before, setting.wagers), setting.wagers)
    return subject or last or near or [fallback_wager(setting)], case


def _told_of(behind: str) -> str | None:
    """The case that is told of the wager before its verb: "a Natural after splitting shall be paid"."""
    found = _OF_WAGER.match(behind)
    return found["what"] if found else None


def _by_form(value: Value, setting: Setting) -> tuple[list[str], str | None] | None:
    """Forms that say outright what is paid, whatever else the sentence names."""
    if shared := _distributed(value, setting) or slashed_names(value.sentence[: value.start]):
        return [setting.wagers.named(name) or name for name in shared], case_behind(value.behind)
    names, on = bets_on(value.sentence, value.since, value.start, setting.wagers)
    if names:
        return names, on or case_on(value.behind)
    stem = setting.above[-1] if setting.above and not value.since else ""
    if names := bets_of_item(value.sentence, value.start, stem, setting.wagers):
        return names, case_on(value.behind)
    named = _named_behind(value, setting)
    return (named, None) if named else None


def _named_behind(value: Value, setting: Setting) -> list[str]:
    """The bonus that is an amount: "receives a $50 Envy Bonus"."""
    if not _AN_AMOUNT.search(value.before):
        return []
    mentions = setting.wagers.mentions(value.behind)
    return list(mentions[0].names[:1]) if mentions and mentions[0].start == 1 else []


def _case_on(value: Value, setting: Setting) -> str | None:
    """The case of a value whose wager stands behind it: what opens the sentence, or the hand that is paid."""
    case = leading_case(value.sentence, value.start, setting.wagers)
    case = case or whose_case(value.sentence[: value.start])
    return case or (hand_paid(value.before, setting.wagers) if _A_HAND.fullmatch(value.before) else None)


def _case(behind: str | None, opened: str | None, setting: Setting) -> str | None:
    """What stands behind a value, else before it; of chips both: "If a meld is split, 2 chips in spades"."""
    return f"{opened}, {behind}" if setting.units and opened and behind else behind or opened


def _announced_by(head: str, setting: Setting) -> list[str]:
    """The wager that the words before a list of odds are about: their subject, else the one named last."""
    if bonus := own_bonus(head, setting):
        return [setting.wagers.named(bonus) or bonus]
    return setting.wagers.first(leadin.last_sentence(head)) or setting.wagers.last(head)


def _distributed(value: Value, setting: Setting) -> list[str]:
    """High wins on …, Low wins on …, and both pay even money."""
    found = _EACH.search(value.before)
    if found is None:
        return []
    names = [name for each in setting.wagers.mentions(value.sentence[: value.start]) for name in each.names]
    distinct = list(dict.fromkeys(names))
    return distinct[-2:] if found["all"].lower() == "both" else distinct if len(distinct) > 1 else []


def _special(value: Value, setting: Setting, last: list[str]) -> tuple[list[str], str | None] | None:
    """Forms that name wager and case in a way of their own."""
    sentence = value.sentence
    if (told := label_told(sentence[: value.start])) and (above := wager_above(setting)):
        return [setting.wagers.named(name) or name for name in above], told
    if named := by_name(value, setting) or _of_label(value, setting) or glossed(value.before, value.behind, setting):
        return named
    if ITEM_ODDS.match(sentence) or (setting.above and AMOUNT_ITEM.match(sentence)):
        return _on_one(value, setting) or of_item(value, setting)
    return of_list(value, setting, last)


def _of_label(value: Value, setting: Setting) -> tuple[list[str], str | None] | None:
    """The wager that a clause opens with as a label, and in which case it wins: "Panda 8: wins if …; pays 25 to 1"."""
    label = labelled(setting.text) if ends_elided(value.sentence[: value.start]) else None
    named = setting.wagers.named(label) if label else None
    return ([named], case_behind(value.behind) or won_if(setting.text)) if named else None


def _on_one(value: Value, setting: Setting) -> tuple[list[str], str | None] | None:
    """The one wager that is named right behind a value: "even money on the Ante"."""
    told = _AND_ON.split(value.behind[:60])[0]
    on = setting.wagers.first(told) if _ON_AFTER.match(told) else []
    return (on, None) if len(on) == 1 else None


def _on_after(behind: str, setting: Setting) -> list[str]:
    """The wagers named right behind the value: 1 to 1 on both the Ante and the Play."""
    on = _ON_AFTER.match(behind)
    if on is None:
        return []
    mentions = setting.wagers.mentions(on[0])
    if mentions and mentions[0].start < 24:
        return list(mentions[0].names)
    if re.search(r"[A-Z]|\b(?:wager|bet|ante)", on["names"]) and len(on["names"].split()) < 9:
        names = [name for name in leadin.split_names(on["names"]) if leadin.is_wager(name)]
        if names and re.search(r"\b(?:wager|bet)s?\Z", names[-1], re.I):
            return names
    return [on["names"]] if on["names"].lower() in COMMON else []
