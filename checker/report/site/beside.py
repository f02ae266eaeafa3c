"""What may stand beside a document: the law's figures, other casinos, an earlier version.

The page shows what it is given and leaves out what it is not; whoever has law tables, matrices
or redlines hands them over in this form.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique

from checker.compare.diff import Redline
from checker.compare.rows import Matrix
from ruleschema.meaning.facts import PayoutFact


@unique
class Standing(StrEnum):
    """How a payout stands to the law's figure, worst first."""

    BROKEN = "broken"
    UNDECIDED = "not decided"
    # What one other property was approved for binds nobody.
    COMPARED = "comparison only"
    KEPT = "kept"


@dataclass(frozen=True, slots=True)
class LawFigure:
    """What the law says of one payout: "at least 40 to 1", with its citation."""

    figure: str
    cite: str
    standing: Standing


def no_law(fact: PayoutFact) -> LawFigure | None:
    return None


@dataclass(frozen=True, slots=True)
class Beside:
    """What the page builder puts beside documents: matrices by game, redlines by the new document's file."""

    law: Callable[[PayoutFact], LawFigure | None] = no_law
    matrices: Mapping[str, Matrix] = field(default_factory=dict)
    redlines: Mapping[str, Redline] = field(default_factory=dict)
    # Documents of the earlier version that are no longer filed.
    gone: tuple[Redline, ...] = ()
