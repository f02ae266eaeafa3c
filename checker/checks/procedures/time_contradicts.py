"""One clause puts an act before an event, another clause after it."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.twins import Facet, twin_fault, twins
from grammar.nodes import Modal


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for pair in twins(filing):
        # What may be done before and may be done after is simply permitted.
        if pair.facet is not Facet.TIME or pair.one.tree.modal is Modal.MAY:
            continue
        first, second = pair.one.own[Facet.TIME][0], pair.other.own[Facet.TIME][0]
        told = f"Clause {pair.other.sentence.at} has it {second} an event, clause {pair.one.sentence.at} {first} it"
        yield twin_fault(filing, pair, (first, second), told, "decide when it is done and make both clauses say it.")


CHECK = Check(
    code="PRO-308",
    title="Before in one clause, after in another",
    severity=Severity.WARNING,
    why="When a wager closes or a card is exposed decides who wins; the two clauses decide it differently.",
    fix="Decide when it is done and make both clauses say it.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 4
    title: Wagers
    clauses:
      - {at: 4.A, says: wagers shall be placed before the first card is dealt.}
      - {at: 4.B, says: wagers shall be settled after the first card is dealt.}
""",
    fails="""
sections:
  - number: 4
    title: Wagers
    clauses:
      - {at: 4.A, says: wagers shall be placed before the first card is dealt.}
      - {at: 4.B, says: wagers shall be placed after the first card is dealt.}
""",
)
