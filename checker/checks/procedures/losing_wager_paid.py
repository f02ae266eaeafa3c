"""Losing wagers are paid, or winnings collected: the two words are exchanged."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.matching import said
from ruleschema.meaning.lexicon import Kind
from ruleschema.meaning.statement import Form, Statement
from ruleschema.meaning.stems import stem
from ruleschema.meaning.terms import terms

LOSING, WINNING = stem("losing"), stem("winning")
_EXCHANGED = {("pay", LOSING): "losing wagers are paid", ("collect", WINNING): "winning wagers are collected"}


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for statement in filing.statements:
        told = _exchanged(statement)
        if told is None or statement.place is None:
            continue
        place = statement.place
        # Told from the side of a player who banks, the words may be meant as they stand.
        bank = "player-dealer" in (statement.actor, *statement.about, *statement.thing)
        yield Fault(
            span=place.span,
            message=f"As this clause is written, {told}. It is winning wagers that are paid, and losing wagers "
            "that are collected.",
            at=place.at,
            src=place.src,
            expected="winning wagers are paid, losing wagers are collected",
            actual=said(place),
            label="the other way round",
            hint="exchange “winning” and “losing”.",
            about=(told.replace("are", "shall be"),),
            severity=Severity.WARNING if bank else None,
        )


def _exchanged(statement: Statement) -> str | None:
    """What is done to the wrong wagers; of several verbs each goes with the wagers that follow it."""
    names = statement.about | statement.thing
    if (
        statement.form is not Form.DUTY
        or statement.modality.forbids
        or statement.actor == "player"
        or "wager" not in names
    ):
        return None
    head, core = (terms(statement.parts.head), terms(statement.parts.core)) if statement.parts else ((), ())
    kinds = [kind for kind in (LOSING, WINNING) if any(each.name == kind for each in head)]
    if kinds:
        return _EXCHANGED.get((statement.act, kinds[0])) if len(kinds) == 1 and not statement.also else None
    verb = ""
    for each in core:
        verb = each.as_(Kind.ACT) or verb
        if (verb, each.name) in _EXCHANGED:
            return _EXCHANGED[verb, each.name]
    return None


CHECK = Check(
    code="PRO-322",
    title="Losing wagers paid, or winnings collected",
    severity=Severity.ERROR,
    why="Read as written, the rule turns the game round; “winning” and “losing” are exchanged.",
    fix="Exchange “winning” and “losing”.",
    run=find,
    passes="""
sections:
  - number: 1
    title: Play
    clauses: [{at: 1.A, says: dealer shall collect losing wagers and pay winning wagers.}]
""",
    fails="""
sections:
  - number: 1
    title: Play
    clauses: [{at: 1.A, says: dealer shall collect winning wagers and pay losing wagers.}]
""",
)
