"""Fee schedules: what the house collects, by bracket of the wager or the table's action."""

import re

from ruleschema.intake.outline.blocks import Block
from ruleschema.intake.records import DraftBracket, DraftFees
from ruleschema.intake.words.payvalues import money

_AMOUNT = r"[$¢φф]?\s?(\d[\d,]*(?:\.\d{1,2})?)"
_RANGE = re.compile(rf"{_AMOUNT}\s*(?:[-–—]|to)\s*{_AMOUNT}", re.I)
_OVER = re.compile(rf"{_AMOUNT}\s*(?:\+|and (?:up|over|above)|or more)", re.I)
_SINGLE = re.compile(r"[$¢φф]\s?(\d[\d,]*(?:\.\d{1,2})?)(?:\s+per\s+[\w -]{2,30})?", re.I)


def read_fees(block: Block, of: str) -> DraftFees:
    """The brackets of a schedule; a row that is none stays in the schedule's wording alone."""
    heads: tuple[str, ...] = ()
    brackets: list[DraftBracket] = []
    for line in block.lines:
        cells = line.cells or (line.text,)
        made = _brackets(cells, heads, line.places or (line.number,) * len(cells))
        if not made and not any(_SINGLE.fullmatch(cell) for cell in cells):
            heads = cells
        brackets += made
    text = "\n".join(line.text.replace("\t", " | ") for line in block.lines)
    return DraftFees(of or None, tuple(brackets), text, tuple(block.numbers))


def _brackets(cells: tuple[str, ...], heads: tuple[str, ...], numbers: tuple[int, ...]) -> list[DraftBracket]:
    low = high = None
    found: list[DraftBracket] = []
    for place, cell in enumerate(cells):
        if span := _RANGE.fullmatch(cell.strip()):
            low, high = money(span[1]), money(span[2])
        elif over := _OVER.fullmatch(cell.strip()):
            low, high = money(over[1]), None
        elif (fee := _SINGLE.fullmatch(cell.strip())) and low is not None:
            payer = heads[place] if place < len(heads) and heads[place] else None
            found.append(DraftBracket(money(fee[1]), (numbers[place],), low, high, payer))
    return found
