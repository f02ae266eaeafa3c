"""A definition lets the player need a qualifying hand, but by the rules only the dealer must qualify."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from ruleschema.meaning.stems import stems
from ruleschema.submission.provisions import Spoken

_PLAYER = re.compile(r"\b(?:an?|the|each) player\b(?![/-]dealer| dealer)", re.I)
_DEALER = re.compile(r"\bdealer\b", re.I)
# “Player-dealer must qualify”: who stands before the verb must.
_QUALIFIES = re.compile(
    r"\b(?P<who>player(?:[/ -]dealer)?|dealer|hand of the (?:player[/-]dealer|dealer|player))\b[^,.]*?"
    r"\bqualif(?:y|ies)\b",
    re.I,
)
_TERM = stems("qualifier qualify qualifying")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    meaning = next((each for each in filing.game.definitions if not stems(each.term).isdisjoint(_TERM)), None)
    if meaning is None or not _PLAYER.search(meaning.means) or not _DEALER.search(meaning.means):
        return
    rules = [each for each in sentences_with(filing, "qualif") if each.provision is not None and _who(each)]
    if not rules or not all("dealer" in _who(each) for each in rules):
        return
    rule = rules[0]
    yield Fault(
        span=meaning.means.span,
        message=f"“{meaning.term}” is defined as what a player or the dealer needs, but by the rules only the "
        f"{_who(rules[0])} has to qualify ({rule.at}).",
        at=str(meaning.at or meaning.term),
        src=meaning.src.numbers if meaning.src else (),
        expected=f"the {_who(rules[0])} alone",
        actual="a player or the dealer",
        label="no rule asks it of a player",
        hint="define it for the dealer alone.",
        related=(Related(rule.words.span, f"{rule.at}: only the {_who(rules[0])}"),),
        about=(str(meaning.term).lower(),),
    )


def _who(sentence: Spoken) -> str:
    """Who has to qualify by a sentence; nobody where cards qualify for a payout."""
    text = sentence.reading.text
    match = _QUALIFIES.search(text)
    return match["who"].lower().removeprefix("hand of the ") if match and " for " not in text[match.end() :][:5] else ""


CHECK = Check(
    code="DEF-424",
    title="Qualifier asked of the player",
    severity=Severity.NOTE,
    why="A player could be told that his hand does not play; no rule says so.",
    fix="Define the qualifier for the dealer alone.",
    run=find,
    idle=lambda filing: None if filing.game.definitions else "the document has no definitions",
    passes="""
definitions: [{term: Qualifier, means: cards that the dealer needs to play}]
sections: [{number: 8, title: Play, clauses: [{at: 8.A, says: dealer shall qualify with queen high or better.}]}]
""",
    fails="""
definitions: [{term: Qualifier, means: cards that a player or the dealer needs to play}]
sections: [{number: 8, title: Play, clauses: [{at: 8.A, says: dealer shall qualify with queen high or better.}]}]
""",
)
