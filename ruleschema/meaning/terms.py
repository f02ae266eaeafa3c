"""A phrase cut into terms: figures, and words under the name that the lexicon gives them."""

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from ruleschema.meaning.lexicon import Branch, Kind, trie, words_of
from ruleschema.meaning.numerals import NUMBERS, value_of
from ruleschema.meaning.stems import stem

_PIECE = re.compile(
    r"(?P<sign>[$]?)(?P<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:/(?P<below>\d+))?(?P<share>%?)"
    r"|§+\s?(?P<place>[0-9A-Za-z]+(?:[.()-]+[0-9A-Za-z]+)*\)?)"
    r"|\"(?P<quoted>[^\"]*)\"|(?P<word>[^\W\d_]+(?:['’][^\W\d_]+)*)"
    r"|(?P<stop>[,;:])"
)
# Whose something is, where only a pronoun tells it.
_POSSESSIVES = dict.fromkeys(("its", "their", "his", "her", "own"), "own") | dict.fromkeys(
    ("himself", "herself", "themselv", "itself", "him"), "self"
)
_DECKS = {stem("single"): Fraction(1), stem("double"): Fraction(2)}
_CORE = (Kind.ACTOR, Kind.ACT, Kind.THING, Kind.QUALITY, Kind.UNIT)
# Under which of its meanings a word is compared where it has several.
_FIRST = (Kind.THING, Kind.ACTOR, Kind.QUALITY, Kind.ACT, Kind.UNIT)


# Pockets of a wheel, each another than 0.
_ZEROS = ("00", "000")


class Piece(NamedTuple):
    """A word by its stem, or a figure with its sign; where it stands in the text."""

    stem: str
    start: int
    end: int
    figure: Fraction | None = None
    sign: str = ""


class Term(NamedTuple):
    """One or several pieces that the lexicon knows as one, or a single piece that it does not know."""

    name: str
    start: int
    end: int
    kinds: tuple[tuple[Kind, str], ...] = ()
    figure: Fraction | None = None
    sign: str = ""

    def as_(self, kind: Kind) -> str | None:
        """What the term means as an actor, an act, a thing ...; None where it is none."""
        return next((name for known, name in self.kinds if known is kind), None)


@lru_cache(maxsize=65536)
def pieces(text: str) -> tuple[Piece, ...]:
    """The words and figures of a text; articles are left out, commas kept."""
    found: list[Piece] = []
    for match in _PIECE.finditer(text):
        group = match.lastgroup
        if match["number"] in _ZEROS:
            found.append(Piece(match["number"], match.start(), match.end()))
        elif match["number"] is not None:
            value = Fraction(match["number"].replace(",", ""))
            if match["below"] and int(match["below"]):
                value /= int(match["below"])
            found.append(Piece("#", match.start(), match.end(), value, match["sign"] or match["share"]))
        elif match["word"] is not None:
            found.append(_word(match["word"], match.start(), match.end()))
        elif match["stop"] is not None:
            found.append(Piece(match["stop"], match.start(), match.end()))
        elif group == "place":
            found.append(Piece("§", match.start(), match.end()))
        else:
            found.append(Piece(f'"{(match["quoted"] or "").lower()}"', match.start(), match.end()))
    worded = any(each.figure is not None and text[each.start].isalpha() for each in found)
    row = _with_numerals(text, found) if worded else found
    return tuple(_with_fractions(each for each in row if each.stem not in _determiners()))


def _with_numerals(text: str, row: list[Piece]) -> list[Piece]:
    """Fifty-two is one number, told in two words."""
    found: list[Piece] = []
    at = 0
    while at < len(row):
        length, each = 1, row[at]
        if each.figure is not None and text[each.start].isalpha():
            words = [text[piece.start : piece.end].lower() for piece in row[at : at + 5]]
            value, length = value_of(words)
            each = each._replace(figure=value, end=row[at + length - 1].end)
        found.append(each)
        at += length
    return found


def _with_fractions(row: Iterable[Piece]) -> Iterator[Piece]:
    """One half is a half: the word before a fraction only counts it. A single deck is 1 deck."""
    before: Piece | None = None
    for each in row:
        if before is not None and each.stem == "deck" and before.stem in _DECKS:
            before = before._replace(stem="#", figure=_DECKS[before.stem])
        if before is not None and not (before.figure == 1 and each.figure == Fraction(1, 2) and not each.sign):
            yield before
        before = each
    if before is not None:
        yield before


def _word(word: str, start: int, end: int) -> Piece:
    lowered = word.lower()
    if lowered in NUMBERS:
        return Piece("#", start, end, NUMBERS[lowered], "")
    plain = stem(word)
    return Piece(_POSSESSIVES.get(plain, plain), start, end)


@lru_cache(maxsize=1)
def _determiners() -> frozenset[str]:
    return words_of(Kind.IDLE, "determiners")


@lru_cache(maxsize=65536)
def terms(text: str) -> tuple[Term, ...]:
    """The terms of a text in order, each the longest that the lexicon knows."""
    return tuple(_tagged(pieces(text), trie(*_CORE)))


def _tagged(row: tuple[Piece, ...], root: Branch) -> list[Term]:
    found: list[Term] = []
    at = 0
    while at < len(row):
        length, ends = longest(row, at, root)
        first = row[at]
        if not length:
            name = _figure_name(first) if first.figure is not None else first.stem
            found.append(Term(name, first.start, first.end, (), first.figure, first.sign))
            at += 1
            continue
        kinds = tuple(ends.items())
        name = next(ends[kind] for kind in _FIRST if kind in ends)
        found.append(Term(name, first.start, row[at + length - 1].end, kinds))
        at += length
    return found


def longest(row: tuple[Piece, ...], at: int, root: Branch) -> tuple[int, dict[Kind, str]]:
    """The longest known row of stems from here on, and what it means."""
    branch, length, ends = root, 0, {}
    for place in range(at, len(row)):
        each = row[place]
        step = str(each.figure) if each.figure is not None and not each.sign else each.stem
        following = branch.next.get(step)
        if following is None:
            break
        branch = following
        if branch.ends:
            length, ends = place - at + 1, branch.ends
    return length, ends


def found_in(text: str, *kinds: Kind) -> list[tuple[str, int, int]]:
    """Every meaning of these kinds that a text holds, with its place: the longest, and none within another."""
    row, root = pieces(text), trie(*kinds)
    found: list[tuple[str, int, int]] = []
    at = 0
    while at < len(row):
        length, ends = longest(row, at, root)
        if length:
            found.append((next(iter(ends.values())), row[at].start, row[at + length - 1].end))
        at += length or 1
    return found


def _figure_name(piece: Piece) -> str:
    return f"{piece.sign if piece.sign == '$' else ''}{piece.figure}{piece.sign if piece.sign == '%' else ''}"
