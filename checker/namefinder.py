"""Names found in texts, word for word."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from checker.filing import Filing
from checker.phrases import Said, concordance, texts_found

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
        self._by_first: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for name in sorted(set(names)):
            words = tuple(word for word, _, _ in _words(name))
            if words:
                self._by_first.setdefault(words[0], []).append((words, name))
        for found in self._by_first.values():
            found.sort(key=lambda pair: -len(pair[0]))
        # As they stand in a concordance, where 21.5 is two words.
        held = (words for found in self._by_first.values() for words, _ in found)
        self._names = [" ".join(words).replace(".", " ").split() for words in held]

    def among(self, filing: Filing) -> Iterator[tuple[Said, Mention]]:
        """Every mention in a filing; only texts that hold all words of a name are read."""
        index = concordance(filing)
        numbers: set[int] = set()
        for words in self._names:
            numbers |= index.with_all(words)
        for said in texts_found(filing).at(numbers):
            for mention in self.mentions(said.text):
                yield said, mention

    def mentions(self, text: str) -> Iterator[Mention]:
        """Every mention that no longer name covers."""
        words = _words(text)
        index = 0
        while index < len(words):
            name = self._at(words, index) if words[index][0] in self._by_first else None
            if name is None:
                index += 1
                continue
            last = index + len(name[0]) - 1
            before = words[index - 1][0] if index else ""
            after = words[last + 1][0] if last + 1 < len(words) else ""
            yield Mention(name[1], words[index][1], words[last][2], before, after)
            index = last + 1

    def _at(self, words: list[tuple[str, int, int]], index: int) -> tuple[tuple[str, ...], str] | None:
        for wanted, name in self._by_first.get(words[index][0], ()):
            if tuple(word for word, _, _ in words[index : index + len(wanted)]) == wanted:
                return wanted, name
        return None


def finder_of(names: Iterable[str]) -> NameFinder:
    """A finder of these names; most documents are searched for the same."""
    return _finder(frozenset(names))


@lru_cache(maxsize=256)
def _finder(names: frozenset[str]) -> NameFinder:
    return NameFinder(names)


@lru_cache(maxsize=32768)
def _words(text: str) -> list[tuple[str, int, int]]:
    return [(match.group().lower(), match.start(), match.end()) for match in _WORD.finditer(text)]
