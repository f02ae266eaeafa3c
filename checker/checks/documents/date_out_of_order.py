"""The document was approved before it was submitted."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    dates = filing.game.filing
    if dates is None or dates.submitted is None or dates.approved is None:
        return
    submitted, approved = dates.submitted.date, dates.approved.date
    if submitted is None or approved is None or submitted <= approved:
        return
    yield Fault(
        span=dates.approved.span,
        message=f"The document was approved on {approved}, before it was submitted on {submitted}.",
        at="filing",
        src=dates.src.numbers if dates.src else (),
        expected=f"a day not before {submitted}",
        actual=str(approved),
        label=f"submitted {submitted}",
        hint="correct one of the dates.",
        related=(Related(dates.submitted.span, "submitted"),),
        about=(str(submitted), str(approved)),
    )


CHECK = Check(
    code="DOC-141",
    title="Approved before it was submitted",
    severity=Severity.ERROR,
    why="One of the dates belongs to another version; which version was approved is in doubt.",
    fix="Correct the date.",
    run=find,
    idle=lambda filing: (
        None
        if filing.game.filing and filing.game.filing.submitted and filing.game.filing.approved
        else "the dates are not both given"
    ),
    passes="""
filing: {submitted: 2015-01-21, approved: 2015-01-21}
sections: [{number: 1, title: Wagers}]
""",
    fails="""
filing: {submitted: 2015-01-22, approved: 2015-01-21}
sections: [{number: 1, title: Wagers}]
""",
)
