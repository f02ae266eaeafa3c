"""Texts by number, and which of them hold a word, a stem or some letters: what is sought is looked up, not read for."""

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import Generic, TypeVar

from ruleschema.meaning.stems import stem

_MARK = re.compile(r"[\W_]")


def parted(text: str) -> str:
    """A text in lower case, with blanks for what is neither letter nor digit."""
    return _MARK.sub(" ", text.lower())


@lru_cache(maxsize=32768)
def _row(text: str) -> str:
    """The words of a text with one blank around each; most texts are of several kinds, or of several documents."""
    return f" {' '.join(parted(text).split())} "


class Concordance:
    """Texts by number."""

    def __init__(self, texts: Iterable[str]) -> None:
        # A blank before each, so that what begins with one is found where a text begins.
        self._lowered = [f" {text.lower()}" for text in texts]
        self._joined = "\0".join(self._lowered)
        self._starts = [0, *accumulate(len(text) + 1 for text in self._lowered)]

    def holding(self, needle: str) -> set[int]:
        """The numbers of the texts in which this, in lower case, occurs, be it in the midst of a word."""
        found: set[int] = set()
        place = self._joined.find(needle) if self._lowered else -1
        while place >= 0:
            number = bisect_right(self._starts, place) - 1
            found.add(number)
            place = self._joined.find(needle, self._starts[number + 1])
        return found

    def with_word(self, word: str) -> frozenset[int]:
        """The numbers of the texts that hold this word."""
        return frozenset(self._by_word.get(word, ()))

    def count(self, word: str) -> int:
        """How often the texts hold this word."""
        return len(self._by_word.get(word, ()))

    def with_all(self, words: Iterable[str]) -> frozenset[int]:
        """The numbers of the texts that hold all of these words."""
        return self.with_each([word] for word in words)

    def in_a_row(self, words: Sequence[str]) -> set[int]:
        """The numbers of the texts that hold these words one after the other."""
        row = f" {' '.join(words)} "
        return {number for number in self.with_all(words) if row in self.rows[number]}

    def with_each(self, sought: Iterable[Collection[str]]) -> frozenset[int]:
        """The numbers of the texts that hold, of each of these sets, one word."""
        found: frozenset[int] | None = None
        for words in sorted(sought, key=lambda words: sum(map(self.count, words))):
            some = frozenset().union(*map(self.with_word, words))
            found = some if found is None else found & some
            if not found:
                break
        return found or frozenset()

    def with_stem(self, wanted: str) -> frozenset[int]:
        """The numbers of the texts that hold a word of this stem."""
        return frozenset(number for word in self._by_stem.get(wanted, ()) for number in self._by_word[word])

    def with_stems(self, wanted: Iterable[str]) -> frozenset[int]:
        """The numbers of the texts that may hold a word of each of these stems; no other does."""
        # A word with a hyphen or an apostrophe is several words here, and tells nothing.
        known = [self.with_stem(each) for each in wanted if each.isalnum()]
        return frozenset.intersection(frozenset(range(len(self._lowered))), *known)

    @cached_property
    def words(self) -> frozenset[str]:
        return frozenset(self._by_word)

    @cached_property
    def rows(self) -> list[str]:
        """The words of each text with one blank around each."""
        return [*map(_row, self._lowered)]

    @cached_property
    def _by_word(self) -> dict[str, list[int]]:
        found: defaultdict[str, list[int]] = defaultdict(list)
        for number, row in enumerate(self.rows):
            for word in row.split():
                found[word].append(number)
        return dict(found)

    @cached_property
    def _by_stem(self) -> dict[str, list[str]]:
        found: defaultdict[str, list[str]] = defaultdict(list)
        for word in self._by_word:
            found[stem(word)].append(word)
        return dict(found)


Passage = TypeVar("Passage")


class Passages(Generic[Passage]):
    """What texts belong to, as sentences do, each under the number of its text."""

    def __init__(self, passages: Sequence[Passage], texts: Iterable[str]) -> None:
        self.index = Concordance(texts)
        self._passages = passages

    def at(self, numbers: Iterable[int]) -> list[Passage]:
        """Those with these numbers, in order."""
        return [self._passages[number] for number in sorted(numbers)]

    def holding(self, needles: Iterable[str]) -> list[Passage]:
        """Those in which one of these, in lower case, occurs."""
        return self.at(set().union(*map(self.index.holding, needles)))
