"""Drafts of small documents of our own, and of the shared documents where they are present."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ruleschema.intake.draft import Draft, draft_document
from ruleschema.intake.formats.lines import SourceLine, read_plain

ROOT = Path(__file__).resolve().parents[2]
READINGS = Path(__file__).with_name("readings.jsonl")


def shared(name: str) -> Path | None:
    """A folder of the shared material, which stands beside the checkout or above it."""
    return next((parent / "shared" / name for parent in ROOT.parents if (parent / "shared" / name).is_dir()), None)


@pytest.fixture(scope="session")
def drafted() -> Callable[[str], Draft]:
    """The draft of a text."""

    def make(text: str) -> Draft:
        lines = text.strip("\n").split("\n")
        return draft_document([SourceLine(number, line) for number, line in enumerate(lines, 1)], "own.txt")

    return make


@pytest.fixture(scope="session")
def seeds() -> dict[str, tuple[list[SourceLine], Draft]]:
    """The shared documents that have a key, with their drafts, each read once."""
    folder = shared("seeds")
    if folder is None:
        pytest.skip("the shared documents are not here")
    found = {}
    keyed = {json.loads(line)["document"] for line in READINGS.read_text(encoding="utf-8").splitlines()}
    for path in sorted(folder.glob("*.txt")):
        if path.name not in keyed:
            continue
        lines = read_plain(path)
        found[path.name] = (lines, draft_document(lines, path.name))
    return found
