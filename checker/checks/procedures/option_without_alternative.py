"""Something is done at the player's option, and nothing says what happens if he does not want it."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import wordings, wordings_with
from ruleschema.submission.locate import locate

_OPTION = re.compile(
    r"\bat (?:the (?:option|discretion|choice) of the player|the player['’]s (?:option|discretion|choice))\b", re.I
)
# What tells the other branch, in the same clause or beside it.
_OTHER = re.compile(
    r"\b(?:or|either|otherwise|instead|alternatively|refuses?|declines?|does not|not wish|dead|void)\b", re.I
)

_REFUSAL = re.compile(r"\b(?:refuses?|declines?|otherwise|instead|does not (?:wish|want|choose|elect))\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for said in wordings_with(filing, ("option", "discretion", "choice")):
        match = _OPTION.search(said.text)
        if match is None:
            continue
        # The other branch is put in the same sentence, or in another one on the option or its refusal.
        others = [each.text for each in wordings(filing) if each.at == said.at and each.text != said.text]
        told = _sentence(said.text, match.start())
        if _OTHER.search(told) or any(_OPTION.search(text) or _refusal(text) for text in others):
            continue
        if _OTHER.search(said.text.replace(told, "")):
            continue
        yield Fault(
            span=locate(said.text, filing.document.text, match.start(), match.end()),
            message="This is done only if the player wants it, but the document does not say what happens if he does "
            "not.",
            at=said.at,
            src=said.src,
            expected="what happens otherwise",
            actual="one branch of the option",
            label="and if not?",
            hint="say what becomes of the hand and the wager otherwise.",
            about=(match.group().lower(),),
        )


def _sentence(text: str, place: int) -> str:
    start, end = text.rfind(". ", 0, place), text.find(". ", place)
    return text[start + 1 : end if end >= 0 else len(text)]


def _refusal(text: str) -> bool:
    return _REFUSAL.search(text) is not None


CHECK = Check(
    code="PRO-371",
    title="Option without an alternative",
    severity=Severity.NOTE,
    why="A choice of one branch is none; the dealer must make up the other.",
    fix="Say what happens if the player does not choose it.",
    run=find,
    passes="""
sections:
  - number: 17
    title: Irregularities
    clauses:
      - at: 17.G
        says:
          - dealer shall at the option of the player deal the second card.
          - if the player refuses the card, wager shall be returned.
""",
    fails="""
sections:
  - number: 17
    title: Irregularities
    clauses: [{at: 17.G, says: dealer shall at the option of the player deal the second card.}]
""",
)
