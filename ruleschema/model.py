"""The submission model. Field names are the YAML keys; what a source lacks is said to be missing."""

from dataclasses import dataclass
from enum import StrEnum, unique

from grammar.nodes import Bound, Modal
from ruleschema.span import Span, Text
from ruleschema.values import Count, Day, Lines


@unique
class Join(StrEnum):
    """How a lead-in ties its items together."""

    ALL = "all"
    ANY = "any"
    IN_ORDER = "in order"
    EXCEPT = "except"


@unique
class Place(StrEnum):
    """Where a pay table is printed, if not in the rules themselves."""

    LAYOUT = "layout"


@unique
class Reader(StrEnum):
    """Who put a clause into the clause language, if no person has confirmed it."""

    AUTO = "auto"


@dataclass(frozen=True, slots=True)
class Source:
    """A source: the document a submission encodes, and the lines that hold this game."""

    document: Text
    span: Span
    lines: Lines | None = None


@dataclass(frozen=True, slots=True)
class Noise:
    """A noise entry: source lines that hold no rule, such as page headers, and why."""

    lines: Lines
    reason: Text
    span: Span


@dataclass(frozen=True, slots=True)
class Casino:
    """A casino: who files, where, with whom, and the names it goes by."""

    casino: Text
    name: Text
    jurisdiction: Text
    span: Span
    regulator: Text | None = None
    names: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Filing:
    """A filing: where the document stands in the casino's plan, and its dates."""

    span: Span
    section: Text | None = None
    appendix: Text | None = None
    identifier: Text | None = None
    submitted: Day | None = None
    approved: Day | None = None
    src: Lines | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """A contents entry: one line of the table of contents as printed."""

    title: Text
    span: Span
    number: Text | None = None
    page: Text | None = None
    src: Lines | None = None


@dataclass(frozen=True, slots=True)
class Meaning:
    """A definition: a term and what the document says it means."""

    term: Text
    means: Text
    span: Span
    at: Text | None = None
    src: Lines | None = None
    text: Text | None = None


@dataclass(frozen=True, slots=True)
class Saying:
    """A sentence: clause language, with its own source lines where they differ."""

    says: Text
    span: Span
    src: Lines | None = None
    at: Text | None = None

    SHORTHAND = "says"


@dataclass(frozen=True, slots=True)
class Row:
    """A pay table row: an outcome and what it pays."""

    outcome: Text
    pays: Text
    span: Span
    wager: Text | None = None
    condition: Text | None = None
    bound: Bound | None = None
    commission: Text | None = None
    src: Lines | None = None


@dataclass(frozen=True, slots=True)
class PayTable:
    """A pay table: what a wager pays by outcome, and how the lead-in bounds it."""

    rows: tuple[Row, ...]
    span: Span
    wager: Text | None = None
    table: Text | None = None
    choices: tuple[Text, ...] = ()
    condition: Text | None = None
    bound: Bound | None = None
    commission: Text | None = None
    on: Place | None = None
    src: Lines | None = None


@dataclass(frozen=True, slots=True)
class Rank:
    """A rank: one hand or outcome of a ranking, with its definition."""

    name: Text
    span: Span
    means: Text | None = None
    src: Lines | None = None


@dataclass(frozen=True, slots=True)
class Ranks:
    """A ranking: hands or outcomes from highest to lowest."""

    rows: tuple[Rank, ...]
    span: Span
    of: Text | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """A part: so many of one kind within a whole."""

    name: Text
    count: Count
    span: Span
    src: Lines | None = None


@dataclass(frozen=True, slots=True)
class Counts:
    """A count: the parts of a whole and the total stated for them."""

    of: Text
    parts: tuple[Part, ...]
    span: Span
    total: Count | None = None
    unit: Text | None = None
    modal: Modal | None = None
    src: Lines | None = None


@dataclass(frozen=True, slots=True)
class Case:
    """A case: when something holds, what is then done."""

    when: Text
    then: Text
    span: Span
    src: Lines | None = None


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart: decisions by case, such as a third-card table."""

    of: Text
    cases: tuple[Case, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Bracket:
    """A fee bracket: wagers from one amount to another and the fee on them."""

    fee: Text
    span: Span
    from_: Text | None = None
    to: Text | None = None
    payer: Text | None = None
    src: Lines | None = None


@dataclass(frozen=True, slots=True)
class Fees:
    """A fee schedule: brackets with amounts, such as California's collections."""

    brackets: tuple[Bracket, ...]
    span: Span
    of: Text | None = None
    option: Text | None = None


@dataclass(frozen=True, slots=True)
class Ref:
    """A reference: what a clause cites, as printed, with the title or subject quoted for it."""

    span: Span
    to: Text | None = None
    titled: Text | None = None
    about: Text | None = None
    document: Text | None = None
    src: Lines | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause: one provision under its printed number, and all that it says."""

    span: Span
    at: Text | None = None
    title: Text | None = None
    says: tuple[Saying, ...] = ()
    text: Text | None = None
    src: Lines | None = None
    pays: tuple[PayTable, ...] = ()
    ranks: tuple[Ranks, ...] = ()
    steps: tuple[Saying, ...] = ()
    counts: tuple[Counts, ...] = ()
    chart: tuple[Chart, ...] = ()
    fees: tuple[Fees, ...] = ()
    refs: tuple[Ref, ...] = ()
    join: Join | None = None
    items: "tuple[Clause, ...]" = ()
    read: Reader | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A section: a numbered and titled part of the document; either may be missing."""

    title: Text
    span: Span
    number: Text | None = None
    clauses: tuple[Clause, ...] = ()
    src: Lines | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """A game file: one game document of a casino."""

    game: Text
    title: Text
    source: Source
    sections: tuple[Section, ...]
    span: Span
    filing: Filing | None = None
    contents: tuple[Entry, ...] = ()
    definitions: tuple[Meaning, ...] = ()
    noise: tuple[Noise, ...] = ()
