"""The picture: findings as bars, one row a game or family, one segment a family or severity."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from checker.finding import Severity
from checker.report.site.families import family_name, family_order
from checker.report.site.findings import FindingView


@dataclass(frozen=True, slots=True)
class Segment:
    """A stretch of a bar in hundredths of its length; `tone` picks the colour."""

    x: str
    width: str
    tone: str


@dataclass(frozen=True, slots=True)
class Bar:
    """One row: its name, a count for each column, their sum and the drawing."""

    label: str
    counts: tuple[int, ...]
    total: int
    segments: tuple[Segment, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the picture with the colour of its segments."""

    name: str
    tone: str


@dataclass(frozen=True, slots=True)
class Picture:
    """Bars of one length scale, with the columns they are made of."""

    rows_are: str
    columns: tuple[Column, ...]
    bars: tuple[Bar, ...]


def by_family_and_game(findings: Iterable[FindingView]) -> Picture:
    """For the index: one bar a game, all casinos together."""
    views = list(findings)
    families = sorted({each.family for each in views}, key=family_order)
    columns = {family: Column(family_name(family), f"family-{place % 6}") for place, family in enumerate(families)}
    # A game goes by one title in the picture although casinos may title it differently.
    titles: dict[str, str] = {}
    for view in views:
        titles[view.game] = min(view.game_title, titles.get(view.game, view.game_title))
    return _picture("Game", columns, views, lambda each: titles[each.game], lambda each: each.family)


def by_severity_and_family(findings: Iterable[FindingView]) -> Picture:
    """For one document: one bar a family."""
    views = list(findings)
    used = [severity for severity in Severity if any(each.severity is severity for each in views)]
    columns = {str(severity): Column(f"{severity}s".capitalize(), str(severity)) for severity in used}
    return _picture("Family", columns, views, lambda each: each.family_name, lambda each: str(each.severity))


def _picture(
    rows_are: str,
    columns: dict[str, Column],
    views: list[FindingView],
    row: Callable[[FindingView], str],
    column: Callable[[FindingView], str],
) -> Picture:
    counted: dict[str, Counter[str]] = {}
    for view in views:
        counted.setdefault(row(view), Counter())[column(view)] += 1
    longest = max((sum(counts.values()) for counts in counted.values()), default=1)
    ordered = sorted(counted.items(), key=lambda pair: (-sum(pair[1].values()), pair[0]))
    bars = tuple(_bar(label, counts, columns, longest) for label, counts in ordered)
    return Picture(rows_are, tuple(columns.values()), bars)


def _bar(label: str, counts: Counter[str], columns: dict[str, Column], longest: int) -> Bar:
    segments: list[Segment] = []
    before = 0
    for key, column in columns.items():
        if counts[key]:
            segments.append(Segment(_percent(before, longest), _percent(counts[key], longest), column.tone))
            before += counts[key]
    return Bar(label, tuple(counts[key] for key in columns), counts.total(), tuple(segments))


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.3f}%"
