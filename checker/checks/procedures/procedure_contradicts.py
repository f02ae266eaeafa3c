"""Two clauses state figures for the same procedure that cannot both hold."""

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_by_clause
from checker.rules.topicwords import SEVERAL, figure_of, stated, topic_words
from grammar.nodes import Bound
from ruleschema.meaning.names import name_key
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.meaning.stems import stems
from ruleschema.submission.provisions import Spoken

# What is taken next is counted from the act before it.
_NEXT = re.compile(r"\b(?:the|then) next \d", re.I)
_FIGURE = re.compile(r"\b\d[\d,.]*")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    groups: dict[tuple[str, str, str], list[ProcedureFact]] = defaultdict(list)
    for fact in filing.procedures:
        if fact.bound is not None and fact.topic not in SEVERAL and figure_of(fact.value) is not None:
            groups[fact.topic, fact.unit, name_key(fact.condition or "")].append(fact)
    for facts in groups.values():
        for one, other in combinations(facts, 2):
            if one.at != other.at and not _together(one, other) and _same_act(filing, one, other):
                yield _fault(one, other)
                break


def _same_act(filing: Filing, one: ProcedureFact, other: ProcedureFact) -> bool:
    """Whether the clauses speak of one thing; where a machine read them, a topic in common does not tell that."""
    first, second = (_sentence(filing, fact) for fact in (one, other))
    if first is None or second is None:
        return True
    if any(_NEXT.search(each.reading.text) for each in (first, second)):
        return False
    if not any(each.provision is not None and each.provision.clause.read for each in (first, second)):
        return True
    if _subject(filing, first) != _subject(filing, second) or _listed_together(first, second):
        return False
    words, others = (stems(_FIGURE.sub("", each.reading.text)) for each in (first, second))
    return 2 * len(words & others) >= len(words | others)


def _subject(filing: Filing, sentence: Spoken) -> frozenset[str]:
    """What the clause of a sentence is about, by the subject of its first sentence: a single zero wheel."""
    whole = sentences_by_clause(filing).get(id(sentence.provision.clause), []) if sentence.provision else []
    tree = (whole[0] if whole else sentence).reading.tree
    return stems(_FIGURE.sub("", tree.head.text)) if tree is not None else frozenset()


def _listed_together(first: Spoken, second: Spoken) -> bool:
    """Whether both are items of one list, each of which is another thing."""
    above = [each.provision.above[-1:] if each.provision else () for each in (first, second)]
    return bool(above[0]) and bool(above[1]) and above[0][0] is above[1][0]


def _sentence(filing: Filing, fact: ProcedureFact) -> Spoken | None:
    for each in filing.sentences:
        tree = each.reading.tree
        if each.at == fact.at and tree is not None and each.lines == fact.src:
            start = each.span(filing.document, tree.head.start, tree.head.end)
            if (start.line, start.column) == (fact.span.line, fact.span.column):
                return each
    return None


def _fault(one: ProcedureFact, other: ProcedureFact) -> Fault:
    return Fault(
        span=other.span,
        message=f"{topic_words(one.topic)}: clause {other.at} says {stated(other)}, but clause {one.at} says "
        f"{stated(one)}; both cannot hold.",
        at=other.at,
        src=other.src,
        expected=stated(one),
        actual=stated(other),
        label=f"{one.at} says {stated(one)}",
        hint="decide which is right and make both clauses say it.",
        related=(Related(one.span, f"{one.at}: {stated(one)}"),),
        about=(one.topic, stated(one), stated(other), one.at),
    )


def _together(one: ProcedureFact, other: ProcedureFact) -> bool:
    """Whether some figure satisfies both statements."""
    low, high = None, None
    for fact in (one, other):
        value = figure_of(fact.value)
        if value is None:
            return True
        if fact.bound in (Bound.EXACTLY, Bound.AT_LEAST):
            low = value if low is None else max(low, value)
        if fact.bound in (Bound.EXACTLY, Bound.AT_MOST):
            high = value if high is None else min(high, value)
    return low is None or high is None or low <= high


CHECK = Check(
    code="PRO-303",
    title="Two clauses that cannot both hold",
    severity=Severity.ERROR,
    why="Whichever clause is followed, the other is broken, and each side will cite the one that suits it.",
    fix="Decide which figure is right and make both clauses say it.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 8
    title: Cards
    clauses:
      - {at: 8.A, says: decks shall be changed at least every 24 hours.}
      - {at: 8.B, says: decks shall be changed at least every 8 hours.}
""",
    fails="""
sections:
  - number: 8
    title: Dice
    clauses:
      - {at: 8.A, says: set of exactly 5 dice shall be present at the table.}
      - {at: 8.B, says: set of exactly 6 dice shall be present at the table.}
""",
)
