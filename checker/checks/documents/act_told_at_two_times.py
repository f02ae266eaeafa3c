"""A clause orders an act at once, and orders to wait with the same act, without a case for either."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_by_clause, sentences_with
from grammar import nodes
from ruleschema.meaning.stems import stem, stems
from ruleschema.submission.provisions import Spoken

_WAIT = re.compile(r"\bwait to (?P<act>[a-z]+) (?P<what>.*)", re.I)
# A case in which one of the two holds; "except" takes a case out and leaves the rule.
_CASE = frozenset(("if", "when", "where", "while", "unless"))
_IDLE = stems("the a an of all any each wager wagers bet bets")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for sentence in sentences_with(filing, "wait to "):
        tree = sentence.reading.tree
        if sentence.provision is None or not isinstance(tree, nodes.Duty):
            continue
        wait = _WAIT.search(sentence.reading.text, tree.head.end)
        if wait is None or _case(tree):
            continue
        for other in sentences_by_clause(filing)[id(sentence.provision.clause)]:
            act = other.reading.tree
            if isinstance(act, nodes.Duty) and act.head == tree.head and not _case(act) and _same(act, wait):
                yield _fault(filing, sentence, other, wait)


def _case(tree: nodes.Duty) -> bool:
    return any(slot.marker in _CASE for slot in (*tree.leading, *tree.slots))


def _same(act: nodes.Duty, wait: re.Match[str]) -> bool:
    what = stems(act.object.text) - _IDLE if act.object is not None else frozenset()
    return stem(act.verb.text) == stem(wait["act"]) and len(what & stems(wait["what"])) >= min(2, len(what) or 2)


def _fault(filing: Filing, sentence: Spoken, other: Spoken, wait: re.Match[str]) -> Fault:
    return Fault(
        span=sentence.span(filing.document, wait.start(), wait.end()),
        message="The clause has one act done at two times, and both cannot be kept. In our words, first: "
        f"{other.reading.text.strip().rstrip('.')}; then: {sentence.reading.text.strip().rstrip('.')}.",
        at=sentence.at,
        src=sentence.lines,
        expected="one time, or the case in which each time holds",
        actual=wait.group().strip().rstrip("."),
        label="at once, or wait?",
        hint="say in which case the dealer waits.",
        about=(stem(wait["act"]), "wait"),
    )


CHECK = Check(
    code="DOC-119",
    title="Same act at two times",
    severity=Severity.WARNING,
    why="The exception was written as the rule; as filed, the dealer is told to act and to wait.",
    fix="Say in which case the act waits.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 5
    title: Side bet
    clauses:
      - at: 5.A
        says:
          - dealer shall settle royal match bets at once.
          - dealer shall wait to settle royal match bets until the end of the round if a card is missing.
""",
    fails="""
sections:
  - number: 5
    title: Side bet
    clauses:
      - at: 5.A
        says:
          - dealer shall settle royal match bets at once.
          - dealer shall wait to settle royal match bets until the end of the round, except for a missing card.
""",
)
