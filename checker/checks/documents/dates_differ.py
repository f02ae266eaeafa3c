"""Two pages of one document bear different dates of submission or approval."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from ruleschema.submission.model import Printed
from ruleschema.submission.values import Day


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    dates = filing.game.filing
    if dates is None:
        return
    for name, first, pages in (
        ("submitted", dates.submitted, [(each, each.submitted) for each in dates.printed]),
        ("approved", dates.approved, [(each, each.approved) for each in dates.printed]),
    ):
        shown = first if first is not None and first.date is not None else None
        told = {shown.date} if shown is not None else set()
        for page, day in pages:
            if day is None or day.date is None:
                continue
            shown = shown or day
            if shown.date != day.date and day.date not in told:
                told.add(day.date)
                yield _fault(name, page, day, shown)


def _fault(name: str, page: Printed, day: Day, first: Day) -> Fault:
    where = f"Page {page.page}" if page.page else "A later page"
    return Fault(
        span=day.span,
        message=f"{where} says that the document was {name} on {day.date}; the first page says {first.date}.",
        at="filing",
        src=page.src.numbers if page.src else (),
        expected=str(first.date),
        actual=str(day.date),
        label=f"the first page says {first.date}",
        hint="compare with the letter of approval: pages of two versions may be mixed.",
        related=(Related(first.span, f"{name} {first.date}"),),
        about=(name, str(first.date), str(day.date)),
    )


CHECK = Check(
    code="DOC-143",
    title="Dates differ within the document",
    severity=Severity.ERROR,
    why="A page with another date comes from another version; which version was approved is in doubt.",
    fix="Put the dates of the approved version on every page, and check that no page is of another version.",
    run=find,
    idle=lambda filing: (
        None if filing.game.filing and filing.game.filing.printed else "the dates of further pages are not encoded"
    ),
    passes="""
filing: {submitted: 2015-01-07, approved: 2015-01-21, printed: [{page: 2, approved: 2015-01-21}]}
sections: [{number: 1, title: Wagers}]
""",
    fails="""
filing: {submitted: 2015-01-07, approved: 2015-01-21, printed: [{page: 2, approved: 2015-01-22}]}
sections: [{number: 1, title: Wagers}]
""",
)
