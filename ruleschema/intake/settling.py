"""Pushes and losses that settlement rules state in words."""

import re
from collections.abc import Iterator
from dataclasses import replace

from ruleschema.intake import leadin
from ruleschema.intake.cases import case_behind, leading_case, tidied
from ruleschema.intake.payouts import Setting
from ruleschema.intake.records import DraftRow
from ruleschema.intake.wagers import fallback_wager, wagers_near

_PUSH = re.compile(
    r"\b(?:shall|will|must)\s+(?:also\s+|both\s+|each\s+)?(?:be\s+(?:considered\s+)?(?:a\s+)?)?(?:push|tie|stand-?off)\b|\b(?:is|are|be|as"
    r"|constitutes?|results? in|remains?)\s+(?:likewise\s+|also\s+)?(?:a\s+)?[“\"]?(?:push|tie|stand-?off)\b"
    r"|(?<!not )(?<!to )\bpush(?=\s*(?:[.,;)]|\b(?:if|when|on|at|and|unless|where|against)\b|\Z))"
    r"|\bpushes\b(?=\s*(?:[.,;]|if|when|and|on|at|with|against|$))|\b(?:may|shall|will|must|does|do)\s*not\s+(?:collect\s+(?:or|nor)\s+pay|pay\s+(?:or|nor)\s+collect)"
    r"|\bneither\s+(?:collect|pay|win|take)\w*\s+nor\s+\w+|\bno wager changes hands\b|[-–—]\s*push\W*\Z"
    r"|\bpush\W*\Z|\bstands? off\b(?=\s*(?:[.,;]|\Z))", re.I,
)  # fmt: skip
_RETURN = re.compile(
    r"\b(?:be|is|are)\s+(?:(?:considered\s+)?void\s+and\s+)?(?:immediately\s+)?returned\b|\breceives? no action\b"
    r"|\bnot receive any action\b|\brefund(?:ed)?\b"
    r"|\bvoid and (?:any\b[^.]{0,40}\b)?returned\b|\breturn (?:the|any|each|all)\b", re.I,
)  # fmt: skip
_TIE = re.compile(
    r"\b(?:tie|ties|tied|same|equal|identical|push|void|not\s+qualify|not\s+qualified|does\s+not\s+hold|not\s+have\s+a|non-qualif|rank(?:s|ed)?\s+higher)\b"
    r"|\breceives? no action\b|\bnot receive any action\b", re.I,
)  # fmt: skip
_STAKE = re.compile(r"\b(?:wagers?|bets?|ante|blind|hands? (?:is|are) push|insurance)\b", re.I)
_HALF = re.compile(
    r"\b(?:los(?:e|es|ing)|forfeit(?:s|ing)?|surrender(?:s|ing)?|takes?|collects?|keeps?"
    r"|gives? up)\s+(?:only\s+)?(?:one[- ])?half\b"
    r"|\bhalf\s+(?:of\s+)?(?:the|his|her|their|its|that|an?|each)\s+(?:[\w'’-]+\s+){0,3}?(?:wager|bet)s?\s+(?:shall|will|is|are|must)\s+(?:be\s+)?"
    r"(?:lost|forfeit(?:ed)?|collected|taken|surrendered|kept)\b", re.I,
)  # fmt: skip
_GIVEN_UP = re.compile(r"\bsurrender\w*", re.I)
_SETTLED_BY = re.compile(
    r"\b(?:tie|ties|tied|same|equal|qualif\w*|has|have|holds?|hand|hands|pairs?|higher|lower|better|cards?|total|thrown|rolled|off)\b",
    re.I,
)
_OWN = re.compile(
    r"\b(?:original|initial|first|base|main|underlying)\s+(?:wager|bet)s?\s+(?:(?:shall|will|is|are)\s*)?\Z", re.I
)
_THE_WAGER = re.compile(r"\b(?:the|that|such|this)\s+(?:wager|bet)\s+(?:(?:shall|will|is)\s*)?\Z|\bit\s*\Z", re.I)
_HELD = re.compile(r"\bplayers? (?:having|with|holding) (?:an? )?(?P<hand>[Bb]lackjack|[Nn]atural)\b[^,;]{0,20}\Z")
_LOST = re.compile(r"\b(?:shall|will|must)\s+be\s+lost\b", re.I)
_LOSE = re.compile(
    r"\b(?:shall|will)\s+(?:be\s+lost|lose\s+and\s+be)\b|\bloses?\s+(?:both|the|their|his|all)\b|\b(?:bet"
    r"|wager|hand)s?\s+(?:loses?|will lose)\b"
    r"|\bplayer\s+loses\b|\b(?:shall|will|must)\s+forfeit\b|\bforfeits\b|\bcollects? the\b|\bwager loss\b"
    r"|\b(?:bet|wager)\s+shall\s+lose\b", re.I,
)  # fmt: skip
_MISHAP = re.compile(
    r"\b(?:misdeal\w*|misdealt|malfunction\w*|irregular\w*|error|inadvertently|insufficient|incorrect|wrong|jams?|defect\w*|cover(?:s|ed)?|exhausted|extent"
    r"|no roll|lifts?|tampered|too (?:few|many)|number of cards|foul|withdraw\w*|all hands|all wagers"
    r"|round of play shall be void|all player wagers|dice)\b", re.I,
)  # fmt: skip
_NOT_HERE = re.compile(
    r"irregular|misdeal|malfunction|definition|opening of|shuffle|invalid|glossary|collection (?:rate"
    r"|schedule|fee)|\bfees|equipment|\bdealing (?:the )?cards"
    r"|example|sample|\brank(?:ings?|s)?\b", re.I,
)  # fmt: skip
_CAUSED = re.compile(r"\A(?P<what>[^,;:]{3,80}?)\s+causes?\s+(?:the|an?)\b")
_OTHERWISE = re.compile(r"\bin (?P<what>(?:every|any|all) other (?:[\w-]+ )?cases?)\b[^.;]{0,60}\Z", re.I)
_IS_HAND = re.compile(r"\b(?:pairs?|flush|straight|of a kind|total of|blackjacks?|naturals?|two pair)\b", re.I)
_TIED = re.compile(r"\b(?:tie|same|equal|identical)\b", re.I)
_IN_CASE = re.compile(r"\b(?:if|when|whenever|where)\s+(?:the|an?)\s*\Z", re.I)
_ALL_OF = re.compile(
    r"\b(?:all|the)\s+(?P<count>two|three|four|five)\s+(?:wagers?|bets?)\s*(?:(?:shall|will|are|is)\s*)?\Z", re.I
)
_COUNTS = {"two": 2, "three": 3, "four": 4, "five": 5}
_WAGERS_ON = re.compile(r"\bwagers on (?P<what>[^.;]{3,80}?)\s+(?:shall|will|must)\b", re.I)
_NEVER = re.compile(
    r"\bno (?:bet|wager|hand)s? (?:is|are|shall be|will be) (?:a )?push\b|\bno push\b|\b(?:cannot|can not|never"
    r"|shall not|will not|not) (?:be a )?push\b|\bwhether\b[^.]*\b(?:loses"
    r"|pushes)\b|\bwins, loses\b",
    re.I,
)


