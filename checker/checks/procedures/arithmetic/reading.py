"""Sentences with figures, as the laws read them: what is stated, without the conditions under which it is."""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.engine.pattern import headings
from ruleschema.meaning.intervals import exactly
from ruleschema.meaning.lexicon import Kind, trie
from ruleschema.meaning.numerals import NUMBERS
from ruleschema.meaning.parts import Parts
from ruleschema.meaning.quantities import Quantity, quantities
from ruleschema.meaning.statement import Place, Statement
from ruleschema.meaning.terms import Piece, longest, pieces

_FIGURE = re.compile(rf"\d|\b(?:{'|'.join(NUMBERS)})\b", re.I)


class Told(NamedTuple):
    """A statement with a figure in what it states: its words in order and what they count."""

    statement: Statement
    place: Place
    text: str
    row: tuple[Piece, ...]
    counts: tuple[Quantity, ...]
    # The sentence by its parts, all of its words, and these with the headings above it.
    parts: Parts
    sentence: str
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
        parts = statement.parts
        if statement.place is None or sentence is None or parts is None:
            continue
        text = sentence.reading.text
        if not _FIGURE.search(text):
            continue
        stated = f"{parts.head} {parts.core}".strip(" .")
        counts = quantities(stated) or _number_of(parts.head, parts.core)
        yield Told(
            statement, statement.place, stated, pieces(stated), counts, parts, text, f"{headings(statement)} {text}"
        )


def _number_of(head: str, core: str) -> tuple[Quantity, ...]:
    """A count told apart from its unit: "number of cards in the shoe is 416"."""
    row, figures = pieces(head), [each for each in pieces(core) if each.figure is not None and not each.sign]
    place = next(
        (at for at in range(len(row) - 2) if [each.stem for each in row[at : at + 2]] == ["number", "of"]), None
    )
    if place is None or len(figures) != 1:
        return ()
    length, ends = longest(row, place + 2, trie(Kind.UNIT))
    at = len(head) + 1 + figures[0].start
    size = Quantity(exactly(figures[0].figure or Fraction(0)), next(iter(ends.values()), ""), start=at, end=at + 1)
    return (size,) if length else ()


def whole(quantity: Quantity) -> int | None:
    """An exact whole number, or nothing."""
    number = quantity.amount.low
    exact = quantity.amount.is_exact and not quantity.amount.choice
    return int(number) if exact and isinstance(number, Fraction) and number.denominator == 1 else None
