"""A word stands twice running or around another, or an article where none can stand."""

import re
from collections.abc import Iterator
from itertools import pairwise

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.phrases import texts, words_by_text
from ruleschema.locate import locate

# The second may lack or have a plural: “wagers wager”.
_TWICE = re.compile(r"\b([a-z]{2,})(s?) \1s?\b", re.I)
# “Bring to this to the attention”, “48 inches in a diameter”.
_AROUND = re.compile(r"(?<![\w-])(to) (?:this|that|it) to(?![\w-])", re.I)
_MEASURE = re.compile(r"(?<![\w-])in an? (diameter|width|length|height|depth|circumference)(?! of\b)(?![\w-])", re.I)
# Words that rightly follow themselves: the player had had two cards; that that hand loses; a bet to win wins.
_RIGHTLY = frozenset(("had", "that", "win", "lose"))


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for said, words in zip(texts(filing), words_by_text(filing), strict=True):
        doubled = any(one[0] == other[0] and one.rstrip("s") == other.rstrip("s") for one, other in pairwise(words))
        matches = [each for each in _TWICE.finditer(said.text) if each[1].lower() not in _RIGHTLY] if doubled else []
        if "to" in words or "in" in words:
            matches += [*_AROUND.finditer(said.text), *_MEASURE.finditer(said.text)]
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
