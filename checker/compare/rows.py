"""Rows of a comparison: a row a matter, a cell a casino, the odd ones out marked."""

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field, replace

from checker.compare.change import Place
from checker.compare.measures import Measure
from ruleschema.meaning.facts import PayoutFact
from ruleschema.meaning.procedures import ProcedureFact

PAYOUT = "payout"
PROCEDURE = "procedure"

Fact = PayoutFact | ProcedureFact
# What the law demands of a row, in words; empty where no law is known.
Law = Callable[[tuple[Fact, ...]], str]


@dataclass(frozen=True, slots=True)
class Cell:
    """What one casino says on one matter, and where."""

    text: str
    places: tuple[Place, ...]
    # The figure, where one figure is stated.
    measure: Measure | None
    # What makes two cells say the same.
    value: Hashable
    odd: bool = False
    # The casino says two different things.
    contradicts: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """One matter across casinos; a cell is None where a casino says nothing of it."""

    kind: str
    group: str
    name: str
    condition: str
    law: str
    cells: tuple[Cell | None, ...]
    # Whether casinos say different things.
    differs: bool = field(init=False)

    def __post_init__(self) -> None:
        said = {cell.value for cell in self.cells if cell is not None}
        object.__setattr__(self, "differs", len(said) > 1)

    @property
    def has_gap(self) -> bool:
        return None in self.cells


@dataclass(frozen=True, slots=True)
class Matrix:
    """All rows of a game, payouts first."""

    game: str
    casinos: tuple[str, ...]
    rows: tuple[Row, ...]


def marked(cells: tuple[Cell | None, ...]) -> tuple[Cell | None, ...]:
    """Cells that differ from what more than half of the casinos say are the odd ones out."""
    counts = Counter(cell.value for cell in cells if cell is not None)
    if len(counts) < 2:
        return cells
    (usual, most), *_ = counts.most_common(1)
    if most * 2 <= sum(counts.values()):
        return cells
    return tuple(replace(cell, odd=cell.value != usual) if cell is not None else None for cell in cells)
