"""Which lines of the source document a file has taken, whatever it made of them."""

from collections.abc import Iterator
from functools import lru_cache

from checker.engine.filing import Filing
from ruleschema.submission.values import Lines


@lru_cache(maxsize=4)
def claimed_lines(filing: Filing) -> frozenset[int]:
    """The lines of headings, definitions, clauses and the rows of tables."""
    return frozenset(number for lines in _lines(filing) if lines is not None for number in lines.numbers)


def _lines(filing: Filing) -> Iterator[Lines | None]:
    yield from (meaning.src for meaning in filing.game.definitions)
    yield from (section.src for section in filing.game.sections)
    for provision in filing.provisions:
        clause = provision.clause
        yield clause.src
        for table in clause.pays:
            yield table.src
            yield from (row.src for row in table.rows)
        for ranks in clause.ranks:
            yield from (row.src for row in ranks.rows)