def settlements(text: str, setting: Setting, *, losses: bool, stem: str | None = None) -> list[tuple[int, DraftRow]]:
    """Every push of a wager that a clause states, and its losses where the document pays by events."""
    if _NOT_HERE.search(setting.section):
        return []
    found: list[tuple[int, DraftRow]] = []
    pushed = bool(_PUSH.search(text))
    for start, sentence in leadin.split_sentences(text):
        if len(sentence) > leadin.LONGEST_SENTENCE:
            continue
        # "(a) Be returned to the player": the words above say what and when.
        shift = len(stem) + 1 if stem and sentence[:3] in ("Be ", "be ") else 0
        whole = f"{stem} {sentence}" if shift else sentence
        if _MISHAP.search(whole) or _NEVER.search(whole):
            continue
        here = replace(setting, said=text[:start])
        for place, row in _settled(whole, shift, here, losses=losses, pushed=pushed):
            found.append((max(start + place - shift, start), row))
    return _named_first(list({(row.wager, row.pays, row.outcome): (at, row) for at, row in found}.values()), setting)


def _settled(
    sentence: str, shift: int, setting: Setting, *, losses: bool, pushed: bool
) -> Iterator[tuple[int, DraftRow]]:
    """The pushes and losses of one sentence; each wager is settled once, where the sentence says so last."""
    kinds = ((_HALF, "lose half"), (_PUSH, "push"), (_RETURN, "push"), (_LOSE if losses else _LOST, "lose"))
    found: dict[tuple[str | None, str, str], tuple[int, DraftRow]] = {}
    for pattern, pays in kinds:
        for each in pattern.finditer(sentence):
            if pays == "lose" and _IN_CASE.search(sentence[: each.start()]):
                continue
            if each.start() < shift or (pays == "lose" and any(key[1] == "lose half" for key in found)):
                continue
            if pattern is _RETURN and not _is_settled(sentence, each, pushed=pushed, setting=setting):
                continue
            for row in _rows(sentence, each, pays, setting):
                before = next((key for key in found if key[:2] == (row.wager, pays)), None)
                if pattern is _RETURN and before is not None:
                    found[before] = (each.end() - 1, found[before][1])
                elif not (pattern is _RETURN and row.wager is None and found):
                    found.setdefault((row.wager, pays, row.outcome), (each.end() - 1, row))
    yield from found.values()


