"""Rows of a table that run on in a paragraph: "Hand Payout Straight flush 50 to 1 Flush 5 to 1", one a line again."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.outline.titles import VERB
from ruleschema.intake.words.heads import split_head
from ruleschema.intake.words.labels import read_label

# No wager is made on a range that begins at one and pays ten or more for it: 1 to 18 is a name.
_VALUE = re.compile(
    r"(?<![\w$.,-])(?:\d{1,3}(?:,\d{3})+|\d{1,5})\s(?:to|for)\s[1-9](?![\w%]|[.,]\d)"
    r"|(?<![\w$.,-])\d{1,3}% (?:of )?(?:the )?(?:\w{3,12} )?(?:meter|jackpot|pool)\b",
    re.I,
)
_BREAKS = re.compile(r"[.;:]\s|[.;:,]\Z|\A[,;.:]")
_STARTS = re.compile(r"[.;:]\s+(?=\S)|\)\s+(?=[A-Z])")
_STOP = re.compile(r"[*.;,]{1,3}")
_WORD = re.compile(r"\S+")
_FEWEST = 3
_MOST_WORDS = 8
_MOST_HEAD = 12
_LONGEST = 20_000


@dataclass(frozen=True, slots=True)
class _Row:
    """A row within a paragraph: where its label starts, where its values start and end, and how many they are."""

    start: int
    at: int
    end: int
    values: int
    head: int | None = None


def part_rows(lines: list[Line]) -> list[Line]:
    """The lines with each such row on a line of its own, numbered as the line that holds its value."""
    found: list[Line] = []
    for paragraph in _paragraphs(lines):
        found += _parted(paragraph)
    return found


def _paragraphs(lines: list[Line]) -> Iterator[list[Line]]:
    """Lines of running text that stand right below each other; every other line alone."""
    run: list[Line] = []
    for line in lines:
        goes_on = run and not run[-1].tabular and not line.tabular and line.number == run[-1].number + 1
        if run and not (goes_on and not line.heading and not line.bullet and not line.whole):
            yield run
            run = []
        run.append(line)
    if run:
        yield run


def _parted(lines: list[Line]) -> list[Line]:
    text = " ".join(line.text for line in lines)
    if len(text) > _LONGEST or lines[0].tabular:
        return lines
    starts = [0]
    for line in lines[:-1]:
        starts.append(starts[-1] + len(line.text) + 1)
    runs = [run for run in _runs(text) if _shares_a_line(run, starts)]
    if not runs:
        return lines
    cuts = sorted({0, len(text), *(cut for run in runs for cut in _cuts(text, run))})
    values = {row.start: row.at for run in runs for row in run}
    found: list[Line] = []
    for start, end in pairwise(cuts):
        if start in values:
            line = lines[bisect_right(starts, values[start]) - 1]
            found.append(replace(line, text=text[start:end].strip(), bullet=False, spans=()))
        else:
            found += _between(lines, starts, start, end)
    return found


def _between(lines: list[Line], starts: list[int], start: int, end: int) -> Iterator[Line]:
    """What stands before or behind the rows, on the lines it is printed on."""
    for line, at in zip(lines, starts, strict=True):
        piece = line.text[max(start - at, 0) : max(end - at, 0)].strip()
        if piece:
            yield replace(line, text=piece, bullet=line.bullet and start <= at)


def _runs(text: str) -> Iterator[list[_Row]]:
    """Stretches of at least three rows with the same number of values and nothing else between them."""
    run: list[_Row] = []
    before: re.Match[str] | None = None
    for value in _VALUE.finditer(text):
        since = before.end() if before else 0
        between = text[since : value.start()]
        before = value
        if run and not between.strip(" |"):
            run[-1] = replace(run[-1], end=value.end(), values=run[-1].values + 1)
            continue
        if run and _is_label(between):
            run.append(_Row(since + len(between) - len(between.lstrip()), value.start(), value.end(), 1))
            continue
        yield from _even(text, run)
        run = [_Row(_label_start(text, since, value.start()), value.start(), value.end(), 1)]
    yield from _even(text, run)


def _even(text: str, run: list[_Row]) -> Iterator[list[_Row]]:
    if len(run) >= _FEWEST and len({row.values for row in run}) == 1:
        size = _head_size(text[run[0].start : run[0].at], run[0].values)
        first = replace(run[0], start=run[0].start + size, head=run[0].start)
        yield [first, *run[1:]] if _is_label(f" {text[first.start : first.at]}") else run[1:]


def _head_size(text: str, columns: int) -> int:
    """How much of the words before the first value heads the columns: "Hand Paytable A"."""
    words = list(_WORD.finditer(text))
    for word in reversed(words[1 : _MOST_HEAD + 1]):
        if not word[0][0].islower() and split_head(text[: word.start()], columns):
            return word.start()
    return 0


def _label_start(text: str, since: int, end: int) -> int:
    """Where the first label starts: behind the sentence or the number that stands before it."""
    starts = [each.end() for each in _STARTS.finditer(text, since, end)]
    start = starts[-1] if starts else since
    return start + len(text[start:end]) - len(text[start:end].lstrip())


def _is_label(text: str) -> bool:
    """Whether words between two values can only name the second one's case."""
    bare = text.strip()
    if not bare or not text[:1].isspace() or len(bare.split()) > _MOST_WORDS or _BREAKS.search(bare):
        return False
    return (bare[0].isupper() or bare[0].isdigit()) and not VERB.search(bare) and read_label(bare) is None


def _shares_a_line(run: list[_Row], starts: list[int]) -> bool:
    """Whether two rows stand on one line: only then did the table lose its rows."""
    places = [bisect_right(starts, row.at) for row in run]
    return any(one == other for one, other in pairwise(places))


def _cuts(text: str, run: list[_Row]) -> Iterator[int]:
    """Where the head of the columns, each row and what follows the rows begin."""
    if run[0].head is not None:
        yield run[0].head
    yield from (row.start for row in run)
    stop = _STOP.match(text, run[-1].end)
    yield stop.end() if stop else run[-1].end
