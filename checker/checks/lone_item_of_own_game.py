"""A list has one case, and the case is the game itself: the case of another game was struck."""

import re
from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing
from checker.finding import Fault, Severity
from checker.library import Library
from ruleschema.model import Clause
from ruleschema.names import name_key
from ruleschema.vocabulary import games


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    names = [str(name) for game in games() if game.game == filing.slug for name in game.names]
    if not names:
        return
    own = "|".join(map(re.escape, names))
    case = re.compile(
        rf"\A\W*(?:[ivx\d]+[.)] )?(?:for|in) (?:{own}),|\A(?:where|when|if) (?:the game is )?(?:{own}) is played\b"
        rf"|\A(?:where|when|if) (?:[^,]*\bin (?:{own}),|(?:{own}) play (?:starts|begins|commences)\b)",
        re.I,
    )
    alone = [
        (provision.at, item)
        for provision in filing.provisions
        for item in provision.clause.items[:1]
        if len(provision.clause.items) == 1 and item.at is not None and _opens_so(item, case)
    ]
    if not alone:
        return
    item = alone[0][1]
    told = [str(each.at) for _, each in alone]
    yield Fault(
        span=item.at.span if item.at is not None else item.span,
        message=f"{_listed(told)} the only item of its list and is said to hold for {names[0].title()}, "
        f"though the document has no other game: the case of another game was struck.",
        at=str(item.at),
        src=tuple(line for _, each in alone if each.src for line in each.src.numbers),
        expected="a rule without a case",
        actual=f"a case for {names[0].title()} alone",
        label="a list of one case",
        hint="state the rule in the clause itself.",
        about=(name_key(names[0]),),
    )


def _opens_so(item: Clause, case: re.Pattern[str]) -> bool:
    wording = [item.text] if item.text is not None else []
    return any(case.search(each) for each in (*wording, *(saying.says for saying in item.says[:1])))


def _listed(told: list[str]) -> str:
    return f"{told[0]} is" if len(told) == 1 else f"Each of {', '.join(told[:-1])} and {told[-1]} is"


CHECK = Check(
    code="DOC-161",
    title="Case of the game itself",
    severity=Severity.WARNING,
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
