"""A word stands twice running or around another, or an article where none can stand."""

import re
from collections.abc import Iterator
from functools import lru_cache
from operator import eq

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.phrases import wordings
from ruleschema.locate import locate

# The second may lack or have a plural: “wagers wager”.
_TWICE = re.compile(r"\b([a-z]{2,})(s?) \1s?\b", re.I)
# “Bring to this to the attention”, “48 inches in a diameter”.
_AROUND = re.compile(r"(?<![\w-])(to) (?:this|that|it) to(?![\w-])", re.I)
_MEASURE = re.compile(r"(?<![\w-])in an? (diameter|width|length|height|depth|circumference)(?! of\b)(?![\w-])", re.I)
# Words that rightly follow themselves: the player had had two cards; that that hand loses; a bet to win wins.
_RIGHTLY = frozenset(
    ("had", "that", "win", "lose", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for said in wordings(filing):
        matches = [each for each in _TWICE.finditer(said.text) if not _right(each)] if _repeats(str(said.text)) else []
        for pattern, needle in ((_AROUND, " to "), (_MEASURE, " in a")):
            matches += pattern.finditer(said.text) if needle in said.text else ()
        for match in matches:
            yield Fault(
                span=locate(said.text, filing.document.text, match.start(), match.end()),
                message=f"“{match.group()}” {_told(match)}, or another is meant.",
                at=said.at,
                src=said.src,
                expected="one word less",
                actual=match.group(),
                label="a word too many",
                hint="take it out, or write the word that is meant.",
                about=(match.group().lower(),),
            )


@lru_cache(maxsize=65536)
def _repeats(text: str) -> bool:
    """Whether two words in a row begin alike; most sentences need not be searched further."""
    starts = [word[:2] for word in text.lower().split()]
    return any(map(eq, starts, starts[1:]))


def _right(match: re.Match[str]) -> bool:
    """Two capitals are cells of a table, and “two twos” are cards."""
    one, *_, two = match.group().split()
    return match[1].lower() in _RIGHTLY or (one[0].isupper() and two[0].isupper())


def _told(match: re.Match[str]) -> str:
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
