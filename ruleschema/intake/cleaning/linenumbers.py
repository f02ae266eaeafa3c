"""Numbers of lines, fused to their ends or printed before them: a chain that counts up by one."""

import itertools
import re
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line, clean
from ruleschema.intake.cleaning.markuptables import set_rows_of_markup
from ruleschema.intake.cleaning.stackedcells import part_broken
from ruleschema.intake.cleaning.underlined import mark_underlined
from ruleschema.intake.formats.lines import SourceLine

LINE_NUMBER = "line number"
_AMOUNT = re.compile(r"[\s$/-]\Z|\d,\Z")
_TAIL = re.compile(r"(\d{1,5})\Z")
_LEAD = re.compile(r"\s{0,8}(\d{1,3})(?=\s|\Z)")
# So many lines in a row that begin with the next figure are no list.
_SURE_LINES = 8
_MOSTLY = 0.9


def cleaned(source: list[SourceLine]) -> list[Line]:
    """The lines of a document, read without the numbers that are printed before them."""
    source = part_broken(set_rows_of_markup(source))
    numbered = _numbered(source)
    lines = [
        clean(replace(line, text=_without_lead(line.text)) if line.number in numbered else line) for line in source
    ]
    for line in lines:
        if line.number in numbered:
            line.removed.append((numbered[line.number], LINE_NUMBER))
    for before, line, after in zip(source, lines[1:], source[1:], strict=False):
        line.page_start = line.page_start or (None not in (before.page, after.page) and before.page != after.page)
    strip_line_numbers(lines)
    mark_underlined(source, lines)
    return lines


def _numbered(source: list[SourceLine]) -> dict[int, str]:
    """The lines that begin with their number, if nearly all of the document do: the next figure, or one again."""
    found = {line.number: lead[1] for line in source if (lead := _LEAD.match(line.text))}
    worded = sum(bool(line.text.strip()) for line in source)
    if len(found) < max(_SURE_LINES, _MOSTLY * worded):
        return {}
    figures = [int(figure) for figure in found.values()]
    steps = sum(after - before == 1 or after == 1 for before, after in itertools.pairwise(figures))
    return found if steps >= _MOSTLY * (len(figures) - 1) else {}


def _without_lead(text: str) -> str:
    """The number made blank, so that what follows keeps its place on the line."""
    return _LEAD.sub(lambda found: " " * len(found[0]), text, count=1)


def strip_line_numbers(lines: list[Line]) -> None:
    """Numbers fused to line ends: a chain that counts up by one, line after line."""
    tails = [(index, _TAIL.search(line.text)) for index, line in enumerate(lines) if line.text and not line.cells]
    place = 0
    while place < len(tails):
        start = _chain_start(tails, place)
        if start is None:
            place += 1
            continue
        expected, silent = start, 0
        while place < len(tails) and silent < 40:
            index, _ = tails[place]
            number = _next_number(lines[index].text, expected)
            if number is None:
                silent += 1
            else:
                _cut(lines[index], str(number))
                expected, silent = number + 1, 0
            place += 1
        place -= max(silent - 1, 0) if silent >= 40 else 0


def _chain_start(tails: list[tuple[int, re.Match[str] | None]], place: int) -> int | None:
    """The first number of a chain of at least five lines in a row."""
    run = [found for _, found in tails[place : place + 5] if found]
    if len(run) < 5:
        return None
    first = int(run[0][1])
    follows = [int(found[1]) for found in run] == list(range(first, first + 5))
    return first if follows and all(_ends(found.string, int(found[1])) for found in run) else None


def _next_number(text: str, expected: int) -> int | None:
    """The number a line of the chain ends in; a skipped one counts only where no digit stands before it."""
    if _ends(text, expected):
        return expected
    skipped = (number for number in (expected + 1, expected + 2) if _ends(text, number))
    return next((number for number in skipped if not text[: -len(str(number))][-1:].isdigit()), None)


def _ends(text: str, number: int) -> bool:
    """Whether a line ends in this number without a gap; a date or an amount is no line number."""
    tail = str(number)
    before = text[: -len(tail)]
    return text.endswith(tail) and not _AMOUNT.search(before[-3:])


def _cut(line: Line, tail: str) -> None:
    line.text = line.text[: -len(tail)].rstrip()
    line.removed.append((tail, LINE_NUMBER))
    if line.cells:
        line.cells = (*line.cells[:-1], line.cells[-1].removesuffix(tail).rstrip())
