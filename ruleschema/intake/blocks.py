"""Lines into blocks: headings, clauses healed over wraps and page breaks, and tables."""

import re
from dataclasses import dataclass, field, replace
from enum import StrEnum, unique

from ruleschema.intake.cleaning import Line
from ruleschema.intake.glued import part_lines
from ruleschema.intake.heads import is_generic, is_numbered
from ruleschema.intake.labels import Label, read_label
from ruleschema.intake.payvalues import cell_value
from ruleschema.intake.titles import (
    VERB,
    is_caption,
    is_head,
    is_heading,
    is_pay_row,
    is_row,
    is_set_title,
    is_title_like,
)


@unique
class Kind(StrEnum):
    """What a block is."""

    HEADING = "heading"
    CLAUSE = "clause"
    TABLE = "table"


@dataclass(slots=True)
class Block:
    """A stretch of lines that belongs together."""

    kind: Kind
    lines: list[Line]
    label: Label | None = None
    pieces: list[tuple[int, str]] = field(default_factory=list)
    bullet: bool = False
    apart: bool = False

    @property
    def text(self) -> str:
        """The wording on one line; a word broken at its own hyphen is whole again."""
        whole = ""
        for _, piece in self.pieces:
            gap = "" if not whole or (whole.endswith("-") and piece[:1].isalnum() and not whole.endswith(" -")) else " "
            whole += gap + piece
        return whole

    @property
    def tail(self) -> str:
        """The last words, without putting the whole wording together."""
        return " ".join(piece for _, piece in self.pieces[-3:])[-60:]

    @property
    def numbers(self) -> list[int]:
        return sorted({number for line in self.lines for number in line.numbers})


_OPEN_END = re.compile(
    r"(?:\b(?:subsections?|sections?|paragraphs?|and|or|under|in|of|to|the|a|an|with|by|for|§|than|at)|§|,)\s*\Z", re.I
)
# After "subsections (a) and" a label at the line's start is the end of a reference.
_CITING = re.compile(
    r"(?:\b(?:sub)?sections?|\bparagraphs?|\bclauses?|§)\s*(?:\(?\w{1,5}\)?(?:\.\w{1,4})*,?\s*){0,6}(?:\band|\bor|\bthrough|,)?\s*\Z",
    re.I,
)
# "…in an amount from" / "$1 to $25:" is one sentence, whatever the second line looks like.
_RUNS_ON = re.compile(r"[a-z]\s+(?:from|between|amount of|limits of)\s*\Z")
# "Royal flush pays 500 to 1 on all bets": a list of such lines has an item on each.
_PAYS_LINE = re.compile(r"[A-Z][^.;:]{2,60}\s(?:pays?|push(?:es)?|loses?)\b[^.;:]{0,40}")
_PAID = re.compile(r"\b(?:pa(?:y|ys|id)|payouts?|payoffs?|odds|awards?|follow(?:s|ing)|below)\b", re.I)
_NAMES_TABLE = re.compile(r"\b(?:pay(?:outs?|offs?|ing)?|odds|scale|pay ?tables?|tables?|versions?|options?|schedules?|decks?|hands?)\b", re.I)
# A line this long was wrapped; a count skips no more labels than a page loses, and goes on within a section.
_WRAPPED = 40
_MOST_SKIPPED = 3
_LOOK_BACK = 80
_STOP = re.compile(r"[.:;!?][”\"’')*]*\s*\Z")
_DEFINED = re.compile(r"[“\"][^”\"]{1,60}[”\"],?\s+(?:means?|refers?|is|are)\b|[“\"]?[A-Z][^.;:]{1,60}?[”\"]?\s+[-–—]\s+[A-Z“\"]|[A-Z][\w /'’-]{2,40}:\s+[A-Z]")


