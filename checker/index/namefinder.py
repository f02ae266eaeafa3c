"""Names found in texts, word for word, whatever stands between their words."""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from checker.engine.filing import Filing
from checker.index.phrases import Said, concordance, texts_found

# 21.5 is one word.
_WORD = re.compile(r"[^\W_]+(?:\.\d+)?")


@dataclass(slots=True)
class Mention:
    """A name in a text, with the words beside it; not frozen, because there are so many."""

    name: str
    start: int
    end: int
    before: str
    after: str


class NameFinder:
    """Looks for many names in one pass over a text's words; the longest name wins."""

    def __init__(self, names: Iterable[str]) -> None:
        self._rows = {name: _WORD.findall(name.lower()) for name in sorted(set(names))}
        self._by_first: dict[str, list[str]] = {}
        for name in sorted((name for name, row in self._rows.items() if row), key=lambda each: -len(self._rows[each])):
            self._by_first.setdefault(self._rows[name][0], []).append(name)

    def among(self, filing: Filing, idle: Collection[str] = ()) -> Iterator[tuple[Said, Mention]]:
        """Every mention in a filing; only texts that hold all words of a name are read, of one that is not idle."""
        index = concordance(filing)
        rows = (row for name, row in self._rows.items() if name not in idle and row)
        numbers = (index.with_all(" ".join(row).replace(".", " ").split()) for row in rows)
        for said in texts_found(filing).at(frozenset().union(*numbers)):
            for mention in self.mentions(said.text):
                yield said, mention

    def mentions(self, text: str) -> Iterator[Mention]:
        """Every mention that no longer name covers."""
        words = _words(text)
        end = 0
        for first in [place for place, word in enumerate(words) if word in self._by_first]:
            name = next((each for each in self._by_first[words[first]] if self._stands(each, words, first)), None)
            if name is not None and first >= end:
                end = first + len(self._rows[name])
                before, after = "".join(words[first - 1 : first]), "".join(words[end : end + 1])
                spans = [found.span() for found in _WORD.finditer(text)]
                yield Mention(name, spans[first][0], spans[end - 1][1], before, after)

    def _stands(self, name: str, words: list[str], first: int) -> bool:
        return words[first : first + len(self._rows[name])] == self._rows[name]


@lru_cache(maxsize=32768)
def _words(text: str) -> list[str]:
    """The words of a text in lower case; most texts are looked through for several sets of names."""
    return [word.lower() for word in _WORD.findall(text)]


def finder_of(names: Iterable[str]) -> NameFinder:
    """A finder of these names; most documents are searched for the same."""
    return _finder(frozenset(names))


@lru_cache(maxsize=256)
def _finder(names: frozenset[str]) -> NameFinder:
    return NameFinder(names)
