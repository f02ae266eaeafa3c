"""Whether a line goes on with the clause above it, or begins one of its own."""

import re

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.outline.block import Block, Kind
from ruleschema.intake.outline.titles import is_row, is_set_title, is_title_like
from ruleschema.intake.words.gridrows import is_hand
from ruleschema.intake.words.labels import Label, read_label
from ruleschema.intake.words.numberwords import WORDED, worded

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
# A line this long was wrapped; a count skips no more labels than a page loses, and goes on within a section.
_WRAPPED = 40
_MOST_SKIPPED = 3
_LOOK_BACK = 80
_WORDED = re.compile(rf"(?<![\w-])(?P<number>{WORDED})\s*\Z", re.I)
_TITLE_WORDS = 12
_SMALL_WORD = 3
_ROOM = 0.75
_STOP = re.compile(r"[.:;!?][”\"’')*]*\s*\Z")
_DEFINED = re.compile(
    r"[“\"][^”\"]{1,60}[”\"],?\s+(?:means?|refers?|is|are)\b|[“\"]?[A-Z][^.;:]{1,60}?[”\"]?\s+[-–—]\s+[A-Z“\"]"
    r"|[A-Z][\w /'’-]{2,40}:\s+[A-Z]"
)


def runs_on(last: Block) -> bool:
    """Whether the clause breaks off before an amount."""
    return bool(_RUNS_ON.search(last.tail[-20:]))


def is_wrapped(line: Line, last: Block | None, after: list[Line], *, gap: bool) -> bool:
    """A line of running text that happens to end in figures."""
    if line.cells or line.table is not None or last is None or last.kind is not Kind.CLAUSE:
        return False
    unfinished = not _STOP.search(last.tail[-6:]) and not gap and len(last.pieces[-1][1]) > 40
    return unfinished and (
        line.text[:1].islower() or bool(after and after[0].text[:1].islower() and not is_row(after[0]))
    )


def is_mid_sentence(blocks: list[Block], label: Label, rest: str, *, gap: bool) -> bool:
    """Whether what looks like a label ends a reference, or the sentence above it ("…2, 3, 11 and" / "12.")."""
    last = blocks[-1] if blocks else None
    if last is None or last.kind is not Kind.CLAUSE or not last.pieces:
        return False
    if (told := _WORDED.search(last.tail)) and label.name == f"({worded(told['number'])})":
        return True  # "…two (2) to one" / "(1) if": the figure behind a number in words
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


def joins(last: Block, line: Line, *, gap: bool) -> bool:
    """Whether a line goes on with the clause before it."""
    before, start = last.pieces[-1][1], line.text[:1]
    if _PAYS_LINE.fullmatch(line.text) and (_PAYS_LINE.fullmatch(before) or before.endswith(":")):
        return False
    first = last.apart and len(last.pieces) == 1 and last.label is None and start.isupper()
    if first and (is_set_title(before) or _breaks_off(before, line.text)):
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


def titles_below(last: Block | None, line: Line, after: list[Line]) -> bool:
    """Whether a line is a title that no room sets off: behind a sentence, with words or a list below it."""
    goes_on = last is not None and last.kind is Kind.CLAUSE and not _STOP.search(last.pieces[-1][1][-6:])
    if line.cells or line.bullet or line.heading or goes_on or not after:
        return False
    text, below = line.text, after[0]
    words = text.split()
    if len(words) > _TITLE_WORDS or not text[-1:].isalpha() or is_hand(text):
        return False
    capitals = all(word[:1].isupper() or word[:1].isdigit() or len(word) <= _SMALL_WORD for word in words)
    first = last is not None and last.kind is Kind.HEADING and text[:1].isupper()
    if not first and not (capitals and is_title_like(text, _TITLE_WORDS)):
        return False
    if below.bullet or read_label(below.text) is not None:
        return not first or capitals
    return not below.cells and below.text[:1].isupper() and _breaks_off(text, below.text)


def _breaks_off(before: str, after: str) -> bool:
    """Whether a line ends where the first word of the next would have had room: a title, and no wrapped sentence."""
    if not before[:1].isupper() or (not before[-1:].isalpha() and not before.endswith(")")):
        return False
    return len(before.split()) <= _TITLE_WORDS and len(before) + len(after.split(maxsplit=1)[0]) < _ROOM * len(after)


def _title_ended(last: Block) -> bool:
    """A short clause with a label and no verb is a heading; what follows is its body."""
    return last.label is not None and len(last.pieces) < 3 and is_title_like(last.text, 14) and len(last.text) < 70
