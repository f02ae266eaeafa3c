"""A bracket is opened and never closed, or closed and never opened; or a full stop is doubled."""

import re
from collections.abc import Iterator
from itertools import groupby

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import Said, wordings_with
from checker.index.references import references
from ruleschema.submission.locate import locate

# "a)" and "1.)" number an item; they open nothing. Three dots leave words out; two are a slip.
_LABEL = re.compile(r"(?:\A|[\s,;])(?:[0-9]{1,3}|[a-z]|[ivx]{1,5})[.]?\)", re.I)
_DOTS = re.compile(r"(?<![.…])\.\.(?![.…])")
_MARKS = ("(", ")", "..")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    # A sentence may be split at a semicolon inside the bracket, so a clause is read as one.
    marked = wordings_with(filing, _MARKS)
    clauses = (list(group) for _, group in groupby(marked, key=lambda said: said.at))
    for texts in (*clauses, *([cited] for cited in _cited(filing))):
        for said, place, told in _unpaired(texts):
            around = said.text[max(0, place - 25) : place + 26].strip()
            yield Fault(
                span=locate(said.text, filing.document.text, place, place + 1),
                message=f"In “{around}” {told}.",
                at=said.at,
                src=said.src,
                expected="the other bracket, or none" if "bracket" in told else "one full stop",
                actual=said.text[place],
                label="here",
                hint="correct the punctuation; see whether words are missing with it.",
                about=(told, around),
            )


def _cited(filing: Filing) -> Iterator[Said]:
    """References as printed: numbers and the titles quoted with them."""
    for provision, ref in references(filing):
        for part in (ref.to, ref.titled):
            if part is not None and any(mark in part for mark in _MARKS):
                yield Said(part, provision.at, ref.src.numbers if ref.src else provision.lines)


def _unpaired(texts: list[Said]) -> Iterator[tuple[Said, int, str]]:
    opened: list[tuple[Said, int]] = []
    for said in texts:
        text = _LABEL.sub(lambda label: " " * len(label.group()), said.text) if "(" not in said.text else said.text
        for place, char in enumerate(text):
            if char == "(":
                opened.append((said, place))
            elif char == ")" and opened:
                opened.pop()
            elif char == ")":
                yield said, place, "a bracket closes that was never opened"
        for dots in _DOTS.finditer(text):
            yield said, dots.start(), "the full stop is doubled"
    for said, place in opened:
        # A draft may break a sentence off at a semicolon; what closes the bracket then stands outside.
        if not said.text.rstrip().endswith(";"):
            yield said, place, "a bracket opens and never closes"


CHECK = Check(
    code="DOC-124",
    title="Bracket without its other half",
    severity=Severity.NOTE,
    why="Where the bracket ends decides what is an aside and what is the rule; words may be lost with it.",
    fix="Close or strike the bracket.",
    run=find,
    passes="""
sections: [{number: 6, title: Ranks, clauses: [{at: 6.A, refs: [{to: (b)}]}, {at: 6(b)}]}]
""",
    fails="""
sections: [{number: 6, title: Ranks, clauses: [{at: 6.A, refs: [{to: (b))}]}, {at: 6(b)}]}]
""",
)
