"""A PDF page into printed lines in reading order, ruled tables in their place."""

from dataclasses import dataclass

from ruleschema.intake.formats.paper.aligned import Printed, printed
from ruleschema.intake.formats.paper.columns import reading_order
from ruleschema.intake.formats.paper.glyphs import Content, Glyph
from ruleschema.intake.formats.paper.grids import grids
from ruleschema.intake.formats.paper.margins import without_line_numbers
from ruleschema.intake.formats.paper.ruled import Table, shared_out, table
from ruleschema.intake.formats.paper.stretches import Stretch, into_lines, stretches


@dataclass(frozen=True, slots=True)
class PageLine:
    """A line of a page; rows of one ruled table carry its number on the page."""

    text: str
    indent: float
    table: int | None = None
    spans: tuple[tuple[float, float], ...] = ()
    bold: bool = False


def page_lines(content: Content) -> list[PageLine]:
    """All text of a page: in reading order, then the line numbers of its margin, then what is turned."""
    found = grids(content.across, content.down)
    cells, outside = shared_out(content.glyphs, found) if found else ([], content.glyphs)
    tables: list[Table] = []
    for grid, held in zip(found, cells, strict=True):
        made = table(grid, held)
        if made is not None:
            tables.append(made)
        else:
            outside = outside + [glyph for glyphs in held.values() for glyph in glyphs]
    text, numbers = without_line_numbers(stretches(outside))
    lines = _placed(text, tables)
    apart = [" ".join(each.text for each in numbers), _turned(content.turned)]
    return lines + [PageLine(each, 0.0) for each in apart if each]


def _placed(found: list[Stretch], tables: list[Table]) -> list[PageLine]:
    """Text and tables from the top down; a table ends the columns above it."""
    lines: list[PageLine] = []
    for number, each in enumerate(tables, 1):
        above = [stretch for stretch in found if stretch.base <= each.top]
        found = [stretch for stretch in found if stretch.base > each.top]
        lines += _text(above)
        lines += [PageLine(row.text, row.indent, number) for row in each.rows]
    return lines + _text(found)


def _text(found: list[Stretch]) -> list[PageLine]:
    blocks = [printed(into_lines(block)) for block in reading_order(found)]
    return [_line(each) for block in blocks for each in block]


def _line(line: Printed) -> PageLine:
    return PageLine(line.text, line.indent, spans=line.spans, bold=line.bold)


def _turned(glyphs: list[Glyph]) -> str:
    """Stamps and notes printed sideways, in the order in which they are drawn; a jump starts a word."""
    parts: list[str] = []
    last: Glyph | None = None
    for glyph in glyphs:
        if last is not None and max(abs(glyph.x0 - last.x0), abs(glyph.top - last.top)) > 1.5 * glyph.size:
            parts.append(" ")
        parts.append(glyph.text)
        last = glyph
    return " ".join("".join(parts).split())
