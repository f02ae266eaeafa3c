"""Wagers that a document lists: items under words that offer wagers, and the rows of a table of wagers."""

import re
from collections.abc import Iterable, Iterator

from ruleschema.intake.blocks import Block
from ruleschema.intake.columns import heads_wagers
from ruleschema.intake.explained import explained
from ruleschema.intake.gridrows import is_hand
from ruleschema.intake.heads import VERSION
from ruleschema.intake.naming import games_named
from ruleschema.intake.outline import Node, Part
from ruleschema.intake.payvalues import cell_value, is_empty, trailing_values
from ruleschema.intake.titles import is_pay_row
from ruleschema.intake.wagernames import COMMON, KIND, name_key
from ruleschema.intake.wagertitles import called, is_topic, run_in

_OFFERS = re.compile(
    r"\b(?:place[sd]?|made|make|offer\w*|permit\w*|permissible|available|authori[sz]\w*|types?|options?|order|consist)\b",
    re.I,
)
_LISTED = re.compile(
    r"\b(?:following|these|below)\b[^.]{0,80}\b(?:wagers?|bets?)\b|\b(?:wagers?|bets?)\b[^.]{0,80}\b(?:following|follows"
    r"|below|these|are)\b", re.I,
)  # fmt: skip
_ITEM = re.compile(
    r"\A(?:(?:An?|The)\s+)?[“\"]?(?P<name>[A-Z0-9][\w'’&+/-]*(?:\s+[\w'’&+/-]+){0,4}?)[”\"]?\s*"
    r"(?:[,;:.(]|\s[-–—]|\b(?:which|that|is|are|wins?|pays?|paid|shall|means|may|will|must|on)\b|\Z)"
)
# "Red" and "Black", each on 18 numbers
_NAME = re.compile(r"[“\"]([^”\"“]{2,40}?)[,;.]?[”\"]")
_QUOTED = re.compile(rf"{_NAME.pattern}(?:(?:,|,?\s+(?:and|or))\s+{_NAME.pattern}){{0,9}}")
_NUMBERED = re.compile(r"\bon\b.*\d|\Afield\b.*\d|\Aon\b", re.I)
_EITHER = re.compile(r"\s+or\s+|\s*/\s*")
_NO_ITEM = re.compile(
    r"\A(?:an?|at|all|after|before|by|during|each|for|from|if|in|maximum|minimum|no|on|once|one|the|thereafter|to|two"
    r"|when|where|whenever|with)\b|\b(?:who|an?|their|his|any|its)\b", re.I,
)  # fmt: skip
# What a section's rules call "the wager" is what its title names.
_THE_WAGER = re.compile(
    r"\b(?:[Tt]he|[Tt]his)\s+(?:optional\s+|bonus\s+|side\s+){0,2}(?:wager|bet)\s+(?:wins?|loses?|is|shall|pays?|may|must|will)\b"
)
_LONGEST = 5


def listed_wagers(parts: Iterable[Part]) -> Iterator[str]:
    """Every name that stands where a list or a table has a wager, without the word for one."""
    for name in _listed(parts):
        yield re.sub(rf"\s+{KIND}\Z", "", name)


def _listed(parts: Iterable[Part]) -> Iterator[str]:
    parts = list(parts)
    for part in parts:
        title = re.sub(r"\s*\([^()]*\)", "", part.title).strip(" .:")
        told = " ".join(node.text[:400] for node in part.nodes[:2])
        if len(joined := re.split(r",\s+(?:and\s+)?|\s+(?:and|&)\s+", title)) > 1:
            if any(name_key(name) in COMMON for name in joined) and all(len(name.split()) <= 3 for name in joined):
                yield from (name for name in joined if name[:1].isupper() and not is_topic(name))
                yield from (name for name in joined if name_key(name) in COMMON)
        elif 0 < len(title.split()) <= _LONGEST and not is_topic(title) and _THE_WAGER.search(told):
            yield title.title() if title.isupper() else title
    waiting: list[Node] = [node for part in parts for node in part.nodes]
    for node in waiting:
        for block in node.tables:
            yield from _heads(block)
            yield from _rows(block)
        if node.tables and (own := run_in(node.text)) and not is_topic(own) and not games_named(own):
            yield own
        lead = node.text[-300:].rstrip()
        offered = _OFFERS.search(lead) or sum(item.text[:1] in '“"' for item in node.items) > 1
        if lead.endswith((":", "-", "–", "—")) and offered and _LISTED.search(lead):
            yield from _items(node.items)
            for block in node.tables:
                yield from _labels(block)
        waiting.extend(node.items)


def _items(items: list[Node]) -> Iterator[str]:
    for item in items:
        if quoted := _QUOTED.match(item.text):
            yield from (re.sub(r"\s*\([^()]*\)", "", name) for name in _NAME.findall(quoted[0]))
            continue
        found = _ITEM.match(item.text)
        if found is not None and not _NO_ITEM.match(found["name"]):
            yield found["name"]


def _heads(block: Block) -> Iterator[str]:
    """Heads of columns that every game knows as wagers, or that call themselves one."""
    head = next((line for line in block.lines if not is_pay_row(line)), None)
    for cell in head.cells[1:] if head is not None else ():
        bare = VERSION.sub(" ", cell).strip(" -–—:")
        if name_key(bare) in COMMON:
            yield bare.title() if bare.isupper() else bare
        elif (name := called(bare)) is not None:
            yield name


def _rows(block: Block) -> Iterator[str]:
    """The labels of a table whose first column is headed as wagers."""
    head = next((line for line in block.lines if not is_pay_row(line)), None)
    if head is not None and len(head.cells) > 1 and heads_wagers(head.cells[0]):
        yield from _labels(block)


def _labels(block: Block) -> Iterator[str]:
    """The names before what is paid that are no hands; either of two is one too."""
    for line in block.lines:
        values = trailing_values(line.text) if not line.cells else None
        label = (line.cells or values or ("",))[0] if is_pay_row(line) else ""
        label = re.sub(r"\s*\([^()]*\)", "", (explained(label) or (label,))[0])
        if not label[:1].isupper() or len(label.split()) > _LONGEST or _NUMBERED.search(label) or is_hand(label):
            continue
        if cell_value(label) is None and not is_empty(label):
            yield label
            if len(either := _EITHER.split(label)) == 2 and all(len(part) > 2 for part in either):
                yield from either
