"""How a draft lies in the document it was read from, and what others that were cut from it can find in it."""

from typing import NamedTuple

from ruleschema.submission.model import Game
from ruleschema.submission.numbers import path_of
from ruleschema.submission.values import MISSING

Path = tuple[str, ...]


class Outline(NamedTuple):
    """The document and the lines of a draft, and the numbers it has."""

    document: str
    first: int
    last: int
    paths: frozenset[Path]
    # The numbers that its contents list.
    listed: frozenset[Path]
    # Whether it begins in the middle of a section: with clauses that count, under neither number nor title.
    headless: bool


def outline_of(game: Game, paths: frozenset[Path]) -> Outline:
    """The outline of a game file with these numbers."""
    lines = game.source.lines.numbers if game.source.lines else (0,)
    listed = frozenset(path_of(entry.number) for entry in game.contents if entry.number is not None)
    return Outline(str(game.source.document), min(lines), max(lines), paths, listed, _headless(game))


def _headless(game: Game) -> bool:
    head = game.sections[0] if game.sections else None
    if head is None or head.number is not None or head.title != MISSING:
        return False
    return any(clause.at is not None for clause in head.clauses)
