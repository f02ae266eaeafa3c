"""YAML in: bytes to a tree of nodes with spans, within limits, every problem with its place."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleschema.span import Problem, Span, Text

MOST_BYTES = 8 * 1024 * 1024
MOST_DEPTH = 40

# NEL, line and paragraph separators are breaks to YAML but not to an editor.
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\x85\u2028\u2029\ufeff\ufffe\uffff]")


class Unreadable(Exception):
    """The file cannot be turned into nodes at all."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys with their values; keys keep their own places."""

    pairs: tuple[tuple[Text, "Node"], ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Sequence:
    """Items in order."""

    items: tuple["Node", ...]
    span: Span


Node = Mapping | Sequence | Text


def read_text(path: Path, name: str) -> str:
    """The file as text, or one clear problem: too large, wrong encoding, control characters."""
    return decode(read_bytes(path, name), name)


def read_bytes(path: Path, name: str) -> bytes:
    """The file as it lies there, or one clear problem."""
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise _whole(name, f"the file has {size:,} bytes; the most is {MOST_BYTES:,}", "one game per file")
        return path.read_bytes()
    except FileNotFoundError:
        raise _whole(name, "the file is not there (any more)") from None
    except OSError as error:
        raise _whole(name, f"the file cannot be read: {error.strerror or error}") from None


def decode(data: bytes, name: str) -> str:
    """UTF-8 without a byte-order mark and without control characters."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise _whole(name, "the file is UTF-16", "UTF-8 without a byte-order mark")
    if data.startswith(b"\xef\xbb\xbf"):
        raise _whole(name, "the file starts with a byte-order mark", "UTF-8 without a byte-order mark")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line, column = before.count(b"\n") + 1, error.start - (before.rfind(b"\n") + 1) + 1
        raise Unreadable(
            Problem(
                Span(name, line, column, line, column + 1), f"byte 0x{data[error.start]:02x} is not UTF-8", "UTF-8 text"
            )
        ) from None
    if found := _CONTROL.search(text):
        line = text.count("\n", 0, found.start()) + 1
        column = found.start() - text.rfind("\n", 0, found.start())
        what = "a NUL byte" if found.group() == "\x00" else f"control character U+{ord(found.group()):04X}"
        raise Unreadable(Problem(Span(name, line, column, line, column + 1), f"{what} in the file", "plain text"))
    return text


def compose(text: str, name: str) -> tuple[Node, list[Problem]]:
    """The tree of the one document in the file, and the problems found on the way."""
    from ruamel.yaml.error import MarkedYAMLError

    problems: list[Problem] = []
    try:
        builder = _Builder(_events(text), name, problems)
        root = builder.document()
    except MarkedYAMLError as error:
        raise Unreadable(_syntax(error, text, name)) from None
    if root is None:
        raise _whole(name, "the file is empty", "a mapping with game, title and sections")
    return root, problems


def _events(text: str) -> Iterator[Any]:
    from _ruamel_yaml import CParser

    parser = CParser(text)
    while (event := parser.get_event()) is not None:
        yield event


class _Builder:
    """Builds nodes from parser events, so depth and aliases are bounded before they cost."""

    def __init__(self, events: Iterator[Any], name: str, problems: list[Problem]) -> None:
        self.events = events
        self.name = name
        self.problems = problems

    def span(self, start: Any, end: Any) -> Span:
        return Span(self.name, start.line + 1, start.column + 1, end.line + 1, end.column + 1)

    def document(self) -> Node | None:
        root: Node | None = None
        for event in self.events:
            kind = type(event).__name__
            if kind == "DocumentStartEvent" and root is not None:
                self.stop(event, "a second document starts here", "one document a file")
            if kind in ("ScalarEvent", "MappingStartEvent", "SequenceStartEvent", "AliasEvent"):
                root = self.node(event, 1)
        return None if isinstance(root, Text) and root == "" else root

    def node(self, event: Any, depth: int) -> Node:
        kind = type(event).__name__
        if kind == "AliasEvent" or getattr(event, "anchor", None):
            self.stop(event, "anchors and aliases are not used in submissions", "the value itself")
        if depth > MOST_DEPTH:
            self.stop(event, f"nested more than {MOST_DEPTH} levels deep", "fewer levels")
        if kind == "ScalarEvent":
            span = self.span(event.start_mark, event.end_mark)
            return Text.at(event.value, span, event.start_mark.index, quoted=bool(event.style))
        if kind == "SequenceStartEvent":
            return self.sequence(event, depth)
        return self.mapping(event, depth)

    def sequence(self, start: Any, depth: int) -> Sequence:
        items: list[Node] = []
        for event in self.events:
            if type(event).__name__ == "SequenceEndEvent":
                return Sequence(tuple(items), self.span(start.start_mark, event.end_mark))
            items.append(self.node(event, depth + 1))
        raise AssertionError("the parser ended inside a sequence")

    def mapping(self, start: Any, depth: int) -> Mapping:
        pairs: list[tuple[Text, Node]] = []
        seen: dict[str, Text] = {}
        for event in self.events:
            if type(event).__name__ == "MappingEndEvent":
                return Mapping(tuple(pairs), self.span(start.start_mark, event.end_mark))
            key = self.node(event, depth + 1)
            value = self.node(next(self.events), depth + 1)
            if not isinstance(key, Text):
                self.problems.append(Problem(key.span, "a key must be a plain word", "a word"))
            elif key in seen:
                first = seen[key].span.line
                self.problems.append(
                    Problem(key.span, f"key `{key}` stands twice; first on line {first}", "each key once")
                )
            else:
                seen[key] = key
                pairs.append((key, value))
        raise AssertionError("the parser ended inside a mapping")

    def stop(self, event: Any, message: str, expected: str) -> None:
        raise Unreadable(Problem(self.span(event.start_mark, event.end_mark), message, expected))


def _whole(name: str, message: str, expected: str = "") -> Unreadable:
    return Unreadable(Problem(Span(name, 1, 1, 1, 1), message, expected))


def _syntax(error: Any, text: str, name: str) -> Problem:
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line + 1, mark.column + 1) if mark else (1, 1)
    message = error.problem or error.context or "not YAML"
    lines = text.split("\n")
    here = lines[line - 1] if line <= len(lines) else ""
    expected, hint = "", ""
    if "\t" in here[: len(here) - len(here.lstrip())] or "'\\t'" in message:
        message, expected = "a tab is used for indentation", "spaces"
    elif "{" in here or "[" in here:
        hint = 'a value with a comma, colon or bracket inside { } needs quotes, as in "1,000 to 1"'
    elif ": " in here:
        hint = "a value with “: ” or “ #” in it needs quotes"
    return Problem(Span(name, line, column, line, column + 1), f"not YAML: {message}", expected, hint)
