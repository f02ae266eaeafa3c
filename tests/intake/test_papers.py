"""Documents in layouts of other houses, written and read by people who did not know the reader.

The keys say what each mention pays and where each game stands. A change that lowers a measure fails here.
"""

import json
from pathlib import Path

import pytest

from ruleschema.intake.draft import Draft, draft_document
from ruleschema.intake.formats.lines import SourceLine, read_plain
from tests.intake.measuring import compared, lost_words, payouts_of, same_range

HERE = Path(__file__).parent
PAPERS = sorted((HERE / "papers").glob("*.txt"))
RECORD = HERE / "papers.json"
Read = dict[Path, tuple[list[SourceLine], Draft]]


@pytest.fixture(scope="module")
def papers() -> Read:
    lines = {path: read_plain(path) for path in PAPERS}
    return {path: (each, draft_document(each, path.name)) for path, each in lines.items()}


def measure(papers: Read) -> dict[str, float]:
    keys = [path.with_suffix(".key.jsonl").read_text(encoding="utf-8") for path in papers]
    key = [json.loads(line) for text in keys for line in text.splitlines() if line]
    mine = [(path.name, table, row) for path, (_, draft) in papers.items() for _, table, row in payouts_of(draft)]
    wanted = [(path, game) for path in papers for game in json.loads(path.with_suffix(".games.json").read_text())]
    hits = [
        any(same_range(found, game["first"], game["last"]) for found in papers[path][1].games) for path, game in wanted
    ]
    return {"game documents found": sum(hits) / len(hits), **compared(key, mine)}


def test_no_measure_on_papers_of_others_is_worse_than_recorded(papers: Read, request: pytest.FixtureRequest) -> None:
    found = {name: round(value, 4) for name, value in measure(papers).items()}
    if request.config.getoption("--update-golden"):
        RECORD.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    recorded = json.loads(RECORD.read_text(encoding="utf-8"))
    worse = {name: (found[name], value) for name, value in recorded.items() if found[name] < value}
    assert not worse, f"now and recorded: {worse}"


@pytest.mark.parametrize("path", PAPERS, ids=lambda path: path.stem)
def test_no_word_of_a_paper_is_lost(papers: Read, path: Path) -> None:
    assert not lost_words(*papers[path])
