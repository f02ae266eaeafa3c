"""Which wager a value in running text is for, and in which case it is paid."""

import re

from ruleschema.intake import leadin
from ruleschema.intake.added import added_wager
from ruleschema.intake.announced import own_bonus
from ruleschema.intake.betson import bets_of_item, bets_on, case_on
from ruleschema.intake.cases import STAKED, case_behind, hand_paid, leading_case, opening, tidied, whose_case
from ruleschema.intake.casesbefore import case_before, label_told
from ruleschema.intake.itemodds import ITEM_ODDS, of_item, point_of, with_odds
from ruleschema.intake.labelled import OUTCOME, said_of, under_label
from ruleschema.intake.namedpay import TOLD, Value, by_name
from ruleschema.intake.paidvalues import PAIRS
from ruleschema.intake.payouts import Setting
from ruleschema.intake.slashed import slashed_names
from ruleschema.intake.stakes import wagered_on
from ruleschema.intake.wagernames import COMMON
from ruleschema.intake.wagers import fallback_wager, main_wager, wager_above, wagers_near
from ruleschema.intake.wagertitles import only_name

_EXCEPT = re.compile(
    r"(?:with the exception of|except(?: that| for)?|save that)\s+(?:an?\s+|the\s+)?(?P<what>[^,.;]{2,60})", re.I
)
_LEAD_SAID = re.compile(r"\A(?P<what>[^.:;]{2,80}?)\s*(?:[-–—:=]|\bpays?\b|\bwhich pays?\b|\.{2,})\s*\Z", re.I)
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
# "…at these odds: royal flush, 500 to 1; straight flush, 100 to 1".
_LISTED = re.compile(
    r"(?:\A|[;:])\s*(?:and\s+)?(?P<what>(?!(?:for|on|if|with|when|where|to|in)\b)(?:[A-Za-z]|\$\d)[\w'’ -]{1,40}),\s*\Z"
)
# "…; for a straight flush, $1,500" and "…, a full house $50".
_FOR_LISTED = re.compile(r"(?:\A|[;:,])\s*(?:and\s+)?for\s+(?P<what>[^,;:]{3,60}),\s*\Z", re.I)
_PLAIN_LISTED = re.compile(
    r"(?:\A|[:,;])\s*(?:and\s+)?(?P<what>(?:(?!(?:is|are|pays?|paid|takes|receives?|wins?|shall|will|for|on)\b)[\w'’/-]+\s+){1,6})\Z",
    re.I,
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
        return with_odds(mentions[-1], before), case
    odds = _ODDS_PAID.match(value.sentence)
    if odds and not last:
        return [odds["what"]], case
    subject = leadin.subject_wager(value.sentence) if not value.since else []
    return subject or last or wagers_near(value.before, setting.wagers) or [fallback_wager(setting)], case


def _by_form(value: Value, setting: Setting) -> tuple[list[str], str | None] | None:
    """Forms that say outright what is paid, whatever else the sentence names."""
    if shared := _distributed(value, setting) or slashed_names(value.sentence[: value.start]):
        return [setting.wagers.named(name) or name for name in shared], case_behind(value.behind)
    if names := bets_on(value.sentence, value.since, value.start, setting.wagers):
        return names, case_on(value.behind)
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
    if named := by_name(value, setting):
        return named
    if ITEM_ODDS.match(sentence):
        return _on_one(value, setting) or of_item(value, setting)
    return _of_list(value, setting, last)


def _of_list(value: Value, setting: Setting, last: list[str]) -> tuple[list[str], str | None] | None:
    """The wager and the case of a value that is an exception, one of a list, or behind a label."""
    sentence, before = value.sentence, value.before
    if value.since and (but := _EXCEPT.search(before)):
        what = re.split(r"\s+which\b|\s+shall\b|\s+will\b|\s+(?:is|are)\b|\s+pays?\b", but["what"])[0]
        return main_wager(sentence, setting) or [fallback_wager(setting)], tidied(leadin.tidy(what))
    if (listed := _FOR_LISTED.search(before)) and not re.match(r"\s*for\b", value.behind, re.I):
        return last or _paid_above(value, setting), tidied(listed["what"])
    if case := _listed(value):
        return _paid_above(value, setting), case
    if ":" in sentence[: value.start] and (plain := _PLAIN_LISTED.search(before)) and OUTCOME.search(plain["what"]):
        return last or _paid_above(value, setting), tidied(plain["what"])
    if value.since and last and (told := case_before(before)):
        return last, told
    if said := _LEAD_SAID.match(re.split(r"[“\"](?=[A-Z])", before)[-1].strip()):
        return said_of(said["what"], value.behind, setting, last if value.since else [])
    return None


def _on_one(value: Value, setting: Setting) -> tuple[list[str], str | None] | None:
    """The one wager that is named right behind a value: "even money on the Ante"."""
    told = _AND_ON.split(value.behind[:60])[0]
    on = setting.wagers.first(told) if _ON_AFTER.match(told) else []
    return (on, None) if len(on) == 1 else None


def _listed(value: Value) -> str | None:
    """The case of a value in a list of labels and values, without the verb that pays."""
    if under := under_label(value.sentence, value.since, value.behind):
        return under
    listed = _LISTED.search(value.before)
    told = (listed["what"].strip(), case_behind(value.behind)) if listed else ()
    return ", ".join(each for each in told if each) or None


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


def _paid_above(value: Value, setting: Setting) -> list[str]:
    """The wager of a list of odds: the bonus the sentence pays, else what the words above announce."""
    if bonus := leadin.bonus_paid(value.sentence) or own_bonus(value.sentence, setting):
        return [setting.wagers.named(bonus) or bonus]
    head = value.sentence.partition(":")[0]
    title = setting.section.title() if setting.section.isupper() else setting.section
    only = only_name(title) if PAIRS.fullmatch(setting.text.strip()) else None
    return setting.wagers.last(head) or wager_above(setting) or [only or fallback_wager(setting)]
