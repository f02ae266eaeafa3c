"""What each provision of a document is about: the stems of its words, by its number."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.index.references import Path
from ruleschema.meaning.stems import roots, stems
from ruleschema.submission.model import Clause
from ruleschema.submission.numbers import path_of

# "The shuffling device" is a thing: a clause that names it need not be about the shuffle.
_THING = re.compile(r"\b\w{3,20}(?:ing|ed) (?:card )?(?:device|machine|shoe|rack|box|area|tray)s?\b", re.I)

_NAMED = re.compile(r"device|machine|shoe|rack|box|area|tray")


class Subjects(Mapping[Path, frozenset[str]]):
    """The words of each numbered provision, made when asked for; a section's are those of its heading."""

    def __init__(self, filing: Filing) -> None:
        self._texts: dict[Path, list[str | Clause]] = {
            number: [section.title] for number, section in filing.sections_by_number.items()
        }
        for provision in filing.provisions:
            # What stands under a clause without a number of its own belongs to the clause above.
            self._texts.setdefault(path_of(provision.clause.at or provision.at), []).append(provision.clause)
        for meaning in filing.game.definitions:
            if meaning.at is not None:
                self._texts.setdefault(path_of(meaning.at), []).append(f"{meaning.term} {meaning.means}")
        self._words: dict[Path, frozenset[str]] = {}
        self._by_section: dict[Path, list[Path]] = {}
        for path in self._texts:
            self._by_section.setdefault(path[:1], []).append(path)

    def __getitem__(self, path: Path) -> frozenset[str]:
        if path not in self._words:
            self._words[path] = frozenset().union(*(stems(_without_things(text)) for text in self._told(path)))
        return self._words[path]

    def __iter__(self) -> Iterator[Path]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)

    def with_all(self, words: frozenset[str]) -> list[Path]:
        """The provisions that have all of these words."""
        if not words:
            return list(self._texts)
        # Most lack one of the words in any form, and need not be taken apart; the longest is the rarest.
        likely = self._wordings
        for word in sorted(words, key=len, reverse=True):
            likely = [each for each in likely if any(map(each[1].__contains__, roots(word)))]
        return [path for path, _ in likely if words <= self[path]]

    @cached_property
    def _wordings(self) -> list[tuple[Path, str]]:
        """What each provision says, in lower case."""
        return [(path, "\n".join(self._told(path)).lower()) for path in self._texts]

    def _told(self, path: Path) -> Iterator[str]:
        for held in self._texts[path]:
            yield from (held,) if isinstance(held, str) else _said(held)

    def tells(self, path: Path, words: frozenset[str]) -> bool:
        """Whether one of these words is below a provision; most need not be read to the end."""
        return any(not words.isdisjoint(self[at]) for at in self._under(path))

    def below(self, path: Path) -> frozenset[str]:
        """The words of a provision, all that stands under it, and the heading of its section."""
        return frozenset().union(*(self[at] for at in self._under(path)))

    def _under(self, path: Path) -> Iterator[Path]:
        for at in self._by_section.get(path[:1], ()):
            if at == path[:1] or at[: len(path)] == path:
                yield at


@once_per_filing
def subjects(filing: Filing) -> Subjects:
    return Subjects(filing)


def _said(clause: Clause) -> Iterator[str]:
    for saying in (*clause.says, *clause.steps):
        yield str(saying.says)
    for table in clause.pays:
        yield f"{table.wager or ''} {table.condition or ''} pay odds payout"
    for counts in clause.counts:
        yield str(counts.of)
    for ranks in clause.ranks:
        yield f"{ranks.of} {' '.join(str(row.name) for row in ranks.rows)} rank"
    for text in (clause.title, clause.text):
        if text:
            yield str(text)


def _without_things(text: str) -> str:
    return _THING.sub(" ", text) if _NAMED.search(text) else text
