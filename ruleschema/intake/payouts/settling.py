"""Pushes and losses that settlement rules state in words."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from ruleschema.intake.payouts.anaphora import resolved
from ruleschema.intake.payouts.below import spread
from ruleschema.intake.payouts.pairs import paired
from ruleschema.intake.payouts.parts import Part, read_parts
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.settled import FOLDED, SURRENDER, case_of
from ruleschema.intake.payouts.settledby import is_settled
from ruleschema.intake.payouts.stakes import CALLED_SO, wagers_of
from ruleschema.intake.payouts.standing import joined
from ruleschema.intake.payouts.topics import spoken_of
from ruleschema.intake.records import DraftRow
from ruleschema.intake.wagers.wagernames import Wagers
from ruleschema.intake.words import leadin
from ruleschema.intake.words.results import results_in

_MISHAP = re.compile(
    r"\b(?:misdeal\w*|misdealt|malfunction\w*|irregular\w*|error|inadvertently|insufficient|incorrect|wrong|jams?|defect\w*|cover(?:s|ed)?|exhausted"
    r"|no roll|lifts?|tampered|too (?:few|many)|number of cards|withdraw\w*|faulty|broken|hinder\w*"
    r"|void (?:spin|throw|round|deal)|round of play shall be void|leaves? the (?:table|game)|dice)\b", re.I,
)  # fmt: skip
# What is given back to everyone is given back for a mishap; a hand may push or lose them all.
_TO_ALL = re.compile(
    r"\b(?:all hands(?! (?:that|which|with|of|other|except|but)\b)"
    r"|all wagers(?! other than\b| on (?!the (?:table|layout)))"
    r"|all player wagers|every wager(?= (?:of|on|in) (?:that|the|this) (?:round|table|layout|spin|roll)))\b", re.I,
)  # fmt: skip
_NOT_HERE = re.compile(
    r"irregular|misdeal|malfunction|definition|opening of|shuffle|invalid|glossary|collection (?:rate"
    r"|schedule|fee)|\bfees|equipment|\bdealing (?:the )?cards"
    r"|example|sample|\brank(?:ings?|s)?\b", re.I,
)  # fmt: skip
_COMPLETES = re.compile(r"\bcompletion of (?:each|the|a) round\b", re.I)
_NEVER = re.compile(
    r"\A\W{0,3}(?:for )?example\b|\b(?:takes?|pays?|collects?),?\s+(?:or\s+)?(?:takes?|pays?|collects?),?\s+or\s+push"
    r"|\b(?:push|tie|stand[- ]?off)[”\"]?,?\s+(?:means|is\s+defined|refers|shall\s+mean)\b"
    r"|\bno (?:bet|wager|hand)s? (?:is|are|shall be|will be) (?:a )?push\b|\bno push\b|\b(?:cannot|can not|never"
    r"|shall not|will not|not) (?:be a )?push\b|\bwhether\b[^.]*\b(?:loses"
    r"|pushes)\b|\bwins?, loses?\b",
    re.I,
)
# Rolls that lose a wager are told at length, and are the rules of the wager and no payout.
_OR_IF = re.compile(r",?\s+or (?:if|when)\s+(?:the\s+|an?\s+)?")
# Rules under "Variation #2" hold where the house has chosen them.
_VARIATION = re.compile(r"\b(?:variation|alternative)s?(?:\s+#?\s?|#)(?:\d{1,2}|(?-i:[A-Z]))\b", re.I)
_IF = re.compile(r"\s*(?:if|when|where)\b", re.I)
_WINS = re.compile(r"wins?\b", re.I)
# A clause that is about a wager opens with its name: "An Ante pays …".
_HEAD = 5
# "The player loses and the dealer shall collect …": a loss, and how it is taken.
_AND_DEALER = re.compile(r"\s*,?\s*and\s+(?:the\s+)?(?:[\w-]+\s+){0,4}\Z", re.I)
# What a fold costs is a rule of play, and told as a payout only where wagers are settled or players bank.
_SETTLES = re.compile(r"\b(?:settle|pay|outcome|result|decided|winn|wins?\b)", re.I)
_THE_SAME = re.compile(
    r"[\s,;”\"]*(?:and\s+)?(?:the\s+(?:hand|wager|bet)s?|it|they)\s*(?:(?:shall|will|is|are)\s*){0,2}", re.I
)
# "…they win according to the paytable. If not, they lose their wager": what its table does not pay.
_BY_TABLE = re.compile(r"\bwins?\s+according to\b", re.I)


def settlements(text: str, setting: Setting, *, losses: bool) -> list[tuple[int, DraftRow]]:
    """Every push of a wager that a clause states, and every loss that it states outright."""
    if _NOT_HERE.search(setting.section) and not _COMPLETES.search(setting.section):
        return []
    found: list[tuple[int, DraftRow]] = []
    sentences = [each for each in leadin.split_sentences(text) if len(each[1]) <= leadin.LONGEST_SENTENCE]
    pushed = any(each.pays == "push" and not each.back for _, told in sentences for each in results_in(told))
    for start, sentence in sentences:
        whole, shift = joined(sentence, setting) if not start else (sentence, 0)
        if not results_in(whole) or _MISHAP.search(whole) or _NEVER.search(whole) or _is_given_back(whole):
            continue
        here = replace(setting, said=text[:start])
        if paired(whole, here):
            continue  # its pushes are told with its odds
        rows = list(_settled(whole, shift, here, losses=losses, pushed=pushed))
        for place, row in spread(rows, whole, setting):
            found.append((max(start + place - shift, start), row))
    bound = "one of" if _VARIATION.search(setting.section) else None
    told = {(row.wager, row.pays, row.outcome): (at, replace(row, bound=bound)) for at, row in found}
    return _named_first(list(told.values()), text, setting)


def _settled(
    sentence: str, shift: int, setting: Setting, *, losses: bool, pushed: bool
) -> Iterator[tuple[int, DraftRow]]:
    """The pushes and losses of one sentence; a wager that is settled twice in one case is settled once."""
    found: dict[tuple[str | None, str, str], tuple[int, DraftRow]] = {}
    last: list[str] = []
    told_before: str | None = None
    parts = read_parts(sentence, setting.wagers)
    # "It wins if …, and loses if …": the rule of the wager, and told as a payout only where players bank.
    rules = not losses and any(_is_rule(part, sentence) for part in parts)
    rules = rules and not any(part.result.pays == "push" for part in parts)
    rules = rules or (not losses and _BY_TABLE.search(leadin.last_sentence(setting.said[-400:])) is not None)
    for part in parts:
        # "half of the Ante is collected": the wager stands within the result.
        halved = sentence[part.result.start : part.result.end] if part.result.pays == "lose half" else ""
        wagers = setting.wagers.first(halved) or wagers_of(part, setting, last)
        case = case_of(part, sentence, setting, further=part is not parts[0])
        case = resolved(case, sentence, setting.said) if case else None
        if _is_told_again(part, parts):
            case = told_before or case
        told_before = case
        last = wagers or last
        ruled = rules or (not losses and part.result.start == shift > 0)
        if _is_label(part, parts, sentence) or part.result.start < shift or (ruled and part.result.pays == "lose"):
            continue
        beside = any(each.result.pays != "lose" and not each.result.back for each in parts)
        forfeits = case == FOLDED and (part.result.acts or part.result.told)
        if forfeits and not (losses or _SETTLES.search(f"{setting.section} {setting.over}")):
            continue
        if not is_settled(part, sentence, wagers, case, losses=losses, pushed=pushed or beside):
            continue
        pays = part.result.pays
        named: list[str | None] = [*wagers] or [None]
        cases = [resolved(each, sentence, setting.said) for each in _OR_IF.split(case)] if case else [pays]
        for wager, told in product(named, cases):
            key = (wager, pays, told)
            before = found.get(key) or (found.get((last[-1], pays, told)) if wager is None and last else None)
            unnamed = found.get((None, pays, told)) if wager is not None else None
            if before is None:
                # "The hand is a push and the dealer does not pay the Ante" is said where it is told first.
                first = unnamed is not None and not part.result.back
                at = unnamed[0] if unnamed and first else _said_at(part, parts)
                found[key] = (at, DraftRow(told[:200], pays, (), wager))
    yield from found.values()


def _is_given_back(sentence: str) -> bool:
    """Whether all that a sentence settles is given back to everyone."""
    return _TO_ALL.search(sentence) is not None and all(
        each.back or each.pays == "win" for each in results_in(sentence)
    )


def _is_label(part: Part, parts: list[Part], sentence: str) -> bool:
    """Whether a result only stands before what tells it: "Push: If the totals are equal, the wager is a push"."""
    opens = part.result.start == 0 and sentence[part.result.end :].startswith(":")
    return opens and any(each.result.pays == part.result.pays and each.result.start for each in parts)


def _is_told_again(part: Part, parts: list[Part]) -> bool:
    """Whether a part tells the result before it in other words: "…is a push; the bet is neither paid nor taken"."""
    place = parts.index(part)
    same = place > 0 and parts[place - 1].result.pays == part.result.pays
    return same and part.case is None and _THE_SAME.fullmatch(part.before) is not None


def _said_at(part: Part, parts: list[Part]) -> int:
    """Where a result is said: what the dealer takes of a wager that is lost stands where the loss does."""
    place = parts.index(part)
    lost = parts[place - 1] if place and part.result.told and parts[place - 1].result.pays == "lose" else None
    return (lost if lost and _AND_DEALER.fullmatch(part.before) else part).result.end - 1


def _is_rule(part: Part, sentence: str) -> bool:
    """Whether a part tells when a wager wins, and not what it is paid."""
    wins = part.result.pays == "win" and _WINS.match(sentence, part.result.start)
    return bool(wins and part.trail and _IF.match(part.behind))


def _wagers_of(row: DraftRow, said: str, setting: Setting) -> list[str]:
    """Who surrenders gives up the stake of the hand, whatever side wager its section is about."""
    if row.outcome == SURRENDER:
        return [_whole_stake(setting.wagers) or setting.game]
    return _spoken_of(CALLED_SO.sub("", said), setting)


def _spoken_of(said: str, setting: Setting) -> list[str]:
    """The wager of a result that names none: those settled right before it, the only one named, or what is over it."""
    before = said[: leadin.split_sentences(said)[-1][0]] if said.strip() else ""
    near = setting.wagers.last(leadin.last_sentence(before)) if before.strip() else []
    if len(near) > 1:
        return near  # "The Ante and the Raise are paid even money. Equal hands push."
    opened = setting.wagers.mentions(leadin.split_sentences(said)[0][1]) if said.strip() else []
    only = {name for each in setting.wagers.mentions(said) for name in each.names}
    if len(only) == 1 and opened and opened[0].start < _HEAD:
        return [only.pop()]
    here = leadin.split_sentences(said)[-1][1] if said.strip() else ""
    told = spoken_of(replace(setting, said=before), here)
    return [_whole_stake(setting.wagers) or setting.game] if told == [setting.game] else told


def _whole_stake(wagers: Wagers) -> str | None:
    """What is staked on a hand in a game of an ante and one wager that follows it: both."""
    later = [wagers.names[key] for key in ("play", "call", "raise") if key in wagers.names]
    return f"{wagers.names['ante']} and {later[0]}" if "ante" in wagers.names and len(later) == 1 else None


def _named_first(found: list[tuple[int, DraftRow]], text: str, setting: Setting) -> list[tuple[int, DraftRow]]:
    """Where a clause names the wagers it settles, the hand it speaks of is no wager beside them."""
    named = {(row.pays, row.outcome) for _, row in found if row.wager is not None}
    return [
        (place, replace(row, wager=wager))
        for place, row in found
        if row.wager is not None or (row.pays, row.outcome) not in named
        for wager in ([row.wager] if row.wager is not None else _wagers_of(row, text[:place], setting))
    ]
