"""Two rows of one pay table pay the same outcome."""

import re
from collections.abc import Iterator
from itertools import combinations

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.subtables import headed_apart
from ruleschema.submission.tables import Row
from ruleschema.vocabulary import outcome_key, wager_key

# "3, 4, 9 or 10", "on a 2 or 12": outcomes that are nothing but numbers.
_NUMBERS = re.compile(r"\A(?:on )?(?:a |an |any )?\d+(?:(?:, | or | and |, or )\d+)*\Z", re.I)
_NUMBER = re.compile(r"\d+")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        for table in provision.clause.pays:
            rows = [(row, _named(row), _paid(row.outcome)) for row in table.rows]
            told: set[int] = set()
            for (first, one, paid), (second, other, again) in combinations(rows, 2):
                if paid.isdisjoint(again) or one != other or id(second) in told or _columns(first, second):
                    continue
                if _one_sentence(filing, first, second):
                    continue
                # The same outcome at two figures is a contradiction, which is another check's.
                if outcome_key(first.outcome) == outcome_key(second.outcome) and first.pays != second.pays:
                    continue
                shared = _shared(first.outcome, second.outcome)
                if not shared or headed_apart(filing, provision.at, _lines(first), _lines(second)):
                    continue
                told.add(id(second))
                yield Fault(
                    span=second.outcome.span,
                    message=f"{second.wager or table.wager or 'The table'}: {shared} is paid by two rows, "
                    f"“{first.outcome}” at {first.pays} and “{second.outcome}” at {second.pays}.",
                    at=provision.at,
                    src=_lines(second) or provision.lines,
                    expected="each outcome in one row",
                    actual=str(second.outcome),
                    label=f"also paid as “{first.outcome}”",
                    hint="keep one of the two rows.",
                    related=(Related(first.outcome.span, f"{first.outcome}: {first.pays}"),),
                    about=(str(second.wager or table.wager or ""), str(first.outcome), str(second.outcome)),
                )


def _columns(first: Row, second: Row) -> bool:
    """Whether two rows are what two columns of one printed line say."""
    return bool(_lines(first)) and _lines(first) == _lines(second) and first.outcome == second.outcome


def _one_sentence(filing: Filing, first: Row, second: Row) -> bool:
    """Whether a draft has read two wagers of one sentence as one: “the first is paid 1 to 1 and so is the second”."""
    near = bool(_lines(first) and _lines(second)) and abs(_lines(first)[0] - _lines(second)[0]) <= 1
    return filing.draft and near and first.outcome == second.outcome and first.pays == second.pays


def _lines(row: Row) -> tuple[int, ...]:
    return row.src.numbers if row.src else ()


def _named(row: Row) -> tuple[str, str]:
    return wager_key(row.wager or ""), str(row.condition or "")


def _paid(outcome: str) -> set[str]:
    """What a row may share with another: its outcome, and each number of a list."""
    return {outcome_key(outcome), *(_NUMBER.findall(outcome) if _NUMBERS.match(outcome) else ())}


def _shared(one: str, other: str) -> str:
    """What both rows pay: the same outcome, or a number in both lists."""
    if outcome_key(one) == outcome_key(other):
        return one
    if _NUMBERS.match(one) and _NUMBERS.match(other):
        return ", ".join(sorted({*_NUMBER.findall(one)} & {*_NUMBER.findall(other)}, key=int))
    return ""


CHECK = Check(
    code="PAY-205",
    title="Two rows pay the same outcome",
    severity=Severity.ERROR,
    why="A player may claim either row, or both.",
    fix="Keep one of the two rows.",
    run=find,
    idle=lambda filing: None if any(each.clause.pays for each in filing.provisions) else "no pay table is printed",
    passes="""
sections:
  - number: 1
    title: Odds
    clauses:
      - {at: 1.A, pays: {wager: Field, rows: [{outcome: 2 or 12, pays: 2 to 1}, {outcome: "3, 4 or 9", pays: 1 to 1}]}}
""",
    fails="""
sections:
  - number: 1
    title: Odds
    clauses:
      - {at: 1.A, pays: {wager: Field, rows: [{outcome: 2 or 12, pays: 2 to 1}, {outcome: "3, 4 or 12", pays: 1 to 1}]}}
""",
)
