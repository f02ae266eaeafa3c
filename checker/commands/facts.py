"""houserules facts: payout facts, then procedure facts, one JSON object a line."""

from argparse import Namespace
from collections.abc import Iterator

from checker.cli import EXIT_CLEAN, EXIT_USAGE
from checker.commands import screen
from checker.commands.inputs import loaded, tell
from checker.report.visible import json_text
from ruleschema.meaning.facts import PayoutFact, payout_facts
from ruleschema.meaning.procedures import ProcedureFact, procedure_facts
from ruleschema.meaning.statements import statements
from ruleschema.submission.load import Document
from ruleschema.submission.provisions import spoken


def run(options: Namespace) -> int:
    found = loaded(options.paths)
    tell(found.problems)
    procedures: list[str] = []
    for document in found.documents:
        said = tuple(statements(document, list(spoken(document.game))))
        for line in _payouts(document, list(payout_facts(document, said))):
            screen.emit(line)
        procedures += _procedures(list(procedure_facts(document, said)))
    for line in procedures:
        screen.emit(line)
    return EXIT_USAGE if found.problems else EXIT_CLEAN


def _payouts(document: Document, facts: list[PayoutFact]) -> Iterator[str]:
    for fact in sorted(facts, key=lambda each: (each.src[:1], each.span)):
        row = {
            "kind": "payout",
            "casino": fact.casino,
            "game": fact.game,
            "wager": fact.wager,
            "table": fact.table,
            "condition": fact.condition,
            "outcome": fact.outcome,
            "pays": fact.pays,
            "bound": str(fact.bound).replace(" ", "_"),
            "commission": fact.commission,
        }
        yield json_text(row | _place(fact)) + "\n"


def _procedures(facts: list[ProcedureFact]) -> Iterator[str]:
    for fact in sorted(facts, key=lambda each: (each.src[:1], each.span)):
        row = {
            "kind": "procedure",
            "casino": fact.casino,
            "game": fact.game,
            "topic": fact.topic,
            "modality": fact.modality,
            "bound": str(fact.bound).replace(" ", "_") if fact.bound else None,
            "value": fact.value,
            "unit": fact.unit,
            "condition": fact.condition,
        }
        yield json_text(row | _place(fact)) + "\n"


def _place(fact: PayoutFact | ProcedureFact) -> dict[str, object]:
    return {
        "at": fact.at,
        "src": list(fact.src),
        "file": fact.span.file,
        "line": fact.span.line,
        "column": fact.span.column,
    }
