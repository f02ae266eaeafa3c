"""Every word of a document with the texts that hold it: what is sought is looked up, and few texts are read."""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import accumulate, pairwise
from typing import Generic, TypeVar

from ruleschema.meaning.stems import roots

_MARKS = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~“”‘’„‟…–—§¢·"
_PARTED = str.maketrans(dict.fromkeys(f"{_MARKS}\t\n\r\v\f", " "))
# Without these a text is left with plain letters, as nearly all are, and is translated much faster.
_RARE_MARKS = [mark for mark in f"{_MARKS}\xa0" if not mark.isascii()]


def parted(text: str) -> str:
    """A text in lower case, with blanks for what is neither letter nor digit; it stays as long as it is."""
    return _blanked(text.lower())


def _blanked(text: str) -> str:
    for mark in () if text.isascii() else _RARE_MARKS:
        text = text.replace(mark, " ")
    return (text if text.isascii() else re.sub(r"\s", " ", text)).translate(_PARTED)


class _Lexicon:
    """Every word of the documents read so far, as they share most; one a line, so that letters are found at once."""

    def __init__(self) -> None:
        self._words: set[str] = set()
        self._lines = "\n"
        # The words that hold a part, and how far the lines have been searched for it.
        self._found: dict[str, tuple[list[str], int]] = {}

    def learn(self, words: frozenset[str]) -> None:
        new = words - self._words
        self._words |= new
        self._lines += "".join([f"{word}\n" for word in new])

    def with_part(self, part: str) -> list[str]:
        """The words that hold these letters, or at a line's end begin or end with them."""
        words, read = self._found.get(part, ([], 0))
        while (start := self._lines.find(part, read)) >= 0:
            begin = self._lines.rfind("\n", 0, start + 1) + 1
            read = self._lines.index("\n", begin)
            words.append(self._lines[begin:read])
        self._found[part] = words, len(self._lines) - 1
        return words


_LEXICON = _Lexicon()


class Concordance:
    """Texts by number, and every word with the numbers of the texts that hold it."""

    def __init__(self, texts: Iterable[str]) -> None:
        # A blank before each, so that what begins with one is found where a text begins.
        self._lowered = [f" {text.lower()}" for text in texts]
        # All at once, which is faster; each with the blank before the next, so that one stands around every word.
        whole = _blanked("".join((*self._lowered, " ")))
        self._parted = [whole[start : end + 1] for start, end in pairwise((0, *accumulate(map(len, self._lowered))))]
        # A number as often as its text has the word.
        self._by_word: defaultdict[str, list[int]] = defaultdict(list)
        for number, text in enumerate(self._parted):
            for word in text.split():
                self._by_word[word].append(number)
        self.words = frozenset(self._by_word)
        _LEXICON.learn(self.words)
        self._by_part: dict[str, list[Sequence[int]]] = {"": [range(len(self._lowered))]}

    def with_word(self, word: str) -> Sequence[int]:
        """The numbers of the texts that hold this word, as often as they do."""
        return self._by_word[word] if word in self.words else ()

    def with_all(self, words: Sequence[str]) -> set[int]:
        """The numbers of the texts that hold all of these words."""
        if not self.words.issuperset(words):
            return set()
        first, *others = sorted([self._by_word[word] for word in words], key=len)
        return set(first).intersection(*others)

    def in_a_row(self, words: Sequence[str]) -> set[int]:
        """The numbers of the texts that hold these words one after the other."""
        row = f" {' '.join(words)} "
        return {number for number in self.with_all(words) if row in self._parted[number]}

    def holding(self, needle: str) -> set[int]:
        """The numbers of the texts in which this, in lower case, occurs, be it in the midst of a word."""
        part = _telling(needle)
        if part not in self._by_part:
            self._by_part[part] = [self._by_word[word] for word in _LEXICON.with_part(part) if word in self.words]
        if part == needle:
            return set().union(*self._by_part[part])
        return {each for numbers in self._by_part[part] for each in numbers if needle in self._lowered[each]}

    def with_stems(self, wanted: Iterable[str]) -> set[int]:
        """The numbers of the texts that may hold a word of each of these stems; no other does."""
        by_stem = [set().union(*map(self.holding, roots(each))) for each in wanted]
        return set.intersection(*by_stem) if by_stem else {*range(len(self._lowered))}

    def matching(self, pattern: re.Pattern[str]) -> set[int]:
        """The numbers of the texts that match in lower case, where no needle tells what is sought."""
        return {number for number, text in enumerate(self._lowered) if pattern.search(text)}


@lru_cache(maxsize=4096)
def _telling(needle: str) -> str:
    """The longest word of a needle, the last of several, as the rarest; with line ends where it cannot go on."""
    words = parted(needle).replace(" ", "\n \n").split(" ")
    longest = max(reversed(words), key=lambda word: len(word.strip()))
    return longest if longest.strip() else ""


Passage = TypeVar("Passage")


class Passages(Generic[Passage]):
    """What texts of one kind belong to, as sentences do, each with the number of its text among those of all kinds."""

    def __init__(self, index: Concordance, passages: Sequence[Passage], numbers: Iterable[int]) -> None:
        self.index = index
        self._passages = passages
        self._places = {number: place for place, number in enumerate(numbers)}

    def at(self, numbers: set[int]) -> list[Passage]:
        """Those with the texts of these numbers, in order."""
        places = sorted([self._places[number] for number in numbers if number in self._places])
        return [self._passages[place] for place in places]

    def holding(self, needles: Iterable[str]) -> list[Passage]:
        """Those in which one of these, in lower case, occurs."""
        return self.at(set().union(*map(self.index.holding, needles)))

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word of these texts."""
        own = self._places.keys()
        return frozenset(word for word in self.index.words if not own.isdisjoint(self.index.with_word(word)))
