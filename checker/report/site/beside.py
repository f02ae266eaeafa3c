"""What may stand beside a document: the law's figures, other casinos, an earlier version.

The page shows what it is given and leaves out what it is not; whoever has law tables, a matrix
or a diff hands them over in this form.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum, unique

from checker.filing import Filing
from ruleschema.facts import PayoutFact
from ruleschema.span import Span


@unique
class Standing(StrEnum):
    """How a payout stands to the law's figure."""

    KEPT = "kept"
    BROKEN = "broken"
    UNDECIDED = "not decided"


@dataclass(frozen=True, slots=True)
class LawFigure:
    """What the law says of one payout: "at least 40 to 1", with its citation."""

    figure: str
    cite: str
    standing: Standing


@dataclass(frozen=True, slots=True)
class Cell:
    """What one casino says in a row of the comparison; empty where it says nothing."""

    text: str
    odd: bool = False


@dataclass(frozen=True, slots=True)
class ComparisonRow:
    """One fact across casinos, with the law's bound where there is one."""

    topic: str
    detail: str
    cells: tuple[Cell, ...]
    law: str = ""


@dataclass(frozen=True, slots=True)
class Comparison:
    """One game across casinos; `own` is the column of the page's casino."""

    casinos: tuple[str, ...]
    own: int
    rows: tuple[ComparisonRow, ...]


@dataclass(frozen=True, slots=True)
class Redlined:
    """One change between two versions of a document."""

    at: str
    what: str
    before: str
    after: str
    grade: str
    favours: str
    # Where the change stands in this document; None where the clause is gone.
    place: Span | None = None


@dataclass(frozen=True, slots=True)
class Redline:
    """All changes from an earlier version to this one."""

    earlier: str
    changes: tuple[Redlined, ...]


def no_law(fact: PayoutFact) -> LawFigure | None:
    return None


def no_comparison(filing: Filing) -> Comparison | None:
    return None


def no_redline(filing: Filing) -> Redline | None:
    return None


@dataclass(frozen=True, slots=True)
class Beside:
    """Where the page builder asks for what stands beside a document."""

    law: Callable[[PayoutFact], LawFigure | None] = no_law
    comparison: Callable[[Filing], Comparison | None] = no_comparison
    redline: Callable[[Filing], Redline | None] = no_redline
