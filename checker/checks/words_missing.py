"""A sentence of the document has lost words."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing
from checker.finding import Fault, Severity
from checker.library import Library
from checker.phrases import LOST, texts
from ruleschema.locate import locate


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for said in texts(filing):
        place = said.text.find(LOST)
        if place < 0:
            continue
        around = said.text.replace(LOST, "…").strip().rstrip(".")
        yield Fault(
            span=locate(said.text, filing.document.text, place, place + len(LOST)),
            message=f"Words are missing in this clause. As we read it, with … for what is lost: “{around}.”",
            at=said.at,
            src=said.src,
            expected="a complete sentence",
            actual=around,
            label="words are missing here",
            hint="restore the words from the approved version.",
            about=(around,),
        )


CHECK = Check(
    code="DOC-152",
    title="Words are missing",
    severity=Severity.WARNING,
    why="What the lost words said is not filed; the rest can be read in more than one way.",
    fix="Restore the words from the approved version.",
    run=find,
    passes="""
sections:
  - number: 8
    title: Dealing
    clauses: [{at: 8.C, says: dealer shall hold the deck in the left hand.}]
""",
    fails="""
sections:
  - number: 8
    title: Dealing
    clauses: [{at: 8.C, says: dealer shall hold the deck in the "…" hand.}]
""",
)
