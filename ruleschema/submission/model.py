"""The submission model. Field names are the YAML keys; what a source lacks is said to be missing."""

from dataclasses import dataclass
from enum import StrEnum, unique

from ruleschema.submission.span import Span, Text
from ruleschema.submission.tables import Chart, Counts, Fees, PayTable, Ranks
from ruleschema.submission.values import Day, Lines


@unique
class Join(StrEnum):
    """How a lead-in ties its items together."""

    ALL = "all"
    ANY = "any"
    IN_ORDER = "in order"
    EXCEPT = "except"


@unique
class Reader(StrEnum):
    """Who put a clause into the clause language, if no person has confirmed it."""

    AUTO = "auto"


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A source: the document a submission encodes, and the lines that hold this game."""

    document: Text
    lines: Lines | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Noise:
    """A noise entry: source lines that hold no rule, such as page headers, and why.

    With `words`, only these words of the line hold no rule, and the rest of it does.
    """

    lines: Lines
    reason: Text
    words: Text | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Casino:
    """A casino: who files, where, with whom, the names it goes by, and the casino it was before."""

    casino: Text
    name: Text
    jurisdiction: Text
    regulator: Text | None = None
    names: tuple[Text, ...] = ()
    # The slug under which the same property filed before it changed its name.
    formerly: Text | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """A printed date: the dates that one page head or foot of the document shows."""

    page: Text | None = None
    submitted: Day | None = None
    approved: Day | None = None
    src: Lines | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Filing:
    """A filing: where the document stands in the casino's plan, and its dates.

    `submitted` and `approved` are what the first page shows; `printed` is what further pages show.
    """

    section: Text | None = None
    appendix: Text | None = None
    identifier: Text | None = None
    submitted: Day | None = None
    approved: Day | None = None
    printed: tuple[Printed, ...] = ()
    src: Lines | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A contents entry: one line of the table of contents as printed."""

    number: Text | None = None
    title: Text
    page: Text | None = None
    src: Lines | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Meaning:
    """A definition: a term and what the document says it means."""

    at: Text | None = None
    term: Text
    means: Text
    text: Text | None = None
    src: Lines | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Saying:
    """A sentence: clause language, with its own source lines where they differ."""

    at: Text | None = None
    says: Text
    src: Lines | None = None
    span: Span

    SHORTHAND = "says"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ref:
    """A reference: what a clause cites, as printed, with the title or subject quoted for it."""

    to: Text | None = None
    titled: Text | None = None
    about: Text | None = None
    document: Text | None = None
    src: Lines | None = None
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Clause:
    """A clause: one provision under its printed number, and all that it says."""

    at: Text | None = None
    title: Text | None = None
    src: Lines | None = None
    says: tuple[Saying, ...] = ()
    text: Text | None = None
    read: Reader | None = None
    pays: tuple[PayTable, ...] = ()
    ranks: tuple[Ranks, ...] = ()
    steps: tuple[Saying, ...] = ()
    counts: tuple[Counts, ...] = ()
    chart: tuple[Chart, ...] = ()
    fees: tuple[Fees, ...] = ()
    refs: tuple[Ref, ...] = ()
    join: Join | None = None
    items: "tuple[Clause, ...]" = ()
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A section: a numbered and titled part of the document; either may be missing."""

    number: Text | None = None
    title: Text
    src: Lines | None = None
    clauses: tuple[Clause, ...] = ()
    span: Span


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game file: one game document of a casino."""

    game: Text
    title: Text
    filing: Filing | None = None
    source: Source
    contents: tuple[Entry, ...] = ()
    definitions: tuple[Meaning, ...] = ()
    sections: tuple[Section, ...]
    noise: tuple[Noise, ...] = ()
    span: Span
