"""Nodes into model records: every key, type and place checked, all problems of a file at once."""

import types
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from difflib import get_close_matches
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from ruleschema.submission.source import Mapping, Node, Sequence, clipped
from ruleschema.submission.span import Problem, Text
from ruleschema.submission.values import (
    Count,
    Day,
    Lines,
    Rejected,
    is_empty,
    read_count,
    read_day,
    read_lines,
    read_text,
    shown,
)

Reader = Callable[[Node, list[Problem]], Any]


@dataclass(frozen=True, slots=True)
class Key:
    """One key of a record: its name in YAML, the field it fills, and how it is read."""

    name: str
    field: str
    required: bool
    read: Reader


@cache
def keys_of(record: type) -> dict[str, Key]:
    """The keys of a record type; a trailing underscore frees Python's own words."""
    hints = get_type_hints(record)
    found = {}
    for item in fields(record):
        if item.name == "span":
            continue
        name = item.name.rstrip("_")
        required = item.default is MISSING and item.default_factory is MISSING
        found[name] = Key(name, item.name, required, reader_of(hints[item.name]))
    return found


@cache
def _required(record: type) -> tuple[Key, ...]:
    return tuple(key for key in keys_of(record).values() if key.required)


def bind(record: type, node: Node, problems: list[Problem]) -> Any:
    """A record made from a mapping, or None where it cannot be made."""
    shorthand = getattr(record, "SHORTHAND", None)
    if isinstance(node, Text) and shorthand is not None:
        return record(**{shorthand: read_text(node), "span": node.span})
    if is_empty(node):
        problems.append(Problem(node.span, f"{_article(record, 'the')} is empty", _expected(record)))
        return None
    if not isinstance(node, Mapping):
        problems.append(Problem(node.span, f"{shown(node)} stands where {_article(record)} belongs", _expected(record)))
        return None
    keys = keys_of(record)
    values: dict[str, Any] = {}
    given: set[str] = set()
    before = len(problems)
    for name, value in node.pairs:
        key = keys.get(name)
        if key is None:
            meant = _meant(name, keys)
            given.add(meant)
            problems.append(_unknown(name, value, record, meant))
            continue
        given.add(key.name)
        try:
            values[key.field] = key.read(value, problems)
        except Rejected as error:
            problems.append(error.problem)
    required = _required(record)
    for key in required:
        if key.name not in given:
            problems.append(Problem(node.span, f"{_article(record)} needs `{key.name}`", _expected(record)))
    if any(values.get(key.field) is None for key in required):
        return None
    return record(**values, span=node.span) if len(problems) == before or values else None


def _meant(name: str, keys: dict[str, Key]) -> str:
    """The key that a misspelt one is most like; nothing where it is like none."""
    near = get_close_matches(name, keys, n=1, cutoff=0.6) if len(name) < 40 else []
    return near[0] if near else ""


def _unknown(name: Text, value: Node, record: type, meant: str) -> Problem:
    if value == "" and name[:1].isdigit():
        hint = 'a value with a comma inside { } needs quotes, as in "1,000 to 1"'
        return Problem(name.span, f"`{clipped(name)}` is cut off by a comma", "the whole value in quotes", hint)
    perhaps = f" (did you mean `{meant}`?)" if meant else ""
    return Problem(name.span, f"unknown key `{clipped(name)}` in {_article(record)}{perhaps}", _expected(record))


@cache
def _article(record: type, article: str = "a") -> str:
    """A record in words: its docstring starts with its name."""
    word = (record.__doc__ or record.__name__).split(":")[0].lower()
    return f"{article} {word.removeprefix('an ').removeprefix('a ').removeprefix('the ')}"


@cache
def _expected(record: type) -> str:
    return "one of " + ", ".join(keys_of(record))


def reader_of(hint: Any) -> Reader:
    """How a field of this type is read."""
    if get_origin(hint) in (Union, types.UnionType):
        (hint,) = (each for each in get_args(hint) if each is not types.NoneType)
    if get_origin(hint) is tuple:
        item = get_args(hint)[0]
        return _many(reader_of(item), sentences=hasattr(item, "SHORTHAND"))
    if get_origin(hint) is dict:
        return _named(reader_of(get_args(hint)[1]))
    if is_dataclass(hint) and hint not in (Lines, Day, Count):
        return lambda node, problems: bind(hint, node, problems)  # type: ignore[arg-type]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return lambda node, problems: _choice(hint, node)
    simple: dict[Any, Callable[[Node], Any]] = {Text: read_text, Lines: read_lines, Day: read_day, Count: read_count}
    read = simple[hint]
    return lambda node, problems: read(node)


def _many(read: Reader, *, sentences: bool) -> Reader:
    """A list, or one item that stands for a list of one; a list of sentences has some."""

    def many(node: Node, problems: list[Problem]) -> tuple[Any, ...]:
        items = node.items if isinstance(node, Sequence) else (node,)
        if not items and sentences:
            raise Rejected(node.span, "the list is empty", "a sentence, or leave the key out")
        found = []
        for item in items:
            try:
                found.append(read(item, problems))
            except Rejected as error:
                problems.append(error.problem)
        return tuple(each for each in found if each is not None)

    return many


def _named(read: Reader) -> Reader:
    """A mapping whose keys are names, not keys of a record."""

    def named(node: Node, problems: list[Problem]) -> dict[Text, Any]:
        if not isinstance(node, Mapping):
            raise Rejected(node.span, f"{shown(node)} stands where names with values belong", "name: value")
        found = {}
        for name, value in node.pairs:
            try:
                found[name] = read(value, problems)
            except Rejected as error:
                problems.append(error.problem)
        return {name: value for name, value in found.items() if value is not None}

    return named


def _choice(choices: type[Enum], node: Node) -> Any:
    words = [str(each.value) for each in choices]
    if isinstance(node, Text) and node in words:
        return choices(str(node))
    expected = "one of " + ", ".join(words)
    if is_empty(node):
        raise Rejected(node.span, "the value is empty", expected)
    near = get_close_matches(node, words, n=1) if isinstance(node, Text) and len(node) < 40 else []
    perhaps = f" (did you mean `{near[0]}`?)" if near else ""
    raise Rejected(node.span, f"{shown(node)} is not a choice here{perhaps}", expected)
