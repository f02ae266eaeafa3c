"""A list has one case, and the case is the game itself: the case of another game was struck."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.owngame import lone_cases, own_names
from checker.rules.telling import listed


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    alone = list(lone_cases(filing))
    if not alone:
        return
    item, game = alone[0], own_names(filing)[0].title()
    yield Fault(
        span=item.at.span if item.at is not None else item.span,
        message=f"{_listed([str(each.at) for each in alone])} the only item of its list and is said to hold for "
        f"{game}, though the document has no other game: the case of another game was struck.",
        at=str(item.at),
        src=tuple(line for each in alone if each.src for line in each.src.numbers),
        expected="a rule without a case",
        actual=f"a case for {game} alone",
        label="a list of one case",
        hint="state the rule in the clause itself.",
        about=(game.lower(),),
    )


def _listed(told: list[str]) -> str:
    return f"{told[0]} is" if len(told) == 1 else f"Each of {listed(told)} is"


CHECK = Check(
    code="DOC-161",
    title="Case of the game itself",
    severity=Severity.NOTE,
    why="The rule was copied from one for several games; what it said of the other may be missing or still hold.",
    fix="State the rule without the case.",
    run=find,
    passes="""
game: craps
sections:
  - number: 8
    title: Dice
    clauses: [{at: 8.A, items: [{at: 8.A.1, says: stickperson shall offer the dice to a player.}]}]
""",
    fails="""
game: craps
sections:
  - number: 8
    title: Dice
    clauses:
      - at: 8.A
        items: [{at: 8.A.1, says: 'where craps is played, stickperson shall offer the dice to a player.'}]
""",
)
