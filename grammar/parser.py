"""Lark's parser of the clause language, with the tree built as rules are reduced; kept in the user's own cache."""

import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

from grammar.build import TreeBuilder

FOLDER = Path(__file__).parent
STARTS = ("sentence", "payment")


@cache
def lark() -> Any:
    """The parser: from the cache in a fiftieth of a second, made anew in a fifth."""
    from lark import Lark, lexer

    path = FOLDER / "clause.lark"
    # That no two terminals collide is proven by the tests, in strict mode; where interegular is
    # installed, Lark would prove it again at every start, which takes longer than all the rest.
    proves = lexer.has_interegular
    lexer.has_interegular = False
    try:
        return Lark(
            path.read_text(encoding="utf-8"),
            parser="lalr",
            lexer="contextual",
            start=list(STARTS),
            maybe_placeholders=True,
            import_paths=[str(FOLDER)],
            source_path=str(path),
            transformer=_transformer(),
            cache=_cache_file() or False,
        )
    finally:
        lexer.has_interegular = proves


def _transformer() -> Any:
    """The tree builder as Lark calls it, with the children of a rule as a list."""
    from lark import Transformer

    def called(method: Any) -> Any:
        return lambda self, children: method(*children)

    builder = TreeBuilder()
    names = (name for name in dir(TreeBuilder) if not name.startswith("_"))
    return type("ClauseTransformer", (Transformer,), {name: called(getattr(builder, name)) for name in names})()


def _cache_file() -> str | None:
    """A file in the user's cache folder; none where there is no folder that only this user can write."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    try:
        folder = Path(given) if os.path.isabs(given) else Path.home() / ".cache"
        folder /= "houserules"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        about = folder.stat()
    except (OSError, RuntimeError):
        return None
    foreign = hasattr(os, "getuid") and (about.st_uid != os.getuid() or about.st_mode & 0o022)
    return None if foreign else str(folder / f"clause-{sys.implementation.cache_tag}.lark")
