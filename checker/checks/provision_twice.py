"""Two clauses state the same provision, with another figure, bound or modality."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from checker.topicwords import SEVERAL
from checker.twins import FORBIDDEN, Facet, Stated, Twins, twins


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
    one, other = pair.one.sentence, pair.other.sentence
    return Fault(
        span=other.span(filing.document, pair.other.tree.head.start, len(other.reading.text.rstrip())),
        message=f"Clauses {one.at} and {other.at} state the same provision differently: here "
        f"“{other.reading.text.strip().rstrip('.')}”, there “{one.reading.text.strip().rstrip('.')}”.",
        at=other.at,
        src=other.lines,
        expected=first,
        actual=second,
        label=f"{one.at} says “{first}”",
        hint="say it once, or make both clauses say the same.",
        related=(Related(one.words.span, f"{one.at}: {first}"),),
        about=(" ".join(word for part in pair.one.shared for word in part), first, second, one.at),
    )


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
