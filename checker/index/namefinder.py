"""Names found in texts, word for word."""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from checker.engine.filing import Filing
from checker.index.phrases import Said, concordance, texts_found

_WORD = re.compile(r"[^\W_]+(?:\.\d+)?")


@dataclass(slots=True)
class Mention:
    """A name in a text, word for word, with the words beside it; not frozen, because there are so many."""

    name: str
    start: int
    end: int
    before: str
    after: str


class NameFinder:
    """Looks for many names in one pass over a text's words; the longest name wins."""

    def __init__(self, names: Iterable[str]) -> None:
        self._by_first: dict[str, list[tuple[list[str], str]]] = {}
        for name in sorted(set(names)):
            words = _words(name)
            if words:
                self._by_first.setdefault(words[0], []).append((words, name))
        for found in self._by_first.values():
            found.sort(key=lambda pair: -len(pair[0]))
        # As they stand in a concordance, where 21.5 is two words.
        held = (each for found in self._by_first.values() for each in found)
        self._names = [(name, " ".join(words).replace(".", " ").split()) for words, name in held]

    def among(self, filing: Filing, idle: Collection[str] = ()) -> Iterator[tuple[Said, Mention]]:
        """Every mention in a filing; only texts that hold all words of a name are read, of one that is not idle."""
        index = concordance(filing)
        numbers: set[int] = set()
        for name, words in self._names:
            if name not in idle:
                numbers |= index.with_all(words)
        for said in texts_found(filing).at(numbers):
            for mention in self.mentions(said.text):
                yield said, mention

    def mentions(self, text: str) -> Iterator[Mention]:
        """Every mention that no longer name covers."""
        words = _words(text)
        end = 0
        for first in [place for place, word in enumerate(words) if word in self._by_first]:
            found = self._at(words, first) if first >= end else None
            if found is not None:
                wanted, name = found
                end = first + len(wanted)
                before = words[first - 1] if first else ""
                after = words[end] if end < len(words) else ""
                spans = _spans(text)
                yield Mention(name, spans[first][0], spans[end - 1][1], before, after)

    def _at(self, words: list[str], first: int) -> tuple[list[str], str] | None:
        for wanted, name in self._by_first[words[first]]:
            if words[first : first + len(wanted)] == wanted:
                return wanted, name
        return None


def finder_of(names: Iterable[str]) -> NameFinder:
    """A finder of these names; most documents are searched for the same."""
    return _finder(frozenset(names))


@lru_cache(maxsize=256)
def _finder(names: frozenset[str]) -> NameFinder:
    return NameFinder(names)


@lru_cache(maxsize=32768)
def _words(text: str) -> list[str]:
    """The words of a text in lower case."""
    return [word.lower() for word in _WORD.findall(text)]


@lru_cache(maxsize=32768)
def _spans(text: str) -> list[tuple[int, int]]:
    """Where each word of a text stands; asked for only where a name is found."""
    return [match.span() for match in _WORD.finditer(text)]
