"""Pushes and losses that settlement rules state in words."""

import re

from ruleschema.intake import leadin
from ruleschema.intake.payouts import Setting
from ruleschema.intake.payprose import condition_in, fallback_wager, wagers_near
from ruleschema.intake.records import DraftRow

_PUSH = re.compile(
    r"\b(?:(?:shall|will|must)\s+(?:be\s+(?:considered\s+)?a\s+)?(?:push|tie)\b|(?:is|are|be|as|constitutes?|results? in)\s+a\s+(?:push|tie)\b"
    r"|pushes\b|(?:may|shall|will|must|does|do)\s*not\s+(?:collect\s+(?:or|nor)\s+pay|pay\s+(?:or|nor)\s+collect)"
    r"|neither\s+(?:collect|pay|win)\w*\s+nor\s+\w+)", re.I,
)  # fmt: skip
_RETURN = re.compile(
    r"\b(?:shall|will|must|is|are|be)\s+(?:be\s+)?(?:void\s+and\s+)?(?:immediately\s+)?returned\b|\breceives? no action\b|\brefund(?:ed)?\b|\bvoid and returned\b"
    r"|\breturn the\b", re.I,
)  # fmt: skip
_TIE = re.compile(
    r"\b(?:tie|ties|tied|same|equal|identical|push|not\s+qualify|not\s+qualified|does\s+not\s+hold|not\s+have\s+a|non-qualif|rank(?:s|ed)?\s+higher)\b", re.I
)
_LOSE = re.compile(
    r"\b(?:shall|will)\s+(?:be\s+lost|lose\s+and\s+be)\b|\bloses?\s+(?:both|the|their|his|all)\b|\b(?:bet|wager|hand)s?\s+(?:loses?|will lose)\b"
    r"|\bplayer\s+loses\b|\bforfeits?\b|\bcollects? the\b|\bwager loss\b|\b(?:bet|wager)\s+shall\s+lose\s+if\b", re.I,
)  # fmt: skip
_MISHAP = re.compile(
    r"\b(?:misdeal|malfunction|irregular|error|exposed|insufficient|incorrect|wrong|jams?|defect|cover(?:s|ed)?|exhausted|extent|no roll"
    r"|lifts?|tampered|too (?:few|many)|number of cards|foul|withdraw)\b", re.I,
)  # fmt: skip
_NOT_HERE = re.compile(
    r"irregular|misdeal|malfunction|definition|opening of|shuffle|tournament|invalid|glossary|collection|fees|equipment|dealing (?:the )?cards"
    r"|example|sample", re.I,
)  # fmt: skip
_NEVER = re.compile(r"\b(?:cannot|can not|never|shall not|will not|not) (?:be a )?push\b|\bwhether\b[^.]*\b(?:loses|pushes)\b|\bwins, loses\b", re.I)


def settlements(text: str, setting: Setting, *, losses: bool) -> list[tuple[int, DraftRow]]:
    """Every push of a wager that a clause states, and its losses where the document pays by events."""
    if _NOT_HERE.search(setting.section):
        return []
    found: dict[tuple[str | None, str, str], tuple[int, DraftRow]] = {}
    for start, sentence in leadin.split_sentences(text):
        if _MISHAP.search(sentence) or _NEVER.search(sentence):
            continue
        for pattern, pays in ((_PUSH, "push"), (_RETURN, "push"), (_LOSE, "lose")):
            if pays == "lose" and not losses:
                continue
            for each in pattern.finditer(sentence):
                if pattern is _RETURN and not _TIE.search(f"{sentence} {text[: start + 1]}"):
                    continue
                for row in _rows(sentence, each, pays, setting):
                    key = (row.wager, pays, row.condition or "")
                    if not any(known[:2] == key[:2] and pattern is _RETURN for known in found):
                        found.setdefault(key, (start + each.start(), row))
    return list(found.values())


def _rows(sentence: str, found: re.Match[str], pays: str, setting: Setting) -> list[DraftRow]:
    before, behind = sentence[: found.start()], sentence[found.start() :]
    wagers = wagers_near(before) or wagers_near(behind) or [fallback_wager(setting)]
    condition = condition_in(sentence, behind)
    outcome = "tie" if pays == "push" and re.search(r"\b(?:tie|same|equal|identical)\b", sentence, re.I) else (condition or pays)
    return [DraftRow(outcome[:120], pays, (), wager, condition if condition != outcome else None) for wager in wagers]
