"""The grammar of the clause language, opened as the parser opens it but in strict mode."""

from functools import cache
from pathlib import Path

from lark import Lark

import grammar

FOLDER = Path(grammar.__file__).parent


def opened(source: str) -> Lark:
    """A parser for the source; raises where terminals collide or rules are ambiguous."""
    return Lark(
        source,
        parser="lalr",
        lexer="contextual",
        start=["sentence", "payment"],
        maybe_placeholders=True,
        import_paths=[str(FOLDER)],
        source_path=str(FOLDER / "clause.lark"),
        strict=True,
    )


@cache
def source() -> str:
    """The text of the main grammar file."""
    return (FOLDER / "clause.lark").read_text(encoding="utf-8")


@cache
def clause() -> Lark:
    """The grammar as it is."""
    return opened(source())
