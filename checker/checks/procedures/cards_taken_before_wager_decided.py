"""The cards of players who fold are taken away, though a wager of theirs is still to be decided by them."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.headings import clause_named
from checker.index.phrases import sentences_with
from checker.rules.folding import FOLD, surviving_wager, survivor
from grammar.nodes import Duty, Modal
from ruleschema.meaning.parts import parts_of
from ruleschema.submission.provisions import Spoken

_TAKEN = re.compile(r"\bcards? of (?:the |a |any |each )?players?\b|\b(?:forfeited|folded) (?:hands?|cards?)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    living = survivor(filing)
    if living is None:
        return
    for sentence in sentences_with(filing, "collect"):
        if not _collects(sentence):
            continue
        wager = surviving_wager(living)
        yield Fault(
            span=sentence.span(filing.document, 0, len(sentence.reading.text.rstrip())),
            message="By this clause the cards of every player who folds are taken away, but by "
            f"{clause_named(filing, living)} the {wager} of such a player is still to be decided by them.",
            at=sentence.at,
            src=(*sentence.lines, *(line for line in living.lines if line not in sentence.lines)),
            expected=f"an exception for players with a {wager}",
            actual="no exception",
            label=f"{living.at} still needs the cards",
            hint=f"leave the cards of players with a {wager} on the table.",
            related=(Related(living.words.span, f"{living.at}: {wager}"),),
            about=(sentence.at, living.at),
        )


def _collects(sentence: Spoken) -> bool:
    tree = sentence.reading.tree
    if not isinstance(tree, Duty) or tree.modal in (Modal.SHALL_NOT, Modal.MAY_NOT) or tree.verb.text != "collect":
        return False
    act = parts_of(sentence.reading.text, tree).act
    return bool(_TAKEN.search(act) and FOLD.search(act)) and "except" not in sentence.reading.text


CHECK = Check(
    code="PRO-346",
    title="Cards taken before a wager is decided",
    severity=Severity.WARNING,
    why="Once the cards are in the discard rack the wager can no longer be settled as promised.",
    fix="Leave the cards of players with that wager on the table.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 3
    title: Play
    clauses:
      - {at: 3.A, says: 'if a player with a bonus wager folds, bonus wager shall not be forfeited.'}
      - {at: 3.B, says: 'dealer shall collect the cards of players who folded, except players with a bonus wager.'}
""",
    fails="""
sections:
  - number: 3
    title: Play
    clauses:
      - {at: 3.A, says: 'if a player with a bonus wager folds, bonus wager shall not be forfeited.'}
      - {at: 3.B, says: dealer shall collect the cards of players who folded.}
""",
)
