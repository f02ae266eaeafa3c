"""Which bet a payout is for; where the words leave that open, the question that would settle it."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ruleschema.law.book import Law
from ruleschema.law.versions import in_force
from ruleschema.meaning.bets import WIN, Bet, bets, numbers_told, outcomes
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.names import name_key
from ruleschema.meaning.stems import stems
from ruleschema.vocabulary import aliases, outcome_key, wager_key

# Words that every wager can be called by, and so name none.
_ANY = stems("wager bet bonus side optional original initial supplemental additional each player winning hand any")


class Reading(NamedTuple):
    """The bets that a payout is for; none where the words leave it open, but the question."""

    bets: frozenset[Bet]
    question: str = ""


@dataclass(frozen=True)
class Wagers:
    """What the document and the law of its game pay: the outcomes of each wager, by key, and the wagers' names."""

    title: str
    payouts: tuple[PayoutFact, ...]
    law: Law

    def reading(self, fact: PayoutFact) -> Reading:
        """The bets of a payout fact; where it names no wager but the game, its row may name it."""
        key = wager_key(fact.wager)
        unnamed = not fact.named
        covered = bets(fact.wager, fact.outcome, unnamed or key == wager_key(self.title))
        if self._natural(fact, key):
            if fact.said:
                return Reading(frozenset((Bet(key, outcome_key(fact.wager)),)))
            if not fact.condition and fact.outcome == WIN:
                told = f"does “{fact.wager}, {fact.outcome}” mean a {fact.wager} or any winning hand?"
                return Reading(frozenset(), told)
        numbers = numbers_told(fact.condition or "") if fact.outcome == WIN else frozenset()
        if numbers:
            return Reading(frozenset(Bet(key, number) for number in numbers))
        outcome = self._bare_outcome(fact, key, unnamed)
        if outcome is None:
            return Reading(covered | self._by_condition(fact, key))
        paying = self._paying(outcome)
        if len(paying) > 1:
            names = sorted(self.names[each] for each in paying)
            listed = f"{', '.join(names[:-1])} or {names[-1]}"
            return Reading(frozenset(), f"is “{outcome}” at {fact.pays} paid on the {listed}?")
        if len(paying) == 1:
            return Reading(frozenset(Bet(next(iter(paying)), each) for each in outcomes(outcome)))
        return Reading(covered)

    def _natural(self, fact: PayoutFact, key: str) -> bool:
        """Whether the wager's name is also one of its outcomes: a Blackjack is a hand and a wager."""
        return fact.outcome == WIN and outcome_key(fact.wager) in self.outcomes.get(key, ())

    def _bare_outcome(self, fact: PayoutFact, key: str, unnamed: bool) -> str | None:
        """The outcome of a payout that names no wager: a row without one, or a sentence whose subject is a hand."""
        if key in self.offered and not unnamed:
            return None
        if unnamed:
            own = wager_key(fact.outcome) in self.offered or fact.outcome == WIN
            return None if own else fact.outcome
        if fact.outcome == WIN and outcome_key(fact.wager) in _hands():
            return fact.wager
        generic = stems(fact.wager) <= _ANY and fact.outcome != WIN
        return fact.outcome if generic else None

    def _by_condition(self, fact: PayoutFact, key: str) -> frozenset[Bet]:
        """The outcome that only the condition names: "where the come out point is 4 or 10"."""
        paid = self.outcomes.get(key, frozenset())
        if fact.outcome != WIN or not fact.condition or WIN in paid:
            return frozenset()
        told = fact.condition.partition(" ")[2].removeprefix("the ")
        return frozenset(Bet(key, each) for each in outcomes(told) if each in paid)

    def _paying(self, outcome: str) -> set[str]:
        wanted = outcomes(outcome)
        return {key for key, paid in self.outcomes.items() if wanted <= paid}

    @cached_property
    def names(self) -> dict[str, str]:
        """The wagers of the game as the law or the document writes them."""
        found = {wager_key(fact.wager): fact.wager for fact in self.payouts}
        return {wager_key(table.wager): str(table.wager) for table in self.law.tables} | found

    @cached_property
    def offered(self) -> frozenset[str]:
        """The wagers that the law of the game knows, or that a table of the document is headed with."""
        tabled = (wager_key(fact.wager) for fact in self.payouts if fact.named and not fact.said)
        known = (wager_key(name) for table in self.law.tables for name in (table.wager, *table.also))
        return frozenset((*tabled, *known))

    @cached_property
    def outcomes(self) -> dict[str, frozenset[str]]:
        """The outcomes that each wager pays on, by the law in force and by the document's tables."""
        found: dict[str, set[str]] = {}
        for table in self.law.tables:
            version = in_force(table.versions, self.law.as_of)
            for name in self._stated(version) if version is not None else ():
                found.setdefault(wager_key(table.wager), set()).update(outcomes(name))
        for fact in self.payouts:
            if fact.named and not fact.said:
                found.setdefault(wager_key(fact.wager), set()).update(outcomes(fact.outcome))
        return {key: frozenset(paid) for key, paid in found.items()}

    @staticmethod
    def _stated(version: object) -> list[str]:
        columns = getattr(version, "columns", None) or {}
        named = [str(outcome) for column in columns.values() for outcome in column]
        return named + [str(figure.outcome) for figure in version.stated()]  # type: ignore[attr-defined]


def _hands() -> frozenset[str]:
    """Outcomes that are hands or events of their own, and no wagers."""
    return frozenset(name_key(each.name) for each in aliases() if each.of == "outcome" and each.name != WIN)
