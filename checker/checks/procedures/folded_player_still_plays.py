"""A player who folds is said to be out of the game, but a wager of his is still played."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.headings import clause_named
from checker.index.phrases import wordings_with
from checker.rules.folding import surviving_wager, survivor
from ruleschema.submission.locate import locate

_OUT = re.compile(r"\b(?:is |be |player )?(?:no longer in|out of) the (?:game|round|hand)\b", re.I)
_FOLDING = re.compile(r"\b(?:fold|forfeit|not to make|not make|no play|does not place)", re.I)
_EXCEPTION = re.compile(r"\bexcept|\bunless")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    living = survivor(filing)
    if living is None:
        return
    wager = surviving_wager(living)
    for said in wordings_with(filing, ("no longer in the", "out of the")):
        match = _OUT.search(said.text)
        # “The cards of players out of the round” only names those who are.
        if match is None or not _FOLDING.search(said.text) or _EXCEPTION.search(said.text):
            continue
        yield Fault(
            span=locate(said.text, filing.document.text, match.start(), match.end()),
            message=f"A player who folds is said to be {match.group().removeprefix('player ')}, but by "
            f"{clause_named(filing, living)} the {wager} of such a player is still played.",
            at=said.at,
            src=tuple(dict.fromkeys((*said.src, *living.lines))),
            expected=f"an exception for the {wager}",
            actual=match.group(),
            label=f"{living.at} keeps the player in",
            hint=f"except players with a {wager}.",
            related=(Related(living.words.span, f"{living.at}: {wager}"),),
            about=(said.at, living.at),
        )


CHECK = Check(
    code="PRO-375",
    title="Folded player still plays",
    severity=Severity.WARNING,
    why="By one clause the player has nothing left to win; by the other the wager must be settled.",
    fix="Except the wager that is still played.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 3
    title: Play
    clauses:
      - {at: 3.A, says: "if a player with a bonus wager folds, player shall remain eligible for the bonus payout."}
      - {at: 3.B, says: "if a player folds, ante is forfeited and the player out of the game, except for the bonus."}
""",
    fails="""
sections:
  - number: 3
    title: Play
    clauses:
      - {at: 3.A, says: "if a player with a bonus wager folds, player shall remain eligible for the bonus payout."}
      - {at: 3.B, says: "if a player folds, ante is forfeited and the player out of the game."}
""",
)
