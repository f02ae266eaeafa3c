"""Labels printed without a mark behind the number: "5   Wagers", "A1.1  The wheel". They are known by counting on."""

import re
from collections import defaultdict
from dataclasses import dataclass
from itertools import pairwise

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.words.payvalues import cell_value
from ruleschema.intake.words.rowvalues import trailing_values

# A figure, a letter with a figure, either with parts behind it; a path of figures and dots alone is known by itself.
_TOKEN = re.compile(
    r"(?P<prefix>(?:[A-Z]{1,3}[.-]?|\d{1,3}[A-Z]?[:—-])?(?:\d{1,3}[A-Z]?[.:—-]){0,4})(?P<number>\d{1,3})(?P<extra>[A-Za-z]?)"
)
_DOTTED = re.compile(r"(?:\d{1,3}\.)+")
_AT_START = re.compile(r"(?P<token>[A-Z]{0,3}[.-]?\d[\w.:—-]{0,16}?)\.?\s+(?=[A-Z“\"])")
# 2 TO 1”: the rest of odds that a line breaks.
_ODDS = re.compile(r"(?:to|for)\s\d", re.I)
_FIGURES = re.compile(r"\d+")
_LETTERS = re.compile(r"[A-Z]+")
_MOST_OPEN = 20
_FEWEST = {True: 3, False: 2}


@dataclass(slots=True)
class _Found:
    """A line that may begin with such a label: what counts on, and its place in the count."""

    place: int
    token: str
    rest: str
    prefix: str
    ordinal: float

    @property
    def shape(self) -> str:
        return _FIGURES.sub("#", _LETTERS.sub("A", self.prefix)) + "#"


def mark_labels(lines: list[Line], running: dict[int, str]) -> None:
    """Set a dot behind such labels, so that they read as every other label does."""
    shown = [index for index, line in enumerate(lines) if not line.blank and index not in running]
    found = [each for place, index in enumerate(shown) if (each := _candidate(place, lines[index])) is not None]
    for each in _counting(_without_charts(found)):
        line = lines[shown[each.place]]
        line.text, line.cells = f"{each.token}. {each.rest}", ()


def _candidate(place: int, line: Line) -> _Found | None:
    """A label in a cell of its own, or before a word with a capital; a row that pays has none."""
    cells = [cell for cell in line.cells if cell]
    if line.table is not None or line.bullet or (line.cells and len(cells) != 2):
        return None
    if cells:
        token, rest = cells[0].rstrip("."), cells[1]
    else:
        found = _AT_START.match(line.text)
        if found is None:
            return None
        token, rest = found["token"], line.text[found.end() :]
    part = None if _ODDS.match(rest) else _TOKEN.fullmatch(token)
    if part is None or _DOTTED.fullmatch(part["prefix"]) or cell_value(rest) is not None or trailing_values(line.text):
        return None
    if not part["prefix"] and line.text.startswith(f"{token}."):
        return None
    extra = (ord(part["extra"].lower()) - 96) / 100 if part["extra"] else 0
    return _Found(place, token, rest, part["prefix"], int(part["number"]) + extra)


def _without_charts(found: list[_Found]) -> list[_Found]:
    """Figures that count right under each other are cells of a chart and no sections."""
    charted: set[int] = set()
    for before, after in pairwise(found):
        beside = after.place == before.place + 1 and after.ordinal == before.ordinal + 1
        if beside and before.prefix == after.prefix and "." not in after.prefix:
            charted |= {before.place, after.place}
    return [each for each in found if each.place not in charted]


def _counting(found: list[_Found]) -> list[_Found]:
    """Those that count on from a first one; once a shape does, its lone labels are labels too."""
    chains: dict[str, list[list[_Found]]] = defaultdict(list)
    for each in found:
        open_chains = chains[each.prefix][-_MOST_OPEN:]
        chain = next((chain for chain in reversed(open_chains) if 0 < each.ordinal - chain[-1].ordinal < 2.5), None)
        if chain is not None:
            chain.append(each)
        elif 0 < each.ordinal < 2:
            chains[each.prefix].append([each])
    good = [chain for prefix, listed in chains.items() for chain in listed if len(chain) >= _FEWEST[prefix == ""]]
    shapes = {chain[0].shape for chain in good if chain[0].prefix}
    alone = [chain for listed in chains.values() for chain in listed if chain[0].shape in shapes]
    return [each for chain in (*good, *alone) for each in chain]
