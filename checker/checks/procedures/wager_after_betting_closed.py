"""All wagers are closed at a call or at the deal, without exception, but one wager is made only later."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.headings import clause_named
from checker.index.phrases import sentences_with
from grammar.nodes import Duty, Modal
from ruleschema.meaning.parts import parts_of
from ruleschema.meaning.stems import stem, stems
from ruleschema.submission.provisions import Spoken

_ANY_WAGER = stems("all any no other further additional a the wager bet of player players")
_MAKING = stems("make place put")
_CLOSED = re.compile(r"no more bets|\bfirst card\b|\bcards? (?:is|are) dealt\b|\binitial deal\b", re.I)
_CLOSING = ("no more bets", "first card", "is dealt", "are dealt", "initial deal")
_NAMED = re.compile(r"\b(?:an?|the) ((?:[\w'’-]+ ){1,3}(?:wager|bet))\b")
# A wager that is made with knowledge of the cards is made after them.
_LATER = re.compile(r"\bafter (?:inspecting|examining|seeing|reviewing|looking at|viewing)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    closing = next((each for each in sentences_with(filing, *_CLOSING) if _closes(each)), None)
    if closing is None:
        return
    for sentence in sentences_with(filing, "after "):
        wager = _later_wager(sentence)
        if wager is None:
            continue
        yield Fault(
            span=closing.span(filing.document, 0, len(closing.reading.text.rstrip())),
            message=f"By this clause all wagers are closed without exception, but by {clause_named(filing, sentence)} "
            f"{wager} is made after the cards are seen.",
            at=closing.at,
            src=closing.lines,
            expected=f"an exception for {wager}",
            actual="no exception",
            label=f"{sentence.at} lets {wager} be made later",
            hint=f"except {wager} from the rule.",
            related=(Related(sentence.words.span, f"{sentence.at}: {wager}"),),
            about=(closing.at, sentence.at, wager),
        )
        return


def _closes(sentence: Spoken) -> bool:
    """All wagers before the call, or none after it; nothing is excepted, and nothing else is cited."""
    tree = sentence.reading.tree
    clause = sentence.provision.clause if sentence.provision else None
    if not isinstance(tree, Duty) or clause is None or clause.refs:
        return False
    text = sentence.reading.text.lower()
    if not stems(tree.head.text) <= _ANY_WAGER or not _CLOSED.search(text):
        return False
    if any("except" in saying.says or "unless" in saying.says for saying in clause.says):
        return False
    act = parts_of(sentence.reading.text, tree).act
    forbidden = tree.modal in (Modal.SHALL_NOT, Modal.MAY_NOT) and " after " in f" {text} "
    required = tree.modal is Modal.SHALL and " before " in f" {act} "
    return bool(stems(act) & _MAKING) and (forbidden or required)


def _later_wager(sentence: Spoken) -> str | None:
    """The wager that a player makes after seeing the cards."""
    tree = sentence.reading.tree
    if not isinstance(tree, Duty) or tree.modal in (Modal.SHALL_NOT, Modal.MAY_NOT) or tree.object is None:
        return None
    if stem(tree.verb.text) not in _MAKING or stem("player") not in stems(tree.head.text):
        return None
    named = _NAMED.search(tree.object.text)
    return f"the {named[1]}" if named and _LATER.search(sentence.reading.text) else None


CHECK = Check(
    code="PRO-345",
    title="Betting closed before a wager is made",
    severity=Severity.WARNING,
    why="Read as written, the later wager is forbidden, and the game cannot be played.",
    fix="Except the later wager from the rule that closes betting.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - {at: 3.A, says: 'bets shall not be made after the call of "no more bets", except the play wager.'}
      - {at: 3.B, says: 'after inspecting the hand, player may place a play wager.'}
""",
    fails="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - {at: 3.A, says: 'bets shall not be made after the call of "no more bets".'}
      - {at: 3.B, says: 'after inspecting the hand, player may place a play wager.'}
""",
)
