"""Lines into blocks: headings, clauses healed over wraps and page breaks, and tables."""

from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.outline.block import Block, Kind
from ruleschema.intake.outline.captions import captions_table, is_tail, is_title_over
from ruleschema.intake.outline.glued import part_lines
from ruleschema.intake.outline.joining import is_mid_sentence, is_wrapped, joins, runs_on, titles_below
from ruleschema.intake.outline.runrows import part_rows
from ruleschema.intake.outline.titles import is_heading, is_pay_row, is_row
from ruleschema.intake.words.labels import read_label
from ruleschema.intake.words.payvalues import cell_value

__all__ = ["Block", "Kind", "make_blocks"]


def make_blocks(lines: list[Line]) -> list[Block]:
    """The blocks of one game, in order; every line that has words is in exactly one of them."""
    shown = part_lines(part_rows([_label_cell(line) for line in lines if not line.blank]))
    gaps = _gaps(lines)
    blocks: list[Block] = []
    for place, line in enumerate(shown):
        after = shown[place + 1 : place + 5]
        last = blocks[-1] if blocks else None
        gap = gaps.get(line.number, 0) > 0 or line.whole
        if last is not None and last.kind is Kind.CLAUSE and not gap and runs_on(last) and not line.cells:
            last.lines.append(line)
            last.pieces.append((line.number, line.text))
        elif (
            (is_row(line) and not is_wrapped(line, last, after, gap=gap))
            or (captions_table(line, last, after) and not (gap and is_title_over(line, last, after, gaps)))
            or is_tail(line, last)
        ):
            _add_row(blocks, line)
        elif is_heading(line) and not _continues_heading(line):
            blocks.append(Block(Kind.HEADING, [line], pieces=[(line.number, line.text)]))
        elif (found := read_label(line.text)) is not None and not is_mid_sentence(blocks, *found, gap=gap):
            label, rest = found
            blocks.append(Block(Kind.CLAUSE, [line], label, [(line.number, rest)], line.bullet))
        elif titles_below(last, line, after):
            blocks.append(Block(Kind.CLAUSE, [line], None, [(line.number, line.text)], apart=True))
        elif last is not None and last.kind is Kind.CLAUSE and not line.bullet and joins(last, line, gap=gap):
            last.lines.append(line)
            last.pieces.append((line.number, line.text))
        else:
            blocks.append(Block(Kind.CLAUSE, [line], None, [(line.number, line.text)], line.bullet, gap))
    return blocks


def _gaps(lines: list[Line]) -> dict[int, int]:
    """How many blank lines stand before each line that has words."""
    found: dict[int, int] = {}
    blank = 0
    for line in lines:
        if line.blank:
            blank += 1
        else:
            found[line.number] = blank
            blank = 0
    return found


def _label_cell(line: Line) -> Line:
    """A label set off by a tab, and perhaps set in by others, is a label and no column; a row's own is no name."""
    cells = list(line.cells)
    if len(cells) > 1 and (numbered := read_label(cells[0])) and is_pay_row(line):
        own = (numbered[1], *cells[1:]) if numbered[1] else tuple(cells[1:])
        return replace(line, cells=own) if len(own) > 1 else line
    while len(cells) > 2 and not cells[0]:
        del cells[0]
    if len(cells) != 2 or cell_value(cells[1]) is not None:
        return line
    first, second = cells
    found = read_label(first)
    if found is not None and not found[1] and second:
        return replace(line, text=f"{first} {second}", cells=(), table=None)
    return replace(line, text=first or second, cells=()) if not (first and second) else line


def _add_row(blocks: list[Block], line: Line) -> None:
    if blocks and blocks[-1].kind is Kind.TABLE and blocks[-1].lines[-1].table == line.table:
        blocks[-1].lines.append(line)
    else:
        blocks.append(Block(Kind.TABLE, [line]))


def _continues_heading(line: Line) -> bool:
    return not line.heading and not line.bold and line.text[:1].islower()
