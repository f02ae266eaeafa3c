"""Sentences with figures, as the laws read them: what is stated, without the conditions under which it is."""

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.engine.pattern import headings
from ruleschema.meaning.parts import parts_of
from ruleschema.meaning.quantities import Quantity, quantities
from ruleschema.meaning.statement import Place, Statement
from ruleschema.meaning.terms import Piece, pieces


class Told(NamedTuple):
    """A statement with a figure in what it states: its words in order and what they count."""

    statement: Statement
    place: Place
    text: str
    row: tuple[Piece, ...]
    counts: tuple[Quantity, ...]
    # The headings above it and all of its words.
    whole: str

    def counted(self, unit: str) -> Quantity | None:
        """The first exact count of a unit."""
        return next((each for each in self.counts if each.unit == unit and each.amount.is_exact), None)

    def stems(self) -> frozenset[str]:
        return frozenset(each.stem for each in self.row)

    def word(self, at: int) -> str:
        """A word as it is written, in lower case."""
        return self.text[self.row[at].start : self.row[at].end].lower()


@once_per_filing
def told(filing: Filing) -> tuple[Told, ...]:
    """Every statement that counts something, with what it states; of what it is under, nothing."""
    return tuple(_told(filing))


def _told(filing: Filing) -> Iterator[Told]:
    for statement in filing.statements:
        sentence = statement.place.sentence if statement.place is not None else None
        if statement.place is None or sentence is None or statement.tree is None:
            continue
        text = sentence.reading.text
        if not any(each.figure is not None for each in pieces(text)):
            continue
        parts = parts_of(text, statement.tree)
        stated = f"{parts.head} {parts.core}".strip(" .")
        yield Told(statement, statement.place, stated, pieces(stated), quantities(stated), f"{headings(statement)} {text}")


def whole(quantity: Quantity) -> int | None:
    """An exact whole number, or nothing."""
    number = quantity.amount.low
    exact = quantity.amount.is_exact and not quantity.amount.choice
    return int(number) if exact and isinstance(number, Fraction) and number.denominator == 1 else None
