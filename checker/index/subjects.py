"""What each provision of a document is about: the names of the lexicon in it, by its number."""

from collections.abc import Iterator
from itertools import chain

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.index.sections import Path
from ruleschema.meaning.conditions import content
from ruleschema.meaning.terms import terms
from ruleschema.submission.model import Clause
from ruleschema.submission.numbers import path_of

Names = frozenset[str]


def names_in(text: str) -> Names:
    """What a phrase names: a shuffling device is one thing, and not the shuffle."""
    return content(terms(text))


class Subjects:
    """The names in each numbered provision; a section's are those in its heading."""

    def __init__(self, filing: Filing) -> None:
        self.names: dict[Path, Names] = {}
        self._by_section: dict[Path, list[Path]] = {}
        for number, section in filing.sections_by_number.items():
            self._add(number, (str(section.title),))
        for provision in filing.provisions:
            # What stands under a clause without a number of its own belongs to the clause above.
            self._add(path_of(provision.clause.at or provision.at), _said(provision.clause))
        for meaning in filing.game.definitions:
            if meaning.at is not None:
                self._add(path_of(meaning.at), (f"{meaning.term} {meaning.means}",))

    def _add(self, path: Path, said: tuple[str, ...]) -> None:
        if path not in self.names:
            self._by_section.setdefault(path[:1], []).append(path)
        self.names[path] = self.names.get(path, frozenset()).union(*map(names_in, said))

    def below(self, path: Path) -> Names:
        """The names in a provision, in all that stands under it, and in the heading of its section."""
        under = (at for at in self._by_section.get(path[:1], ()) if at == path[:1] or at[: len(path)] == path)
        return frozenset(chain.from_iterable(self.names[at] for at in under))

    def clauses_with(self, wanted: Names) -> Iterator[Path]:
        """The clauses that have all of these names."""
        return (at for at, names in self.names.items() if len(at) > 1 and wanted <= names)


@once_per_filing
def subjects(filing: Filing) -> Subjects:
    return Subjects(filing)


def _said(clause: Clause) -> tuple[str, ...]:
    tables = (f"{table.wager or ''} {table.condition or ''} pay odds payout" for table in clause.pays)
    ranks = (f"{each.of} {' '.join(str(row.name) for row in each.rows)} rank" for each in clause.ranks)
    said = (str(saying.says) for saying in (*clause.says, *clause.steps))
    counted = (str(each.of) for each in clause.counts)
    return (*said, *tables, *ranks, *counted, *(str(text) for text in (clause.title, clause.text) if text))
