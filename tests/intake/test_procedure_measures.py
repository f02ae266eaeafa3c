"""How many procedure facts of the encoded submissions the drafts of the same documents give, and how many are real."""

import json
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

from ruleschema.intake.draft import Draft
from ruleschema.intake.formats.lines import SourceLine
from ruleschema.intake.saving.write import render
from ruleschema.meaning.procedures import ProcedureFact, procedure_facts
from ruleschema.meaning.statements import statements
from ruleschema.submission.load import Document, load
from ruleschema.submission.provisions import spoken
from tests.conftest import CASINO
from tests.intake.conftest import ROOT

RECORD = Path(__file__).parent / "procedures.json"
Seeds = dict[str, tuple[list[SourceLine], Draft]]
Facts = dict[tuple[str, str], list[ProcedureFact]]


def measure(wanted: Facts, given: Facts) -> dict[str, float]:
    pairs = [(fact, _near(fact, given[place])) for place, facts in wanted.items() for fact in facts]
    figures = [(fact, found) for fact, found in pairs if fact.unit != "phrase"]
    real = [(fact, _near(fact, wanted[place])) for place, facts in given.items() for fact in facts]
    found = [(fact, other) for fact, others in pairs for other in others]
    return {
        "facts found": _share(bool(found) for _, found in pairs),
        "facts real": _share(bool(found) for _, found in real),
        "figures found": _share(bool(found) for _, found in figures),
        "figures right": _share(_figure(fact) in map(_figure, found) for fact, found in figures),
        "modality right": _share(fact.modality == other.modality for fact, other in found),
    }


def _figure(fact: ProcedureFact) -> tuple[object, ...]:
    return fact.bound, fact.value, fact.unit


def _near(fact: ProcedureFact, others: list[ProcedureFact]) -> list[ProcedureFact]:
    """The facts on the same lines of the document, or next to them."""
    return [other for other in others if any(abs(mine - line) <= 1 for mine in fact.src for line in other.src)]


def _share(hits: Iterable[bool]) -> float:
    counted = list(hits)
    return round(sum(counted) / len(counted), 4)


def _facts(documents: Iterable[Document], games: set[tuple[str, str]]) -> Facts:
    found: Facts = defaultdict(list)
    for document in documents:
        name = str(document.game.source.document)
        if (name, str(document.game.game)) in games:
            for fact in procedure_facts(document, statements(document, list(spoken(document.game)))):
                found[name, fact.topic].append(fact)
    return found


def test_no_measure_of_procedures_is_worse_than_recorded(
    seeds: Seeds, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    for name, (_, draft) in seeds.items():
        folder = tmp_path / f"c{name[:3]}"
        folder.mkdir()
        casino = CASINO.format(slug=folder.name, name="Example", jurisdiction="us-oh")
        (folder / "casino.yaml").write_text(casino, encoding="utf-8")
        for file, text in render(draft).items():
            (folder / file).write_text(text, encoding="utf-8")
    encoded = load([ROOT / "submissions"]).documents
    games = {(str(document.game.source.document), str(document.game.game)) for document in encoded}
    found = measure(_facts(encoded, games), _facts(load([tmp_path]).documents, games))
    if request.config.getoption("--update-golden"):
        RECORD.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    recorded = json.loads(RECORD.read_text(encoding="utf-8"))
    worse = {name: (found[name], value) for name, value in recorded.items() if found[name] < value}
    assert not worse, f"now and recorded: {worse}"
