"""The document bears an approval on a Saturday or Sunday."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library

_DAYS = {5: "Saturday", 6: "Sunday"}


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    dates = filing.game.filing
    day = dates.approved if dates is not None else None
    if dates is None or day is None or day.date is None or day.date.weekday() not in _DAYS:
        return
    name = _DAYS[day.date.weekday()]
    yield Fault(
        span=day.span,
        message=f"The approval is dated {day.date}, a {name}.",
        at="filing",
        src=dates.src.numbers if dates.src else (),
        expected="a working day",
        actual=f"{day.date}, {name}",
        label=f"a {name}",
        hint="compare with the letter of approval.",
        about=(str(day.date),),
    )


CHECK = Check(
    code="DOC-142",
    title="Approval on a weekend",
    severity=Severity.NOTE,
    why="Commissions seldom decide at weekends; the date may be misprinted.",
    fix="Compare with the letter of approval.",
    run=find,
    idle=lambda filing: (
        None
        if filing.game.filing and filing.game.filing.approved and filing.game.filing.approved.date
        else "no date of approval is given"
    ),
    passes="""
filing: {approved: 2014-04-18}
sections: [{number: 1, title: Wagers}]
""",
    fails="""
filing: {approved: 2014-04-19}
sections: [{number: 1, title: Wagers}]
""",
)
