"""What intake hands over: a draft of each game with its clauses, tables, noise, warnings and counts."""

from dataclasses import dataclass, field

from ruleschema.intake.games.filing import DraftEntry, DraftFiling

Lines = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DraftRow:
    """A payout: one value of one wager and outcome, with the line that holds it."""

    outcome: str
    pays: str
    src: Lines
    wager: str | None = None
    condition: str | None = None
    bound: str | None = None
    commission: str | None = None


@dataclass(frozen=True, slots=True)
class DraftTable:
    """A pay table, printed as one or gathered from a clause's prose; `text` is the table as printed."""

    rows: tuple[DraftRow, ...]
    wager: str | None = None
    table: str | None = None
    on: str | None = None
    bound: str | None = None
    condition: str | None = None
    commission: str | None = None
    text: str | None = None
    src: Lines = ()


@dataclass(frozen=True, slots=True)
class DraftBracket:
    """One bracket of a fee schedule."""

    fee: str
    src: Lines
    from_: str | None = None
    to: str | None = None
    payer: str | None = None


@dataclass(frozen=True, slots=True)
class DraftFees:
    """A fee schedule as printed."""

    of: str | None
    brackets: tuple[DraftBracket, ...]
    text: str
    src: Lines


@dataclass(frozen=True, slots=True)
class DraftRank:
    """One hand of a ranking."""

    name: str
    src: Lines


@dataclass(frozen=True, slots=True)
class DraftRanks:
    """A ranking from highest to lowest."""

    rows: tuple[DraftRank, ...]


@dataclass(frozen=True, slots=True)
class DraftPart:
    """So many of one kind within a whole."""

    name: str
    count: int
    src: Lines


@dataclass(frozen=True, slots=True)
class DraftCounts:
    """The parts of a whole and the total stated for them."""

    of: str
    unit: str
    total: int
    modal: str | None
    parts: tuple[DraftPart, ...]
    src: Lines


@dataclass(frozen=True, slots=True)
class DraftCase:
    """One case of a chart."""

    when: str
    then: str
    src: Lines


@dataclass(frozen=True, slots=True)
class DraftChart:
    """What is done by case; `text` is the chart as printed."""

    of: str
    cases: tuple[DraftCase, ...]
    text: str
    src: Lines


@dataclass(frozen=True, slots=True)
class DraftRef:
    """A cross-reference as printed."""

    to: str
    titled: str | None = None


@dataclass(frozen=True, slots=True)
class DraftSaying:
    """A sentence in the clause language, with its own source lines."""

    says: str
    src: Lines


@dataclass(frozen=True, slots=True)
class DraftClause:
    """A clause: its wording, and what of it could be read."""

    src: Lines
    at: str | None = None
    text: str | None = None
    says: tuple[DraftSaying, ...] = ()
    pays: tuple[DraftTable, ...] = ()
    ranks: tuple[DraftRanks, ...] = ()
    counts: tuple[DraftCounts, ...] = ()
    chart: tuple[DraftChart, ...] = ()
    fees: tuple[DraftFees, ...] = ()
    refs: tuple[DraftRef, ...] = ()
    join: str | None = None
    items: "tuple[DraftClause, ...]" = ()


@dataclass(frozen=True, slots=True)
class DraftMeaning:
    """A definition that could be read as a term and a phrase."""

    term: str
    means: str
    text: str
    src: Lines
    at: str | None = None


@dataclass(frozen=True, slots=True)
class DraftSection:
    """A section with its clauses."""

    number: str | None
    title: str
    src: Lines
    clauses: tuple[DraftClause, ...]


@dataclass(frozen=True, slots=True)
class DraftNoise:
    """Lines that hold no rule and why; `words` where only these words of the line were taken off."""

    lines: Lines
    reason: str
    words: str | None = None


@dataclass(frozen=True, slots=True)
class Counts:
    """Honest accounting: what became of the words and sentences of a game."""

    clauses: int = 0
    payouts: int = 0
    full: int = 0
    partly: int = 0
    unread: int = 0
    modal: int = 0
    modal_read: int = 0
    noise: int = 0

    def __add__(self, other: "Counts") -> "Counts":
        names = ("clauses", "payouts", "full", "partly", "unread", "modal", "modal_read", "noise")
        return Counts(*(getattr(self, name) + getattr(other, name) for name in names))


@dataclass(frozen=True, slots=True)
class DraftGame:
    """The draft of one game document."""

    game: str
    title: str
    lines: tuple[int, int]
    filing: DraftFiling | None
    contents: tuple[DraftEntry, ...]
    definitions: tuple[DraftMeaning, ...]
    sections: tuple[DraftSection, ...]
    noise: tuple[DraftNoise, ...]
    counts: Counts


@dataclass(frozen=True, slots=True)
class Draft:
    """The draft of a document: its games in order, and what a person should look at."""

    source: str
    games: tuple[DraftGame, ...]
    warnings: tuple[str, ...] = ()
    counts: Counts = field(default_factory=Counts)
