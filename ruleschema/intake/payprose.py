"""Payouts in running text: odds, even money, pushes and losses, with the wager and the case."""

import re
from dataclasses import replace

from ruleschema.intake import leadin
from ruleschema.intake.composites import composites
from ruleschema.intake.payouts import Setting
from ruleschema.intake.payvalues import PayValue, prose_values
from ruleschema.intake.records import DraftRow
from ruleschema.intake.wagers import IF, PAYING, condition_in, fallback_wager, main_wager, wager_above, wagers_near

_BEFORE_RANGE = re.compile(
    r"\b(?:from|between|numbers?|numbered|red|black|odd|even|cards?|values?|ranks?|count|total(?:ing|s)?|of|through|seats?|a|any|options?|with"
    r"|zero|playing|use|using)\s*\Z", re.I,
)  # fmt: skip
_AFTER_RANGE = re.compile(
    r"\A\s*(?:times|x\b|cards?|decks?|players?|points?|revolutions|spins|inches|minutes|hours|feet|seats?"
    r"|units?|hands?|inclusive|shall have"
    r"|shall be counted|,?\s*(?:\(inclusive|each|and \d+ to))", re.I,
)  # fmt: skip
_ODDS_BEFORE = re.compile(
    r"(?:\bodds(?: of)?|\bpa(?:y|ys|id|ying)\b(?: off| out| at| the)*|\bof (?:at least|no less than)"
    r"|\bat)\s*(?:odds\s*)?(?:of\s*)?(?:at least |no less than |at )?\s*\(?\Z",
    re.I,
)
_NEGATED = re.compile(r"\bnot\s*(?:be\s+(?:paid\s+)?)?(?:at\s+)?\Z", re.I)
_OR = re.compile(r"\s*,?\s*(?:or|and/or)\s*(?:at\s+)?(?:odds of\s+)?", re.I)
_EXCEPT = re.compile(
    r"(?:with the exception of|except(?: that| for)?)\s+(?:an?\s+|the\s+)?(?P<what>[^,.;]{2,60})", re.I
)
_POINT = re.compile(
    r"\b(?:was|is|were|of|on|for)\s+(?:an?\s+|the\s+)?(?P<on>\d{1,2}(?:(?:,| or| and|, or)\s*\d{1,2})*)\b"
)
_ITEM_ODDS = re.compile(r"\A\W*(?:\d[\d,.]*\s*(?:to|for|:)\s*\d+|even money)", re.I)
_LEAD_SAID = re.compile(r"\A(?P<what>[^.:;]{2,80}?)\s*(?:[-–—:=]|\bpays?\b|\bwhich pays?\b|\.{2,})\s*\Z", re.I)


_ON_AFTER = re.compile(
    r"\A\s*(?:on|for)\s+(?:(?:both|all|of|the|their|his|any|each|winning|player['’]s)\s+)*"
    r"(?P<names>[A-Za-z][\w'’/ -]{1,60}?)"
    r"(?=\s*(?:[.,;]|\bplus\b|\band their\b|\bif\b|\bwhen\b|\bprior\b|\bbefore\b|\bexcept\b|\bwith\b|\Z))"
)
_AS_PART = re.compile(r"\bas an?\s+(?P<what>[A-Z0-9][\w'’ -]{2,40}?)\s*\(\s*\Z")
_TRAILING = re.compile(r"\s+(?:shall|will|may|must|which|that)\Z", re.I)
_HAND = re.compile(r"(?:a\s+)?(?:blackjack|natural)s?", re.I)
_HELD = re.compile(r"\b(?:having|has|with|holding|gets?)\s+(?:an?\s+|the\s+)?(?P<hand>blackjack|natural)\b", re.I)
# "…at these odds: royal flush, 500 to 1; straight flush, 100 to 1".
_LISTED = re.compile(r"(?:\A|[;:])\s*(?:and\s+)?(?P<what>[A-Za-z][\w'’ -]{2,40}),\s*\Z")
_ABOVE = re.compile(
    r"\A(?:(?:The|All|Each|Winning|winning)\s+)*(?P<what>[\w'’ -]{3,60}?)\s+(?:shall|will|must|may|are|is|pays?)\b"
)


def prose_payouts(text: str, setting: Setting) -> list[tuple[int, DraftRow]]:
    """Every payout a clause states in words, with the offset of its value."""
    found: list[tuple[int, DraftRow]] = []
    for start, sentence in leadin.split_sentences(text):
        if len(sentence) > leadin.LONGEST_SENTENCE:
            continue
        here = replace(setting, said=text[:start])
        for place, row in (*_odds(sentence, here), *composites(sentence, here)):
            found.append((start + place, row))
    return found


# ---- odds ---------------------------------------------------------------------------------------
def _odds(sentence: str, setting: Setting) -> list[tuple[int, DraftRow]]:
    values = [value for value in prose_values(sentence) if _is_payout(sentence, value, setting)]
    figures = {value.pays for value in values if sentence[value.start].isdigit()}
    values = [value for value in values if sentence[value.start].isdigit() or value.pays not in figures]
    found: list[tuple[int, DraftRow]] = []
    place = since = 0
    while place < len(values):
        group = [values[place]]
        while place + 1 < len(values) and _OR.fullmatch(sentence[group[-1].end : values[place + 1].start]):
            place += 1
            group.append(values[place])
        if place + 1 < len(values) and _same_again(sentence, group[-1], values[place + 1]):
            place += 1
        after = values[place + 1].start if place + 1 < len(values) else len(sentence)
        found += [(group[0].start, row) for row in _rows(sentence, (since, after), group, setting)]
        since = group[-1].end
        place += 1
    return found


