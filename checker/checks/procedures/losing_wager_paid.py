"""Losing wagers are paid, or winnings collected: the two words are exchanged."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from grammar.nodes import Duty, Modal

_PAID = re.compile(r"\b(?:pay|paid|pays)\b(?! (?:by|per)\b)[^,]*?\blosing (?:wager|bet)s?\b")
_TAKEN = re.compile(r"\b(?:collect|collected|take|taken)\b (?:all )?(?:the )?winning (?:wager|bet)s?\b")
_PASSIVE = re.compile(r"\blosing (?:wager|bet)s? (?:shall|may|must) be paid\b")
# The bank's own winnings and losses: told from its side, the words may be meant as they stand.
_BANK = re.compile(r"\b(?:by|to) the (?:player[-/ ]dealer|banker?)\b", re.I)
_TURNED = re.compile(r"\b(?:collect|collected|take|taken|not|no)\b")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for sentence in sentences_with(filing, "losing", "winning"):
        tree, text = sentence.reading.tree, sentence.reading.text
        if (
            not isinstance(tree, Duty)
            or tree.modal in (Modal.SHALL_NOT, Modal.MAY_NOT)
            or "player " in f"{_head(tree)} "
        ):
            continue
        match = _exchanged(text) if "losing" in text or "winning" in text else None
        if match is None:
            continue
        yield Fault(
            span=sentence.span(filing.document, match.start(), match.end()),
            message=f"As this clause is written, {_told(match)}. It is winning wagers that are paid, and losing wagers "
            "that are collected.",
            at=sentence.at,
            src=sentence.lines,
            expected="winning wagers are paid, losing wagers are collected",
            actual=match.group(),
            label="the other way round",
            hint="exchange “winning” and “losing”.",
            about=(match.group(),),
            severity=Severity.WARNING if _BANK.search(text) else None,
        )


def _told(match: re.Match[str]) -> str:
    return "winning wagers are collected" if match.re is _TAKEN else "losing wagers are paid"


def _head(tree: Duty) -> str:
    return tree.head.text.lower().replace("player-dealer", "bank").replace("player/dealer", "bank")


def _exchanged(text: str) -> re.Match[str] | None:
    found = _PASSIVE.search(text) or _TAKEN.search(text)
    if found and not ("winning " in text and "losing " in text and found.re is _PASSIVE):
        return found
    paid = _PAID.search(text)
    # “collect losing and pay winning wagers” and “pay winning and collect losing wagers” are right.
    return paid if paid and not _TURNED.search(paid.group()) and "winning" not in paid.group() else None


CHECK = Check(
    code="PRO-322",
    title="Losing wagers paid, or winnings collected",
    severity=Severity.ERROR,
    why="Read as written, the rule turns the game round; “winning” and “losing” are exchanged.",
    fix="Exchange “winning” and “losing”.",
    run=find,
    passes="""
sections:
  - number: 1
    title: Play
    clauses: [{at: 1.A, says: dealer shall collect losing wagers and pay winning wagers.}]
""",
    fails="""
sections:
  - number: 1
    title: Play
    clauses: [{at: 1.A, says: dealer shall collect winning wagers and pay losing wagers.}]
""",
)
