"""The lead-in offers a choice of pay tables, and one of them is not printed."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.rules.telling import listed
from ruleschema.meaning.names import name_key
from ruleschema.submission.span import Text
from ruleschema.submission.tables import PayTable


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        printed = {_key(table.table or "") for table in provision.clause.pays}
        for name in _promised(provision.clause.pays):
            if _key(name) in printed:
                continue
            wager = next((table.wager for table in provision.clause.pays if table.wager), None)
            yield Fault(
                span=name.span,
                message=f"{wager or 'The clause'} is to be paid by {_listed(provision.clause.pays)}, "
                f"but {name} is not printed.",
                at=provision.at,
                src=provision.lines,
                expected=str(name),
                actual=_printed(provision.clause.pays),
                label="this table is missing",
                hint=f"print {name}, or take it out of the choice.",
                about=(name_key(wager or ""), str(name)),
            )


def _promised(tables: tuple[PayTable, ...]) -> list[Text]:
    seen: dict[str, Text] = {}
    for table in tables:
        for name in table.choices:
            seen.setdefault(_key(name), name)
    return list(seen.values())


def _listed(tables: tuple[PayTable, ...]) -> str:
    return " or ".join(str(name) for name in _promised(tables))


def _key(name: str) -> str:
    """A, Table A and TABLE "A" are one name."""
    return name_key(name).removeprefix("table ").strip()


def _printed(tables: tuple[PayTable, ...]) -> str:
    names = [str(table.table) for table in tables if table.table]
    return f"only {listed(names)}" if names else "no table"


CHECK = Check(
    code="PAY-210",
    title="Promised pay table is missing",
    severity=Severity.ERROR,
    why="The casino reserves a choice that the approved rules do not contain; it cannot lawfully use it.",
    fix="Print the table, or take it out of the choice.",
    run=find,
    idle=lambda filing: (
        None
        if any(table.choices for each in filing.provisions for table in each.clause.pays)
        else "the document offers no choice of tables"
    ),
    passes="""
sections:
  - number: 5
    title: Payout odds
    clauses:
      - at: 5.A
        pays:
          - {wager: Fire Bet, table: Table A, choices: [Table A, Table B], rows: [{outcome: 4 Points, pays: 24 to 1}]}
          - {wager: Fire Bet, table: Table B, rows: [{outcome: 4 Points, pays: 9 to 1}]}
""",
    fails="""
sections:
  - number: 5
    title: Payout odds
    clauses:
      - at: 5.A
        pays: {wager: Fire Bet, table: Table A, choices: [Table A, Table B], rows: [{outcome: 4 Points, pays: 24 to 1}]}
""",
)
