"""Texts searched together: those that hold some words are found without a look at each of them."""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate

from ruleschema.stems import roots

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


class Haystack:
    """Texts in lower case, one behind the other, with a blank before each."""

    def __init__(self, texts: Iterable[str]) -> None:
        # Each by itself: a text of plain letters is turned much faster than a long one with others among them.
        held = [text.lower() for text in texts]
        self.whole = " " + "\n ".join(held) + "\n" if held else ""
        self._ends = [end + 2 * number for number, end in enumerate(accumulate(map(len, held)), 1)]

    def found(self, needle: str) -> Iterator[int]:
        """The places of the texts in which this, in lower case, occurs; in order."""
        start = self.whole.find(needle)
        while 0 <= start < len(self.whole):
            place = bisect_right(self._ends, start)
            yield place
            start = self.whole.find(needle, self._ends[place])

    def holds(self, place: int, needle: str) -> bool:
        """Whether this occurs in the text at a place."""
        return self.whole.find(needle, self._ends[place - 1] if place else 0, self._ends[place]) >= 0

    def places(self, needles: Iterable[str]) -> list[int]:
        """The places of the texts in which one of these occurs."""
        return sorted({place for needle in needles for place in self.found(needle)})

    def with_stems(self, wanted: Iterable[str]) -> list[int]:
        """The places of the texts that may hold a word of each of these stems; no other does."""
        rarest, *others = sorted(wanted, key=len, reverse=True) or [""]
        needles = [roots(each) for each in others]
        return [
            place
            for place in self.places(roots(rarest))
            if all(any(self.holds(place, root) for root in spellings) for spellings in needles)
        ]

    def matching(self, pattern: re.Pattern[str]) -> list[int]:
        """The places of the texts that match; a pattern that begins plainly is cheaper than many needles."""
        return sorted({bisect_right(self._ends, match.start()) for match in pattern.finditer(self.whole)})


class Concordance(Mapping[str, list[int]]):
    """Every word of some texts, in order, with the places of the texts that hold it."""

    def __init__(self, texts: Iterable[str]) -> None:
        self._texts = Haystack(texts)
        # Now a blank stands around every word.
        self._texts.whole = _blanked(self._texts.whole)
        self.words = frozenset(self._texts.whole.split())
        self._places: dict[str, list[int]] = {}

    def __getitem__(self, word: str) -> list[int]:
        if word not in self.words:
            raise KeyError(word)
        if word not in self._places:
            self._places[word] = list(self._texts.found(f" {word} "))
        return self._places[word]

    def with_all(self, words: Iterable[str]) -> list[int]:
        """The places of the texts that hold all of these words; long words stand in fewest."""
        rarest, *others = sorted(words, key=len, reverse=True)
        needles = [f" {word} " for word in others]
        return [place for place in self[rarest] if all(self._texts.holds(place, needle) for needle in needles)]

    def in_a_row(self, words: Iterable[str]) -> Iterator[int]:
        """The places of the texts that hold these words one after the other."""
        return self._texts.found(f" {' '.join(words)} ")

    def __contains__(self, word: object) -> bool:
        return word in self.words

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self.words))

    def __len__(self) -> int:
        return len(self.words)
