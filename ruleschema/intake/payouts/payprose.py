"""Payouts in running text: odds, even money and shares, each with its wager, its case and its bound."""

import re
from dataclasses import replace
from itertools import pairwise

from ruleschema.intake.payouts.anaphora import resolved
from ruleschema.intake.payouts.between import next_words
from ruleschema.intake.payouts.caselabels import case_label
from ruleschema.intake.payouts.composites import composites
from ruleschema.intake.payouts.evenmoney import EVEN_MONEY, takes_even_money
from ruleschema.intake.payouts.inkind import payments_in_kind
from ruleschema.intake.payouts.inscriptions import inscriptions
from ruleschema.intake.payouts.namedpay import Value
from ruleschema.intake.payouts.paidcase import paid_case, until_next_part
from ruleschema.intake.payouts.paidfor import Paid, paid_for
from ruleschema.intake.payouts.paidvalues import NET, goes_on, is_payout
from ruleschema.intake.payouts.pairs import paired
from ruleschema.intake.payouts.parts import read_parts
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.respective import repeated_cases, respective_cases
from ruleschema.intake.payouts.standing import joined
from ruleschema.intake.records import DraftRow
from ruleschema.intake.words import leadin
from ruleschema.intake.words.payvalues import PayValue, prose_values

# "no less than 50 to 1 for …, 10 to 1 for …": the bound goes on where no verb starts anew.
_SAME_BOUND = re.compile(
    r"\s*(?:(?:for|on|if|when)\b(?:(?!\b(?:pays?|paid|shall)\b)[^.;:])*?)?(?:,|\band|\bor)\s+(?:and\s+|or\s+)?", re.I
)
_AGAIN = re.compile(r"\s*(?:,? ?or )?[(\[]|,?\s+and (?:(?:shall|will|then|be|is|are)\s+){1,3}paid\s*")
_THAT_IS = re.compile(r"\s*,?\s*(?:that is|i\.e\.,?|namely|or)\s+(?:at\s+)?|\s*,\s*", re.I)
_LISTED = re.compile(r"[A-Z][\w'’/ -]{1,40},?\s[$\d][\d,.]*(?:\s?(?:-|to|for|:|%)\s?\d*)?[^;:\w]{0,3};?")
_OR = re.compile(r"\)?,?\s*(?:or|and/or)\s*(?:at\s+)?(?:odds of\s+)?", re.I)
# "Blackjack pays 3 to 2, or Blackjack pays 6 to 5", also in quotes: between them stands what the first says too.
_OR_AGAIN = re.compile(
    r"[.,;]?[”\"’]?[.,;]?\s*\(?(?:or|and/or|/),?\s*(?:(?:at|on)\s[^,;.]{3,40},\s+)?(?P<same>\S.{2,80})", re.I
)
_TOLD_ANEW = re.compile(r",\s+or\b|\bor\s+at\b", re.I)
_IF = re.compile(r",?\s+(?:if|when|where)\s", re.I)
_WHERE = re.compile(
    r",?\s+(?:where|when|if|on tables?|at tables?)\b(?!\s+(?:posted|shown|offered|permitted)\b|[^,;.]{0,40}\bso\b)",
    re.I,
)


def prose_payouts(text: str, setting: Setting) -> list[tuple[int, DraftRow]]:
    """Every payout a clause states in words, with the offset of its value."""
    found: list[tuple[int, DraftRow]] = []
    for start, sentence in _sentences(text):
        if len(sentence) > leadin.LONGEST_SENTENCE:
            continue
        here = replace(setting, said=text[:start])
        whole, shift = joined(sentence, setting) if not start else (sentence, 0)
        if pairs := paired(whole, here):
            found += [(start + place - shift, row) for place, row in pairs if place >= shift]
            continue
        label = case_label(whole, setting.wagers)
        odds = _under_label(whole, here, *label) if label else _odds(whole, here)
        told = (*odds, *composites(whole, here), *payments_in_kind(whole, here))
        read = {place for place, _ in told}
        written = [each for each in inscriptions(whole, here) if each[0] not in read]
        for place, row in (*told, *written):
            if place >= shift:
                found.append((start + place - shift, row))
    return found


def _under_label(sentence: str, setting: Setting, case: str, end: int) -> list[tuple[int, DraftRow]]:
    """The values of a sentence behind the case that is its label."""
    rest = sentence[end:].lstrip()
    start = len(sentence) - len(rest)
    rows = _odds(rest, setting)
    return [
        (start + place, replace(row, outcome=case if row.outcome == "win" else f"{case}, {row.outcome}"))
        for place, row in rows
    ]


def _sentences(text: str) -> list[tuple[int, str]]:
    """The sentences of a clause; a list of hands and values that semicolons part is one."""
    found: list[tuple[int, str]] = []
    for start, sentence in leadin.split_sentences(text):
        if found and found[-1][1].endswith(";") and _LISTED.fullmatch(sentence):
            found[-1] = (found[-1][0], text[found[-1][0] : start + len(sentence)])
        else:
            found.append((start, sentence))
    return found


