"""A game across casinos as pages show it: the whole matrix once, and on a document's page what differs there."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import groupby

from checker.compare.change import Place
from checker.compare.rows import PAYOUT, Cell, Matrix, Row
from checker.report.site.names import Names
from checker.report.site.standing import Tally
from checker.rules.topicwords import topic_words

# Names of casinos in one cell; of more, the number is told.
MOST_NAMES = 4

DIFFERS, GAPS, ALIKE = STATES = ("casinos-differ", "not-stated-by-all", "all-alike")

# The address of a place on a page of the report.
Href = Callable[[Place], str]


@dataclass(frozen=True, slots=True)
class Said:
    """What one casino says on one matter, with the clause that says it."""

    text: str
    odd: bool
    contradicts: bool
    at: str
    href: str


@dataclass(frozen=True, slots=True)
class MatterRow:
    """One matter across all casinos; a cell is None where a casino says nothing of it."""

    anchor: str
    kind: str
    state: str
    detail: str
    cells: tuple[Said | None, ...]
    law: str


@dataclass(frozen=True, slots=True)
class Matters:
    """Rows on one wager or topic."""

    name: str
    rows: tuple[MatterRow, ...]


@dataclass(frozen=True, slots=True)
class Head:
    """A casino at the head of its column, with its document's page."""

    name: str
    page: str


@dataclass(frozen=True, slots=True)
class ComparedLine:
    """A compared game in numbers: matters, those on which casinos differ, those that not all state."""

    page: str
    title: str
    casinos: int
    matters: int
    differ: int
    gaps: int


@dataclass(frozen=True, slots=True)
class ComparisonPage:
    """The whole comparison of a game."""

    line: ComparedLine
    states: tuple[Tally, ...]
    casinos: tuple[Head, ...]
    groups: tuple[Matters, ...]


@dataclass(frozen=True, slots=True)
class Others:
    """What other casinos say alike, and which they are; no text where they are silent."""

    text: str
    casinos: str


@dataclass(frozen=True, slots=True)
class DifferingRow:
    """A matter on which another casino says otherwise than this one, or that only others state."""

    href: str
    topic: str
    detail: str
    own: Said | None
    others: tuple[Others, ...]
    law: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """How one document compares: what differs in full, what is silent or alike in numbers."""

    page: str
    others: int
    rows: tuple[DifferingRow, ...]
    silent: int
    alone: int
    alike: int


class ComparedGame:
    """One game's matrix, from which its own page and the comparison on every document's page are made."""

    def __init__(self, matrix: Matrix, title: str, page: str, heads: Sequence[Head], href: Href) -> None:
        rows = matrix.rows
        differ, gaps = sum(row.differs for row in rows), sum(row.has_gap for row in rows)
        self.line = ComparedLine(page, title, len(heads), len(rows), differ, gaps)
        self._matrix = matrix
        self._heads = tuple(heads)
        self._href = href
        self._anchors = tuple(_anchors(matrix))

    def whole(self) -> ComparisonPage:
        """Every row, rows of one wager or topic together."""
        rows = list(zip(self._anchors, self._matrix.rows, strict=True))
        groups = groupby(rows, key=lambda pair: (pair[1].kind, _topic(pair[1])))
        matters = tuple(Matters(name, tuple(self._matter(*each) for each in found)) for (_, name), found in groups)
        found = Counter(map(_state, self._matrix.rows))
        states = tuple(Tally(each, found[each], each) for each in STATES if found[each])
        return ComparisonPage(self.line, states, self._heads, matters)

    def of(self, casino: str) -> Comparison:
        """What one casino says otherwise than others, payouts that it lacks, and how many matters are left."""
        own = self._matrix.casinos.index(casino)
        shown, silent, alone, alike = [], 0, 0, 0
        for mark, row in zip(self._anchors, self._matrix.rows, strict=True):
            cell, stating = row.cells[own], sum(each is not None for each in row.cells)
            silent += cell is None
            alone += cell is not None and stating == 1
            alike += cell is not None and stating > 1 and not row.differs
            if row.differs if cell is not None else row.kind == PAYOUT:
                shown.append(self._differing(mark, row, own))
        return Comparison(self.line.page, len(self._heads) - 1, tuple(shown), silent, alone, alike)

    def _matter(self, mark: str, row: Row) -> MatterRow:
        cells = tuple(self._said(cell) if cell else None for cell in row.cells)
        return MatterRow(mark, row.kind, _state(row), _detail(row), cells, row.law)

    def _differing(self, mark: str, row: Row, own: int) -> DifferingRow:
        cell = row.cells[own]
        said: dict[object, list[tuple[str, str]]] = {}
        silent = []
        for index, (head, other) in enumerate(zip(self._heads, row.cells, strict=True)):
            if other is not None and index != own:
                said.setdefault(other.value, []).append((other.text, head.name))
            elif cell is not None and index != own:
                silent.append(("", head.name))
        grouped = [*said.values(), *([silent] if silent else [])]
        return DifferingRow(
            href=f"{self.line.page}#{mark}",
            topic=_topic(row),
            detail=_detail(row),
            own=self._said(cell) if cell else None,
            others=tuple(Others(found[0][0], _names([name for _, name in found])) for found in grouped),
            law=row.law,
        )

    def _said(self, cell: Cell) -> Said:
        place = cell.places[0]
        return Said(cell.text, cell.odd, cell.contradicts, place.at, self._href(place))


def _anchors(matrix: Matrix) -> Iterator[str]:
    """An anchor for each row, made of what it is about: it stays where other rows come and go."""
    names = Names()
    for row in matrix.rows:
        # Rows of one topic are told apart by what is said first.
        first = next((cell.text for cell in row.cells if cell is not None and cell.measure is None), "")
        about = "\x1f".join((row.kind, row.group, row.name, row.condition, first))
        yield names.give("matter", sha256(about.encode()).hexdigest()[:12])


def _state(row: Row) -> str:
    return DIFFERS if row.differs else GAPS if row.has_gap else ALIKE


def _topic(row: Row) -> str:
    return row.group if row.kind == PAYOUT else topic_words(row.group)


def _detail(row: Row) -> str:
    """What of the wager or topic the row is about: the outcome, and the condition of a figure."""
    parts = (row.name, row.condition) if row.kind == PAYOUT else (row.condition if row.name else "",)
    return ", ".join(part for part in parts if part)


def _names(names: list[str]) -> str:
    more = len(names) - MOST_NAMES
    return ", ".join(names) if more <= 0 else f"{', '.join(names[:MOST_NAMES])} and {more:,} more"