def _is_settled(sentence: str, found: re.Match[str], *, pushed: bool, setting: Setting) -> bool:
    """A return is a push only for a wager, and where a tie, a hand or a roll is the case."""
    if _STAKE.search(sentence) and (pushed or _TIE.search(sentence)):
        return True
    case = leading_case(sentence, found.start(), setting.wagers)
    return bool(case and _SETTLED_BY.search(case) and setting.wagers.mentions(sentence))


def _named_first(found: list[tuple[int, DraftRow]], setting: Setting) -> list[tuple[int, DraftRow]]:
    """Where a clause names the wagers it settles, the hand it speaks of is no wager beside them."""
    named = {row.pays for _, row in found if row.wager is not None}
    spare = fallback_wager(setting)
    return [
        (place, row if row.wager is not None else replace(row, wager=spare))
        for place, row in found
        if row.wager is not None or row.pays not in named
    ]


def _rows(sentence: str, found: re.Match[str], pays: str, setting: Setting) -> list[DraftRow]:
    """One row for each wager that is settled: named before the verb, or right behind it."""
    before, behind = sentence[: found.start()], sentence[found.start() :]
    on = _WAGERS_ON.search(sentence)
    active = re.match(r"(?:return|loses?|forfeits?|collects?|neither)\b", behind, re.I)
    named = setting.wagers.first(behind[:120]) if active else []
    if on and not setting.wagers.mentions(on[0]):
        named = [leadin.tidy(on["what"])]
    if not named and (counted := _ALL_OF.search(before)):
        told = setting.wagers.mentions(f"{setting.before} {setting.said} {sentence}")
        names = list(dict.fromkeys(name for each in told for name in each.names))
        named = names if len(names) == _COUNTS[counted["count"].lower()] else []
    if not named and _OWN.search(before):
        named = [setting.game]
    if not named and _THE_WAGER.search(before):
        named = setting.wagers.first(sentence) or setting.wagers.first(setting.said)
    wagers = named or wagers_near(before, setting.wagers) or ([] if active else wagers_near(behind, setting.wagers))
    outcome = _outcome(sentence, found, pays, setting)
    named_or_not: list[str | None] = [*wagers] or [None]
    return [DraftRow(outcome, pays, (), wager) for wager in named_or_not]


def _outcome(sentence: str, found: re.Match[str], pays: str, setting: Setting) -> str:
    """The case of a push or a loss: what opens the sentence, what follows the verb, else a tie."""
    if pays == "lose half" and _GIVEN_UP.search(f"{setting.section} {setting.said} {sentence}"):
        return "surrender"
    if held := _HELD.search(sentence[: found.start()]):
        return held["hand"]
    if told := _CAUSED.search(sentence[: found.start()]) or _OTHERWISE.search(sentence[: found.start()]):
        return tidied(told["what"])
    behind = case_behind(sentence[found.end() :])
    if behind is not None and re.match(r"\W*(?:for|on)\b", sentence[found.end() :]) and setting.wagers.mentions(behind):
        behind = None  # "a push for the Ante": what is settled, and no case
    case = leading_case(sentence, found.start(), setting.wagers) or behind
    if case is None and pays == "push" and (_TIED.search(sentence) or _IS_HAND.search(sentence[: found.start()])):
        before = sentence[: found.start()].strip()
        own = (
            bool(_TIED.search(before) or _IS_HAND.search(before))
            and len(before.split()) <= 9
            and not setting.wagers.mentions(before)
        )
        own = own and not re.match(r"(?:if|in|when|where|should)\b", before, re.I)
        case = tidied(before) if own and not re.search(r"\b(?:wagers?|bets?)\b", before, re.I) else None
        case = case or ("tie" if _TIED.search(sentence) else None)
    return (case or pays)[:200]
