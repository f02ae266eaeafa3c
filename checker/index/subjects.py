"""What each provision of a document is about: the names of the lexicon in it, by its number."""

from collections.abc import Iterable, Iterator
from itertools import chain

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.index.sections import Path
from checker.index.statements import statements_of
from ruleschema.meaning.conditions import content
from ruleschema.meaning.statement import Statement
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
            self._add(number, (names_in(section.title),))
        for provision in filing.provisions:
            # What stands under a clause without a number of its own belongs to the clause above.
            said = map(_told, statements_of(filing, provision.clause))
            held = map(names_in, _held(provision.clause))
            self._add(path_of(provision.clause.at or provision.at), (*said, *held))
        for meaning in filing.game.definitions:
            if meaning.at is not None:
                self._add(path_of(meaning.at), (names_in(f"{meaning.term} {meaning.means}"),))

    def _add(self, path: Path, names: Iterable[Names]) -> None:
        if path not in self.names:
            self._by_section.setdefault(path[:1], []).append(path)
        self.names[path] = self.names.get(path, frozenset()).union(*names)

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


def _told(statement: Statement) -> Names:
    """All names in a statement, its acts and conditions among them."""
    conditions = (event.about for case in (statement.case, *statement.case.exceptions) for event in case.events)
    times = (time.about for time in statement.times)
    qualities = (name for _, name in statement.qualities)
    own = (statement.actor, statement.act, *statement.also, *qualities)
    return statement.about.union(statement.thing, statement.holder, own, *conditions, *times)


def _held(clause: Clause) -> Iterator[str]:
    """What a clause holds beside sentences."""
    for table in clause.pays:
        yield from ("pay odds payout", str(table.wager or ""), str(table.condition or ""))
    for ranks in clause.ranks:
        yield from ("rank", str(ranks.of or ""), *(str(row.name) for row in ranks.rows))
    yield from (str(each.of) for each in clause.counts)
    yield from (str(text) for text in (clause.title, clause.text) if text)
