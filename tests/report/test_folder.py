"""A report is written completely or not at all, and never over what is not a report."""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from checker.cli import main
from checker.commands.folder import write_folder

GAME = "sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, says: player may make a wager.}]}]"


@pytest.fixture
def desk(submission: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    submission(GAME)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def report(*more: str, out: str = "out") -> int:
    return main(["report", "example-casino", "-o", out, *more])


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_report_replaces_an_earlier_one_as_a_whole(desk: Path, submission: Callable[..., Path]) -> None:
    assert report() == 0
    first = names(desk / "out")
    submission(GAME, file="second")
    submission(GAME.replace("sections", "game: other\nsections"), file="second")
    assert report() == 0
    assert set(names(desk / "out")) - set(first) == {"example-casino-other.html"}
    (desk / "example-casino" / "second.yaml").unlink()
    assert report() == 0
    assert names(desk / "out") == first
    assert names(desk) == ["example-casino", "out"]


def test_an_empty_folder_is_filled(desk: Path) -> None:
    (desk / "out").mkdir()
    assert report() == 0


def test_a_folder_with_files_of_the_user_is_refused(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report() == 0
    (desk / "out" / "minutes.docx").write_text("precious", encoding="utf-8")
    before = names(desk / "out")
    capsys.readouterr()
    assert report() == 2
    assert capsys.readouterr().err == (
        "houserules: no report written: out holds minutes.docx, which no report wrote; "
        "name another folder, or replace it with --force\n"
    )
    assert names(desk / "out") == before
    assert report("--force") == 0
    assert "minutes.docx" not in names(desk / "out")


@pytest.mark.parametrize("manifest", ["", "[]", "{}", '{"generator": "houserules report", "files": 7}', "[" * 100_000])
def test_a_manifest_that_is_none_does_not_vouch_for_files(desk: Path, manifest: str) -> None:
    (desk / "out").mkdir()
    (desk / "out" / "report.json").write_text(manifest, encoding="utf-8")
    assert report() == 2


@pytest.mark.parametrize(
    ("out", "reason"),
    [
        ("example-casino", "holds the submissions themselves"),
        (".", "holds the submissions themselves"),
        ("notes.txt", "is a file"),
    ],
)
def test_a_place_in_use_is_refused_even_with_force(
    desk: Path, out: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (desk / "notes.txt").write_text("x", encoding="utf-8")
    assert report("--force", out=out) == 2
    assert reason in capsys.readouterr().err
    assert names(desk) == ["example-casino", "notes.txt"]


def test_the_folder_one_stands_in_is_refused(
    desk: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (desk / "here").mkdir()
    monkeypatch.chdir(desk / "here")
    assert main(["report", "../example-casino", "-o", ".", "--force"]) == 2
    assert "holds the folder you are in" in capsys.readouterr().err


def test_a_report_that_fails_half_way_leaves_the_old_one(tmp_path: Path) -> None:
    target = tmp_path / "out"
    write_folder(target, [("a", "old"), ("b", "old")])

    def failing() -> Iterator[tuple[str, str]]:
        yield "a", "new"
        raise RuntimeError("boom")

    with pytest.raises(RuntimeError):
        write_folder(target, failing())
    assert {path.name: path.read_text() for path in target.iterdir()} == {"a": "old", "b": "old"}
    assert names(tmp_path) == ["out"]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_an_unwritable_place_costs_one_line(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (desk / "locked").mkdir(mode=0o500)
    assert report(out="locked/out") == 2
    assert "Permission denied" in capsys.readouterr().err


def test_a_file_in_the_way_costs_one_line(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (desk / "file").write_text("x", encoding="utf-8")
    assert report(out="file/out") == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("houserules: no report written: ")


def test_nothing_read_writes_nothing(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report() == 0
    before = {path.name: path.read_bytes() for path in (desk / "out").iterdir()}
    capsys.readouterr()
    assert main(["report", "exmaple-casino", "-o", "out"]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == "houserules: no report written: no submission could be read"
    assert {path.name: path.read_bytes() for path in (desk / "out").iterdir()} == before


def test_what_was_written_is_told(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert report() == 0
    assert capsys.readouterr().out == "out: 4 files written; documents: 1, findings: 0\n"


def test_the_manifest_lists_what_is_there(desk: Path) -> None:
    assert report() == 0
    told = json.loads((desk / "out" / "report.json").read_text(encoding="utf-8"))
    assert sorted(told["files"]) == names(desk / "out")
