"""The canonical layout of a submission: key order and indentation, comments and meaning kept."""

from dataclasses import is_dataclass
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

from ruleschema.submission.bind import keys_of
from ruleschema.submission.layout import Layout
from ruleschema.submission.model import Casino, Game
from ruleschema.submission.source import Mapping, Node, Sequence, Unreadable, compose
from ruleschema.submission.span import Text
from ruleschema.submission.trivia import Places, comments_in


class ChangedError(Exception):
    """Rewriting would have changed what the file says, so it was not done."""


def canonical(text: str, name: str, kind: type[Game] | type[Casino]) -> str:
    """The file in canonical layout; raises ChangedError rather than alter a value or lose a comment."""
    text = text.replace("\r\n", "\n")
    before, problems = compose(text, name)
    if problems:
        raise ChangedError(f"{name}: {problems[0].message}")
    written = Layout(text, before, _order).written(kind)
    try:
        after, _ = compose(written, name)
    except Unreadable:
        raise ChangedError(f"{name}: rewriting would break the file") from None
    if _meaning(before) != _meaning(after):
        raise ChangedError(f"{name}: rewriting would change a value")
    if _comments(text, before) != _comments(written, after):
        raise ChangedError(f"{name}: rewriting would lose a comment")
    return written


def _order(node: Mapping, record: type | None) -> list[tuple[Text, Node, type | None]]:
    """Pairs in the order of the model, with the record that each value holds."""
    below = _records_below(record) if record is not None else {}
    places = {name: number for number, name in enumerate(below)}
    pairs = sorted(node.pairs, key=lambda pair: places.get(pair[0], len(places)))
    return [(key, value, below.get(key)) for key, value in pairs]


@cache
def _records_below(record: type) -> dict[str, type | None]:
    """The keys of a record in order, each with the record it holds, if any."""
    hints = get_type_hints(record)
    return {name: _record_in(hints[key.field]) for name, key in keys_of(record).items()}


def _record_in(hint: Any) -> type | None:
    """The record type inside tuple[...] or an optional."""
    for each in (hint, *get_args(hint)):
        if is_dataclass(each) and "span" in get_type_hints(each) and isinstance(each, type):
            return each if get_origin(hint) is None or each in get_args(hint) else None
    return None


def _meaning(node: Node) -> object:
    """A tree without places, styles and key order."""
    match node:
        case Text():
            return str(node)
        case Sequence():
            return [_meaning(item) for item in node.items]
        case Mapping():
            return {str(key): _meaning(value) for key, value in node.pairs}


def _comments(text: str, root: Node) -> list[str]:
    return sorted(comments_in(root, Places(text), 0, len(text)))
