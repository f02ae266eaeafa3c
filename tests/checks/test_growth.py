"""However long a document is and however alike its rows and sentences are, no check takes the square of its time."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from checker.engine.run import run
from ruleschema.submission.load import load

ROWS = {
    "all different": lambda n: f"{{outcome: Outcome {n}, pays: 1 to 1}}",
    "all the same": lambda n: "{outcome: Pair, pays: 1 to 1}",
    "the same at other odds": lambda n: f"{{outcome: Pair, pays: {n + 1} to 1}}",
    "columns of one line": lambda n: "{outcome: Pair, pays: 1 to 1, src: 4}",
    "under headings": lambda n: f"{{outcome: Pair, pays: 1 to 1, src: {2 * n + 3}}}",
    "lists of numbers": lambda n: f'{{outcome: "{n} or 7", pays: 1 to 1}}',
    "in other cases": lambda n: f"{{outcome: Pair, pays: {n + 1} to 1, condition: if {n} decks are used}}",
}
SENTENCES = {
    "figures of one procedure": lambda n: f"dealer shall burn exactly {n + 1} cards.",
    "acts in turn": lambda n: "dealer shall stand on soft 17." if n % 2 else "dealer shall hit on soft 17.",
}


def game(rows: list[str]) -> str:
    listed = "".join(f"            - {row}\n" for row in rows)
    head = "game: craps\nsections:\n  - number: 1\n    title: Odds\n    clauses:\n      - at: 1.A\n        pays:\n"
    return f"{head}          wager: Field\n          src: 2-{2 * len(rows) + 3}\n          rows:\n{listed}"


def rules(sentences: list[str]) -> str:
    listed = "".join(f"      - at: 1.{n}\n        says: {each}\n" for n, each in enumerate(sentences, 1))
    return f"game: blackjack\nsections:\n  - number: 1\n    title: Dealing\n    clauses:\n{listed}"


def seconds(folder: Path) -> float:
    loaded = load([folder])
    assert not loaded.problems
    start = time.process_time()
    run(loaded)
    return time.process_time() - start


@pytest.mark.parametrize("shape", ROWS.values(), ids=ROWS.keys())
def test_rows(submission: Callable[..., Path], shape: Callable[[int], str]) -> None:
    """Forty thousand rows took 68 seconds, four times those of twenty thousand."""
    short, long = (seconds(submission(game([shape(n) for n in range(count)]))) for count in (400, 1_600))
    assert long < 8 * short + 0.1


@pytest.mark.parametrize("shape", SENTENCES.values(), ids=SENTENCES.keys())
def test_sentences(submission: Callable[..., Path], shape: Callable[[int], str]) -> None:
    short, long = (seconds(submission(rules([shape(n) for n in range(count)]))) for count in (200, 800))
    assert long < 8 * short + 0.1
