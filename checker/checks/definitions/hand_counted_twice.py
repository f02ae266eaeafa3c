"""The cards of one hand are named as the highest of another hand of the same ranking."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.sequences import ends, named_cards, no_ranking, shown


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        for ranks in provision.clause.ranks:
            own = {held: rank for rank in ranks.rows if (held := named_cards(rank))}
            for rank in ranks.rows:
                highest = ends(rank).get("highest", frozenset())
                other = own.get(highest)
                if other is None or other is rank or rank.means is None or "flush" not in f"{rank.name}".lower():
                    continue
                yield Fault(
                    span=rank.means.span,
                    message=f"{shown(highest)} is named as the highest {rank.name}, "
                    f"but the same ranking calls it {other.name}.",
                    at=provision.at,
                    src=rank.src.numbers if rank.src else provision.lines,
                    expected=f"the highest {rank.name} that is no {other.name}",
                    actual=shown(highest),
                    label=f"that is the {other.name}",
                    hint=f"begin the {rank.name} below the {other.name}.",
                    related=(Related(other.name.span, str(other.name)),),
                    about=(str(rank.name).lower(), str(other.name).lower()),
                )


CHECK = Check(
    code="DEF-410",
    title="Hand counted as two",
    severity=Severity.WARNING,
    why="One hand with two ranks can be claimed as either.",
    fix="Begin the lower hand below the higher one.",
    run=find,
    idle=no_ranking,
    passes="""
sections:
  - number: 6
    title: Ranks
    clauses:
      - at: 6.A
        ranks:
          rows:
            - {name: Mini Royal Flush, means: "ace, king and queen of one suit"}
            - {name: Straight Flush, means: "three suited cards in sequence, king-queen-jack the highest"}
""",
    fails="""
sections:
  - number: 6
    title: Ranks
    clauses:
      - at: 6.A
        ranks:
          rows:
            - {name: Mini Royal Flush, means: "ace, king and queen of one suit"}
            - {name: Straight Flush, means: "three suited cards in sequence, ace-king-queen the highest"}
""",
)