def _same_again(sentence: str, one: PayValue, other: PayValue) -> bool:
    """Two to one (2 to 1) is one value."""
    return one.pays == other.pays and sentence[one.end : other.start].strip() in ("(", ", or (", "[")


def _is_payout(sentence: str, value: PayValue, setting: Setting) -> bool:
    before, after = sentence[: value.start], sentence[value.end :]
    if _NEGATED.search(before) or _AFTER_RANGE.match(after):
        return False
    if _ODDS_BEFORE.search(before):
        return True
    if "even" in sentence[value.start : value.end].lower():
        return not re.search(r"[“\"]\s*\Z", before) or bool(PAYING.search(before))
    win, stake = (float(part.replace(",", "")) for part in re.split(r" to | for ", value.pays))
    if stake >= 10 or (win < stake and stake > 6) or _BEFORE_RANGE.search(before):
        return False
    if _ITEM_ODDS.match(sentence) and value.start < 4:
        return True
    context = " ".join((sentence, *setting.above[-2:], setting.section))
    return bool(PAYING.search(context))


def _rows(sentence: str, reach: tuple[int, int], values: list[PayValue], setting: Setting) -> list[DraftRow]:
    """The rows of one value or of alternatives; `reach` is the stretch of the sentence that belongs to them."""
    since, after = reach
    before, behind = sentence[since : values[0].start], sentence[values[-1].end : after]
    pays = list(dict.fromkeys(value.pays for value in values))
    bound = "one of" if len(pays) > 1 else _near_bound(sentence, before)
    wagers, outcome, condition = _who(sentence, before, behind, setting, since)
    commission = leadin.commission_of(sentence[values[-1].end :]) if after == len(sentence) else None
    named = wagers or [fallback_wager(setting)]
    return [DraftRow(outcome or "win", " or ".join(pays), (), wager, condition, bound, commission) for wager in named]


def _near_bound(sentence: str, before: str) -> str | None:
    """A bound right before the value, or one that announces a list of odds."""
    if found := leadin.bound_of(before[-32:]):
        tail = re.split(r"\b(?:than|least|most|exceed\w*)\b", before[-32:], flags=re.I)[-1]
        if re.fullmatch(r"\s*(?:(?:the|a|an|odds|of|payout|ratio|at|paid|pay)\s*)*\(?", tail, re.I):
            return found
    head = sentence.partition(":")[0] if ":" in sentence else ""
    return leadin.bound_of(head) if re.search(r"\b(?:odds|payouts?|amounts?|following|these)\b", head, re.I) else None


def _who(
    sentence: str, before: str, behind: str, setting: Setting, since: int
) -> tuple[list[str], str | None, str | None]:
    """The wagers, the outcome and the condition of one value."""
    condition = condition_in(sentence, behind)
    if (part := _AS_PART.search(before)) and (names := leadin.subject_wager(sentence)):
        return names, leadin.tidy(part["what"]), None
    if _ITEM_ODDS.match(sentence) and not since:
        return _of_item(behind, setting)
    if since and (except_for := _EXCEPT.search(before)):
        return (
            main_wager(sentence, setting),
            leadin.tidy(re.split(r"\s+which\b|\s+shall\b|\s+will\b", except_for["what"])[0]),
            None,
        )
    if said := _LEAD_SAID.match(before.strip()):
        name = leadin.tidy(_TRAILING.sub("", re.split(r",", said["what"])[-1]))
        if name and len(name.split()) <= 8:
            announced = wager_above(setting)
            on_what = re.sub(r"\Aon (?:an? |the )?", "", name, flags=re.I)
            hand = name if _HAND.fullmatch(name) else None
            return (announced, on_what, condition) if announced else ([name], hand, condition)
    if (
        (on := _ON_AFTER.match(behind))
        and re.search(r"[A-Z]|\b(?:wager|bet|ante)", on["names"])
        and len(on["names"].split()) < 9
    ):
        names = [name for name in leadin.split_names(on["names"]) if leadin.is_wager(name)]
        if names and not re.search(r"\b(?:hand|blackjack)s?\Z", names[-1], re.I):
            return names, None, condition
    if not since and (names := leadin.subject_wager(sentence)):
        point = _POINT.search(behind)
        return names, (point["on"] if point and "point" in behind else None), condition
    if listed := _LISTED.search(before):
        return wager_above(setting), listed["what"].strip(), condition
    wagers = wagers_near(before) or wagers_near(behind) or (wagers_near(sentence) if not since else [])
    point = _POINT.search(behind)
    held = _HELD.search(before)
    outcome = point["on"] if point and "point" in behind else held["hand"] if held else None
    return wagers or leadin.subject_wager(sentence), outcome, condition


def _of_item(behind: str, setting: Setting) -> tuple[list[str], str | None, str | None]:
    """2 to 1 if the come out point was 4 or 10: the wager is in the words above."""
    above = setting.above[-1] if setting.above else setting.section
    wagers = wagers_near(above) or wagers_near(" ".join(setting.above[-2:]))
    if not wagers and (subject := _ABOVE.match(above)):
        wagers = [leadin.tidy(subject["what"])]
    point = _POINT.search(behind)
    when = IF.search(behind)
    outcome = (
        point["on"] if point else (when["when"].strip(" .") if when else leadin.tidy(behind.strip(" .,;:–-")) or None)
    )
    return wagers[:1], outcome, (when["when"].strip(" .") if when and point else None)
