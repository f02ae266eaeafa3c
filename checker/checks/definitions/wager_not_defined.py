"""The document defines its wagers, but not one that it pays."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.telling import listed
from grammar import nodes
from ruleschema.meaning.names import name_key

# With fewer definitions of wagers, defining them is not the document's habit; with more decided, that is how it tells.
LEAST_DEFINED = 2
MOST_DECIDED = 4
_DECIDED = ("win", "lose")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    terms = {name_key(meaning.term) for meaning in filing.game.definitions}
    for key, facts in filing.payouts_by_wager.items():
        fact = facts[0]
        known = any(key in term or term in key for term in terms)
        if known or any(key != other and other in key for other in filing.payouts_by_wager):
            continue
        if not fact.wager.lower().endswith(("wager", "bet", key)) or isinstance(
            fact.payment.alternatives[0], nodes.Composite
        ):
            continue
        yield Fault(
            span=fact.span,
            message=f"{fact.wager} is paid, but not defined, though the document defines "
            f"{listed(_defined(filing)[:3])}.",
            at=fact.at,
            src=fact.src,
            expected=f"a definition of {fact.wager}",
            actual="none",
            label="not defined",
            hint="define the wager beside the others.",
            about=(key,),
        )


def _defined(filing: Filing) -> list[str]:
    terms = [str(meaning.term) for meaning in filing.game.definitions]
    return [term for term in terms if term.lower().endswith((" wager", " bet"))]


def _idle(filing: Filing) -> str | None:
    if len(_defined(filing)) < LEAST_DEFINED:
        return "the document does not define its wagers"
    # “The field bet wins if …” and “the field bet shall win if …” alike.
    decided = {name_key(tree.head.text) for _, tree in filing.results}
    decided |= {name_key(tree.head.text) for _, tree in filing.duties if tree.verb.text in _DECIDED}
    return None if len(decided) <= MOST_DECIDED else "the document describes its wagers by how they are decided"


CHECK = Check(
    code="DEF-412",
    title="Paid wager is not defined",
    severity=Severity.NOTE,
    why="The reader looks for it among the definitions of the others, and finds nothing.",
    fix="Define the wager beside the others.",
    run=find,
    one_game=True,
    idle=_idle,
    passes="""
definitions:
  - {term: Ante Wager, means: the first wager}
  - {term: Play Wager, means: the second wager}
sections:
  - {number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Ante Wager, rows: [{outcome: win, pays: 1 to 1}]}}]}
""",
    fails="""
definitions:
  - {term: Bonus Wager, means: an optional wager}
  - {term: Play Wager, means: the second wager}
sections:
  - {number: 1, title: Odds, clauses: [{at: 1.A, pays: {wager: Ante Wager, rows: [{outcome: win, pays: 1 to 1}]}}]}
""",
)
