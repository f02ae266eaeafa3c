"""What a clause can hold beside sentences: pay tables, rankings, counts, charts and fees."""

from dataclasses import dataclass
from enum import StrEnum, unique

from grammar.nodes import Bound, Modal
from ruleschema.submission.span import Span, Text
from ruleschema.submission.values import Count, Lines


@unique
class Place(StrEnum):
    """Where a pay table is printed, if not in the rules themselves."""

    LAYOUT = "layout"


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A pay table row: an outcome and what it pays."""

    wager: Text | None = None
    outcome: Text
    pays: Text
    condition: Text | None = None
    bound: Bound | None = None
    commission: Text | None = None
    src: Lines | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class PayTable:
    """A pay table: what a wager pays by outcome, and how the lead-in bounds it."""

    wager: Text | None = None
    table: Text | None = None
    choices: tuple[Text, ...] = ()
    on: Place | None = None
    bound: Bound | None = None
    condition: Text | None = None
    commission: Text | None = None
    text: Text | None = None
    src: Lines | None = None
    rows: tuple[Row, ...]
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Rank:
    """A rank: one hand or outcome of a ranking, with its definition."""

    name: Text
    means: Text | None = None
    src: Lines | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranks:
    """A ranking: hands or outcomes from highest to lowest."""

    of: Text | None = None
    rows: tuple[Rank, ...]
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part: so many of one kind within a whole."""

    name: Text
    count: Count
    src: Lines | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """A count: the parts of a whole and the total stated for them."""

    of: Text
    unit: Text | None = None
    total: Count | None = None
    modal: Modal | None = None
    src: Lines | None = None
    parts: tuple[Part, ...]
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A case: when something holds, what is then done."""

    when: Text
    then: Text
    src: Lines | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Chart:
    """A chart: decisions by case, such as a third-card table."""

    of: Text
    cases: tuple[Case, ...]
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Bracket:
    """A fee bracket: wagers from one amount to another and the fee on them."""

    from_: Text | None = None
    to: Text | None = None
    fee: Text
    payer: Text | None = None
    src: Lines | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Fees:
    """A fee schedule: brackets with amounts, such as California's collections."""

    of: Text | None = None
    option: Text | None = None
    text: Text | None = None
    src: Lines | None = None
    brackets: tuple[Bracket, ...]
    span: Span
