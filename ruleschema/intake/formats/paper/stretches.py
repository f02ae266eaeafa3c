"""Glyphs into stretches: text of one line without a wide gap, as the words of a cell or a column stand."""

from dataclasses import dataclass

from ruleschema.intake.formats.characters import raised
from ruleschema.intake.formats.paper.glyphs import Glyph

# In font sizes: from here on a gap parts words, from here on it parts stretches.
WORD_GAP = 0.15
WIDE_GAP = 1.2
# Printed twice on nearly the same place: bold as some programs make it.
_DOUBLE = 0.12
_SMALL = 0.9
# Of the smaller one's height, what must lie beside the other; raised and lowered marks stand out further.
_BESIDE, _MARK_BESIDE = 0.5, 0.2


@dataclass(slots=True)
class Stretch:
    """Text that runs on without a wide gap."""

    text: str
    x0: float
    x1: float
    top: float
    bottom: float
    base: float
    size: float
    bold: bool = False


def stretches(glyphs: list[Glyph]) -> list[Stretch]:
    """The stretches of a page or cell, in the order in which they are drawn, none printed twice."""
    found: list[Stretch] = []
    seen: dict[tuple[str, int], list[Stretch]] = {}
    letters: list[str] = []
    first: Glyph | None = None
    last: Glyph | None = None
    spaced = False
    bold = True

    def close() -> None:
        if first is None or last is None:
            return
        made = Stretch("".join(letters), first.x0, last.x1, first.top, first.bottom, first.base, first.size, bold)
        if not _twice(made, seen):
            found.append(made)

    for glyph in glyphs:
        if glyph.text.isspace() or not glyph.text:
            spaced = True
            continue
        if last is not None and abs(glyph.base - last.base) < 0.5 and abs(glyph.size - last.size) < 0.5:
            gap = glyph.x0 - last.x1
            size = glyph.size
            if glyph.text == last.text and abs(glyph.x0 - last.x0) < _DOUBLE * size:
                continue
            if -0.5 * size < gap < WIDE_GAP * size:
                if spaced or gap > WORD_GAP * size:
                    letters.append(" ")
                letters.append(glyph.text)
                last, spaced, bold = glyph, False, bold and glyph.bold
                continue
        close()
        letters, first, last, spaced, bold = [glyph.text], glyph, glyph, False, glyph.bold
    close()
    return found


def _twice(stretch: Stretch, seen: dict[tuple[str, int], list[Stretch]]) -> bool:
    """Whether the same text stands on nearly the same place already."""
    room = _DOUBLE * stretch.size
    line = round(stretch.base)
    for near in (line - 1, line, line + 1):
        for other in seen.get((stretch.text, near), ()):
            if abs(other.x0 - stretch.x0) < room and abs(other.base - stretch.base) < room:
                return True
    seen.setdefault((stretch.text, line), []).append(stretch)
    return False


def same_line(one: Stretch, other: Stretch) -> bool:
    """Whether two stretches stand on one line: enough of the smaller one lies beside the larger."""
    overlap = min(one.bottom, other.bottom) - max(one.top, other.top)
    small, large = sorted((one.size, other.size))
    enough = _MARK_BESIDE if small < _SMALL * large else _BESIDE
    return overlap > enough * min(one.bottom - one.top, other.bottom - other.top)


def into_lines(found: list[Stretch]) -> list[list[Stretch]]:
    """Stretches grouped into lines from the top down, each from left to right."""
    lines: list[list[Stretch]] = []
    tallest: Stretch | None = None
    for stretch in sorted(found, key=lambda each: (each.top + each.bottom, each.x0)):
        if tallest is not None and same_line(tallest, stretch):
            lines[-1].append(stretch)
            if stretch.size > tallest.size:
                tallest = stretch
        else:
            lines.append([stretch])
            tallest = stretch
    return [_raised(sorted(line, key=lambda each: each.x0)) for line in lines]


def _raised(line: list[Stretch]) -> list[Stretch]:
    """Small raised digits behind a word made footnote marks: 100 to 1¹ is no 100 to 11."""
    if len(line) == 1:
        return line
    main = max(line, key=lambda each: (each.size, len(each.text)))
    for index, stretch in enumerate(line):
        small = stretch.size < _SMALL * main.size and stretch.bottom < main.bottom - 0.2 * main.size
        after = line[index + 1].text if index + 1 < len(line) else ""
        if small and stretch.text.isdecimal() and not after.startswith(("/", "⁄")):
            line[index] = Stretch(
                raised(stretch.text), stretch.x0, stretch.x1, main.top, main.bottom, main.base, main.size
            )
    return line


def joined(line: list[Stretch]) -> str:
    """The text of a line whose gaps are all plain spaces."""
    parts: list[str] = []
    for index, stretch in enumerate(line):
        if index and stretch.x0 - line[index - 1].x1 > WORD_GAP * stretch.size:
            parts.append(" ")
        parts.append(stretch.text)
    return "".join(parts)
