"""A wager is required by its definition and optional by the rules."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from grammar.nodes import Duty, Modal
from ruleschema.meaning.stems import stem, stems
from ruleschema.submission.provisions import Spoken
from ruleschema.vocabulary import wager_key

# Required of every player; a wager required of those who stay in is not.
_REQUIRED = re.compile(r"\b(?:mandatory|compulsory|required of (?:a|each|every|the) player(?! who))\b", re.I)
_WAGER = stems("wager bet")
_PLACING = stems("place make put with")
# A wager that may be "any amount" is limited, not offered; one that may "also" be made is.
_PLAYER = stem("player")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for meaning in filing.game.definitions:
        required = _REQUIRED.search(meaning.means)
        if required is None or not stems(meaning.term.rpartition(" ")[2]) <= _WAGER:
            continue
        key = stems(wager_key(meaning.term))
        offered = next((each for each in filing.sentences if _optional(each, key)), None)
        if offered is None:
            continue
        at = str(meaning.at or meaning.term)
        yield Fault(
            span=meaning.means.span,
            message=f"{meaning.term} is required of the player by its definition, but by clause {offered.at} "
            "the player may make it or not.",
            at=at,
            src=meaning.src.numbers if meaning.src else (),
            expected=f"optional, as in {offered.at}, or required there too",
            actual=required.group(),
            label=f"by {offered.at} it is optional",
            hint="decide which is right and make both places say it.",
            related=(Related(offered.words.span, f"{offered.at}: optional"),),
            about=(wager_key(meaning.term), "required"),
        )


def _optional(sentence: Spoken, key: frozenset[str]) -> bool:
    """Whether a player may make the wager alone; a wager beside which another may be made is not meant."""
    tree = sentence.reading.tree
    if not isinstance(tree, Duty) or tree.modal is not Modal.MAY or _PLAYER not in stems(tree.head.text):
        return False
    act = stems(tree.object.text) if tree.object else frozenset()
    return key <= act and bool(act & _WAGER) and bool((act | stems(tree.verb.text)) & _PLACING)


CHECK = Check(
    code="DEF-441",
    title="Wager required here, optional there",
    severity=Severity.NOTE,
    why="A player who leaves the wager out breaks one clause and follows the other.",
    fix="Decide which is right and make both places say it.",
    run=find,
    one_game=True,
    idle=lambda filing: None if filing.game.definitions else "the document has no definitions",
    passes="""
definitions: [{term: Play Wager, means: wager required of a player who stays in the round}]
sections: [{number: 7, title: Wagers, clauses: [{at: 7.A, says: player may stay in with a play wager.}]}]
""",
    fails="""
definitions: [{term: Bonus Wager, means: wager required of a player to win a bonus}]
sections: [{number: 7, title: Wagers, clauses: [{at: 7.A, says: player may place a bonus wager.}]}]
""",
)
