"""Two clauses give one figure for a procedure, once as an exact number and once as a limit."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.headings import place_named
from checker.index.pairing import pairs
from checker.rules.topicwords import stated, topic_words
from grammar.nodes import Bound
from ruleschema.meaning.procedures import ProcedureFact

# Here one clause gives the number and another what may be done beyond it.
_BOTH = frozenset(("double.cards", "split.aces-cards"))


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for topic, facts in filing.procedures_by_topic.items():
        groups: dict[tuple[str, str], list[ProcedureFact]] = {}
        for fact in facts if topic not in _BOTH else ():
            if fact.bound is not None and fact.unit != "phrase":
                groups.setdefault((fact.unit, fact.value), []).append(fact)
        for same in groups.values():
            pair = next((pair for pair in pairs(same) if _differ(*pair)), None)
            if pair is not None:
                yield _fault(filing, *pair)


def _differ(one: ProcedureFact, other: ProcedureFact) -> bool:
    return one.at != other.at and one.bound != other.bound and Bound.EXACTLY in (one.bound, other.bound)


def _fault(filing: Filing, one: ProcedureFact, other: ProcedureFact) -> Fault:
    first, second = stated(one), stated(other)
    here, there = (place_named(filing, fact.at, fact.span.line) for fact in (other, one))
    return Fault(
        span=other.span,
        message=f"{topic_words(one.topic)}: clause {here} says {second}, clause {there} says {first}.",
        at=other.at,
        src=other.src,
        expected=first,
        actual=second,
        label=f"{there} says {first}",
        hint="decide whether the figure is exact or a limit.",
        related=(Related(one.span, f"{there}: {first}"),),
        about=(one.topic, first, second, one.at),
    )


CHECK = Check(
    code="PRO-315",
    title="Exact here, a limit there",
    severity=Severity.NOTE,
    why="Five dice and five or more dice are two rules; whoever brings six breaks one of them.",
    fix="Decide whether the figure is exact or a limit.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 8
    title: Dice
    clauses:
      - {at: 8.A, says: set of exactly 5 dice shall be present at the table.}
      - {at: 8.B, says: stickperson shall offer the set of exactly 5 dice to the shooter.}
""",
    fails="""
sections:
  - number: 8
    title: Dice
    clauses:
      - {at: 8.A, says: set of exactly 5 dice shall be present at the table.}
      - {at: 8.B, says: stickperson shall offer the set of at least 5 dice to the shooter.}
""",
)
