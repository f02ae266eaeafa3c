"""Rankings and charts: hands from highest to lowest, and what is done by case."""

import re

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.outline.blocks import Block
from ruleschema.intake.outline.outline import Node
from ruleschema.intake.outline.titles import is_pay_row
from ruleschema.intake.records import DraftCase, DraftChart, DraftRank, DraftRanks
from ruleschema.intake.words.payvalues import cell_value

FEWEST = 3
_RANKING = re.compile(
    r"\brank(?:ed|ings?|s)?\b[^.]{0,160}\b(?:highest to (?:the )?lowest|lowest to (?:the )?highest|descending order)\b"
    r"|\b(?:highest to (?:the )?lowest)\b[^.]{0,60}\brank", re.I | re.S,
)  # fmt: skip
_RISING = re.compile(r"\blowest to (?:the )?highest\b", re.I)
_NAME = re.compile(
    r"\A[“\"]?(?:(?:An?|The)\s+)?[“\"]?(?P<name>[\w'’][\w'’ /-]{1,48}?)[”\"]?\s*"
    r"(?:\Z|[,:;(.–—=]|\s-\s|\b(?:is|are|which|means|shall|consists?|that)\b)"
)  # fmt: skip
_DRAWING = re.compile(r"\b(?:third card|draws?|stands?|hits?|must|dealer has|banker has|player has)\b", re.I)
_PAID = re.compile(r"\b(?:pays?|payouts?|odds|payoffs?|amount|award)\b", re.I)
_ODDS = re.compile(r"\d (?:to|for) 1\b", re.I)


def read_ranking(node: Node) -> DraftRanks | None:
    """The ranking that a clause announces and its items list; names only, their meanings stay with the items."""
    announced = node.text[-400:]
    if len(node.items) < FEWEST or not announced.rstrip().endswith(":") or not _RANKING.search(announced):
        return None
    rows = []
    for item in node.items:
        found = _NAME.match(item.text)
        if found is None or not item.numbers:
            return None
        rows.append(DraftRank(found["name"].strip(), (item.numbers[0],)))
    return DraftRanks(tuple(reversed(rows) if _RISING.search(announced) else rows))


def is_chart(block: Block) -> bool:
    """A table of what is drawn or done by case, and not of what is paid."""
    heads = " ".join(line.text for line in block.lines[:2])
    paid = sum(is_pay_row(line) and _pays(line) for line in block.lines)
    return bool(_DRAWING.search(heads)) and not _PAID.search(heads) and paid < 0.5 * len(block.lines)


def _pays(row: Line) -> bool:
    """Whether a row tells odds, or what becomes of a wager."""
    return _ODDS.search(row.text) is not None or any(cell_value(cell) in ("push", "lose") for cell in row.cells[1:])


def read_chart(block: Block, of: str) -> DraftChart | None:
    """The cases of such a table; the last cell says what is done, those before it when."""
    rows = [line for line in block.lines if len(line.cells) > 1]
    widest = max((len(line.cells) for line in rows), default=0)
    head = rows[0] if rows and _DRAWING.search(rows[0].text) else None
    cases = tuple(
        DraftCase(", ".join(cell for cell in line.cells[:-1] if cell), line.cells[-1], line.numbers)
        for line in rows
        if line is not head and len(line.cells) == widest and line.cells[0] and line.cells[-1]
    )
    text = "\n".join(line.text.replace("\t", " | ") for line in block.lines)
    return DraftChart(of, cases, text, tuple(block.numbers)) if len(cases) >= FEWEST - 1 else None
