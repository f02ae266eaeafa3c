"""A definition explains a term by a wager that the document neither defines nor offers."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from grammar import nodes
from ruleschema.meaning.names import name_key
from ruleschema.submission.locate import locate

_IDLE = (
    "a|an|the|any|each|every|that|this|other|optional|additional|separate|winning|losing|another|such|first|of|on|no"
)
_WAGER = re.compile(rf"\b(?:(?!(?:{_IDLE})\b)[a-z'’-]+ ){{1,2}}(?:bet|wager)(?: to (?:win|lose))?\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    matches = [
        (meaning, match)
        for meaning in filing.game.definitions
        if " to " in meaning.means
        for match in _WAGER.finditer(meaning.means)
        if _named(match.group())
    ]
    known = _known(filing) if matches else set()
    for meaning, match in matches:
        key = name_key(match.group())
        if any(key in each for each in known):
            continue
        yield Fault(
            span=locate(meaning.means, filing.document.text, match.start(), match.end()),
            message=f"“{meaning.term}” is defined by another wager, the {match.group()}, "
            "which the document neither defines nor offers.",
            at=str(meaning.at or meaning.term),
            src=meaning.src.numbers if meaning.src else (),
            expected="a wager that the document has",
            actual=match.group(),
            label="not in the document",
            hint="define the wager, or explain the term without it.",
            about=(name_key(meaning.term), key),
        )


def _named(words: str) -> bool:
    """A name, not a description: “place bet to lose”, not “wager to compete”."""
    return words.endswith((" to win", " to lose"))


def _known(filing: Filing) -> set[str]:
    """Wagers that are defined, paid, decided or the subject of a rule."""
    names = {name_key(meaning.term) for meaning in filing.game.definitions}
    names |= {name_key(fact.wager) for fact in filing.payouts} | {name_key(fact.outcome) for fact in filing.payouts}
    for sentence in filing.sentences:
        tree = sentence.reading.tree
        if isinstance(tree, nodes.Result | nodes.Duty | nodes.Value):
            names.add(name_key(tree.head.text))
    return names


CHECK = Check(
    code="DEF-408",
    title="Term explained by an unknown wager",
    severity=Severity.WARNING,
    why="A definition that rests on a wager nobody offers defines nothing.",
    fix="Define the wager, or explain the term without it.",
    run=find,
    idle=lambda filing: None if filing.game.definitions else "the document has no definitions",
    passes="""
definitions: [{term: Lay Bet, means: a place bet to lose at true odds}]
sections: [{number: 3, title: Wagers, clauses: [{at: 3.A, says: place bet to lose may be made at any time.}]}]
""",
    fails="""
definitions: [{term: Lay Bet, means: a place bet to lose at true odds}]
sections: [{number: 3, title: Wagers, clauses: [{at: 3.A, says: place bet may be made at any time.}]}]
""",
)
