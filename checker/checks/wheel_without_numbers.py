"""The document speaks of a number on a wheel that bears none."""

import re
from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from ruleschema.tables import Counts

_POINTS = re.compile(r"\b(?:clapper|flapper|pointer|wheel|peg|ball)\b", re.I)
_NUMBER = re.compile(r"\b(?:an?|the|another|previous|next|winning|last|preceding) number\b(?! of\b)", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    wheel = _wheel(filing)
    if wheel is None:
        return
    shown = ", ".join(str(part.name) for part in wheel.parts)
    for sentence in filing.sentences:
        text = sentence.reading.text
        match = _NUMBER.search(text)
        if match is None or not _POINTS.search(text):
            continue
        yield Fault(
            span=sentence.span(filing.document, match.start(), match.end()),
            message=f"The clause speaks of “{match.group()}”, but the sections of this wheel bear {shown}.",
            at=sentence.at,
            src=sentence.lines,
            expected="what the sections bear",
            actual=match.group(),
            label="the wheel has no numbers",
            hint="say section or insignia; the text belongs to another wheel.",
            related=(Related(wheel.span, "the sections of the wheel"),),
            about=(sentence.at, "number"),
        )


def _wheel(filing: Filing) -> Counts | None:
    """The count of a wheel none of whose sections bears a plain number."""
    for provision in filing.provisions:
        for counts in provision.clause.counts:
            if "wheel" in counts.of.lower() and not any(part.name.strip().isdecimal() for part in counts.parts):
                return counts
    return None


CHECK = Check(
    code="DEF-440",
    title="Number on a wheel without numbers",
    severity=Severity.NOTE,
    why="The rule was written for a roulette wheel; here it describes something that cannot happen.",
    fix="Say section or insignia.",
    run=find,
    idle=lambda filing: None if _wheel(filing) else "the document counts no sections of a wheel without numbers",
    passes="""
game: big-six
sections:
  - number: 2
    title: Wheel
    clauses:
      - {at: 2.A, counts: {of: wheel, unit: sections, parts: [{name: $1, count: 2}, {name: Joker, count: 1}]}}
      - {at: 2.B, says: spin shall be void if the clapper stops on a peg instead of a section.}
""",
    fails="""
game: big-six
sections:
  - number: 2
    title: Wheel
    clauses:
      - {at: 2.A, counts: {of: wheel, unit: sections, parts: [{name: $1, count: 2}, {name: Joker, count: 1}]}}
      - {at: 2.B, says: spin shall be void if the clapper stops on a peg instead of a number.}
""",
)
