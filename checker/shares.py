"""Which process judges which files: about as much text for each, and a game's documents together."""

import re
from collections.abc import Iterable

from ruleschema.files import Papers, Raw

# A glance only: a document that turns out to be of another game costs time and changes nothing.
_GAME = re.compile(rb"^game:[ \t]*[\"']?([\w-]+)", re.M)


def shares(sides: Iterable[Papers], workers: int) -> list[frozenset[str]]:
    """Files for each process. A game stays whole, since its documents are compared and share sentences."""
    sizes: dict[str, int] = {}
    games: dict[str, str] = {}
    for raw in (paper.game for papers in sides for paper in papers.papers):
        sizes[raw.name] = max(len(raw.data), sizes.get(raw.name, 0))
        games.setdefault(raw.name, _game(raw))
    found: list[set[str]] = [set() for _ in range(workers)]
    loads = [0] * workers
    for size, files in sorted(_parts(sizes, games, sum(sizes.values()) / workers), reverse=True):
        lightest = loads.index(min(loads))
        found[lightest].update(files)
        loads[lightest] += size
    return [frozenset(share) for share in found]


def _game(raw: Raw) -> str:
    said = _GAME.search(raw.data)
    return said[1].decode() if said else raw.name


def _parts(sizes: dict[str, int], games: dict[str, str], fair: float) -> list[tuple[int, list[str]]]:
    """What is given to one process: a game, or one document of a game that is more than a fair share."""
    by_game: dict[str, list[str]] = {}
    for file in sorted(sizes):
        by_game.setdefault(games[file], []).append(file)
    found: list[tuple[int, list[str]]] = []
    for files in by_game.values():
        size = sum(sizes[file] for file in files)
        found += [(size, files)] if size <= fair else [(sizes[file], [file]) for file in files]
    return found
