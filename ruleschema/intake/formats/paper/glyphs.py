"""What stands on a PDF page: glyphs with their places, ruling lines, and how much of it is a picture."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ruleschema.intake.formats.characters import drawn

if TYPE_CHECKING:
    from pdfplumber.page import Page

# A filled box as thin as this is a ruling line, as word processors draw them.
_THIN = 2.5


class Glyph(NamedTuple):
    """A printed character; distances in points from the top left corner of the page."""

    text: str
    x0: float
    x1: float
    top: float
    bottom: float
    base: float
    size: float
    bold: bool = False


class Rule(NamedTuple):
    """A ruling line: where it stands across its direction, and from where to where it runs."""

    at: float
    start: float
    end: float


@dataclass(slots=True)
class Content:
    """All of a page that the reader uses."""

    height: float
    width: float
    glyphs: list[Glyph] = field(default_factory=list)
    turned: list[Glyph] = field(default_factory=list)
    across: list[Rule] = field(default_factory=list)
    down: list[Rule] = field(default_factory=list)
    pictured: float = 0.0

    @property
    def objects(self) -> int:
        return len(self.glyphs) + len(self.turned) + len(self.across) + len(self.down)


def content(page: "Page") -> Content:
    """The glyphs and rules of a page, read from pdfplumber's layout without its dictionaries, which cost most."""
    layout = page.layout
    found = Content(height=layout.y1, width=layout.x1)
    area = max(layout.width * layout.height, 1.0)
    for each in _flat(layout):
        kind = type(each).__name__
        if kind == "LTChar":
            _glyph(each, found)
        elif kind in {"LTRect", "LTLine"}:
            _rule(each, found)
        elif kind == "LTImage":
            found.pictured += each.width * each.height / area
    return found


def _flat(container: Iterable[Any]) -> Iterator[Any]:
    """Objects of the page and of the figures in it, in the order in which they are drawn."""
    waiting = [iter(container)]
    while waiting:
        for each in waiting[-1]:
            if type(each).__name__ == "LTFigure":
                waiting.append(iter(each))
                break
            yield each
        else:
            waiting.pop()


def _glyph(char: Any, found: Content) -> None:
    text = char._text
    if len(text) != 1 or not " " <= text <= "~":
        text = drawn(text)
    matrix = char.matrix
    straight = char.upright and abs(matrix[1]) <= 0.1 * abs(matrix[0]) and matrix[0] > 0
    height = found.height
    bold = _is_bold(char.fontname)
    glyph = Glyph(text, char.x0, char.x1, height - char.y1, height - char.y0, height - matrix[5], char.size, bold)
    (found.glyphs if straight else found.turned).append(glyph)


@lru_cache(maxsize=1024)
def _is_bold(font: str) -> bool:
    """Fonts tell their weight in their names: ABCDEF+Arial-BoldMT."""
    return any(weight in font.lower() for weight in ("bold", "black", "heavy"))


def _rule(shape: Any, found: Content) -> None:
    top, bottom = found.height - shape.y1, found.height - shape.y0
    if bottom - top <= _THIN:
        found.across.append(Rule((top + bottom) / 2, shape.x0, shape.x1))
    elif shape.x1 - shape.x0 <= _THIN:
        found.down.append(Rule((shape.x0 + shape.x1) / 2, top, bottom))
    elif shape.stroke and type(shape).__name__ == "LTRect":
        found.across += [Rule(top, shape.x0, shape.x1), Rule(bottom, shape.x0, shape.x1)]
        found.down += [Rule(shape.x0, top, bottom), Rule(shape.x1, top, bottom)]
