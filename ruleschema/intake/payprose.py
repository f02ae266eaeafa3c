"""Payouts in running text: odds, even money, pushes and losses, with the wager and the case."""

import re

from ruleschema.intake import leadin
from ruleschema.intake.payouts import Setting
from ruleschema.intake.payvalues import PayValue, prose_values
from ruleschema.intake.records import DraftRow

_PAYING = re.compile(r"\b(?:pay|pays|paid|paying|payment|payouts?|payoffs?|odds|wins?|winning|won)\b", re.I)
_BEFORE_RANGE = re.compile(
    r"\b(?:from|between|numbers?|numbered|red|black|odd|even|cards?|values?|ranks?|count|total(?:ing|s)?|of|through|seats?|a|any|options?|with"
    r"|zero|playing|use|using)\s*\Z", re.I,
)  # fmt: skip
_AFTER_RANGE = re.compile(
    r"\A\s*(?:times|x\b|cards?|decks?|players?|points?|revolutions|spins|inches|minutes|hours|feet|seats?|units?|hands?|inclusive|shall have"
    r"|shall be counted|,?\s*(?:\(inclusive|each|and \d+ to))", re.I,
)  # fmt: skip
_ODDS_BEFORE = re.compile(r"(?:\bodds(?: of)?|\bpa(?:y|ys|id|ying)\b(?: off| out| at| the)*|\bof (?:at least|no less than)|\bat)\s*(?:odds\s*)?(?:of\s*)?(?:at least |no less than |at )?\s*\(?\Z", re.I)
_NEGATED = re.compile(r"\bnot\s*(?:be\s+(?:paid\s+)?)?(?:at\s+)?\Z", re.I)
_OR = re.compile(r"\s*,?\s*(?:or|and/or)\s*(?:at\s+)?(?:odds of\s+)?", re.I)
_EXCEPT = re.compile(r"(?:with the exception of|except(?: that| for)?)\s+(?:an?\s+|the\s+)?(?P<what>[^,.;]{2,60})", re.I)
_IF = re.compile(r"\b(?:if|when|whenever|where|in the event(?: that)?|unless)\s+(?P<when>[^.;]{3,160})", re.I)
_LEADING_IF = re.compile(r"\A(?:\W*)(?:if|when|whenever|in the event(?: that)?|for|upon|once)\s+(?P<when>[^.;]{3,300}?),\s+(?=[A-Za-z])", re.I)
_POINT = re.compile(r"\b(?:was|is|were|of|on|for)\s+(?:an?\s+|the\s+)?(?P<on>\d{1,2}(?:(?:,| or| and|, or)\s*\d{1,2})*)\b")
_ITEM_ODDS = re.compile(r"\A\W*(?:\d[\d,.]*\s*(?:to|for|:)\s*\d+|even money)", re.I)
_LEAD_SAID = re.compile(r"\A(?P<what>[^.:;]{2,80}?)\s*(?:[-–—:=]|\bpays?\b|\bwhich pays?\b|\.{2,})\s*\Z", re.I)
_COMPOSITE = re.compile(r"\bas if (?:it (?:was|were)|they were)\s+(?P<count>two|three|four|five|\d)\s+separate\s+wagers?\b", re.I)


