"""Names found in texts, word for word, whatever stands between their words."""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from checker.engine.filing import Filing
from checker.index.concordance import parted
from checker.index.phrases import Said, concordance, texts_found

# A name ends where a word does; 21.5 is one word.
_END = r"(?![^\W_]|\.\d)"


@dataclass(slots=True)
class Mention:
    """A name in a text, with the words beside it; not frozen, because there are so many."""

    name: str
    start: int
    end: int
    before: str
    after: str


class NameFinder:
    """Looks for many names in one pass over a text; the longest name wins."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = {" ".join(words): name for name in sorted(set(names)) if (words := parted(name).split())}
        rows = sorted((key.split() for key in self._names), key=len, reverse=True)
        alternatives = "|".join(r"[\W_]+".join(map(re.escape, row)) for row in rows)
        self._pattern = re.compile(rf"(?<![^\W_])(?:{alternatives}){_END}", re.I) if rows else None

    def among(self, filing: Filing, idle: Collection[str] = ()) -> Iterator[tuple[Said, Mention]]:
        """Every mention in a filing; only texts that hold all words of a name are read, of one that is not idle."""
        index = concordance(filing)
        rows = (key.split() for key, name in self._names.items() if name not in idle)
        for said in texts_found(filing).at(frozenset().union(*map(index.with_all, rows))):
            for mention in self.mentions(said.text):
                yield said, mention

    def mentions(self, text: str) -> Iterator[Mention]:
        """Every mention that no longer name covers."""
        for found in self._pattern.finditer(text) if self._pattern is not None else ():
            name = self._names[" ".join(parted(found.group()).split())]
            before, after = parted(text[: found.start()]).split(), parted(text[found.end() :]).split()
            yield Mention(name, *found.span(), (before or [""])[-1], (after or [""])[0])


def finder_of(names: Iterable[str]) -> NameFinder:
    """A finder of these names; most documents are searched for the same."""
    return _finder(frozenset(names))


@lru_cache(maxsize=256)
def _finder(names: frozenset[str]) -> NameFinder:
    return NameFinder(names)
