"""A ranking names a highest or lowest high card hand that is not the highest or lowest."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.sequences import RANKS, Cards, ends, no_ranking, shown


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        for rank in (rank for ranks in provision.clause.ranks for rank in ranks.rows):
            if "high card" not in str(rank.name).lower() or rank.means is None:
                continue
            for end, held in ends(rank).items():
                right = _outermost(len(held), end)
                if held == right or len(held) < 3:
                    continue
                yield Fault(
                    span=rank.means.span,
                    message=f"{shown(held)} is named as the {end} hand without a pair or sequence, "
                    f"but that is {shown(right)}.",
                    at=provision.at,
                    src=rank.src.numbers if rank.src else provision.lines,
                    expected=shown(right),
                    actual=shown(held),
                    label=f"the {end} is {shown(right)}",
                    hint=f"write {shown(right)}.",
                    about=(end, shown(held)),
                )


def _outermost(size: int, end: str) -> Cards:
    """So many ranks from the top or the bottom; the last moves one on, so that they are no sequence."""
    order = RANKS if end == "highest" else RANKS[:0:-1]
    return frozenset((*order[: size - 1], order[size]))


CHECK = Check(
    code="DEF-411",
    title="Highest or lowest hand named wrongly",
    severity=Severity.ERROR,
    why="Players measure their hands by the example; where it is wrong, higher hands look like no hand at all.",
    fix="Name the right cards.",
    run=find,
    one_game=True,
    idle=no_ranking,
    passes="""
sections:
  - number: 6
    title: Ranks
    clauses:
      - at: 6.A
        ranks: {rows: [{name: High Card, means: "no hand listed above, from ace-king-jack as the highest"}]}
""",
    fails="""
sections:
  - number: 6
    title: Ranks
    clauses:
      - at: 6.A
        ranks: {rows: [{name: High Card, means: "no hand listed above, from ace-king-9 as the highest"}]}
""",
)
