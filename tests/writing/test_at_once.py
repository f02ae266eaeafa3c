"""Fifty writers at once: nothing that one of them wrote is lost, and nothing of their tools is left behind."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from at_once import at_once, told

from checker.cli import main
from checker.policy.register_file import read_register
from checker.policy.waiver_file import read_waivers
from ruleschema.submission.load import load

WRITERS = 50
CASINO = "casino: house\nname: House of Cards\njurisdiction: us-xx\n"
UNTIL = str(date.today() + timedelta(days=30))
WORDS = ["--reason", "r", "--approver", "a", "--basis", "b", "--until", UNTIL]


def game(slug: str, references: int) -> str:
    """A document with as many references to sections that it does not have."""
    clauses = "".join(f'      - {{at: 1.{n}, refs: [{{to: "{n + 100}"}}]}}\n' for n in range(1, references + 1))
    head = f"title: {slug.title()}\ngame: {slug}\nsource: {{document: house.txt}}\n"
    return f"{head}sections:\n  - number: 1\n    title: Wagers\n    clauses:\n{clauses}"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "submissions" / "house"
    folder.mkdir(parents=True)
    (folder / "casino.yaml").write_text(CASINO, encoding="utf-8")
    (tmp_path / "houserules.toml").write_text('paths = ["submissions"]\n', encoding="utf-8")
    return folder


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_no_waiver_is_lost(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "one.yaml").write_text(game("one", WRITERS), encoding="utf-8")
    main(["check", "--format", "json"])
    findings = json.loads(capsys.readouterr().out)["findings"]
    marks = [each["fingerprint"] for each in findings if each["code"] == "DOC-105"]
    assert len(marks) == WRITERS
    folder = house.parents[1]
    (folder / "waivers.yaml").write_text("# kept\nwaivers:\n", encoding="utf-8")
    assert at_once([["waive", mark, *WORDS] for mark in marks], folder) == [0] * WRITERS, told(folder)
    told(folder)
    waivers = read_waivers(folder / "waivers.yaml")
    assert not waivers.problems
    assert sorted(str(each.fingerprint) for each in waivers.waivers) == sorted(marks)
    assert waivers.text.startswith("# kept\n")
    assert names(folder) == ["houserules.toml", "submissions", "waivers.yaml"]


def test_a_finding_is_waived_once(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "one.yaml").write_text(game("one", 1), encoding="utf-8")
    main(["check", "--format", "json"])
    findings = json.loads(capsys.readouterr().out)["findings"]
    (mark,) = [each["fingerprint"] for each in findings if each["code"] == "DOC-105"]
    folder = house.parents[1]
    codes = at_once([["waive", mark, *WORDS]] * 6, folder)
    assert sorted(codes) == [0, 2, 2, 2, 2, 2]
    assert told(folder).count("is waived already, until") == 5
    assert len(read_waivers(folder / "waivers.yaml").waivers) == 1


def test_no_entry_of_the_register_is_lost(house: Path) -> None:
    slugs = [f"game-{number:02}" for number in range(WRITERS)]
    for slug in slugs:
        (house / f"{slug}.yaml").write_text(game(slug, 3), encoding="utf-8")
    folder = house.parents[1]
    calls = [["check", "--register", "--no-cache", f"submissions/house/{slug}.yaml"] for slug in slugs]
    assert at_once(calls, folder) == [1] * WRITERS, told(folder)
    told(folder)
    register = read_register(folder / "findings.yaml")
    assert not register.problems
    recorded = [str(line.game) for line in register.lines if line.code == "DOC-105"]
    assert sorted(recorded) == sorted(slugs * 3)
    assert names(folder) == ["findings.yaml", "houserules.toml", "submissions"]


def test_what_is_told_of_a_finding_is_the_number_recorded(house: Path) -> None:
    """Each run shows the numbers as they stand when it has recorded them."""
    slugs = [f"game-{number}" for number in range(6)]
    for slug in slugs:
        (house / f"{slug}.yaml").write_text(game(slug, 2), encoding="utf-8")
    folder = house.parents[1]
    calls = [
        ["check", "--register", "--no-cache", "--format", "json", f"submissions/house/{slug}.yaml"] for slug in slugs
    ]
    assert at_once(calls, folder) == [1] * 6
    recorded = {str(line.fingerprint): line.number.number for line in read_register(folder / "findings.yaml").lines}
    shown = [json.loads((folder / f"told-{n}").read_text(encoding="utf-8"))["findings"] for n in range(6)]
    assert {each["fingerprint"]: each["number"] for one in shown for each in one} == recorded


def test_fmt_at_once_leaves_files_whole(house: Path) -> None:
    for number in range(4):
        (house / f"game-{number}.yaml").write_text(game(f"game-{number}", 20), encoding="utf-8")
    folder = house.parents[1]
    assert at_once([["fmt"]] * 12, folder) == [0] * 12, told(folder)
    said = told(folder)
    assert said.count("rewrote ") == 4, "each file by one of them"
    assert not load([folder / "submissions"]).problems
    assert names(house) == ["casino.yaml", *(f"game-{number}.yaml" for number in range(4))]


def test_init_at_once_makes_one_folder(tmp_path: Path) -> None:
    calls = [["init", "new", "--name", f"Casino {number}", "--jurisdiction", "us-oh"] for number in range(12)]
    assert at_once(calls, tmp_path) == [0] * 12, told(tmp_path)
    assert told(tmp_path).count("wrote new/houserules.toml") == 1
    assert names(tmp_path / "new") == [".gitattributes", "houserules.toml", "submissions", "waivers.yaml"]


RULES = """
CASINO WAR

1. Payouts
(a) The casino shall pay each winning Tie Wager at no less than the following odds:
Tie Wager	10 to 1
(b) Two decks must be used, and at most seven patrons may sit at the table.
"""


def test_imports_at_once_into_one_folder_keep_what_a_person_wrote(tmp_path: Path) -> None:
    for number in range(8):
        text = RULES.replace("10 to 1", f"{number + 10} to 1")
        (tmp_path / f"rules-{number}.txt").write_text(text, encoding="utf-8")
    assert main(["import", str(tmp_path / "rules-0.txt"), "-o", str(tmp_path / "out")]) == 0
    draft = tmp_path / "out" / "casino-war.yaml"
    draft.write_text("# mine\n" + draft.read_text(encoding="utf-8"), encoding="utf-8")
    calls = [["import", f"rules-{number}.txt", "-o", "out"] for number in range(8)]
    assert at_once(calls, tmp_path) == [0] * 8, told(tmp_path)
    told(tmp_path)
    found = load([tmp_path / "out"])
    assert not found.problems
    assert found.documents[0].text.startswith("# mine\n")
    last = (tmp_path / "out" / ".houserules" / "casino-war.yaml").read_text(encoding="utf-8")
    assert draft.read_text(encoding="utf-8").removeprefix("# mine\n") == last, "the draft and its copy are of one run"
    assert names(tmp_path) == ["out", *(f"rules-{number}.txt" for number in range(8))]
