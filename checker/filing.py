"""What checks look at: one document with its clauses, facts and indices, and all documents of a run."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from ruleschema.facts import PayoutFact, payout_facts
from ruleschema.load import Document, Loaded
from ruleschema.model import Casino, Section
from ruleschema.numbers import path_of
from ruleschema.procedures import ProcedureFact, procedure_facts
from ruleschema.provisions import Provision, Spoken, provisions, spoken


class Filing:
    """One game document; everything derived from it is computed once, when first asked for."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.game = document.game
        self.casino = document.slug
        self.slug = str(document.game.game)

    @cached_property
    def provisions(self) -> tuple[Provision, ...]:
        return tuple(provisions(self.game))

    @cached_property
    def sentences(self) -> list[Spoken]:
        return list(spoken(self.game))

    @cached_property
    def payouts(self) -> tuple[PayoutFact, ...]:
        return tuple(payout_facts(self.document, self.sentences))

    @cached_property
    def procedures(self) -> tuple[ProcedureFact, ...]:
        return tuple(procedure_facts(self.document, self.sentences))

    @cached_property
    def sections_by_number(self) -> dict[tuple[str, ...], Section]:
        return {path_of(section.number): section for section in self.game.sections if section.number is not None}

    @cached_property
    def paths(self) -> frozenset[tuple[str, ...]]:
        """Every number that can be cited: sections, clauses, definitions, and what holds them."""
        found = set(self.sections_by_number)
        numbers = [each.clause.at for each in self.provisions] + [each.at for each in self.game.definitions]
        numbers += [saying.at for each in self.provisions for saying in each.clause.steps]
        for number in numbers:
            path = path_of(number) if number is not None else ()
            found.update(path[:length] for length in range(1, len(path) + 1))
        return frozenset(found)


def names_of(casinos: Iterable[Casino | None]) -> dict[str, frozenset[str]]:
    """The names of casinos by their slugs."""
    found: dict[str, set[str]] = {}
    for casino in casinos:
        if casino is not None:
            found.setdefault(str(casino.casino), set()).update(str(name) for name in (casino.name, *casino.names))
    return {slug: frozenset(names) for slug, names in found.items()}


class Library:
    """All filings of a run."""

    def __init__(self, loaded: Loaded) -> None:
        self.loaded = loaded
        self.filings = tuple(Filing(document) for document in loaded.documents)

    @cached_property
    def casino_names(self) -> dict[str, frozenset[str]]:
        """The names each casino goes by."""
        return names_of(self.loaded.casinos)

    def of_casino(self, slug: str) -> Iterator[Filing]:
        return (filing for filing in self.filings if filing.casino == slug)
