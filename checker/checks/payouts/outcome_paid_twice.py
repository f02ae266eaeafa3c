"""Two rows of one pay table pay the same outcome."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.subtables import stretch_of
from ruleschema.submission.tables import Row
from ruleschema.vocabulary import outcome_key, wager_key

# "3, 4, 9 or 10", "on a 2 or 12": outcomes that are nothing but numbers.
_NUMBERS = re.compile(r"\A(?:on )?(?:a |an |any )?\d+(?:(?:, | or | and |, or )\d+)*\Z", re.I)
_NUMBER = re.compile(r"\d+")
# Beside the stretches of a table: all of them together.
_ANYWHERE = -1


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        for table in provision.clause.pays:
            before = _Rows(filing, provision.at)
            for second in table.rows:
                first = before.paying_as(second)
                before.add(second)
                if first is None:
                    continue
                shared = _shared(first.outcome, second.outcome)
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


class _Rows:
    """The rows of a table so far, under what a later row may share with them.

    Rows under one key that a later row would be compared with alike are kept once, so that however long the table is,
    a few comparisons find the first row that pays what this one pays.
    """

    def __init__(self, filing: Filing, at: str) -> None:
        self.filing = filing
        self.at = at
        self.known: dict[tuple[object, ...], list[tuple[int, Row]]] = defaultdict(list)
        self.alike: Counter[tuple[object, ...]] = Counter()
        self.count = 0

    def add(self, row: Row) -> None:
        """Under its stretch of the table, and once more for rows of which nobody knows where they stand."""
        self.count += 1
        outcome, lines = outcome_key(row.outcome), _lines(row)
        for stretch in {self._stretch(row), _ANYWHERE}:
            self._keep((_named(row), stretch, outcome, row.pays), (str(row.outcome), lines[:1]), lines, row)
            for number in _numbers(row.outcome):
                self._keep((_named(row), stretch, number), (), outcome, row)

    def _keep(self, key: tuple[object, ...], group: tuple[object, ...], kind: object, row: Row) -> None:
        """Two kinds of a group are enough: where the one is none to compare with, the other is."""
        if self.alike[key, group] < 2 and not self.alike[key, group, kind]:
            self.alike[key, group] += 1
            self.alike[key, group, kind] = 1
            self.known[key].append((self.count, row))

    def paying_as(self, row: Row) -> Row | None:
        """The first row that pays what this one pays too."""
        stretch = self._stretch(row)
        # A row of unknown place may stand under any heading, and so is compared with all.
        stretches = (_ANYWHERE,) if stretch is None else (stretch, None)
        outcome, numbers = outcome_key(row.outcome), _numbers(row.outcome)
        found = []
        for each in stretches:
            # The same outcome at two figures is a contradiction, which is another check's.
            same = self.known.get((_named(row), each, outcome, row.pays), ())
            found += [next((pair for pair in same if not self._is_one(pair[1], row)), None)]
            for number in numbers:
                others = self.known.get((_named(row), each, number), ())
                found += [next((pair for pair in others if outcome_key(pair[1].outcome) != outcome), None)]
        return min((pair for pair in found if pair is not None), default=(0, None), key=lambda pair: pair[0])[1]

    def _stretch(self, row: Row) -> int | None:
        return stretch_of(self.filing, self.at, _lines(row))

    def _is_one(self, first: Row, second: Row) -> bool:
        return _columns(first, second) or _one_sentence(self.filing, first, second)


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


def _numbers(outcome: str) -> frozenset[str]:
    """The numbers of an outcome that is a list of them."""
    return frozenset(_NUMBER.findall(outcome) if _NUMBERS.match(outcome) else ())


def _shared(one: str, other: str) -> str:
    """What both rows pay: the same outcome, or a number in both lists."""
    if outcome_key(one) == outcome_key(other):
        return one
    return ", ".join(sorted(_numbers(one) & _numbers(other), key=int))


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
