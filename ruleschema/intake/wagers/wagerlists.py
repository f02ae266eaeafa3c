"""Wagers that a document lists: items under words that offer wagers, and the rows of a table of wagers."""

import re
from collections.abc import Iterable, Iterator

from ruleschema.intake.outline.blocks import Block
from ruleschema.intake.outline.outline import Node, Part
from ruleschema.intake.outline.titles import is_pay_row
from ruleschema.intake.wagers.elided import is_elided
from ruleschema.intake.wagers.wagernames import COMMON, KIND, in_small, name_key
from ruleschema.intake.wagers.wagertitles import called, is_topic, run_in
from ruleschema.intake.words.columns import heads_wagers, only_class
from ruleschema.intake.words.explained import explained
from ruleschema.intake.words.gridrows import is_hand
from ruleschema.intake.words.heads import VERSION
from ruleschema.intake.words.naming import is_game_name
from ruleschema.intake.words.payvalues import cell_value, is_empty
from ruleschema.intake.words.rowvalues import trailing_values

_OFFERS = re.compile(
    r"\b(?:place[sd]?|made|make|offer\w*|permit\w*|permissible|available|authori[sz]\w*|types?|options?|order|consist)\b",
    re.I,
)
_LISTED = re.compile(
    r"\b(?:following|these|below)\b[^.]{0,80}\b(?:wagers?|bets?)\b|\b(?:wagers?|bets?)\b[^.]{0,80}\b(?:following|follows"
    r"|below|these|are)\b", re.I,
)  # fmt: skip
# Of a table only where the wagers are what follows: "winning Dragon wagers are paid by one of these" are its hands.
_LISTED_SO = re.compile(
    r"\b(?:following|these)\s+(?:[\w-]+\s+){0,4}(?:wagers|bets)\b"
    r"|\b(?:wagers|bets)\b(?![^.]{0,80}\b(?:paid|pays?|odds|payouts?)\b)[^.]{0,60}\b(?:are|follows|following|below)\W*\Z",
    re.I,
)
_ITEM = re.compile(
    r"\A(?:(?:An?|The)\s+)?[“\"]?(?P<name>[A-Z0-9][\w'’&+/-]*(?:\s+[\w'’&+/-]+){0,4}?)[”\"]?\s*"
    r"(?:[,;:.(]|\s[-–—]|\b(?:which|that|is|are|wins?|pays?|paid|shall|means|may|will|must|on)\b|\Z)"
)
# "Red" and "Black", each on 18 numbers
_NAME = re.compile(r"[“\"]([^”\"“]{2,40}?)[,;.]?[”\"]")
_QUOTED = re.compile(rf"{_NAME.pattern}(?:(?:,|,?\s+(?:and|or))\s+{_NAME.pattern}){{0,9}}")
# "Bonus Craps (All Small, All Tall, Make ‘Em All)": the wagers that a title lists behind the name they share.
_BRACKETED = re.compile(r"\S\s\(((?-i:[A-Z])[^()\d,]{2,30}(?:,\s+[^()\d,]{2,30}){1,6})\)")
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
_FIRST = 4
_LONGEST_OF_SEVERAL = 3


def listed_wagers(parts: Iterable[Part]) -> Iterator[str]:
    """Every name that stands where a list or a table has a wager, without the word for one."""
    for name in _listed(parts):
        yield re.sub(rf"\s+{KIND}\Z", "", name)


def _listed(parts: Iterable[Part]) -> Iterator[str]:
    parts = list(parts)
    for part in parts:
        yield from _titled(part)
    waiting: list[Node] = [node for part in parts for node in part.nodes]
    for node in waiting:
        for block in node.tables:
            yield from _heads(block)
            yield from _rows(block)
        if node.tables and (own := run_in(node.text)) and not is_topic(own) and not is_game_name(own):
            yield own
        lead = node.text[-300:].rstrip()
        offered = _OFFERS.search(lead) or sum(item.text[:1] in '“"' for item in node.items) > 1
        listed = _LISTED.search(lead) if lead.endswith((":", "-", "–", "—")) else _LISTED_SO.search(lead)
        if offered and listed:
            yield from _items(node.items)
            for block in node.tables if _LISTED_SO.search(lead) else ():
                yield from _labels(block)
        waiting.extend(node.items)


def _titled(part: Part) -> Iterator[str]:
    """The wagers that a section's title names: joined, or what its rules call the wager or do not call at all."""
    if listed := _BRACKETED.search(part.title):
        yield from re.split(r",\s+(?:and\s+)?|\s+(?:and|&)\s+", listed[1])
    title = re.sub(r"\s*\([^()]*\)", "", part.title).strip(" .:")
    if len(joined := re.split(r",\s+(?:and\s+)?|\s+(?:and|&)\s+", title)) > 1:
        yield from _joined(joined)
        return
    told = " ".join(node.text[:400] for node in part.nodes[:2])
    spoken = _THE_WAGER.search(told) or any(is_elided(node.text) for node in part.nodes[:_FIRST])
    bare = in_small(re.sub(rf"\s+{KIND}\Z", "", title, flags=re.I))
    named = 0 < len(title.split()) <= _LONGEST and not is_topic(bare) and not is_game_name(bare)
    if spoken and named:
        yield bare


def _joined(names: list[str]) -> Iterator[str]:
    """Wagers that a title lists; "Play and Settlement" only tells what follows."""
    if all(map(is_topic, names)) or not any(name_key(name) in COMMON for name in names):
        return
    if all(len(name.split()) <= _LONGEST_OF_SEVERAL for name in names):
        yield from (name for name in names if name[:1].isupper() and not is_topic(name))
        yield from (name for name in names if name_key(name) in COMMON)


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
        if only_class(bare):
            continue  # a kind of wagers, which stand below it
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
