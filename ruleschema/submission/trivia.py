"""Comments and empty lines of a file, and the token that each belongs to."""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field

from ruleschema.submission.source import Mapping, Node, Sequence
from ruleschema.submission.span import Text

# Between two scalars nothing else can hold this sign.
_COMMENT = re.compile("#.*")


class Places:
    """Offsets in a text of the spans in it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = [0, *(found.end() for found in re.finditer("\n", text))]

    def start(self, node: Node) -> int:
        return self.starts[node.span.line - 1] + node.span.column - 1

    def end(self, node: Node) -> int:
        return self.starts[node.span.end_line - 1] + node.span.end_column - 1

    def slice(self, node: Node) -> str:
        return self.text[self.start(node) : self.end(node)]

    def column(self, offset: int) -> int:
        return offset - self.starts[bisect_right(self.starts, offset) - 1]

    def is_flow(self, node: Node) -> bool:
        """Whether a collection is written in brackets."""
        return not isinstance(node, Text) and self.text[self.start(node)] in "{["


@dataclass(slots=True)
class Trivia:
    """What stands beside a token: lines above it, a comment behind it, lines below that go with it."""

    above: list[str] = field(default_factory=list)
    behind: str = ""
    below: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Comments:
    """All comments and empty lines of a file; an empty line is an empty text."""

    header: list[str] = field(default_factory=list)
    footer: list[str] = field(default_factory=list)
    by_token: dict[int, Trivia] = field(default_factory=dict)

    def at(self, token: int) -> Trivia:
        return self.by_token.setdefault(token, Trivia())


def comments_of(root: Node, places: Places) -> Comments:
    """Every comment outside of brackets with the token it belongs to."""
    found, text = Comments(), places.text
    last, end = None, 0
    for node in _tokens(root, places):
        start = places.start(node)
        behind, lines = _gap(text[end:start], mid_line=last is not None and places.column(end) > 0, within=True)
        if last is None:
            found.header = [line for _, line in lines]
        else:
            before = found.at(last)
            before.behind = behind
            before.below, found.at(start).above = _shared(lines, _margin(places, start))
        last, end = start, _end(node, places)
    if last is not None:
        behind, lines = _gap(text[end:], mid_line=places.column(end) > 0, within=False)
        found.at(last).behind = behind
        found.at(last).below, found.footer = _shared(lines, 0)
    return found


def comments_in(node: Node, places: Places, start: int, end: int) -> list[str]:
    """All comments between two offsets around a node, in brackets too; in order."""
    found: list[str] = []
    for leaf in _leaves(node):
        found += _COMMENT.findall(places.text[start : places.start(leaf)])
        start = places.end(leaf)
    return [each.rstrip() for each in found + _COMMENT.findall(places.text[start:end])]


def _tokens(node: Node, places: Places) -> Iterator[Node]:
    """Scalars and whole flow collections in the order of the file, keys among them."""
    if isinstance(node, Text) or places.is_flow(node):
        yield node
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from _tokens(item, places)
    else:
        for key, value in node.pairs:
            yield key
            yield from _tokens(value, places)


def _leaves(node: Node) -> Iterator[Text]:
    if isinstance(node, Text):
        yield node
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from _leaves(item)
    elif isinstance(node, Mapping):
        for key, value in node.pairs:
            yield key
            yield from _leaves(value)


def _end(node: Node, places: Places) -> int:
    """Where a token ends; empty lines under a block are not of its value: they stand above what comes next."""
    written = places.slice(node)
    if written[:1] not in ("|", ">") or "+" in written.partition("\n")[0].partition("#")[0]:
        return places.end(node)
    lines = written.split("\n")
    while len(lines) > 1 and not lines[-1].strip():
        lines.pop()
    return min(places.start(node) + sum(len(line) + 1 for line in lines), len(places.text))


def _gap(gap: str, *, mid_line: bool, within: bool) -> tuple[str, list[tuple[int, str]]]:
    """The comment behind the token before, then the comments below with their columns, and empty lines as such."""
    rows = gap.split("\n")
    found = _COMMENT.search(rows.pop(0)) if mid_line else None
    behind = found.group().rstrip() if found else ""
    if rows and (within or not rows[-1]):
        rows.pop()  # what stands before the next token on its own line, or nothing at the end of the file
    lines: list[tuple[int, str]] = []
    for row in rows:
        if found := _COMMENT.search(row):
            lines.append((found.start(), found.group().rstrip()))
        elif not row.strip() and (not lines or lines[-1][1]):
            lines.append((0, ""))
    return behind, lines


def _margin(places: Places, token: int) -> int:
    """The column of the first dash or key on the token's line."""
    line = token - places.column(token)
    return len(places.text[line:token]) - len(places.text[line:token].lstrip(" "))


def _shared(lines: list[tuple[int, str]], margin: int) -> tuple[list[str], list[str]]:
    """Comments deeper than what comes next go with what was before; all after them with what comes next."""
    cut = 0
    for number, (column, line) in enumerate(lines, 1):
        if line and column <= margin:
            break
        cut = number if line else cut
    return [line for _, line in lines[:cut]], [line for _, line in lines[cut:]]
