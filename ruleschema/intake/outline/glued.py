"""Lines on which several labels or items stand, parted: "(a)(1) The wheel", "…attached to it.3) A table"."""

import re
from dataclasses import replace

from ruleschema.intake.cleaning.cleaning import Line
from ruleschema.intake.words.heads import heads_labels

# An item glued to the end of the one before: "…attached to it.3) A table may…", "…on it:a. The name".
_GLUE = re.compile(
    r"(?<=[a-z]{2})(?=\d{1,2}\)\s?[A-Z“])|(?<=[.;:,])(?=(?:\d{1,2}|[a-z])\)\s?[A-Z“])"
    r"|(?<=[a-z][.:;])(?=[a-z]\.\s?[A-Z“])"
)
_BEHIND_SENTENCE = re.compile(r"(?P<said>.*[a-z)]{2}[:.;])\s+(?P<head>[A-Z][\w ]{2,40})")
# Rows of a pay table run together: "…Pair 2 to 1Flush 4 to 1".
_ROW_ENDS = re.compile(r"\d (?:to|for) 1(?=[A-Z][a-z])")
_SHORTEST_GLUED = 40
# The first item stands on the line of the clause it belongs to: "(a)(1) The", "B. (1) The", "7.3(a) The".
_OVER = re.compile(
    r"(?:(?i:(?:rule|section|sec\.)\s+|§\s?)\d[\d.-]{0,9}\.|\((?:\d{1,2}|[a-z]{1,4})\)|(?:\d{1,2}|[A-Z]|[IVX]{1,4})[.)]|\d{1,3}(?:\.\d{1,3}){1,3}\.?)\s?"
    r"(?=\((?:\d{1,2}|[ivx]{1,5}|[a-zA-Z])\)\s?(?:[A-Z“\"(\d]|[a-z]{2})|(?<=\))\d{1,2}\.\s[A-Z“\"])"
)
# "…stands on 17. (c) The dealer": items that run on in one paragraph; the first may be glued to the title over it.
_RUN_ON = re.compile(
    r"(?:(?<=[.;:”\"])\s?|(?<=[a-z]{3})(?=\([a1i]\)\s))(?=\((?P<name>[a-z]|\d{1,2}|[ivx]{2,5})\)\s?[A-Z“\"])"
)
_BRACKETED = re.compile(r"\((?P<name>[a-z]|\d{1,2}|[ivx]{2,5})\)")
_FIRST = ("a", "1", "i")
_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv")
_DOTTED = re.compile(r"(?P<parts>[A-Z](?:\.[a-z0-9]{1,2}){1,3})\.\s+(?=\S)")
_AHEAD = 40
_MOST_LABELS = 4


def part_lines(lines: list[Line]) -> list[Line]:
    """The lines with one label and one item on each; a line that held several comes several times."""
    found: list[Line] = []
    counted: set[str] = set()
    for place, line in enumerate(lines):
        labels, rest = _labels(line, lines[place + 1 : place + 1 + _AHEAD])
        found += [replace(line, text=label, bullet=line.bullet and not at) for at, label in enumerate(labels)]
        for part in _off_head(replace(line, text=rest, bullet=line.bullet and not labels) if labels else line):
            for each in _unglued(part):
                found += _run_on(each, counted)
    return found


def _run_on(line: Line, counted: set[str]) -> list[Line]:
    """The items that follow each other within a line, where each counts on from one before it."""
    if line.cells or line.blank:
        return [line]
    if own := _BRACKETED.match(line.text):
        counted.add(own["name"])
    starts = [0]
    for each in _RUN_ON.finditer(line.text):
        name = each["name"]
        if name in _FIRST or _before(name) & counted:
            counted.add(name)
            starts.append(each.end())
    parts = [line.text[start:end].strip() for start, end in zip(starts, [*starts[1:], len(line.text)], strict=True)]
    return [replace(line, text=part, bullet=line.bullet and not at) for at, part in enumerate(parts) if part]


def _before(name: str) -> set[str]:
    """What comes before a label, counted as a figure, a letter or a Roman figure."""
    if name.isdecimal():
        return {str(int(name) - 1)}
    letter = {chr(ord(name) - 1)} if len(name) == 1 else set()
    return letter | ({_ROMAN[_ROMAN.index(name) - 1]} if name in _ROMAN[1:] else set())


def _labels(line: Line, after: list[Line]) -> tuple[list[str], str]:
    """The labels a line begins with but the last, and the rest of the line."""
    rest = line.text
    labels: list[str] = []
    if line.cells or line.blank:
        return [], rest
    if dotted := _DOTTED.match(rest):
        *over, last = dotted["parts"].split(".")
        if any(each.text.startswith((f"{_next(last)}. ", f"{_next(last)}.\t")) for each in after):
            return [f"{part}." for part in over], f"{last}. {rest[dotted.end() :]}"
    while len(labels) < _MOST_LABELS and (found := _OVER.match(rest)):
        labels.append(found[0].strip())
        rest = rest[found.end() :]
    return labels, rest


def _next(part: str) -> str:
    return str(int(part) + 1) if part.isdecimal() else part[:-1] + chr(ord(part[-1]) + 1)


def _off_head(line: Line) -> list[Line]:
    """The head of a table that stands on the line of the sentence before it, on a line of its own."""
    found = _BEHIND_SENTENCE.fullmatch(line.cells[0]) if line.cells else None
    if found is None or not heads_labels(found["head"]):
        return [line]
    said, cells = found["said"], (found["head"], *line.cells[1:])
    return [replace(line, text=said, cells=()), replace(line, text="\t".join(cells), cells=cells, bullet=False)]


def _unglued(line: Line) -> list[Line]:
    if line.cells or len(line.text) < _SHORTEST_GLUED:
        return [line]
    rows = _ROW_ENDS.sub("\\g<0>\n", line.text).split("\n")
    parts = [part.strip() for row in rows for part in _GLUE.split(row)]
    return [replace(line, text=part, bullet=line.bullet and not place) for place, part in enumerate(parts) if part]
