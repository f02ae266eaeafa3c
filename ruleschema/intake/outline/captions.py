"""Lines that are parts of a table though they hold no cells: captions over it, and the ends of wrapped labels."""

import re

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.outline.block import Block, Kind
from ruleschema.intake.outline.titles import VERB, is_caption, is_head, is_pay_row, is_row, is_set_title
from ruleschema.intake.words.heads import is_generic, is_numbered
from ruleschema.intake.words.labels import read_label
from ruleschema.intake.words.payvalues import prose_values

_PAID = re.compile(r"\b(?:pa(?:y|ys|id)|payouts?|payoffs?|odds|awards?|follow(?:s|ing)|below)\b", re.I)
_FOLLOWS = re.compile(r"\b(?:follow(?:s|ing)|below)\b", re.I)
# Tables printed beside each other end on the same line.
_BESIDE = 40
_GLOSS = re.compile(r"\s+\([^()]{1,60}\)\Z")
_NAMES_TABLE = re.compile(
    r"\b(?:pay(?:outs?|offs?|ing)?|odds|scale|pay ?tables?|tables?|versions?|options?|schedules?|decks?|hands?)\b", re.I
)


def captions_table(line: Line, last: Block | None, after: list[Line]) -> bool:
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


def is_title_over(line: Line, last: Block | None, after: list[Line], gaps: dict[int, int]) -> bool:
    """A title set off by a blank line over a table: it heads all that follows, and is no part of the table above."""
    text = _GLOSS.sub("", line.text)
    if last is not None and last.kind is Kind.CLAUSE and (_announces(last.tail) or not last.tail.endswith(".")):
        return False  # it stands between a table and what announces it
    if last is not None and last.kind is Kind.TABLE:
        row = max(each.number for each in last.lines[-_BESIDE:])
        if gaps.get(row) or line.number - row - 1 > gaps[line.number]:
            return False  # blank lines part the rows, too; or the page parts them
    if not after or not is_set_title(text) or text.endswith(":") or len(text.split()) < 2 or is_head(line, after[0]):
        return False
    return not (is_generic(text) or is_numbered(text) or _NAMES_TABLE.search(text))


def _announces(tail: str) -> bool:
    """Whether words pay what is yet to come: a value among them is all that they pay."""
    return bool(_FOLLOWS.search(tail) or (_PAID.search(tail) and not prose_values(tail)))


def is_tail(line: Line, last: Block | None) -> bool:
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