_ON_AFTER = re.compile(
    r"\A\s*(?:on|for)\s+(?:(?:both|all|of|the|their|his|any|each|winning|player['’]s)\s+)*(?P<names>[A-Za-z][\w'’/ -]{1,60}?)"
    r"(?=\s*(?:[.,;]|\bplus\b|\band their\b|\bif\b|\bwhen\b|\bprior\b|\bbefore\b|\bexcept\b|\bwith\b|\Z))"
)
# "…at these odds: royal flush, 500 to 1; straight flush, 100 to 1".
_LISTED = re.compile(r"(?:\A|[;:])\s*(?:and\s+)?(?P<what>[A-Za-z][\w'’ -]{2,40}),\s*\Z")
_ABOVE = re.compile(r"\A(?:(?:The|All|Each|Winning|winning)\s+)*(?P<what>[\w'’ -]{3,60}?)\s+(?:shall|will|must|may|are|is|pays?)\b")
_STAKES = r"(?:ante|blind|play|raise|call|insurance|pass line|field|pair plus)"
_SMALL = re.compile(rf"\b(?:the|their|an?|each|all|both|any|of)\s+(?P<names>{_STAKES}s?(?:,?\s+(?:and|or)\s+(?:the\s+)?{_STAKES}s?)?)(?=\s+(?:shall|will|is|are|be|wager|bet|and|pushe?s?|wins?|loses?)\b|[.,;]|\s*\Z)", re.I)
_GROUP = re.compile(r"\A(?P<what>[A-Z][\w'’ /-]{2,40}?)\s*:?\Z")
_OWN = re.compile(r"\A(?P<what>[A-Z][\w'’ /-]{2,40}?):\s")
_LIST = re.compile(
    r"\b(?P<names>(?:[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?,\s)*[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?,?\s(?:and|or|and/or)\s(?:the\s)?[A-Z][\w'’-]*(?:\s[A-Z][\w'’-]*)?\s(?:Wager|Bet|wager|bet)s?)\b"
)


def prose_payouts(text: str, setting: Setting) -> list[tuple[int, DraftRow]]:
    """Every payout a clause states in words, with the offset of its value."""
    found: list[tuple[int, DraftRow]] = []
    for start, sentence in leadin.split_sentences(text):
        if len(sentence) > leadin.LONGEST_SENTENCE:
            continue
        for place, row in (*_odds(sentence, setting), *_composites(sentence, setting)):
            found.append((start + place, row))
    return found


# ---- odds ---------------------------------------------------------------------------------------
def _odds(sentence: str, setting: Setting) -> list[tuple[int, DraftRow]]:
    values = [value for value in prose_values(sentence) if _is_payout(sentence, value, setting)]
    figures = {value.pays for value in values if sentence[value.start].isdigit()}
    values = [value for value in values if sentence[value.start].isdigit() or value.pays not in figures]
    found: list[tuple[int, DraftRow]] = []
    place = 0
    since = 0
    while place < len(values):
        first = last = values[place]
        alternatives = [first.pays]
        while place + 1 < len(values) and _OR.fullmatch(sentence[last.end : values[place + 1].start]):
            place += 1
            last = values[place]
            alternatives.append(last.pays)
        if place + 1 < len(values) and _same_again(sentence, last, values[place + 1]):
            place += 1
        after = values[place + 1].start if place + 1 < len(values) else len(sentence)
        for row in _rows(sentence, since, first, last, after, alternatives, setting):
            found.append((first.start, row))
        since = last.end
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
        return not re.search(r"[“\"]\s*\Z", before) or bool(_PAYING.search(before))
    win, stake = (float(part.replace(",", "")) for part in re.split(r" to | for ", value.pays))
    if stake >= 10 or (win < stake and stake > 6) or _BEFORE_RANGE.search(before):
        return False
    if _ITEM_ODDS.match(sentence) and value.start < 4:
        return True
    context = " ".join((sentence, *setting.above[-2:], setting.section))
    return bool(_PAYING.search(context))


def _rows(
    sentence: str, since: int, first: PayValue, last: PayValue, after: int, alternatives: list[str], setting: Setting
) -> list[DraftRow]:
    before, behind = sentence[since : first.start], sentence[last.end : after]
    bound = "one of" if len(alternatives) > 1 else _near_bound(sentence, before)
    wagers, outcome, condition = _who(sentence, before, behind, setting, since)
    commission = leadin.commission_of(sentence[last.end :]) if after == len(sentence) else None
    pays = " or ".join(dict.fromkeys(alternatives))
    return [
        DraftRow(outcome or "win", pays, (), wager, condition, bound, commission) for wager in (wagers or [fallback_wager(setting)])
    ]