def make_blocks(lines: list[Line]) -> list[Block]:
    """The blocks of one game, in order; every line that has words is in exactly one of them."""
    shown = part_lines([_label_cell(line) for line in lines if not line.blank])
    gaps = _gaps(lines)
    blocks: list[Block] = []
    for place, line in enumerate(shown):
        after = shown[place + 1 : place + 5]
        last = blocks[-1] if blocks else None
        gap = gaps.get(line.number, 0) > 0
        if (
            last is not None
            and last.kind is Kind.CLAUSE
            and not gap
            and _RUNS_ON.search(last.tail[-20:])
            and not line.cells
        ):
            last.lines.append(line)
            last.pieces.append((line.number, line.text))
        elif (
            (is_row(line) and not _is_wrapped(line, last, after, gap=gap))
            or (_captions_table(line, last, after) and not (gap and _is_title_over(line, last, after, gaps)))
            or _is_tail(line, last)
        ):
            _add_row(blocks, line)
        elif is_heading(line) and not _continues_heading(line):
            blocks.append(Block(Kind.HEADING, [line], pieces=[(line.number, line.text)]))
        elif (found := read_label(line.text)) is not None and not _is_mid_sentence(blocks, *found, gap=gap):
            label, rest = found
            blocks.append(Block(Kind.CLAUSE, [line], label, [(line.number, rest)], line.bullet))
        elif last is not None and last.kind is Kind.CLAUSE and not line.bullet and _joins(last, line, gap=gap):
            last.lines.append(line)
            last.pieces.append((line.number, line.text))
        else:
            blocks.append(Block(Kind.CLAUSE, [line], None, [(line.number, line.text)], line.bullet, gap))
    return blocks


def _is_wrapped(line: Line, last: Block | None, after: list[Line], *, gap: bool) -> bool:
    """A line of running text that happens to end in figures."""
    if line.cells or line.table is not None or last is None or last.kind is not Kind.CLAUSE:
        return False
    unfinished = not _STOP.search(last.tail[-6:]) and not gap and len(last.pieces[-1][1]) > 40
    return unfinished and (
        line.text[:1].islower() or bool(after and after[0].text[:1].islower() and not is_row(after[0]))
    )


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
    if len(cells) > 1 and (numbered := read_label(cells[0])) and numbered[1] and is_pay_row(line):
        return replace(line, cells=(numbered[1], *cells[1:]))
    while len(cells) > 2 and not cells[0]:
        del cells[0]
    if len(cells) != 2 or cell_value(cells[1]) is not None:
        return line
    first, second = cells
    found = read_label(first)
    if found is not None and not found[1] and second:
        return replace(line, text=f"{first} {second}", cells=())
    return replace(line, text=first or second, cells=()) if not (first and second) else line


def _add_row(blocks: list[Block], line: Line) -> None:
    if blocks and blocks[-1].kind is Kind.TABLE and blocks[-1].lines[-1].table == line.table:
        blocks[-1].lines.append(line)
    else:
        blocks.append(Block(Kind.TABLE, [line]))


def _captions_table(line: Line, last: Block | None, after: list[Line]) -> bool:
    """A caption stands before a row (perhaps with one more caption between) or completes the row above."""
    if line.heading:
        return False
    if after and is_pay_row(after[0]) and is_head(line, after[0]):
        return True
    if not is_caption(line):
        return _completes(line, last)
    if after and after[0].places:
        return False
    if after and is_row(after[0]):
        return is_pay_row(after[0]) or (last is not None and last.kind is Kind.TABLE)
    for each in after:
        if is_pay_row(each):
            return True
        if not is_caption(each) or each.heading or len(each.text.split()) > 6:
            break
    return _completes(line, last)