def _odds(sentence: str, setting: Setting) -> list[tuple[int, DraftRow]]:
    values: list[PayValue] = []
    for each in prose_values(sentence):
        if is_payout(sentence, each, setting) or goes_on(sentence, each, values, setting):
            values.append(each)
    values = _net(sentence, values)
    found: list[tuple[int, DraftRow]] = []
    paid: Paid | None = None
    place = since = end = 0
    parts = read_parts(sentence, setting.wagers) if values else []
    listed, repeated = respective_cases(sentence, values), repeated_cases(sentence, values)
    while place < len(values):
        group = [values[place]]
        alone = group[0].start in listed or group[0].start in repeated
        while place + 1 < len(values):
            again = _same_again(sentence, values[place], values[place + 1])
            if not again and (alone or not _is_choice(sentence, values[place], values[place + 1])):
                break
            place += 1
            group += [] if again else [values[place]]
        after = values[place + 1].start if place + 1 < len(values) else len(sentence)
        between = sentence[end : group[0].start]
        end = values[place].end
        after = end + next_words(sentence[end:after], setting.wagers) if after < len(sentence) else after
        behind = until_next_part(sentence, end, after, parts, setting.wagers)
        value = Value(sentence, since, group[0].start, behind)
        paid = paid_for(value, parts, setting, paid)
        last, outcome = list(paid.names), paid.case
        back = repeated.get(value.start)
        outcome = _IF.split(found[-back][1].outcome)[0] if back and len(found) >= back else outcome
        outcome = listed.get(value.start) or outcome or paid_case(sentence, group[0].start, parts, setting)
        outcome = resolved(outcome, sentence, setting.said) if outcome else None
        if group[0].pays == "1 to 1" and takes_even_money(sentence, last):
            outcome = EVEN_MONEY
        rows = _rows(value, group, last, outcome, setting)
        if found and found[-1][1].bound in ("at least", "at most") and _SAME_BOUND.fullmatch(between):
            rows = [replace(row, bound=found[-1][1].bound) for row in rows]
        found += [(group[0].start, row) for row in rows]
        since = after
        place += 1
    return found


def _is_choice(sentence: str, one: PayValue, other: PayValue) -> bool:
    """Whether two values are to choose from: "3 to 2 or 6 to 5", also where what pays them is said of each."""
    between = sentence[one.end : other.start]
    if _OR.fullmatch(between):
        return not _own_case(sentence, one, other)
    again = _OR_AGAIN.fullmatch(between)
    return again is not None and sentence[: one.start].lower().endswith(again["same"].lower())


def _own_case(sentence: str, one: PayValue, other: PayValue) -> bool:
    """Odds that are told anew with a case behind them: "at odds of 19 to 20, or at odds of 1 to 1 where …"."""
    anew = _TOLD_ANEW.search(sentence, one.end, other.start)
    return anew is not None and _WHERE.match(sentence, other.end) is not None


def _same_again(sentence: str, one: PayValue, other: PayValue) -> bool:
    """Two to one (2 to 1) is one value, and so is even money that is paid 1 to 1."""
    between = sentence[one.end : other.start]
    return one.pays == other.pays and bool(_AGAIN.fullmatch(between) or _THAT_IS.fullmatch(between))


def _net(sentence: str, values: list[PayValue]) -> list[PayValue]:
    """The values without those that the value behind them tells less the commission: evens less 5% (19 to 20)."""
    gross = {one for one, other in pairwise(values) if NET.fullmatch(sentence[one.end : other.start])}
    return [each for each in values if each not in gross]


def _rows(
    value: Value, values: list[PayValue], wagers: list[str], outcome: str | None, setting: Setting
) -> list[DraftRow]:
    """The rows of one value or of alternatives, one for each wager it is for."""
    pays = list(dict.fromkeys(each.pays for each in values))
    bound = "one of" if len(pays) > 1 else _near_bound(value) or leadin.bound_of(setting.section)
    last = value.sentence.endswith(value.behind)
    commission = leadin.commission_of(value.behind) if last else None
    return [DraftRow(outcome or "win", " or ".join(pays), (), wager, None, bound, commission) for wager in wagers]


def _near_bound(value: Value) -> str | None:
    """A bound right before the value, or one that announces a list of odds."""
    near = f"{value.before[-32:]}1 to 1"
    if found := leadin.bound_of(near):
        tail = re.split(r"\b(?:than|least|most|exceed\w*)\b", value.before[-32:], flags=re.I)[-1]
        if re.fullmatch(r"\s*(?:(?:the|a|an|odds|of|payout|ratio|at|paid|pay)\s*)*\(?", tail, re.I):
            return found
    head = value.sentence.partition(":")[0] if ":" in value.sentence else ""
    announces = re.search(r"\b(?:odds|payouts?|amounts?|following|these|bonus)\b|\b(?:least|than)\Z", head, re.I)
    return leadin.bound_of(f"{head}:") if announces else None
