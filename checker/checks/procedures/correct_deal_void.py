"""A hand is void on a condition that every correct deal meets."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from checker.rules.telling import told
from ruleschema.meaning.parts import parts_of
from ruleschema.meaning.stems import stems

_VOID = ("void", "dead", "misdeal")
_CORRECT = re.compile(
    r"\b(?:deck (?:has|contains|holds)|with) (?:exactly )?52 cards\b|\bthe (?:correct|right|proper) number of cards\b",
    re.I,
)
_ERROR = re.compile(
    r"\b(?:not|no|other than|different|wrong|incorrect|misdealt|error|more|less|fewer|exposed|missing|except|unless)"
    r"\b",
    re.I,
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for sentence in sentences_with(filing, *_VOID):
        tree = sentence.reading.tree
        if tree is None or not any(word in sentence.reading.text for word in _VOID):
            continue
        condition = "; ".join(parts_of(sentence.reading.text, tree).when) or None
        if condition is None or stems(parts_of(sentence.reading.text, tree).act).isdisjoint(_VOID):
            continue
        if _CORRECT.search(condition) and not _ERROR.search(condition):
            yield Fault(
                span=sentence.span(filing.document, tree.head.start, len(sentence.reading.text.rstrip())),
                message=f"The {tree.head.text} is void on a condition that every correct deal meets, "
                f"{told(condition)}.",
                at=sentence.at,
                src=sentence.lines,
                expected="the condition of an incorrect deal",
                actual=condition,
                label="true of every correct deal",
                hint="state the error that makes the deal void.",
                about=(tree.head.text, condition),
            )


CHECK = Check(
    code="PRO-321",
    title="Every correct deal is void",
    severity=Severity.ERROR,
    why="A “not” was lost: read as written, no round of this game can ever be settled.",
    fix="State the error that makes the deal void.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 13
    title: Irregularities
    clauses: [{at: 13.A, says: hand shall be void if the deck has not 52 cards.}]
""",
    fails="""
sections:
  - number: 13
    title: Irregularities
    clauses: [{at: 13.A, says: hand shall be void if the deck has 52 cards.}]
""",
)
