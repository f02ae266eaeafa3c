"""Pay tables that are printed under one another, with headings between them that name the case."""

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing


def headed_apart(filing: Filing, at: str, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether a line of a clause's table that is no row of it stands between two rows: “Four or more decks”."""
    first, second = sorted((one[:1], other[:1]))
    return bool(first) and any(first[0] < line < second[0] for line in _headings(filing).get(at, ()))


@once_per_filing
def _headings(filing: Filing) -> dict[str, list[int]]:
    """The lines of each clause's tables that no row has."""
    found: dict[str, list[int]] = {}
    for provision in filing.provisions:
        tables = provision.clause.pays
        lines = {line for table in tables if table.src for line in table.src.numbers}
        rows = {line for table in tables for row in table.rows if row.src for line in row.src.numbers}
        if lines - rows:
            found.setdefault(provision.at, []).extend(sorted(lines - rows))
    return found
