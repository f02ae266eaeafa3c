"""What checks look at: one document with its clauses, facts and indices, and all documents of a run."""

from functools import cached_property

from checker.ground import OWN_LAW, Ground
from ruleschema.facts import PayoutFact, payout_facts
from ruleschema.lawbook import Law, law_for
from ruleschema.load import Document, Loaded
from ruleschema.model import Section
from ruleschema.numbers import path_of
from ruleschema.procedures import ProcedureFact, procedure_facts
from ruleschema.provisions import Provision, Spoken, provisions, spoken
from ruleschema.vocabulary import wager_key

__all__ = ["OWN_LAW", "Filing", "Ground", "Library"]


class Filing:
    """One game document; everything derived from it is computed once, when first asked for."""

    def __init__(self, document: Document, ground: Ground = OWN_LAW) -> None:
        self.document = document
        self.ground = ground
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

    @property
    def jurisdiction(self) -> str:
        """The casino's own jurisdiction; nothing where the casino file is missing."""
        return str(self.document.casino.jurisdiction) if self.document.casino else ""

    @cached_property
    def law(self) -> Law:
        """The law of the jurisdiction asked for, or of the casino's own."""
        return law_for(self.ground.jurisdiction or self.jurisdiction, self.slug, self.ground.as_of)

    @cached_property
    def payouts_by_wager(self) -> dict[str, list[PayoutFact]]:
        found: dict[str, list[PayoutFact]] = {}
        for fact in self.payouts:
            found.setdefault(wager_key(fact.wager), []).append(fact)
        return found

    @cached_property
    def procedures_by_topic(self) -> dict[str, list[ProcedureFact]]:
        found: dict[str, list[ProcedureFact]] = {}
        for fact in self.procedures:
            found.setdefault(fact.topic, []).append(fact)
        return found

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

    @cached_property
    def printed_numbers(self) -> dict[tuple[str, ...], str]:
        """The own label of each clause as it is printed: (a), ii or 3."""
        found: dict[tuple[str, ...], str] = {}
        for provision in self.provisions:
            if provision.clause.at is not None:
                path = path_of(provision.clause.at)
                found.setdefault(path, str(provision.clause.at)[-len(path[-1]) - 2 :] if path else "")
        return found


class Library:
    """All filings of a run."""

    def __init__(self, loaded: Loaded, ground: Ground = OWN_LAW) -> None:
        self.loaded = loaded
        self.filings = tuple(Filing(document, ground) for document in loaded.documents)

    @cached_property
    def by_game(self) -> dict[str, list[Filing]]:
        found: dict[str, list[Filing]] = {}
        for filing in self.filings:
            found.setdefault(filing.slug, []).append(filing)
        return found

    @cached_property
    def by_casino(self) -> dict[str, list[Filing]]:
        found: dict[str, list[Filing]] = {}
        for filing in self.filings:
            found.setdefault(filing.casino, []).append(filing)
        return found

    @cached_property
    def casino_names(self) -> dict[str, frozenset[str]]:
        """The names each casino goes by."""
        found: dict[str, set[str]] = {}
        for filing in self.filings:
            casino = filing.document.casino
            if casino is not None:
                found.setdefault(filing.casino, set()).update(str(name) for name in (casino.name, *casino.names))
        return {slug: frozenset(names) for slug, names in found.items()}
