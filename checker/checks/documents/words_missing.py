"""A sentence of the document has lost words."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import LOST, texts
from checker.rules.telling import told
from ruleschema.submission.locate import locate

_GAP = "[…]"
_NEAR = 5
_SMALL = frozenset(("a", "an", "the", "and", "or", "of", "in", "on", "to", "with", "by", "for", "be", "shall", "may"))


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for said in texts(filing):
        place = said.text.find(LOST)
        if place < 0:
            continue
        whole = said.text.replace(LOST, "…").strip().rstrip(".")
        before, after = said.text[:place].strip(), said.text[place + len(LOST) :].strip().rstrip(".")
        around = f"{_last(before)} {_GAP} {_first(after)}".strip()
        yield Fault(
            span=locate(said.text, filing.document.text, place, place + len(LOST)),
            message=f"Words are missing in this clause. Around the gap it reads, {told(around)}.",
            at=said.at,
            src=said.src,
            expected="a complete sentence",
            actual=around,
            label="words are missing here",
            hint="restore the words from the approved version.",
            about=(whole,),
        )


def _last(before: str) -> str:
    """No more than the words next to the gap: the rest of the sentence is ours and shows nothing."""
    words = before.rpartition(",")[2].split()[-_NEAR:]
    return " ".join(words[1:] if words and words[0] in _SMALL else words)


def _first(after: str) -> str:
    words = after.partition(",")[0].split()[:_NEAR]
    while words and words[-1] in _SMALL:
        words.pop()
    return " ".join(words)


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
