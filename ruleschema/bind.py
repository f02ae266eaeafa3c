"""Nodes into model records: every key, type and place checked, all problems of a file at once."""

import types
from collections.abc import Callable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from difflib import get_close_matches
from enum import Enum
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from ruleschema.source import Mapping, Node, Sequence
from ruleschema.span import Problem, Text
from ruleschema.values import Count, Day, Lines, Rejected, read_count, read_day, read_lines, read_text, shown

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


def bind(record: type, node: Node, problems: list[Problem]) -> Any:
    """A record made from a mapping, or None where it cannot be made."""
    shorthand = getattr(record, "SHORTHAND", None)
    if isinstance(node, Text) and shorthand is not None:
        return record(**{shorthand: node, "span": node.span})
    if not isinstance(node, Mapping):
        problems.append(Problem(node.span, f"{shown(node)} stands where {_article(record)} belongs", _expected(record)))
        return None
    keys = keys_of(record)
    values: dict[str, Any] = {}
    before = len(problems)
    for name, value in node.pairs:
        key = keys.get(name)
        if key is None:
            problems.append(_unknown(name, value, record))
            continue
        try:
            values[key.field] = key.read(value, problems)
        except Rejected as error:
            problems.append(error.problem)
    _require(record, keys, node, problems)
    if any(key.required and values.get(key.field) is None for key in keys.values()):
        return None
    return record(**values, span=node.span) if len(problems) == before or values else None


def _require(record: type, keys: dict[str, Key], node: Mapping, problems: list[Problem]) -> None:
    given = {str(name) for name, _ in node.pairs}
    for key in keys.values():
        if key.required and key.name not in given:
            problems.append(Problem(node.span, f"{_article(record)} needs `{key.name}`", _expected(record)))


def _unknown(name: Text, value: Node, record: type) -> Problem:
    if value == "" and name[:1].isdigit():
        hint = 'a value with a comma inside { } needs quotes, as in "1,000 to 1"'
        return Problem(name.span, f"`{name}` is cut off by a comma", "the whole value in quotes", hint)
    near = get_close_matches(name, keys_of(record), n=1, cutoff=0.6)
    hint = f"did you mean `{near[0]}`?" if near else ""
    return Problem(name.span, f"unknown key `{name}` in {_article(record)}", _expected(record), hint)


def _article(record: type) -> str:
    word = (record.__doc__ or record.__name__).split(":")[0].lower()
    return word if word.startswith(("a ", "an ", "the ")) else f"a {word}"


def _expected(record: type) -> str:
    return "one of " + ", ".join(keys_of(record))


def reader_of(hint: Any) -> Reader:
    """How a field of this type is read."""
    if get_origin(hint) in (Union, types.UnionType):
        (hint,) = (each for each in get_args(hint) if each is not types.NoneType)
    if get_origin(hint) is tuple:
        return _many(reader_of(get_args(hint)[0]))
    if get_origin(hint) is dict:
        return _named(reader_of(get_args(hint)[1]))
    if is_dataclass(hint) and hint not in (Lines, Day, Count):
        return lambda node, problems: bind(hint, node, problems)  # type: ignore[arg-type]
    if isinstance(hint, type) and issubclass(hint, Enum):
        return lambda node, problems: _choice(hint, node)
    simple: dict[Any, Callable[[Node], Any]] = {Text: read_text, Lines: read_lines, Day: read_day, Count: read_count}
    read = simple[hint]
    return lambda node, problems: read(node)


def _many(read: Reader) -> Reader:
    def many(node: Node, problems: list[Problem]) -> tuple[Any, ...]:
        items = node.items if isinstance(node, Sequence) else (node,)
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
    near = get_close_matches(node, words, n=1) if isinstance(node, Text) else []
    hint = f"did you mean `{near[0]}`?" if near else ""
    raise Rejected(node.span, f"{shown(node)} is not a choice here", "one of " + ", ".join(words), hint)
