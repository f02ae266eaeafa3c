"""A roulette wager takes 00, and a wheel without 00 is permitted."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import wordings_with

_SINGLE = re.compile(r"\bsingle[- ]zero (?:roulette )?wheels?\b", re.I)
_DOUBLE = re.compile(r"\bdouble[- ]zero\b|\bsingle[- ]zero\b", re.I)
_ZEROS = re.compile(r"(?<![\w.,])00(?![\w%])")
_WAGER = re.compile(r"\b((?:[\w'’-]+ ){1,4}(?:wager|bet))\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    single = next((said for said in wordings_with(filing, ("single zero", "single-zero")) if _own(said.text)), None)
    if single is None:
        return
    taking = [said for said in wordings_with(filing, ("00",)) if _ZEROS.search(said.text) and _WAGER.search(said.text)]
    # On which wheel a wager is offered is said in its own clause, or before the list.
    open_ended = [said for said in taking if not _DOUBLE.search(said.text)]
    if not open_ended:
        return
    first = open_ended[0]
    places = list(dict.fromkeys(said.at for said in open_ended))
    yield Fault(
        span=first.text.span,
        message=f"Wagers that take 00 ({', '.join(places)}) are offered without a limit to the double zero wheel, but "
        f"by clause {single.at} a single zero wheel, which has no 00, may be used.",
        at=first.at,
        src=tuple(dict.fromkeys(line for said in open_ended for line in said.src)),
        expected="a limit to the double zero wheel",
        actual="offered on any wheel",
        label="no 00 on a single zero wheel",
        hint="say that these wagers are offered on a double zero wheel.",
        related=(Related(single.text.span, f"{single.at}: single zero wheel"),),
        about=("00",),
    )


def _own(text: str) -> bool:
    """Whether a wheel with one zero is itself permitted, and not only a double zero wheel used as one."""
    return _SINGLE.search(text) is not None and "used as a" not in text.lower()


CHECK = Check(
    code="PRO-368",
    title="Wager on a missing 00",
    severity=Severity.NOTE,
    why="At a single zero wheel the wager has a number less, or does not exist; what it then pays is not stated.",
    fix="Limit the wager to the double zero wheel.",
    run=find,
    one_game=True,
    passes="""
game: roulette
sections:
  - number: 4
    title: Wagers
    clauses:
      - {at: 4.A, says: "where a single zero wheel is used, wheel shall have exactly 37 compartments."}
      - {at: 4.B, says: "where a double zero wheel is used, split wager on 0 and 00 may be placed."}
""",
    fails="""
game: roulette
sections:
  - number: 4
    title: Wagers
    clauses:
      - {at: 4.A, says: "where a single zero wheel is used, wheel shall have exactly 37 compartments."}
      - {at: 4.B, says: split wager on 0 and 00 may be placed.}
""",
)
