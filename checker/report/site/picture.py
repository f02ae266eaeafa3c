"""The picture: findings as bars, one row a game or family, one segment a family or severity."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from checker.engine.finding import Severity
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
    """One row: its name, a count for each column, their sum, the drawing and what it shows in words."""

    label: str
    said: str
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


def by_family_and_game(findings: Iterable[FindingView], titles: dict[str, str]) -> Picture:
    """For the index: one bar a game, all casinos together; a game without findings has its row too."""
    views = list(findings)
    families = sorted({each.family for each in views}, key=family_order)
    columns = {family: Column(family_name(family), f"family-{place % 6}") for place, family in enumerate(families)}
    pairs = [(titles.get(each.game, each.game), each.family) for each in views]
    return _picture("Game", columns, pairs, titles.values())


def by_severity_and_family(findings: Iterable[FindingView]) -> Picture:
    """For one document: one bar a family."""
    views = list(findings)
    used = [severity for severity in Severity if any(each.severity is severity for each in views)]
    columns = {str(severity): Column(f"{severity}s".capitalize(), str(severity)) for severity in used}
    return _picture("Family", columns, [(each.family_name, str(each.severity)) for each in views], ())


def _picture(rows_are: str, columns: dict[str, Column], pairs: list[tuple[str, str]], rows: Iterable[str]) -> Picture:
    counted: dict[str, Counter[str]] = {row: Counter() for row in rows}
    for row, column in pairs:
        counted.setdefault(row, Counter())[column] += 1
    longest = max((counts.total() for counts in counted.values()), default=0) or 1
    ordered = sorted(counted.items(), key=lambda pair: (-pair[1].total(), pair[0]))
    bars = tuple(_bar(label, counts, columns, longest) for label, counts in ordered)
    return Picture(rows_are, tuple(columns.values()), bars)


def _bar(label: str, counts: Counter[str], columns: dict[str, Column], longest: int) -> Bar:
    segments: list[Segment] = []
    before = 0
    for key, column in columns.items():
        if counts[key]:
            segments.append(Segment(_percent(before, longest), _percent(counts[key], longest), column.tone))
            before += counts[key]
    said = ", ".join(f"{column.name} {counts[key]}" for key, column in columns.items() if counts[key])
    return Bar(label, said or "none", tuple(counts[key] for key in columns), counts.total(), tuple(segments))


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.3f}%"
