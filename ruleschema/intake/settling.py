"""Pushes and losses that settlement rules state in words."""

import re

from ruleschema.intake import leadin
from ruleschema.intake.payouts import Setting
from ruleschema.intake.records import DraftRow
from ruleschema.intake.wagers import condition_in, fallback_wager, wagers_near

_PUSH = re.compile(
    r"\b(?:shall|will|must)\s+(?:be\s+(?:considered\s+)?(?:a\s+)?)?(?:push|tie)\b|\b(?:is|are|be|as"
    r"|constitutes?|results? in)\s+(?:a\s+)?[“\"]?(?:push|tie)\b"
    r"|\bpushes\b(?=\s*(?:[.,;]|if|when|and|$))|\b(?:may|shall|will|must|does|do)\s*not\s+(?:collect\s+(?:or|nor)\s+pay|pay\s+(?:or|nor)\s+collect)"
    r"|\bneither\s+(?:collect|pay|win)\w*\s+nor\s+\w+|[-–—]\s*push\W*\Z|\bpush\W*\Z", re.I,
)  # fmt: skip
_RETURN = re.compile(
    r"\bbe\s+(?:(?:considered\s+)?void\s+and\s+)?(?:immediately\s+)?returned\b|\breceives? no action\b"
    r"|\bnot receive any action\b|\brefund(?:ed)?\b"
    r"|\bvoid and (?:any\b[^.]{0,40}\b)?returned\b|\breturn (?:the|any|each|all)\b", re.I,
)  # fmt: skip
_TIE = re.compile(
    r"\b(?:tie|ties|tied|same|equal|identical|push|void|not\s+qualify|not\s+qualified|does\s+not\s+hold|not\s+have\s+a|non-qualif|rank(?:s|ed)?\s+higher)\b"
    r"|\breceives? no action\b|\bnot receive any action\b", re.I,
)  # fmt: skip
_STAKE = re.compile(r"\b(?:wagers?|bets?|ante|blind|hands? (?:is|are) push|insurance)\b", re.I)
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
_WAGERS_ON = re.compile(r"\bwagers on (?P<what>[^.;]{3,80}?)\s+(?:shall|will|must)\b", re.I)
_NEVER = re.compile(
    r"\b(?:cannot|can not|never|shall not|will not|not) (?:be a )?push\b|\bwhether\b[^.]*\b(?:loses"
    r"|pushes)\b|\bwins, loses\b",
    re.I,
)


def settlements(text: str, setting: Setting, *, losses: bool, stem: str | None = None) -> list[tuple[int, DraftRow]]:
    """Every push of a wager that a clause states, and its losses where the document pays by events."""
    if _NOT_HERE.search(setting.section):
        return []
    found: dict[tuple[str | None, str, str], tuple[int, DraftRow]] = {}
    pushed = bool(_PUSH.search(text))
    for start, sentence in leadin.split_sentences(text):
        if len(sentence) > leadin.LONGEST_SENTENCE:
            continue
        # "(a) Be returned to the player": the words above say what and when.
        shift = len(stem) + 1 if stem and sentence[:3] in ("Be ", "be ") else 0
        whole = f"{stem} {sentence}" if shift else sentence
        for pattern, pays in ((_PUSH, "push"), (_RETURN, "push"), (_LOSE if losses else _LOST, "lose")):
            if _MISHAP.search(whole) or _NEVER.search(whole):
                break
            for each in pattern.finditer(whole):
                if each.start() < shift or (pattern is not _PUSH and not _is_settled(whole, pattern, pushed=pushed)):
                    continue
                for row in _rows(whole, each, pays, setting):
                    key = (row.wager, pays, (row.condition or row.outcome) if pattern is not _RETURN else "")
                    if pattern is not _RETURN or not any(known[:2] == key[:2] for known in found):
                        found.setdefault(key, (max(start + each.start() - shift, start), row))
    return _named_first(list(found.values()), setting)


def _is_settled(sentence: str, pattern: re.Pattern[str], *, pushed: bool) -> bool:
    """A return is a push only for a wager, and where a tie or a hand that does not qualify is the case."""
    if pattern is not _RETURN:
        return True
    return bool(_STAKE.search(sentence)) and (pushed or bool(_TIE.search(sentence)))


def _named_first(found: list[tuple[int, DraftRow]], setting: Setting) -> list[tuple[int, DraftRow]]:
    """Where a clause names the wagers it settles, the hand it speaks of is no wager beside them."""
    spare = fallback_wager(setting)
    named = {row.pays for _, row in found if row.wager != spare}
    return [(place, row) for place, row in found if row.wager != spare or row.pays not in named]


def _rows(sentence: str, found: re.Match[str], pays: str, setting: Setting) -> list[DraftRow]:
    before, behind = sentence[: found.start()], sentence[found.start() :]
    on = _WAGERS_ON.search(sentence)
    wagers = (
        [leadin.tidy(on["what"])] if on else wagers_near(before) or wagers_near(behind) or [fallback_wager(setting)]
    )
    condition = condition_in(sentence, behind)
    outcome = (
        "tie"
        if pays == "push" and re.search(r"\b(?:tie|same|equal|identical)\b", sentence, re.I)
        else (condition or pays)
    )
    return [DraftRow(outcome[:200], pays, (), wager, condition if condition != outcome else None) for wager in wagers]
