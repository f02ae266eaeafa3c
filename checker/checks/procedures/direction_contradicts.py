"""The same thing is done clockwise in one clause and counterclockwise in another."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.topicwords import topic_words
from ruleschema.meaning.names import name_key
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.meaning.stems import stems

TOPICS = ("deal.direction", "settle.direction", "spin.direction")
_WITH, _AGAINST = stems("clockwise"), stems("counterclockwise anticlockwise")
# As some print it: “counter-clockwise”.
_PARTED = re.compile(r"\b(counter|anti)[- ]+(?=clockwise\b)", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for topic in TOPICS:
        first: dict[tuple[str, str], ProcedureFact] = {}
        for fact in filing.procedures_by_topic.get(topic, ()):
            way = _way(fact)
            if way is None:
                continue
            key = (_verb(fact), name_key(fact.condition or ""))
            before = first.setdefault(key, fact)
            if _way(before) == way:
                continue
            yield Fault(
                span=fact.span,
                message=f"{topic_words(topic)}: {way} in clause {fact.at}, but {_way(before)} in clause {before.at}.",
                at=fact.at,
                src=fact.src,
                expected=str(_way(before)),
                actual=way,
                label=f"{before.at} goes {_way(before)}",
                hint="decide which direction is right.",
                related=(Related(before.span, f"{before.at}: {_way(before)}"),),
                about=(topic, way, str(_way(before)), before.at),
            )


def _way(fact: ProcedureFact) -> str | None:
    words = stems(_PARTED.sub(r"\1", fact.value))
    if words & _AGAINST:
        return "counterclockwise"
    return "clockwise" if words & _WITH else None


def _verb(fact: ProcedureFact) -> str:
    """Who does what: the words before the direction."""
    return name_key(" ".join(fact.value.split()[:2]))


CHECK = Check(
    code="PRO-305",
    title="Directions contradict",
    severity=Severity.ERROR,
    why="Where the bank can run out or cards decide, the order of seats decides who is paid.",
    fix="Decide which direction is right.",
    run=find,
    one_game=True,
    idle=lambda filing: (
        None if any(topic in filing.procedures_by_topic for topic in TOPICS) else "the document states no direction"
    ),
    passes="""
sections:
  - number: 7
    title: Dealing
    clauses:
      - {at: 7.A, says: dealer shall deal clockwise from the left of the dealer.}
      - {at: 7.B, says: dealer shall settle wagers counterclockwise from the right of the dealer.}
""",
    fails="""
sections:
  - number: 7
    title: Dealing
    clauses:
      - {at: 7.A, says: dealer shall deal clockwise from the left of the dealer.}
      - {at: 7.B, says: dealer shall deal counterclockwise from the left of the dealer.}
""",
)
