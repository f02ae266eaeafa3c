"""How well the shared documents are read; a change that lowers a measure fails here."""

import json
from pathlib import Path

import pytest

from ruleschema.intake.draft import Draft
from ruleschema.intake.formats.lines import SourceLine
from ruleschema.submission.load import load
from ruleschema.submission.provisions import provisions
from tests.intake.conftest import ROOT, shared
from tests.intake.measuring import (
    clauses_of,
    compared,
    described,
    lost_words,
    numbered,
    payouts_of,
    same_range,
    words_called_noise,
)

HERE = Path(__file__).parent
RECORD = HERE / "measures.json"
Seeds = dict[str, tuple[list[SourceLine], Draft]]


def measure(seeds: Seeds) -> dict[str, float]:
    counts = [draft.counts for _, draft in seeds.values()]
    return {
        **_games(seeds),
        **_payouts(seeds),
        "clauses under their number": _numbers(seeds),
        "words wrongly called noise": float(_wrong_noise(seeds)),
        "words lost": float(sum(sum(lost_words(lines, draft).values()) for lines, draft in seeds.values())),
        "modal sentences read": sum(each.modal_read for each in counts) / sum(each.modal for each in counts),
    }


def _games(seeds: Seeds) -> dict[str, float]:
    folder = shared("reference")
    assert folder is not None
    wanted = described((folder / "documents.md").read_text(encoding="utf-8"))
    spans = [(name, span) for name, found in wanted.items() for span in found]
    hits = [any(same_range(game, first, last) for game in seeds[name][1].games) for name, (first, last, _) in spans]
    missing = 0
    for name, (first, last, facts) in spans:
        given = sum(1 for _, _, row in payouts_of(seeds[name][1]) if first <= row.src[0] <= last)
        missing += abs(facts - given)
    return {
        "game documents found": sum(hits) / len(hits),
        "payouts counted as described": 1 - missing / sum(facts for _, (_, _, facts) in spans),
    }


def _numbers(seeds: Seeds) -> float:
    """Of the numbered clauses of the shipped submissions, how many the draft has under that number at that line."""
    mine = {
        (name, clause.src[0], numbered(clause.at))
        for name, (_, draft) in seeds.items()
        for game in draft.games
        for clause in clauses_of(game)
        if clause.at and clause.src
    }
    wanted = {
        (str(document.game.source.document), provision.lines[0], numbered(provision.at))
        for document in load([ROOT / "submissions"]).documents
        for provision in provisions(document.game)
        if provision.lines and provision.at != "missing"
    }
    return len(wanted & mine) / len(wanted)


def _payouts(seeds: Seeds) -> dict[str, float]:
    key = [json.loads(line) for line in (HERE / "readings.jsonl").read_text(encoding="utf-8").splitlines()]
    read = {(row["document"], number) for row in key for number in row["src"]}
    spans = _read_spans(seeds, read)
    titles = {
        (name, number): game.title
        for name, (_, draft) in seeds.items()
        for game in draft.games
        for number in range(game.lines[0], game.lines[1] + 1)
    }
    key = [row | {"game": titles.get((row["document"], row["src"][0]))} for row in key]
    mine = [
        (name, table, row)
        for name, (_, draft) in seeds.items()
        for game, table, row in payouts_of(draft)
        if (name, game.game) in spans
    ]
    return compared(key, mine)


def _wrong_noise(seeds: Seeds) -> int:
    """Words the reader calls noise on lines where the encoded submissions have a rule."""
    wrong = 0
    for document in load([ROOT / "submissions"]).documents:
        game = document.game
        lines, draft = seeds[str(game.source.document)]
        assert game.source.lines is not None
        noise = {number for each in game.noise for number in each.lines.numbers}
        noise |= set(game.filing.src.numbers) if game.filing and game.filing.src else set()
        rules = set(game.source.lines.numbers) - noise
        wrong += sum(words for number, words in words_called_noise(lines, draft) if number in rules)
    return wrong


def _read_spans(seeds: Seeds, read: set[tuple[str, int]]) -> set[tuple[str, str]]:
    """The games of which an independent reading exists."""
    return {
        (name, game.game)
        for name, (_, draft) in seeds.items()
        for game in draft.games
        if any(document == name and game.lines[0] <= number <= game.lines[1] for document, number in read)
    }


def test_no_measure_is_worse_than_recorded(seeds: Seeds, request: pytest.FixtureRequest) -> None:
    found = {name: round(value, 4) for name, value in measure(seeds).items()}
    if request.config.getoption("--update-golden"):
        RECORD.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    recorded = json.loads(RECORD.read_text(encoding="utf-8"))
    for name in ("words lost", "words wrongly called noise"):
        assert found[name] <= recorded.pop(name), name
    worse = {name: (found[name], value) for name, value in recorded.items() if found[name] < value}
    assert not worse, f"now and recorded: {worse}"
