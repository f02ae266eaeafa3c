"""A fee on all wagers is collected before the hand, but one wager is made only after the cards are seen."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import Said, wordings_with
from ruleschema.submission.provisions import Spoken

_ON_ALL = re.compile(r"\b(?:fees?|collections?)\b[^.]*\b(?:on|for) (?:all|every|each) (?:wagers?|bets?)\b", re.I)
_BEFORE = re.compile(
    r"\b(?:fees?|collections?)\b[^.]*\b(?:collect(?:ed|ion)|taken|occur|paid|placed)\b[^.]*\b(?:before|prior to)\b",
    re.I,
)
_AFTER = re.compile(r"\bafter (?:inspecting|examining|seeing|reviewing|looking at|viewing)\b", re.I)
_LATER = re.compile(r"\b(?P<wager>play|raise|call|double down) (?:bet|wager)\b", re.I)
_EXCEPTION = re.compile(r"\b(?:except|other than|excluding)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    said = wordings_with(filing, ("fee", "collection"))
    charged = next((each for each in said if _ON_ALL.search(each.text)), None)
    taken = next((each for each in said if _BEFORE.search(each.text)), None)
    if charged is None or taken is None or charged.at != taken.at or _excepts(charged) or _excepts(taken):
        return
    later = _later(filing)
    if later is None:
        return
    sentence, wager = later
    yield Fault(
        span=taken.text.span,
        message=f"A fee is charged on all wagers and collected before the hand starts, but the {wager} is made only "
        f"after the cards are seen ({sentence.at}): its fee cannot be collected then.",
        at=taken.at,
        src=tuple(dict.fromkeys((*taken.src, *sentence.lines))),
        expected=f"when the fee on the {wager} is collected",
        actual="before the hand starts",
        label=f"the {wager} is made later",
        hint=f"except the {wager} from the fee, or say when it is collected.",
        related=(Related(sentence.words.span, f"{sentence.at}: made later"),),
        about=(wager,),
    )


def _excepts(said: Said) -> bool:
    return _EXCEPTION.search(said.text) is not None


def _later(filing: Filing) -> tuple[Spoken, str] | None:
    """The wager of a clause that begins after the cards are seen, or of an item under it."""
    opened: set[int] = set()
    for sentence in filing.sentences:
        provision = sentence.provision
        if provision is None:
            continue
        if _AFTER.search(sentence.reading.text):
            opened.add(id(provision.clause))
        if id(provision.clause) in opened or any(id(above) in opened for above in provision.above):
            match = _LATER.search(sentence.reading.text)
            if match is not None:
                return sentence, match.group().lower()
    return None


CHECK = Check(
    code="PRO-373",
    title="Fee before the wager is made",
    severity=Severity.WARNING,
    why="The fee is due on a wager that does not exist yet; players will be charged in different ways.",
    fix="Say when the fee on the later wager is collected, or except the wager.",
    run=find,
    passes="""
sections:
  - number: 3
    title: Fees
    clauses:
      - at: 3.A
        says: "fees shall be charged on all wagers, except the play bet. fee shall be collected before a hand starts."
      - {at: 3.B, says: "after inspecting the hand, player may make a play bet."}
""",
    fails="""
sections:
  - number: 3
    title: Fees
    clauses:
      - {at: 3.A, says: fees shall be charged on all wagers. fee shall be collected before a hand starts.}
      - {at: 3.B, says: "after inspecting the hand, player may make a play bet."}
""",
)
