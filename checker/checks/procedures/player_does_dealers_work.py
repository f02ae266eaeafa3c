"""A player is told to do what only the dealer does."""

import re
from collections.abc import Iterator
from functools import lru_cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from grammar.nodes import Modal
from ruleschema.meaning.stems import stem

_DEALING = re.compile(
    r"\bcomplete the dealing\b|\b(?:deal|shuffle|reshuffle|burn)\b(?! with\b)(?=.*\bcards?\b)"
    r"|\b(?:collect losing|pay winning) (?:wager|bet)s?\b|\b(?:remove|collect) (?:the |all )?(?:\w+ )?cards\b",
    re.I,
)
# “Player”, “each player”, “player with a blackjack”.
_PLAYER = re.compile(r"(?:(?:each|a|the|every) )?(?:player|patron|guest)s?(?: (?:with|having|who) [\w ]{1,60})?", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for sentence, tree in filing.duties:
        if tree.modal is not Modal.SHALL or not _is_player(tree.head.text):
            continue
        act = f"{tree.verb.text} {tree.object.text if tree.object else ''}"
        match = _DEALING.search(act)
        if match is None or stem(tree.verb.text) in ("ask", "request", "wait"):
            continue
        yield Fault(
            span=sentence.span(filing.document, tree.head.start, tree.object.end if tree.object else tree.verb.end),
            message=f"By this clause the player is to {act[match.start() :].strip()}; that is the dealer's work.",
            at=sentence.at,
            src=sentence.lines,
            expected="the dealer",
            actual=tree.head.text,
            label="the dealer's work",
            hint="name the dealer, if the dealer is meant.",
            about=(act.strip(),),
        )


@lru_cache(maxsize=4096)
def _is_player(head: str) -> bool:
    return _PLAYER.fullmatch(head) is not None


CHECK = Check(
    code="PRO-325",
    title="Player does the dealer's work",
    severity=Severity.WARNING,
    why="Where players handle the deal or the money, no control of the game holds; the wrong person was written.",
    fix="Name the dealer, if the dealer is meant.",
    run=find,
    passes="""
sections:
  - {number: 7, title: Dealing, clauses: [{at: 7.A, says: dealer shall turn the cards and complete the dealing.}]}
""",
    fails="""
sections:
  - {number: 7, title: Dealing, clauses: [{at: 7.A, says: player shall turn the cards and complete the dealing.}]}
""",
)
