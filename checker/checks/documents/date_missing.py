"""The document lacks the date on which it was submitted or approved."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from ruleschema.submission.model import Filing as FilingDates
from ruleschema.submission.values import Day


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    dates = filing.game.filing
    if dates is None:
        return
    if _lost(dates.submitted) and _lost(dates.approved):
        yield _undated(dates)
        return
    for name, day in (("submitted", dates.submitted), ("approved", dates.approved)):
        if day is not None and day.date is not None:
            continue
        yield Fault(
            span=day.span if day is not None else dates.span,
            message=f"The document does not show when it was {name}.",
            at="filing",
            src=dates.src.numbers if dates.src else (),
            expected=f"the date on which it was {name}",
            actual="missing",
            label="no date",
            hint="add the date; an undated version cannot be told from a superseded one.",
            about=(name,),
        )


def _lost(day: Day | None) -> bool:
    return day is None or day.date is None


def _undated(dates: FilingDates) -> Fault:
    """A source without any date has perhaps lost its page heads on the way."""
    return Fault(
        span=dates.span,
        message="The source shows no date at all: when the document was submitted and approved is not known.",
        at="filing",
        src=dates.src.numbers if dates.src else (),
        expected="the dates of submission and approval",
        actual="missing",
        label="no dates",
        hint="look at the pages themselves; page heads are easily lost in reading.",
        about=("submitted", "approved"),
        undecided=True,
    )


CHECK = Check(
    code="DOC-140",
    title="Date missing",
    severity=Severity.NOTE,
    why="An undated version cannot be told from a superseded one.",
    fix="Show the dates of submission and approval.",
    run=find,
    idle=lambda filing: None if filing.game.filing else "nothing is said about the filing",
    passes="""
filing: {submitted: 2015-01-07, approved: 2015-01-21}
sections: [{number: 1, title: Wagers}]
""",
    fails="""
filing: {submitted: 2015-01-07, approved: missing}
sections: [{number: 1, title: Wagers}]
""",
)