def _near_bound(sentence: str, before: str) -> str | None:
    """A bound right before the value, or one that announces a list of odds."""
    if found := leadin.bound_of(before[-32:]):
        tail = re.split(r"\b(?:than|least|most|exceed\w*)\b", before[-32:], flags=re.I)[-1]
        if re.fullmatch(r"\s*(?:(?:the|a|an|odds|of|payout|ratio|at|paid|pay)\s*)*\(?", tail, re.I):
            return found
    head = sentence.partition(":")[0] if ":" in sentence else ""
    return leadin.bound_of(head) if re.search(r"\b(?:odds|payouts?|amounts?|following|these)\b", head, re.I) else None


def _who(sentence: str, before: str, behind: str, setting: Setting, since: int) -> tuple[list[str], str | None, str | None]:
    """The wagers, the outcome and the condition of one value."""
    condition = condition_in(sentence, behind)
    if _ITEM_ODDS.match(sentence) and not since:
        return _of_item(behind, setting)
    if since and (except_for := _EXCEPT.search(before)):
        return _main(sentence, setting), leadin.tidy(re.split(r"\s+which\b|\s+shall\b|\s+will\b", except_for["what"])[0]), None
    if said := _LEAD_SAID.match(before.strip()):
        name = leadin.tidy(re.split(r",", said["what"])[-1])
        if name and len(name.split()) <= 8:
            announced = _wager_above(setting)
            outcome = re.sub(r"\Aon (?:an? |the )?", "", name, flags=re.I)
            return (announced, outcome, condition) if announced else ([name], None, condition)
    if (on := _ON_AFTER.match(behind)) and re.search(r"[A-Z]|\b(?:wager|bet|ante)", on["names"]) and len(on["names"].split()) < 9:
        names = [name for name in leadin.split_names(on["names"]) if leadin.is_wager(name)]
        if names and not re.search(r"\b(?:hand|blackjack)s?\Z", names[-1], re.I):
            return names, None, condition
    if not since and (names := leadin.subject_wager(sentence)):
        point = _POINT.search(behind)
        return names, (point["on"] if point and "point" in behind else None), condition
    if listed := _LISTED.search(before):
        return _wager_above(setting), listed["what"].strip(), condition
    wagers = wagers_near(before) or wagers_near(behind) or (wagers_near(sentence) if not since else [])
    point = _POINT.search(behind)
    return wagers, (point["on"] if point and "point" in behind else None), condition


def _of_item(behind: str, setting: Setting) -> tuple[list[str], str | None, str | None]:
    """2 to 1 if the come out point was 4 or 10: the wager is in the words above."""
    above = setting.above[-1] if setting.above else setting.section
    wagers = wagers_near(above) or wagers_near(" ".join(setting.above[-2:]))
    if not wagers and (subject := _ABOVE.match(above)):
        wagers = [leadin.tidy(subject["what"])]
    point = _POINT.search(behind)
    when = _IF.search(behind)
    outcome = point["on"] if point else (when["when"].strip(" .") if when else leadin.tidy(behind.strip(" .,;:–-")) or None)
    return wagers[:1], outcome, (when["when"].strip(" .") if when and point else None)


def condition_in(sentence: str, behind: str) -> str | None:
    """The case a value or a push is for: what opens the sentence, or what follows."""
    if found := _LEADING_IF.match(sentence):
        return found["when"].strip()[:160]
    found = _IF.search(behind)
    return found["when"].strip(" .")[:160] if found else None


