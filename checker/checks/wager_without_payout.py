"""The document says when a wager wins, but nowhere what it then pays."""

import re
from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from grammar import nodes
from ruleschema.facts import PayoutFact
from ruleschema.stems import stems
from ruleschema.vocabulary import wager_key

# Heads that name no wager of their own: "player wager wins if ...".
_GENERAL = stems("wager bet player hand winning original main")

_ANOTHER = re.compile(r"\b(?:wager|bet) (?:was|is) (?:also )?made\b")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    paid = {stems(name) for name in _paid(filing)}
    told: set[str] = set()
    for sentence in filing.sentences:
        tree = sentence.reading.tree
        if not isinstance(tree, nodes.Result) or tree.result is not nodes.Outcome.WINS:
            continue
        key = wager_key(tree.head.text)
        words = stems(key)
        only = _only_where(filing.payouts_by_wager.get(key, []))
        if key in told or words <= _GENERAL or (not only and any(_same(words, name) for name in paid if name)):
            continue
        told.add(key)
        yield Fault(
            span=sentence.span(filing.document, tree.head.start, tree.head.end),
            message=f"The {tree.head.text} can win, but the document does not say what it pays{only}.",
            at=sentence.at,
            src=sentence.lines,
            expected=f"a payout of the {tree.head.text}",
            actual="none",
            label="no payout",
            hint="add it to the payout odds.",
            about=(key,),
        )


def _only_where(facts: list[PayoutFact]) -> str:
    """Where a wager is paid only beside another wager: nothing is said of it alone."""
    conditions = {fact.condition for fact in facts}
    if len(conditions) != 1 or not facts[0].condition or not _ANOTHER.search(facts[0].condition):
        return ""
    return f" unless {facts[0].condition} ({facts[0].at})"


def _same(words: frozenset[str], name: frozenset[str]) -> bool:
    """One name within the other; a bare number within a name is not that name."""
    return words <= name or (name <= words and not all(word.isdecimal() for word in name))


def _paid(filing: Filing) -> set[str]:
    """Wagers with a payout, also as parts of a composite wager or as outcomes of a table of wagers."""
    names = set(filing.payouts_by_wager)
    names |= {wager_key(fact.outcome) for fact in filing.payouts}
    return names


CHECK = Check(
    code="PAY-203",
    title="Wager without any payout",
    severity=Severity.WARNING,
    why="A winning player and the dealer have no rule to settle by.",
    fix="Add the wager to the payout odds.",
    run=find,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - {at: 3.A, says: put bet wins if the point is thrown before 7.}
      - {at: 3.B, pays: {wager: Put Bet, rows: [{outcome: win, pays: 1 to 1}]}}
""",
    fails="""
sections:
  - number: 3
    title: Wagers
    clauses:
      - {at: 3.A, says: put bet wins if the point is thrown before 7.}
      - {at: 3.B, pays: {wager: Field Bet, rows: [{outcome: win, pays: 1 to 1}]}}
""",
)
