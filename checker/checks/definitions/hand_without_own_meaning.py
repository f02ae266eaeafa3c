"""A ranking describes one hand as another hand of the same ranking."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.sequences import no_ranking
from checker.rules.telling import told
from ruleschema.meaning.names import name_key
from ruleschema.submission.tables import Rank
from ruleschema.vocabulary import outcome_key


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        for ranks in provision.clause.ranks:
            meanings: dict[str, Rank] = {}
            for rank in reversed(ranks.rows):
                meanings[outcome_key(rank.name)] = rank
                if rank.means is not None:
                    meanings.setdefault(name_key(rank.means), rank)
            for rank in ranks.rows:
                other = meanings.get(outcome_key(rank.means)) if rank.means is not None else None
                if rank.means is None or other is None or outcome_key(other.name) == outcome_key(rank.name):
                    continue
                yield Fault(
                    span=rank.means.span,
                    message=f"The description of {rank.name} ({told(rank.means)}) fits {other.name}, "
                    "another hand of the same ranking.",
                    at=provision.at,
                    src=rank.src.numbers if rank.src else provision.lines,
                    expected=f"what tells {rank.name} from {other.name}",
                    actual=str(rank.means),
                    label=f"that is {other.name}",
                    hint="complete the description.",
                    related=(Related(other.name.span, str(other.name)),),
                    about=(name_key(rank.name), name_key(other.name)),
                )


CHECK = Check(
    code="DEF-405",
    title="Hand described as another hand",
    severity=Severity.ERROR,
    why="Half of the description is missing; as written, the lower hand is paid as the higher one.",
    fix="Complete the description.",
    run=find,
    idle=no_ranking,
    passes="""
sections:
  - number: 6
    title: Ranks
    clauses:
      - at: 6.A
        ranks: {rows: [{name: Full House, means: three of a kind and a pair}, {name: Three of a Kind}]}
""",
    fails="""
sections:
  - number: 6
    title: Ranks
    clauses:
      - at: 6.A
        ranks: {rows: [{name: Full House, means: three of a kind}, {name: Three of a Kind}]}
""",
)
