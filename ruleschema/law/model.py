"""The law model: what a jurisdiction demands, each version with its citation inside it."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum, unique

from grammar.nodes import Bound
from ruleschema.submission.span import Span, Text
from ruleschema.submission.values import Day

ANY = "any"


@unique
class Basis(StrEnum):
    """What a demand rests on; a precedent is an approved filing of the jurisdiction."""

    STATUTE = "statute"
    REGULATION = "regulation"
    PRECEDENT = "precedent"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cite:
    """A citation: the section of law, or the approved filing of a casino."""

    section: Text
    casino: Text | None = None
    approved: Day | None = None
    current_through: Text | None = None
    span: Span

    def __str__(self) -> str:
        if self.casino is None:
            through = f" (current through {self.current_through})" if self.current_through else ""
            return f"{self.section}{through}"
        when = self.approved.date.isoformat() if self.approved and self.approved.date else "date lost"
        return f"{self.casino} {self.section}, approved {when}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A figure: what one outcome must pay, by one source."""

    outcome: Text
    pays: Text
    condition: Text | None = None
    cite: Cite | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Approved:
    """An approved filing: what it pays by outcome, in one section and under one condition."""

    cite: Cite
    condition: Text | None = None
    pays: dict[Text, Text]
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class TableVersion:
    """A version of a pay table: columns by name, single figures, or what approved filings pay."""

    from_: Day | None = None
    to: Day | None = None
    cite: Cite | None = None
    columns: dict[Text, dict[Text, Text]] | None = None
    figures: tuple[Figure, ...] = ()
    filings: tuple[Approved, ...] = ()
    span: Span

    def stated(self) -> Iterator[Figure]:
        """Every single figure, those of approved filings with the filing that states them."""
        yield from self.figures
        for each in self.filings:
            for outcome, pays in each.pays.items():
                yield Figure(outcome=outcome, pays=pays, condition=each.condition, cite=each.cite, span=outcome.span)


@dataclass(frozen=True, slots=True, kw_only=True)
class LawTable:
    """A law table: what a wager must pay, and the kind of bound."""

    wager: Text
    also: tuple[Text, ...] = ()
    bound: Bound
    basis: Basis
    condition: Text | None = None
    versions: tuple[TableVersion, ...]
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleVersion:
    """A version of a rule: the value in force from one day to another, with the values of others."""

    from_: Day | None = None
    to: Day | None = None
    value: Text
    cite: Cite
    others: tuple[Text, ...] = ()
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class LawRule:
    """A law rule: a topic and the bound on its value."""

    topic: Text
    bound: Bound
    unit: Text
    basis: Basis
    condition: Text | None = None
    versions: tuple[RuleVersion, ...]
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Required:
    """A required element: something that a filing must hold, told by topics or by words of a heading."""

    element: Text
    basis: Basis
    topics: tuple[Text, ...] = ()
    titles: tuple[Text, ...] = ()
    holds: tuple[Text, ...] = ()
    played_with: tuple[Text, ...] = ()
    where: Text | None = None
    # Asked only of documents that speak of one of these: no player-dealer rotates where players play for a pot.
    speaks_of: tuple[Text, ...] = ()
    # The paragraph of a rule that lists it among what the regulator evaluates, and does not itself demand it.
    evaluated: Text | None = None
    cite: Cite
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Forbidden:
    """A forbidden thing: what no rule may let these people do, told by words of the act."""

    element: Text
    basis: Basis
    actors: tuple[Text, ...]
    acts: tuple[Text, ...]
    cite: Cite
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Wording:
    """A wording rule: the only word with which odds may be stated."""

    odds: Text
    basis: Basis
    cite: Cite
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class LawFile:
    """A law file: the demands of one jurisdiction on one game, or on any."""

    jurisdiction: Text
    game: Text
    tables: tuple[LawTable, ...] = ()
    rules: tuple[LawRule, ...] = ()
    required: tuple[Required, ...] = ()
    forbidden: tuple[Forbidden, ...] = ()
    wording: tuple[Wording, ...] = ()
    span: Span
