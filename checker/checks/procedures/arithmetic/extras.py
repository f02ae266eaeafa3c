"""What a sentence says of jokers in a deck and zeros on a wheel: how many, or none."""

import re
from typing import NamedTuple

from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.quantities import quantities
from ruleschema.meaning.stems import stem
from ruleschema.meaning.terms import Piece, pieces

# The zeros of a wheel as they are printed on it.
_ZEROS = re.compile(r"(?<![\w.,$/])0{1,3}(?![\w.,%/]*\w)")
_MANY = {stem("single"): 1, stem("double"): 2, stem("triple"): 3}


class Extras(NamedTuple):
    """So many extras; `beside` tells that they may be counted apart: 52 cards and a joker."""

    least: int
    most: int
    beside: bool = False
    # Whether a word or figure tells how many.
    told: bool = True


def extras_in(text: str, extra: str) -> Extras | None:
    """How many a sentence gives, or None where it does not speak of them."""
    row = pieces(text)
    printed = frozenset(_ZEROS.findall(text)) if extra == "zero" else frozenset()
    if printed:
        return Extras(len(printed), len(printed))
    found = [_mentioned(text, row, at, extra) for at, piece in enumerate(row) if _names(piece, extra, text)]
    # "A zero and a double zero" are two; a single zero wheel and a double zero wheel have one and two.
    told = [each for each in found if each.told] or found
    if not told:
        return None
    return Extras(min(each.least for each in told), max(each.most for each in told), told[0].beside)


def _mentioned(text: str, row: tuple[Piece, ...], place: int, extra: str) -> Extras:
    """What one mention says: "no jokers", "including one joker", "a double zero"."""
    before = [piece.stem for piece in row[max(0, place - 3) : place]]
    if not words_of(Kind.DENIAL).isdisjoint(before) or not words_of(Kind.IDLE, "left out").isdisjoint(before):
        return Extras(0, 0)
    beside = words_of(Kind.IDLE, "counted in").isdisjoint(before)
    if before and before[-1] in _MANY:
        return Extras(_MANY[before[-1]], _MANY[before[-1]], beside)
    counted = next(
        (each for each in quantities(text) if each.unit == extra and each.start <= row[place].start < each.end), None
    )
    if counted is not None and counted.amount.high is not None:
        return Extras(int(counted.amount.low or 0), int(counted.amount.high), beside)
    several = text[row[place].start : row[place].end].lower().endswith("s")
    return Extras(1, 2 if several else 1, beside, told=False)


def _names(piece: Piece, extra: str, text: str) -> bool:
    return piece.stem == extra or (piece.figure is not None and text[piece.start : piece.end].lower() == extra)