def wagers_near(text: str) -> list[str]:
    """The wagers nearest before a value; a list of them is several."""
    if listed := list(_LIST.finditer(text)):
        names = leadin.split_names(re.sub(r"\A(?:If|When|The|Any|Each|Winning|A|An)\s", "", listed[-1]["names"]))
        if all(leadin.is_wager(name) for name in names):
            return names
    winning = leadin.winning_wagers(text)
    if winning:
        return winning
    if small := list(_SMALL.finditer(text)):
        return leadin.split_names(small[-1]["names"])
    found = re.findall(
        r"(?:both\s+)?(?:the|an?|each|all|any|original|every)\s+((?:[\w'’/-]+\s+){1,4}?(?:wagers?|bets?)(?:,?\s+(?:and|or)\s+(?:the\s+)?(?:[\w'’/-]+\s+){1,3}(?:wagers?|bets?))?)\b",
        text, re.I,
    )  # fmt: skip
    found = found or leadin.wagers_in(text)
    named = [name for each in found[-1:] for name in leadin.split_names(each)]
    return [name for name in named if leadin.is_wager(name) and not re.search(r"\b(?:that|shall|who|which)\b", name)]


def _main(sentence: str, setting: Setting) -> list[str]:
    return wagers_near(sentence.split("with the exception")[0].split("except")[0])


def _list_wager(setting: Setting) -> str | None:
    """Items of a list belong to the wager the words above announce."""
    if not setting.above or not _PAYING.search(setting.above[-1]):
        return None
    named = wagers_near(setting.above[-1])
    return named[-1] if len(named) == 1 else None


def _wager_above(setting: Setting) -> list[str]:
    """The wager of the words above, or of a group heading such as "Field:"."""
    if setting.above and (group := _GROUP.match(setting.above[-1].strip())) and len(group["what"].split()) <= 5:
        return [leadin.tidy(group["what"])]
    return [name for name in [_list_wager(setting)] if name]


def fallback_wager(setting: Setting) -> str:
    """Where a sentence names no wager: what the words above or the heading are about, else the game."""
    if (own := _OWN.match(setting.text)) and len(own["what"].split()) <= 5:
        return leadin.tidy(own["what"])
    if group := _wager_above(setting):
        return group[0]
    for text in reversed(setting.above):
        if named := wagers_near(leadin.last_sentence(text)):
            return named[-1]
    title = setting.section.strip(" “”\":")
    if re.search(r"\b(?:wager|bet|bonus)\b", title, re.I) and len(title.split()) <= 6:
        return leadin.tidy(title)
    return setting.game


# ---- composites ---------------------------------------------------------------------------------
_SHARE = re.compile(r"(?P<percent>\d{1,2}(?:\.\d+)?)\s?%")
_ON = re.compile(r"wagers?\s+on\s+(?:the\s+)?(?P<items>\d{1,2}(?:\s?,\s?\d{1,2})*,?\s+and\s+\d{1,2})", re.I)
_UNITS = re.compile(r"(?P<units>one|two|three|four|\d)\s+units?\s+wagered\s+as\s+(?:an?\s+)?(?P<on>[A-Z][\w ]{2,30}?(?:Bet|Wager))", re.I)
_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}


def _composites(sentence: str, setting: Setting) -> list[tuple[int, DraftRow]]:
    """A wager paid as several: equal parts on numbers, or units on other wagers."""
    found = _COMPOSITE.search(sentence)
    if found is None:
        return []
    pays = None
    if on := _ON.search(sentence):
        items = re.findall(r"\d{1,2}", on["items"])
        part = _SHARE.search(sentence)
        share = f"1/{round(100 / float(part['percent']))}" if part and float(part["percent"]) else f"1/{len(items)}"
        equal = f"as {len(items)} equal wagers on {', '.join(items[:-1])} and {items[-1]}"
        pays = equal if share == f"1/{len(items)}" else "as " + " plus ".join(f"{share} on {item}" for item in items)
        if re.search(r"\bfifth wager\b", sentence, re.I):
            pays += f" plus {share} on the chosen number"
    elif units := list(_UNITS.finditer(sentence)):
        whole = sum(_NUMBERS.get(each["units"].lower(), 1) for each in units)
        pays = "as " + " plus ".join(f"{_NUMBERS.get(each['units'].lower(), 1)}/{whole} on {each['on']}" for each in units)
    if pays is None:
        return []
    wagers = wagers_near(sentence[: found.start()])
    return [(found.start(), DraftRow("win", pays, (), wager)) for wager in wagers or [fallback_wager(setting)]]
