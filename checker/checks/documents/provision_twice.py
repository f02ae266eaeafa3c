"""Two clauses state the same provision, with another figure, bound or modality."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.topicwords import SEVERAL
from checker.rules.twins import FORBIDDEN, Facet, Stated, Twins, twin_fault, twins


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    figures = {(fact.at, fact.topic) for fact in filing.procedures if fact.bound and fact.topic not in SEVERAL}
    for pair in twins(filing):
        if pair.facet is Facet.MODAL and not _forbids(pair.one) and not _forbids(pair.other):
            yield _fault(filing, pair, str(pair.one.tree.modal), str(pair.other.tree.modal))
        # Figures under a topic that cannot both hold are another check's.
        if pair.facet is Facet.FIGURE and not _told_elsewhere(pair, figures):
            yield _fault(filing, pair, pair.one.own[Facet.FIGURE][0], pair.other.own[Facet.FIGURE][0])


def _forbids(stated: Stated) -> bool:
    return stated.tree.modal in FORBIDDEN


def _told_elsewhere(pair: Twins, figures: set[tuple[str, str]]) -> bool:
    bounds = {pair.one.own[Facet.FIGURE][0].split()[0], pair.other.own[Facet.FIGURE][0].split()[0]}
    one, other = ({topic for at, topic in figures if at == each.sentence.at} for each in (pair.one, pair.other))
    return bool(one & other) and bounds == {"exactly"}


def _fault(filing: Filing, pair: Twins, first: str, second: str) -> Fault:
    told = f"Clauses {pair.one.sentence.at} and {pair.other.sentence.at} state the same provision differently"
    return twin_fault(filing, pair, (first, second), told, "say it once, or make both clauses say the same.")


CHECK = Check(
    code="DOC-150",
    title="Same provision twice, with differences",
    severity=Severity.WARNING,
    why="One of the two was changed and the other forgotten; which one is approved is in doubt.",
    fix="Say it once, or make both clauses say the same.",
    run=find,
    passes="""
sections:
  - number: 3
    title: Cards
    clauses:
      - {at: 3.A, says: cards shall be counted by the supervisor at least every 8 hours.}
      - {at: 3.B, says: chips shall be counted by the supervisor at least every 24 hours.}
""",
    fails="""
sections:
  - number: 3
    title: Cards
    clauses:
      - {at: 3.A, says: cards shall be counted by the supervisor at least every 8 hours.}
      - {at: 3.B, says: cards shall be counted by the supervisor at least every 24 hours.}
""",
)
