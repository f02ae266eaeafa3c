"""Versions of small and shipped documents for the tests of diffs and comparisons."""

import json
from collections import defaultdict
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from checker.compare import matrix as matrices
from checker.compare.change import Change
from checker.compare.diff import changes
from checker.compare.rows import Law, Matrix
from checker.compare.version import Version
from checker.engine.filing import Filing
from ruleschema.submission.load import Document, load
from ruleschema.submission.load_texts import load_texts

ROOT = Path(__file__).resolve().parents[2]
HEADER = "game: example\ntitle: Example\nsource: {document: example.txt}\n"
CASINO = "casino: {slug}\nname: {name}\njurisdiction: us-oh\nregulator: Ohio Casino Control Commission\n"


def version(fragment: str, slug: str = "example-casino", name: str = "Example Casino") -> tuple[Document, ...]:
    """One document from the sections of a game file."""
    return game_file(HEADER + fragment, slug, name)


@lru_cache(maxsize=64)
def game_file(text: str, slug: str = "example-casino", name: str = "Example Casino") -> tuple[Document, ...]:
    files = {f"{slug}/casino.yaml": CASINO.format(slug=slug, name=name), f"{slug}/game.yaml": text}
    loaded = load_texts({file: content.encode() for file, content in files.items()})
    assert not loaded.problems, loaded.problems
    return loaded.documents


def says(*sentences: str) -> tuple[Document, ...]:
    """One document that says these sentences, a clause each."""
    clauses = "".join(f"\n      - {{at: 1.{n}, says: {json.dumps(text)}}}" for n, text in enumerate(sentences, 1))
    return version(f"sections:\n  - number: 1\n    title: Rules\n    clauses:{clauses}\n")


def matrix(documents: Iterable[Document], game: str, law: Law = lambda facts: "") -> Matrix:
    """The comparison of a game over these documents."""
    return matrices.matrix([Version(Filing(each)) for each in documents], game, law)


def diff(old: tuple[Document, ...], new: tuple[Document, ...]) -> tuple[Change, ...]:
    return changes(old, new)


@cache
def shipped() -> tuple[Document, ...]:
    return load([ROOT / "submissions"]).documents


@cache
def shipped_pairs() -> list[tuple[Document, Document]]:
    """Every two casinos' documents of one game."""
    by_game = defaultdict(list)
    for document in shipped():
        by_game[str(document.game.game)].append(document)
    return [(a, b) for games in by_game.values() for i, a in enumerate(games) for b in games[i + 1 :]]
