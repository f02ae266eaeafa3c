"""A ranking names one lowest or highest sequence for straights and another for straight flushes."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.sequences import ends, no_ranking, shown


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        for ranks in provision.clause.ranks:
            named = {rank.name.lower().strip(): rank for rank in ranks.rows if rank.means is not None}
            flush, straight = named.get("straight flush"), named.get("straight")
            if flush is None or straight is None:
                continue
            for end, cards in ends(straight).items():
                other = ends(flush).get(end)
                if other is None or other == cards or straight.means is None or flush.means is None:
                    continue
                yield Fault(
                    span=flush.means.span,
                    message=f"The {end} straight flush is {shown(other)}, but the {end} straight is {shown(cards)}; "
                    "a straight flush is a straight of one suit.",
                    at=provision.at,
                    src=flush.src.numbers if flush.src else provision.lines,
                    expected=shown(cards),
                    actual=shown(other),
                    label=f"the {end} straight is {shown(cards)}",
                    hint="name the same cards in both.",
                    related=(Related(straight.means.span, shown(cards)),),
                    about=(end, shown(cards), shown(other)),
                )


CHECK = Check(
    code="DEF-409",
    title="Sequences of straight and straight flush differ",
    severity=Severity.ERROR,
    why="Whether ace, 2 and 3 of one suit are a straight flush is then decided at the table.",
    fix="Name the same cards in both.",
    run=find,
    one_game=True,
    idle=no_ranking,
    passes="""
sections:
  - number: 6
    title: Ranks
    clauses:
      - at: 6.A
        ranks:
          rows:
            - {name: Straight Flush, means: "three suited cards in sequence, ace-2-3 the lowest"}
            - {name: Straight, means: "three cards in sequence, ace-2-3 the lowest"}
""",
    fails="""
sections:
  - number: 6
    title: Ranks
    clauses:
      - at: 6.A
        ranks:
          rows:
            - {name: Straight Flush, means: "three suited cards in sequence, 4-3-2 the lowest"}
            - {name: Straight, means: "three cards in sequence, ace-2-3 the lowest"}
""",
)
