"""Vocabulary: the words the data files give, loaded once with the same strictness as submissions."""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ruleschema.bind import bind
from ruleschema.source import Sequence, compose
from ruleschema.span import Span, Text


@dataclass(frozen=True, slots=True)
class GameName:
    """A game name: a slug and the names the game goes by."""

    game: Text
    names: tuple[Text, ...]
    span: Span
    loose: Text | None = None
    links: Text | None = None


@dataclass(frozen=True, slots=True)
class Regulator:
    """A regulator: a word for it and where that word belongs."""

    word: Text
    jurisdictions: tuple[Text, ...]
    span: Span


@cache
def games() -> tuple[GameName, ...]:
    """The games of the vocabulary."""
    return read_list("games.yaml", GameName)


@cache
def regulators() -> tuple[Regulator, ...]:
    """The regulators of the vocabulary."""
    return read_list("regulators.yaml", Regulator)


def read_list(name: str, record: type) -> tuple[Any, ...]:
    """A shipped list; a problem in it is a fault of the program, told by file and line."""
    text = files("ruleschema.vocabulary").joinpath(name).read_text(encoding="utf-8")
    node, problems = compose(text, name)
    found = tuple(bind(record, item, problems) for item in (node.items if isinstance(node, Sequence) else ()))
    if problems:
        raise ValueError(f"{problems[0].span}: {problems[0].message}")
    return found
