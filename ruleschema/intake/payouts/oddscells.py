"""Odds set beside each other on one line, each with its case behind it: "2 to 1 on 4 or 10   3 to 2 on 5 or 9"."""

import re
from dataclasses import replace

from ruleschema.intake.outline.blocks import Block
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.payprose import prose_payouts
from ruleschema.intake.records import DraftTable

_CELL = re.compile(r"(?:\d[\d,.]*\s*(?:to|for|:)\s*\d+|even money)\s+(?:on|for|if|with)\s[^;:]{1,80}", re.I)
_FEWEST = 2


def cell_odds(block: Block, setting: Setting) -> list[DraftTable]:
    """The payouts of a block that is no table: every cell of it is an item of the list announced above."""
    lines = [(line.number, [cell.strip() for cell in line.text.split("\t") if cell.strip()]) for line in block.lines]
    if not lines or not all(len(cells) >= _FEWEST and all(map(_CELL.fullmatch, cells)) for _, cells in lines):
        return []
    above = (*setting.above, setting.text)
    rows = [
        replace(row, src=(number,))
        for number, cells in lines
        for cell in cells
        for _, row in prose_payouts(cell, replace(setting, above=above, text=cell, said=""))
    ]
    printed = "\n".join(" | ".join(cells) for _, cells in lines)
    return [DraftTable(rows=tuple(rows), text=printed)] if rows else []
