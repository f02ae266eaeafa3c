"""Which process judges which files: about as much work for each, and a game's documents together as far as may be."""

import re
from collections.abc import Iterable

from ruleschema.submission.files import Papers, Raw

# A glance only: a document that turns out to be of another game costs time and changes nothing.
_GAME = re.compile(rb"^game:[ \t]*[\"']?([\w-]+)", re.M)
# Every document is asked every question, however short it is: that takes as long as so many bytes do.
_QUESTIONS = 7000


def shares(sides: Iterable[Papers], workers: int) -> list[frozenset[str]]:
    """Files for each process, in equal runs of all files by game: a game's documents share sentences."""
    work: dict[str, int] = {}
    games: dict[str, str] = {}
    for raw in (paper.game for papers in sides for paper in papers.papers):
        work[raw.name] = max(len(raw.data) + _QUESTIONS, work.get(raw.name, 0))
        games.setdefault(raw.name, _game(raw))
    fair = sum(work.values()) / workers
    found: list[set[str]] = [set() for _ in range(workers)]
    before = 0
    for file in sorted(work, key=lambda file: (games[file], file)):
        middle = before + work[file] / 2
        found[min(int(middle / fair), workers - 1)].add(file)
        before += work[file]
    return [frozenset(share) for share in found]


def _game(raw: Raw) -> str:
    said = _GAME.search(raw.data)
    return said[1].decode() if said else raw.name
