"""A word stands twice running or around another, or an article where none can stand."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import Said, wordings_matching, wordings_with
from ruleschema.submission.locate import locate

# The second may lack or have a plural: “wagers wager”.
_TWICE = re.compile(r"\b([a-z]{2,})(s?) \1s?\b", re.I)
# The same where a word begins; first the two letters with which both begin, since few words in a row begin alike.
_AGAIN = re.compile(r" (?=([a-z]{2})[a-z]* \1)(?=([a-z]{2,}?)s? \2s?\b)")
# “Bring to this to the attention”, “48 inches in a diameter”.
_AROUND = re.compile(r"(?<![\w-])(to) (?:this|that|it) to(?![\w-])", re.I)
_MEASURES = ("diameter", "width", "length", "height", "depth", "circumference")
_MEASURE = re.compile(rf"(?<![\w-])in an? ({'|'.join(_MEASURES)})(?! of\b)(?![\w-])", re.I)
# “At most 3 number of boxes”: a figure was filled into a blank.
_COUNTED = re.compile(r"(?<![\w$.])([“\"]?\d+[”\"]?) number of(?![\w-])", re.I)
# Words that rightly follow themselves: the player had had two cards; that that hand loses; a bet to win wins.
_RIGHTLY = frozenset(
    ("had", "that", "win", "lose", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for pattern, found in (
        (_TWICE, wordings_matching(filing, _AGAIN)),
        (_AROUND, wordings_with(filing, ("to this to", "to that to", "to it to"))),
        (_COUNTED, wordings_with(filing, (" number of",))),
        (_MEASURE, wordings_with(filing, _MEASURES)),
    ):
        for said in found:
            for match in pattern.finditer(said.text):
                if pattern is not _TWICE or not _right(match):
                    yield _fault(filing, said, match)


def _fault(filing: Filing, said: Said, match: re.Match[str]) -> Fault:
    return Fault(
        span=locate(said.text, filing.document.text, match.start(), match.end()),
        message=f"“{match.group()}” {_told(match)}, or another word is meant.",
        at=said.at,
        src=said.src,
        expected="one word less",
        actual=match.group(),
        label="a word too many",
        hint="take it out, or write the word that is meant.",
        about=(match.group().lower(),),
    )


def _right(match: re.Match[str]) -> bool:
    """Two capitals are cells of a table, and “two twos” are cards."""
    one, *_, two = match.group().split()
    return match[1].lower() in _RIGHTLY or (one[0].isupper() and two[0].isupper())


def _told(match: re.Match[str]) -> str:
    if match.re is _COUNTED:
        return "has a figure where a word such as “any” stood; “number of” is too much beside it"
    return "has an article too many" if match.re is _MEASURE else "says a word twice; one of the two is too many"


CHECK = Check(
    code="DOC-123",
    title="Word doubled",
    severity=Severity.NOTE,
    why="A doubled word is a trace of editing: words beside it may have been lost or left over.",
    fix="Take one of the two out, or write the word that is meant.",
    run=find,
    passes="""
sections: [{number: 3, title: Wagers, clauses: [{at: 3.A, says: any combination of wagers may be used.}]}]
""",
    fails="""
sections: [{number: 3, title: Wagers, clauses: [{at: 3.A, says: any combination of wagers wager may be used.}]}]
""",
)
