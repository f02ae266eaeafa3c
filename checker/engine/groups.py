"""Filings that are judged together, and what is kept of them meanwhile."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import islice
from typing import TypeVar

Each = TypeVar("Each")

# A check that has just looked at one filing looks at the next much faster: the processor still knows the way.
TOGETHER = 24

# For what several checks ask of a filing. Some look into other filings of the casino as well.
once_per_filing = lru_cache(maxsize=2 * TOGETHER)


def together(filings: Iterable[Each]) -> Iterator[tuple[Each, ...]]:
    """The filings in groups, in their order."""
    rest = iter(filings)
    while group := tuple(islice(rest, TOGETHER)):
        yield group
