"""The law offers a choice of whole pay tables, and the document's table is none of them."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.lawmatch import tables
from checker.rules.telling import authority
from grammar.nodes import Bound
from grammar.parse import Problem, read_payment
from ruleschema.law.book import in_force
from ruleschema.law.model import LawTable, TableVersion
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.odds import same_value
from ruleschema.vocabulary import outcome_key

Cells = dict[str, tuple[str, str]]


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for table, paid in tables(filing, Bound.ONE_OF):
        version = in_force(table.versions, filing.law.as_of)
        if version is None or version.columns is None:
            continue
        for group in _printed([fact for fact, _ in paid]):
            columns = {str(name): _cells(column) for name, column in version.columns.items()}
            wrong = {name: _differences(group, cells) for name, cells in columns.items()}
            nearest = min(wrong, key=lambda name: len(wrong[name]))
            if wrong[nearest]:
                yield _fault(table, version, group, nearest, wrong[nearest])


def _fault(
    table: LawTable,
    version: TableVersion,
    group: list[PayoutFact],
    column: str,
    wrong: list[tuple[str, PayoutFact | None]],
) -> Fault:
    told = "; ".join(text for text, _ in wrong)
    first = next((fact for _, fact in wrong if fact is not None), group[0])
    return Fault(
        span=first.span,
        message=f"{table.wager}: the pay table is none of those that may be chosen {_ground(table, version)}. "
        f"Nearest is table {column}, but {told}.",
        at=first.at,
        src=first.src,
        expected=f"one of tables {', '.join(str(name) for name in version.columns or {})}",
        actual=", ".join(f"{fact.outcome} {fact.pays}" for fact in group),
        label=f"not as in table {column}",
        hint=f"make the table equal to one whole table; nearest is {column}.",
        cite=f"{table.basis}: {version.cite}",
        related=tuple(Related(fact.span, text) for text, fact in wrong if fact is not None and fact is not first),
        about=(str(table.wager), column, told),
    )


def _ground(table: LawTable, version: TableVersion) -> str:
    return authority(table.basis, version.cite) if version.cite is not None else "by law"


def _printed(facts: list[PayoutFact]) -> list[list[PayoutFact]]:
    """The facts by the table they are printed in."""
    groups: dict[tuple[str, str | None, str | None], list[PayoutFact]] = {}
    for fact in facts:
        groups.setdefault((fact.at, fact.table, fact.condition), []).append(fact)
    return [group for group in groups.values() if len(group) > 1]


def _cells(column: dict) -> Cells:  # type: ignore[type-arg]
    return {outcome_key(str(outcome)): (str(outcome), str(pays)) for outcome, pays in column.items()}


def _differences(group: list[PayoutFact], cells: Cells) -> list[tuple[str, PayoutFact | None]]:
    """Where a printed table departs from a column, cell by cell."""
    found: list[tuple[str, PayoutFact | None]] = []
    printed = {outcome_key(fact.outcome): fact for fact in group}
    for key, (outcome, pays) in cells.items():
        fact = printed.get(key)
        payment = read_payment(pays)
        if fact is None:
            found.append((f"{outcome} is missing ({pays})", None))
        elif not isinstance(payment, Problem) and not same_value(fact.payment, payment):
            found.append((f"{outcome} pays {fact.pays}, not {pays}", fact))
    found += [(f"{fact.outcome} is not in it", fact) for key, fact in printed.items() if key not in cells]
    return found


CHECK = Check(
    code="PAY-104",
    title="Pay table is none of those the law offers",
    severity=Severity.ERROR,
    why="A menu is chosen whole: a row from one table and a row from another make a table nobody approved.",
    fix="Make the table equal to one whole table of the menu.",
    run=find,
    one_game=True,
    idle=lambda filing: (
        None
        if any(table.bound is Bound.ONE_OF for table in filing.law.tables)
        else "no law offers a choice of tables for this game"
    ),
    passes="""
jurisdiction: us-pa
game: ultimate-texas-holdem
sections:
  - number: 1
    title: Odds
    clauses:
      - at: 1.A
        pays:
          wager: Trips
          rows:
            - {outcome: Royal flush, pays: 50 to 1}
            - {outcome: Straight flush, pays: 40 to 1}
            - {outcome: Four of a kind, pays: 30 to 1}
            - {outcome: Full house, pays: 8 to 1}
            - {outcome: Flush, pays: 7 to 1}
            - {outcome: Straight, pays: 4 to 1}
            - {outcome: Three of a kind, pays: 3 to 1}
""",
    fails="""
jurisdiction: us-pa
game: ultimate-texas-holdem
sections:
  - number: 1
    title: Odds
    clauses:
      - at: 1.A
        pays:
          wager: Trips
          rows:
            - {outcome: Royal flush, pays: 50 to 1}
            - {outcome: Straight flush, pays: 40 to 1}
            - {outcome: Four of a kind, pays: 30 to 1}
            - {outcome: Full house, pays: 9 to 1}
            - {outcome: Flush, pays: 6 to 1}
            - {outcome: Straight, pays: 5 to 1}
            - {outcome: Three of a kind, pays: 3 to 1}
""",
)
