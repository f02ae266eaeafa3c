"""YAML in: text to a tree of nodes with spans, within limits, every problem with its place."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ruleschema.submission.characters import FORBIDDEN, allowed, control_name
from ruleschema.submission.span import Problem, Span, Text
from ruleschema.submission.syntax import syntax_problem

MOST_DEPTH = 40
_NO_ANCHORS = ("anchors and aliases are not used in submissions", "the value itself")
_NO_TAGS = ("tags are not used in submissions", "the value itself, in quotes where it starts with an exclamation mark")
_NO_DIRECTIVES = ("directives are not used in submissions", "the document alone")


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


def compose(text: str, name: str) -> tuple[Node, list[Problem]]:
    """The tree of the one document in the file, and the problems found on the way."""
    from ruamel.yaml.error import MarkedYAMLError

    problems: list[Problem] = []
    try:
        builder = _Builder(_events(text), name, problems)
        root = builder.document()
    except MarkedYAMLError as error:
        raise Unreadable(syntax_problem(error, text, name)) from None
    if root is None:
        expected = "a mapping with game, title and sections"
        raise Unreadable(Problem(Span(name, 1, 1, 1, 1), "the file is empty", expected))
    return root, problems


def clipped(text: str) -> str:
    """A value as a message quotes it: never a whole page."""
    return text if len(text) <= 40 else f"{text[:39]}…"


def _events(text: str) -> Iterator[Any]:
    from _ruamel_yaml import CParser

    return iter(CParser(text).get_event, None)


class _Builder:
    """Builds nodes from parser events, so depth and aliases are bounded before they cost."""

    def __init__(self, events: Iterator[Any], name: str, problems: list[Problem]) -> None:
        from ruamel.yaml import events as kinds

        self.aliases, self.scalars = kinds.AliasEvent, kinds.ScalarEvent
        self.sequences, self.sequence_ends = kinds.SequenceStartEvent, kinds.SequenceEndEvent
        self.mapping_ends = kinds.MappingEndEvent
        self.events = events
        self.name = name
        self.problems = problems

    def span(self, start: Any, end: Any) -> Span:
        # As the tuple it is: every value of every file has one, and Span(...) takes twice the time.
        return tuple.__new__(Span, (self.name, start.line + 1, start.column + 1, end.line + 1, end.column + 1))

    def document(self) -> Node | None:
        root: Node | None = None
        for event in self.events:
            kind = type(event).__name__
            if kind == "DocumentStartEvent" and root is not None:
                self.stop(event, "a second document starts here", "one document a file")
            if kind == "DocumentStartEvent" and (event.version or event.tags):
                self.stop(event, *_NO_DIRECTIVES)
            if kind in ("ScalarEvent", "MappingStartEvent", "SequenceStartEvent", "AliasEvent"):
                root = self.node(event, 1)
        return None if isinstance(root, Text) and root == "" else root

    def node(self, event: Any, depth: int) -> Node:
        kind = type(event)
        if kind is self.aliases or event.anchor:
            self.stop(event, *_NO_ANCHORS)
        if event.ctag is not None:
            self.stop(event, *_NO_TAGS)
        if depth > MOST_DEPTH:
            self.stop(event, f"nested more than {MOST_DEPTH} levels deep", "fewer levels")
        if kind is self.scalars:
            return self.scalar(event)
        if kind is self.sequences:
            return self.sequence(event, depth)
        return self.mapping(event, depth)

    def scalar(self, event: Any) -> Text:
        start, value = event.start_mark, event.value
        span = self.span(start, event.end_mark)
        # Only escapes in double quotes bring in what the file itself may not hold.
        if event.style == '"' and (found := FORBIDDEN.search(value)):
            self.problems.append(Problem(span, f"{control_name(found.group())} written as an escape", "plain text"))
            value = allowed(value)
        return Text.at(value, span, start.index, quoted=bool(event.style))

    def sequence(self, start: Any, depth: int) -> Sequence:
        items: list[Node] = []
        ends = self.sequence_ends
        for event in self.events:
            if type(event) is ends:
                return Sequence(tuple(items), self.span(start.start_mark, event.end_mark))
            items.append(self.node(event, depth + 1))
        raise AssertionError("the parser ended inside a sequence")

    def mapping(self, start: Any, depth: int) -> Mapping:
        pairs: list[tuple[Text, Node]] = []
        seen: dict[str, Text] = {}
        ends = self.mapping_ends
        for event in self.events:
            if type(event) is ends:
                return Mapping(tuple(pairs), self.span(start.start_mark, event.end_mark))
            key = self.node(event, depth + 1)
            value = self.node(next(self.events), depth + 1)
            if not isinstance(key, Text):
                self.problems.append(Problem(key.span, "a key must be a plain word", "a word"))
            elif key in seen:
                first = seen[key].span.line
                self.problems.append(
                    Problem(key.span, f"key `{clipped(key)}` stands twice; first on line {first}", "each key once")
                )
            else:
                seen[key] = key
                pairs.append((key, value))
        raise AssertionError("the parser ended inside a mapping")

    def stop(self, event: Any, message: str, expected: str) -> None:
        raise Unreadable(Problem(self.span(event.start_mark, event.end_mark), message, expected))
