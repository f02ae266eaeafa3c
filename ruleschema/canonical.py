"""The canonical layout of a submission: key order and indentation, comments and meaning kept."""

from dataclasses import is_dataclass
from io import StringIO
from typing import Any, get_args, get_origin, get_type_hints

from ruleschema.bind import keys_of
from ruleschema.model import Casino, Game
from ruleschema.source import Mapping, Node, Sequence, compose
from ruleschema.span import Text

WIDTH = 1_000_000


class ChangedError(Exception):
    """Rewriting would have changed what the file says, so it was not done."""


def canonical(text: str, name: str, kind: type[Game] | type[Casino]) -> str:
    """The file in canonical layout; raises ChangedError rather than alter a value."""
    from ruamel.yaml import YAML

    before, _ = compose(text, name)
    yaml = YAML(typ="rt")
    yaml.preserve_quotes = True
    yaml.width = WIDTH
    yaml.indent(mapping=2, sequence=4, offset=2)
    document = yaml.load(text)
    _order(document, kind)
    stream = StringIO()
    yaml.dump(document, stream)
    written = "\n".join(line.rstrip() for line in stream.getvalue().split("\n")).rstrip("\n") + "\n"
    after, _ = compose(written, name)
    if _meaning(before) != _meaning(after):
        raise ChangedError(f"{name}: rewriting would change a value")
    return written


def _order(node: Any, record: type) -> None:
    """Put the keys of a record into the order of the model, and so on below."""
    if isinstance(node, list):
        for item in node:
            _order(item, record)
        return
    if not hasattr(node, "move_to_end"):
        return
    hints = get_type_hints(record)
    for name, key in keys_of(record).items():
        if name in node:
            node.move_to_end(name)
            below = _record_in(hints[key.field])
            if below is not None:
                _order(node[name], below)


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
