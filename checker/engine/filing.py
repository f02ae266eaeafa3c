"""What checks look at: one document with its clauses, facts and indices."""

import re
from collections.abc import Iterable
from functools import cached_property

from checker.drafts.outline import Outline, outline_of
from checker.engine.applied_law import OWN_LAW, AppliedLaw
from checker.engine.finding import Finding
from checker.engine.outcome import Judged
from checker.index.bets import Reading, Wagers
from grammar.nodes import Duty, Result
from ruleschema.law.book import Law, law_beside
from ruleschema.meaning.bets import Bet
from ruleschema.meaning.facts import PayoutFact, payout_facts
from ruleschema.meaning.procedures import ProcedureFact, procedure_facts
from ruleschema.meaning.statement import Statement
from ruleschema.meaning.statements import statements
from ruleschema.submission.load import Document
from ruleschema.submission.model import Meaning, Section
from ruleschema.submission.numbers import path_of
from ruleschema.submission.provisions import Provision, Spoken, provisions, spoken
from ruleschema.submission.span import Span, Text
from ruleschema.vocabulary import same_property, wager_key

# Procedures of the house, not of the game. Cut and payout limit depend on nothing that games differ in.
HOUSE_TOPICS = frozenset(
    ("cut.depth", "payout.cap", "progressive.wager", "progressive.rate-min", "progressive.reset-min")
)


_PROGRESSIVE = re.compile(r"(?<![^\W_])progressives?(?![^\W_])")


