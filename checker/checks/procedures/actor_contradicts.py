"""Two clauses leave one and the same act to different people."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import sides
from checker.rules.twins import Facet, Stated, twins
from grammar.nodes import Modal

_ONLY = (Modal.MAY_ONLY, Modal.SHALL_ONLY)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for pair in twins(filing):
        # Two people may both have a duty; told “by whom”, or “only”, it is one or the other.
        if pair.facet is not Facet.ACTOR or not (_one_alone(pair.one) and _one_alone(pair.other)):
            continue
        one, other = pair.one.sentence, pair.other.sentence
        first, second = pair.one.own[Facet.ACTOR][-1], pair.other.own[Facet.ACTOR][-1]
        yield Fault(
            span=other.span(filing.document, pair.other.tree.head.start, len(other.reading.text.rstrip())),
            message=f"Clause {other.at} leaves it to the {second}, clause {one.at} to the {first}. "
            + sides(other.reading.text, one.reading.text),
            at=other.at,
            src=other.lines,
            expected=first,
            actual=second,
            label=f"{one.at} says the {first}",
            hint="decide who acts and make both clauses say it.",
            related=(Related(one.words.span, f"{one.at}: the {first}"),),
            about=(first, second, one.at),
        )


def _one_alone(stated: Stated) -> bool:
    words = stated.tree.object.text.split() if stated.tree.object else []
    return stated.tree.modal in _ONLY or "by" in words


CHECK = Check(
    code="PRO-307",
    title="Different people for one act",
    severity=Severity.WARNING,
    why="What two clauses leave to two people is done by the wrong one, or by neither.",
    fix="Decide who acts and make both clauses say it.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 3
    title: Cards
    clauses:
      - {at: 3.A, says: defective cards shall be replaced by the supervisor.}
      - {at: 3.B, says: defective dice shall be replaced by the dealer.}
""",
    fails="""
sections:
  - number: 3
    title: Cards
    clauses:
      - {at: 3.A, says: defective cards shall be replaced by the supervisor.}
      - {at: 3.B, says: defective cards shall be replaced by the dealer.}
""",
)
