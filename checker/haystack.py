"""Texts searched together: those that hold some words are found without a look at each of them."""

from bisect import bisect_right
from collections.abc import Iterable
from itertools import accumulate


class Haystack:
    """Texts in lower case, one behind the other."""

    def __init__(self, texts: Iterable[str]) -> None:
        lowered = [text.lower() for text in texts]
        self.whole = "\n".join(lowered)
        self._ends = list(accumulate(len(text) + 1 for text in lowered))

    def places(self, needles: Iterable[str]) -> list[int]:
        """The places of the texts in which one of these, in lower case, occurs; in order."""
        found: set[int] = set()
        for needle in needles:
            start = self.whole.find(needle)
            while start >= 0:
                place = bisect_right(self._ends, start)
                found.add(place)
                start = self.whole.find(needle, self._ends[place])
        return sorted(found)
