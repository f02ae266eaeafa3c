"""Pairs of what is said of one thing, in a number that grows with the document and not with its square."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

Each = TypeVar("Each")

# No honest document says more of one bet or one procedure; what comes after is compared with these.
MOST_COMPARED = 40


def pairs(group: Sequence[Each]) -> Iterator[tuple[Each, Each]]:
    """Each with those after it; of a very long group, the first ones with all and the others with none."""
    for place, one in enumerate(group[:MOST_COMPARED]):
        for other in group[place + 1 :]:
            yield one, other