class Filing:
    """One game document; everything derived from it is computed once, when first asked for."""

    def __init__(self, document: Document, applied: AppliedLaw = OWN_LAW) -> None:
        self.document = document
        self.applied = applied
        self.game = document.game
        self.casino = document.slug
        self.slug = str(document.game.game)
        # What was said of it by checks that look at no other document.
        self.rulings: dict[str, tuple[list[Finding], Judged]] = {}

    @cached_property
    def provisions(self) -> tuple[Provision, ...]:
        return tuple(provisions(self.game))

    @cached_property
    def sentences(self) -> list[Spoken]:
        return list(spoken(self.game, self.provisions))

    @cached_property
    def duties(self) -> tuple[tuple[Spoken, Duty], ...]:
        """The sentences that say what someone shall or may do."""
        trees = ((each, each.reading.tree) for each in self.sentences)
        return tuple((each, tree) for each, tree in trees if isinstance(tree, Duty))

    @cached_property
    def results(self) -> tuple[tuple[Spoken, Result], ...]:
        """The sentences that decide a wager."""
        trees = ((each, each.reading.tree) for each in self.sentences)
        return tuple((each, tree) for each, tree in trees if isinstance(tree, Result))

    @cached_property
    def unread(self) -> tuple[str, ...]:
        """The sentences that could not be read, or only in part: what the document lacks may stand there."""
        return tuple(each.reading.text for each in self.sentences if each.reading.problem is not None)

    @cached_property
    def draft(self) -> bool:
        """Whether a program read it and nobody has confirmed all of it: where its lists stand may be misread."""
        if any(each.clause.read is not None for each in self.provisions):
            return True
        # Of a short one perhaps no sentence could be read, and all of it is the document's wording.
        clauses = [each.clause for each in self.provisions]
        return any(each.text for each in clauses) and not any(each.says or each.steps for each in clauses)

    @cached_property
    def outline(self) -> Outline | None:
        """Where it lies in its document; nothing of a submission that a person has written or confirmed."""
        return outline_of(self.game, self.paths) if self.draft else None

    @cached_property
    def payouts(self) -> tuple[PayoutFact, ...]:
        return tuple(payout_facts(self.document, self.statements))

    @cached_property
    def procedures(self) -> tuple[ProcedureFact, ...]:
        return tuple(procedure_facts(self.document, self.statements))

    @cached_property
    def statements(self) -> tuple[Statement, ...]:
        """What its sentences say, each understood once."""
        return tuple(statements(self.document, self.sentences))

    @cached_property
    def jurisdiction(self) -> str:
        """The casino's own jurisdiction; nothing where the casino file is missing."""
        return str(self.document.casino.jurisdiction) if self.document.casino else ""

    @cached_property
    def law(self) -> Law:
        """The law of the jurisdiction asked for, or of the casino's own, without precedents of its own making."""
        where = self.applied.jurisdiction or self.jurisdiction
        own = frozenset[str]().union(*map(same_property, self.casino_names))
        return law_beside(where, self.slug, self.applied.as_of, own)

    @cached_property
    def payouts_by_wager(self) -> dict[str, list[PayoutFact]]:
        found: dict[str, list[PayoutFact]] = {}
        for fact in self.payouts:
            found.setdefault(wager_key(fact.wager), []).append(fact)
        return found

    def bets(self, fact: PayoutFact) -> frozenset[Bet]:
        """The bets that a payout fact is for; none where its words leave that open."""
        return self.readings[fact.span].bets

    @cached_property
    def readings(self) -> dict[Span, Reading]:
        """Which bet each payout is for, by the place of the payout."""
        known = Wagers(str(self.title), self.payouts, self.law)
        return {fact.span: known.reading(fact) for fact in self.payouts}

    @cached_property
    def bets_by_wager(self) -> dict[str, list[tuple[PayoutFact, Bet]]]:
        """What the payout facts cover, by wager, whatever it is called there."""
        found: dict[str, list[tuple[PayoutFact, Bet]]] = {}
        for fact in self.payouts:
            for bet in self.bets(fact):
                found.setdefault(bet.wager, []).append((fact, bet))
        return found

    @cached_property
    def procedures_by_topic(self) -> dict[str, list[ProcedureFact]]:
        return _by_topic(self.procedures)

    @cached_property
    def casino_names(self) -> tuple[str, ...]:
        """The names that the casino goes by, by its own file."""
        casino = self.document.casino
        return tuple(str(name) for name in (casino.name, *casino.names)) if casino else ()

    @cached_property
    def title(self) -> Text:
        return self.game.title

    @cached_property
    def appendix(self) -> str | None:
        """The letter under which the document is filed."""
        dates = self.game.filing
        return str(dates.appendix).upper() if dates is not None and dates.appendix is not None else None

    @cached_property
    def definitions(self) -> tuple[Meaning, ...]:
        return self.game.definitions

    @cached_property
    def figures(self) -> tuple[ProcedureFact, ...]:
        """Procedure facts that can be compared: those that state a figure."""
        return tuple(fact for fact in self.procedures if fact.bound is not None)

    @cached_property
    def first_payouts(self) -> tuple[PayoutFact, ...]:
        """The first payout of each wager."""
        return tuple(facts[0] for facts in self.payouts_by_wager.values())

    @cached_property
    def house_figures(self) -> tuple[ProcedureFact, ...]:
        """The figures it states for procedures that are the same at all tables of a casino."""
        return tuple(fact for fact in self.figures if fact.topic in HOUSE_TOPICS)

    @cached_property
    def offers_progressive(self) -> bool:
        from checker.index.phrases import texts  # which looks at filings itself

        lowered = (said.text.lower() for said in texts(self))
        return any("progressive" in text and _PROGRESSIVE.search(text) for text in lowered)

    @cached_property
    def sections_by_number(self) -> dict[tuple[str, ...], Section]:
        return {path_of(section.number): section for section in self.game.sections if section.number is not None}

    @cached_property
    def paths(self) -> frozenset[tuple[str, ...]]:
        """Every number that can be cited: sections, clauses, definitions, and what holds them."""
        found: set[tuple[str, ...]] = set()
        numbers = [each.clause.at for each in self.provisions] + [each.at for each in self.game.definitions]
        numbers += [saying.at for each in self.provisions for saying in each.clause.steps]
        for number in numbers:
            path = path_of(number) if number is not None else ()
            while path and path not in found:
                found.add(path)
                path = path[:-1]
        return frozenset(found.union(self.sections_by_number))

    @cached_property
    def printed_numbers(self) -> dict[tuple[str, ...], str]:
        """The own label of each clause as it is printed: (a), ii or 3."""
        found: dict[tuple[str, ...], str] = {}
        for provision in self.provisions:
            if provision.clause.at is not None:
                path = path_of(provision.clause.at)
                found.setdefault(path, str(provision.clause.at)[-len(path[-1]) - 2 :] if path else "")
        return found


def _by_topic(facts: Iterable[ProcedureFact]) -> dict[str, list[ProcedureFact]]:
    found: dict[str, list[ProcedureFact]] = {}
    for fact in facts:
        found.setdefault(fact.topic, []).append(fact)
    return found
