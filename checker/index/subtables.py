"""Pay tables that are printed under one another, with headings between them that name the case."""

from bisect import bisect_left

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing


def headed_apart(filing: Filing, at: str, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether a line of a clause's table that is no row of it stands between two rows: “Four or more decks”."""
    first, second = stretch_of(filing, at, one), stretch_of(filing, at, other)
    return first is not None and second is not None and first != second


def stretch_of(filing: Filing, at: str, lines: tuple[int, ...]) -> int | None:
    """Under which heading of a clause's tables a row stands; None where its lines are not told."""
    return bisect_left(_headings(filing).get(at, ()), lines[0]) if lines else None


@once_per_filing
def _headings(filing: Filing) -> dict[str, list[int]]:
    """The lines of each clause's tables that no row has, in order."""
    lines: dict[str, set[int]] = {}
    rows: dict[str, set[int]] = {}
    for provision in filing.provisions:
        for table in provision.clause.pays:
            lines.setdefault(provision.at, set()).update(table.src.numbers if table.src else ())
            rows.setdefault(provision.at, set()).update(
                line for row in table.rows if row.src for line in row.src.numbers
            )
    return {at: sorted(found - rows[at]) for at, found in lines.items() if found - rows[at]}
