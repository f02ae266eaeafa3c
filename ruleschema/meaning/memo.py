"""What is made once of a thing without a quick hash, as payments and tables of the law: many ask for the same."""

from collections.abc import Callable
from typing import TypeVar

Thing = TypeVar("Thing")
Made = TypeVar("Made")


# A run over hundreds of casinos keeps the last ones in memory, not all.
MOST_KNOWN = 20_000


def once_for_each(make: Callable[[Thing], Made]) -> Callable[[Thing], Made]:
    """The same function, asked once for each thing. Kept beside what is made of it, a thing's id stays its own."""
    known: dict[int, tuple[Thing, Made]] = {}

    def made(thing: Thing) -> Made:
        if id(thing) not in known:
            if len(known) >= MOST_KNOWN:
                known.clear()
            known[id(thing)] = (thing, make(thing))
        return known[id(thing)][1]

    return made
