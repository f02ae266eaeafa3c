"""The dates of submission and approval that a document bears."""

from collections.abc import Iterator
from datetime import date

from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related
from checker.engine.library import Library
from checker.engine.rule import Rule
from ruleschema.submission.values import Day

_WEEKEND = {5: "Saturday", 6: "Sunday"}


def _date(day: Day | None) -> date | None:
    return day.date if day is not None else None


def missing(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    dates = filing.game.filing
    if dates is None:
        return
    days = {"submitted": dates.submitted, "approved": dates.approved}
    if not any(map(_date, days.values())):
        # A source without any date has perhaps lost its page heads on the way.
        yield rule.fault(dates.span, "filing", dates.src, kind="undated")
        return
    for name, day in days.items():
        if _date(day) is None:
            yield rule.fault(day.span if day is not None else dates.span, "filing", dates.src, name=name)


def out_of_order(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    dates = filing.game.filing
    if dates is None or dates.submitted is None or dates.approved is None:
        return
    submitted, approved = dates.submitted.date, dates.approved.date
    if submitted is not None and approved is not None and approved < submitted:
        related = (Related(dates.submitted.span, "submitted"),)
        yield rule.fault(
            dates.approved.span, "filing", dates.src, related=related, submitted=submitted, approved=approved
        )


def on_weekend(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    dates = filing.game.filing
    day = dates.approved if dates is not None else None
    if dates is not None and day is not None and day.date is not None and day.date.weekday() in _WEEKEND:
        yield rule.fault(day.span, "filing", dates.src, date=day.date, day=_WEEKEND[day.date.weekday()])


def differ(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    dates = filing.game.filing
    pages = dates.printed if dates is not None else ()
    for name in ("submitted", "approved"):
        first: Day | None = getattr(dates, name, None)
        told: set[date] = set()
        for page in pages:
            day: Day | None = getattr(page, name)
            if day is None or day.date is None:
                continue
            if _date(first) is None:
                first = day
            elif first is not None and day.date != first.date and day.date not in told:
                told.add(day.date)
                where = f"Page {page.page}" if page.page else "A later page"
                related = (Related(first.span, f"{name} {first.date}"),)
                yield rule.fault(
                    day.span,
                    "filing",
                    page.src,
                    related=related,
                    where=where,
                    name=name,
                    date=day.date,
                    first=first.date,
                )
