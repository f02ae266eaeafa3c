"""A pay table is numbered or lettered as one of several, but it is the only one."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import wordings_with
from ruleschema.submission.numbers import Style, ordinal
from ruleschema.submission.tables import PayTable

_NUMBERED = re.compile(r"(?:pay ?|payout )?tables? (?:no\.? ?)?(?P<label>\d{1,2}|[ivx]{1,4}|[a-h])", re.I)
_NAMED = re.compile(rf"\b{_NUMBERED.pattern}\b")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    numbered = [
        (provision, table, match["label"].lower())
        for provision in filing.provisions
        for table in provision.clause.pays
        if table.table is not None and (match := _NUMBERED.fullmatch(str(table.table).strip()))
    ]
    # Where the clause itself offers a choice of tables, PAY-210 tells which is missing.
    if len({label for *_, label in numbered}) != 1 or any(table.choices for _, table, _ in numbered):
        return
    provision, table, label = numbered[0]
    if table.table is None or _others_named(filing, label):
        return
    first = _place(label) == 1
    told = "no other pay table is numbered" if first else "the tables that come before it are not there"
    yield Fault(
        span=table.table.span,
        message=f"The pay table of {_wager(table)} is headed “{table.table}”, but {told}.",
        at=provision.at,
        src=table.src.numbers if table.src else provision.lines,
        expected="the other tables, or a heading without a number",
        actual=str(table.table),
        label="one of how many?",
        hint="print the other tables, or take the number out of the heading.",
        about=(str(table.table).lower(),),
    )


def _wager(table: PayTable) -> str:
    return f"the {table.wager}" if table.wager else "the clause"


def _place(label: str) -> int | None:
    styles = (Style.ARABIC,) if label.isdigit() else (Style.ROMAN, Style.LETTER)
    return next((place for style in styles if (place := ordinal(label, style)) is not None), None)


def _others_named(filing: Filing, label: str) -> bool:
    """Whether a sentence speaks of a table with another label."""
    for said in wordings_with(filing, ("table ", "tables ")):
        if any(match["label"].lower() != label for match in _NAMED.finditer(said.text)):
            return True
    return False


CHECK = Check(
    code="PAY-261",
    title="Pay table numbered alone",
    # The number may be the maker's own, and a first table without a second is left over from a plan.
    severity=Severity.NOTE,
    why="The number says that there are other tables; whether they are lost or were never approved is open.",
    fix="Print the other tables, or take the number out of the heading.",
    run=find,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
sections:
  - number: 5
    title: Side bet
    clauses:
      - {at: 5.A, pays: {wager: Match, table: Paytable 1, rows: [{outcome: Pair, pays: 15 to 1}]}}
      - {at: 5.B, pays: {wager: Match, table: Paytable 2, rows: [{outcome: Pair, pays: 10 to 1}]}}
""",
    fails="""
sections:
  - number: 5
    title: Side bet
    clauses:
      - {at: 5.A, pays: {wager: Match, table: Paytable 4, rows: [{outcome: Pair, pays: 15 to 1}]}}
""",
)