def _is_title_over(line: Line, last: Block | None, after: list[Line], gaps: dict[int, int]) -> bool:
    """A title set off by a blank line over a table: it heads all that follows, and is no part of the table above."""
    text = line.text
    if last is not None and last.kind is Kind.CLAUSE and (_PAID.search(last.tail) or not last.tail.endswith(".")):
        return False  # it stands between a table and what announces it
    if last is not None and last.kind is Kind.TABLE:
        row = last.lines[-1].number
        if gaps.get(row) or line.number - row - 1 > gaps[line.number]:
            return False  # blank lines part the rows, too; or the page parts them
    if not after or not is_set_title(text) or text.endswith(":") or len(text.split()) < 2 or is_head(line, after[0]):
        return False
    return not (is_generic(text) or is_numbered(text) or _NAMES_TABLE.search(text))


def _is_tail(line: Line, last: Block | None) -> bool:
    """The rest of a label that was wrapped in its cell: a few words right under the row, set in as the row is."""
    if last is None or last.kind is not Kind.TABLE or line.cells or line.heading or line.bullet:
        return False
    row = last.lines[-1]
    adjacent = line.number == row.number + 1 and line.indent == row.indent > 0
    told = line.text.endswith((".", ":", ";")) or len(line.text.split()) > 4 or read_label(line.text) is not None
    return adjacent and not told and not VERB.search(line.text)


def _completes(line: Line, last: Block | None) -> bool:
    """The lost end of a split cell: one or two words right under a row whose label breaks off."""
    if last is None or last.kind is not Kind.TABLE or len(line.text.split()) > 2:
        return False
    row = last.lines[-1]
    return not row.cells and is_pay_row(row) and line.text.split()[0].lower() in ("kind", "flush", "house", "pair")


def _continues_heading(line: Line) -> bool:
    return not line.heading and not line.bold and line.text[:1].islower()


def _is_mid_sentence(blocks: list[Block], label: Label, rest: str, *, gap: bool) -> bool:
    """Whether what looks like a label ends a reference, or the sentence above it ("…2, 3, 11 and" / "12.")."""
    last = blocks[-1] if blocks else None
    if last is None or last.kind is not Kind.CLAUSE or not last.pieces:
        return False
    if _CITING.search(last.tail[-40:]) or (not rest and _OPEN_END.search(last.tail[-40:])):
        return True
    # "…two cards total" / "20. Only the best hand": a figure that ends a wrapped line and counts nothing.
    wrapped = not gap and len(last.pieces[-1][1]) > _WRAPPED and not _STOP.search(last.tail[-6:])
    return wrapped and label.name.isdecimal() and not _counts_on(blocks, label)


def _counts_on(blocks: list[Block], label: Label) -> bool:
    """Whether a label is the first of a count or follows one that was printed not long before."""
    (count,) = label.counts
    return count.ordinal == 1 or any(
        same.form == count.form and same.kind == count.kind and 0 < count.ordinal - same.ordinal <= _MOST_SKIPPED
        for block in blocks[-_LOOK_BACK:]
        for same in (block.label.counts if block.label else ())
    )


def _joins(last: Block, line: Line, *, gap: bool) -> bool:
    """Whether a line goes on with the clause before it."""
    before, start = last.pieces[-1][1], line.text[:1]
    if _PAYS_LINE.fullmatch(line.text) and (_PAYS_LINE.fullmatch(before) or before.endswith(":")):
        return False
    if last.apart and len(last.pieces) == 1 and last.label is None and start.isupper() and is_set_title(before):
        return False
    ended = bool(_STOP.search(before[-6:])) or not before
    if _DEFINED.match(line.text) and (ended or gap):
        return False
    if start.islower() or start in ")]”,;%" or line.text[:2] in ("& ", "§ "):
        return True
    if _OPEN_END.search(before[-40:]):
        return True
    if gap or line.page_start:
        return not ended and not _title_ended(last) and len(before) > 40
    return (not ended and not _title_ended(last)) or (ended and len(before) >= 50 and not before.endswith(":"))


def _title_ended(last: Block) -> bool:
    """A short clause with a label and no verb is a heading; what follows is its body."""
    return last.label is not None and len(last.pieces) < 3 and is_title_like(last.text, 14) and len(last.text) < 70
