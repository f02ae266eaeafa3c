"""One row of a pay table is labelled in another way than all other rows of its wager."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from ruleschema.submission.tables import Row
from ruleschema.vocabulary import wager_key

_NUMBER = re.compile(r"\d+")
# Fewer rows have no pattern that one of them could break.
LEAST_ALIKE = 3


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for provision in filing.provisions:
        for table in provision.clause.pays:
            by_wager: dict[str, list[Row]] = {}
            for row in table.rows:
                by_wager.setdefault(wager_key(row.wager or table.wager or ""), []).append(row)
            for rows in by_wager.values():
                stray = _stray(rows)
                if stray is None:
                    continue
                row, usual = stray
                wager = row.wager or table.wager or "The table"
                yield Fault(
                    span=row.outcome.span,
                    message=f"{wager}: one row is labelled “{row.outcome}”, the others like “{usual.outcome}”.",
                    at=provision.at,
                    src=row.src.numbers if row.src else provision.lines,
                    expected=f"a label like “{usual.outcome}”",
                    actual=str(row.outcome),
                    label=f"others are like “{usual.outcome}”",
                    hint="label the row like the others, or say what is meant.",
                    related=(Related(usual.outcome.span, str(usual.outcome)),),
                    about=(str(wager), str(row.outcome)),
                )


def _stray(rows: list[Row]) -> tuple[Row, Row] | None:
    """The one row whose label differs from the rest in more than its number."""
    frames: dict[str, list[Row]] = {}
    for row in rows:
        if len(_NUMBER.findall(row.outcome)) == 1:
            frames.setdefault(_NUMBER.sub("#", row.outcome).strip().lower(), []).append(row)
    if len(frames) != 2:
        return None
    few, many = sorted(frames.items(), key=lambda frame: len(frame[1]))
    if len(few[1]) != 1 or len(many[1]) < LEAST_ALIKE or not _close(few[0], many[0]):
        return None
    return few[1][0], many[1][0]


def _close(label: str, usual: str) -> bool:
    """A word put in or exchanged; a label with more words is about something else."""
    one, other = label.split(), usual.split()
    return len(set(one) ^ set(other)) <= 2 and abs(len(one) - len(other)) <= 1


CHECK = Check(
    code="PAY-211",
    title="Row labelled unlike the others",
    severity=Severity.NOTE,
    why="A row out of pattern is misprinted, or it pays something else than the reader takes it to pay.",
    fix="Label the row like the others, or say what is meant.",
    run=find,
    idle=lambda filing: None if any(each.clause.pays for each in filing.provisions) else "no pay table is printed",
    passes="""
sections:
  - number: 5
    title: Odds
    clauses:
      - at: 5.B
        pays:
          wager: Place Bet
          rows:
            - {outcome: on 4, pays: 9 to 5}
            - {outcome: on 5, pays: 7 to 5}
            - {outcome: on 9, pays: 7 to 5}
            - {outcome: on 10, pays: 9 to 5}
""",
    fails="""
sections:
  - number: 5
    title: Odds
    clauses:
      - at: 5.B
        pays:
          wager: Place Bet
          rows:
            - {outcome: on 4, pays: 9 to 5}
            - {outcome: on 5, pays: 7 to 5}
            - {outcome: on 9, pays: 7 to 5}
            - {outcome: to 10, pays: 9 to 5}
""",
)
