"""Versions of a law: which one holds on a day."""

from collections.abc import Iterable
from datetime import date
from typing import TypeVar

from ruleschema.law.model import RuleVersion, TableVersion
from ruleschema.submission.values import Day

Versioned = TypeVar("Versioned", TableVersion, RuleVersion)


def in_force(versions: Iterable[Versioned], as_of: date | None) -> Versioned | None:
    """The version of a day; without a day, the one that has not ended."""
    for version in versions:
        start, end = days(version)
        if as_of is None:
            if end == date.max:
                return version
        elif start <= as_of <= end:
            return version
    return None


def unknown_on(versions: Iterable[TableVersion | RuleVersion], as_of: date | None) -> bool:
    """Whether the law of a day is not known: no version holds on it, and one begins later. What has ended binds not."""
    known = [days(version) for version in versions]
    if as_of is None or any(start <= as_of <= end for start, end in known):
        return False
    return any(start > as_of for start, _ in known)


def days(version: TableVersion | RuleVersion) -> tuple[date, date]:
    """The first and the last day of a version."""
    return _day(version.from_, date.min), _day(version.to, date.max)


def _day(day: Day | None, otherwise: date) -> date:
    return day.date if day is not None and day.date is not None else otherwise
