"""A submission as a tree that can be changed and written back: every scalar as text, comments in their places."""

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from functools import cache
from io import StringIO
from typing import Any

WIDTH = 1_000_000


class Missing(Enum):
    """What stands where a key or item is not there."""

    MISSING = "missing"


def _yaml() -> Any:
    """A round-trip reader that takes every scalar as the text it is: 07 stays 07, a day stays as written."""
    from ruamel.yaml import YAML

    yaml = YAML(typ="rt")
    yaml.Resolver = _text_only()
    yaml.preserve_quotes = True
    yaml.width = WIDTH
    yaml.indent(mapping=2, sequence=4, offset=2)
    return yaml


@cache
def _text_only() -> type:
    from ruamel.yaml.nodes import ScalarNode
    from ruamel.yaml.resolver import VersionedResolver

    class TextOnly(VersionedResolver):
        """Resolves no plain scalar to a number, a date or a truth value."""

        def resolve(self, kind: Any, value: Any, implicit: Any) -> Any:
            return self.DEFAULT_SCALAR_TAG if kind is ScalarNode else super().resolve(kind, value, implicit)

    return TextOnly


def load(text: str) -> Any:
    """The tree of a file; an empty one as an empty mapping."""
    found = _yaml().load(text)
    return found if isinstance(found, dict) else {}


def write(tree: Any) -> str:
    """The file in the layout that `houserules fmt` gives."""
    stream = StringIO()
    _yaml().dump(tree, stream)
    return "\n".join(line.rstrip() for line in stream.getvalue().split("\n")).rstrip("\n") + "\n"


def fresh_list(like: Any = None, made: list[tuple[int | None, Any]] | None = None) -> Any:
    """A list of these items; comments on items of the list it replaces move along."""
    from ruamel.yaml.comments import CommentedSeq

    found = CommentedSeq([item for _, item in made or []])
    if isinstance(like, CommentedSeq):
        if like.fa.flow_style() is not None:
            found.fa._flow_style = like.fa.flow_style()
        found.ca.comment = like.ca.comment
        for index, (before, _) in enumerate(made or []):
            if before is not None and before in like.ca.items:
                found.ca.items[index] = like.ca.items[before]
    return found


def put(tree: Any, key: str, value: Any, order: Any) -> None:
    """Set, keep or take away a key; a new one stands behind the same neighbour as in `order`."""
    if value is Missing.MISSING:
        if key in tree:
            del tree[key]
    elif key in tree:
        if tree[key] is not value:
            tree[key] = value
    else:
        names = list(order)
        before = [name for name in names[: names.index(key)] if name in tree] if key in names else []
        here = list(tree).index(before[-1]) + 1 if before else len(tree)
        tree.insert(here, key, value)


def has_comments(node: Any) -> bool:
    """Whether any comment hangs on the node or below it."""
    return next(_comments(node), None) is not None


def comments_lost(before: str, after: str) -> str:
    """Comments that lost their place, as lines for the end of the file."""
    lost = Counter(_comments(load(before))) - Counter(_comments(load(after)))
    return "".join(f"{line}\n" for line in lost.elements())


def _comments(node: Any) -> Iterator[str]:
    """Every comment line below a node."""
    for token in _tokens(getattr(node, "ca", None)):
        yield from (line.strip() for line in token.split("\n") if line.strip())
    if isinstance(node, dict):
        for value in node.values():
            yield from _comments(value)
    elif isinstance(node, list):
        for value in node:
            yield from _comments(value)


def _tokens(held: Any) -> Iterator[str]:
    if held is None:
        return
    waiting = [held.comment, *held.items.values(), getattr(held, "end", None)]
    while waiting:
        each = waiting.pop()
        if isinstance(each, list | tuple):
            waiting.extend(each)
        elif hasattr(each, "value"):
            yield each.value
