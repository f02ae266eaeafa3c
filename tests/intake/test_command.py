"""houserules import: written completely or not at all, and checked by the same reader as any submission."""

import os
import re
import shutil
import sys
from pathlib import Path

import pytest

from checker.cli import main
from ruleschema.submission.load import load
from tests.report.test_progress import Terminal

DOCUMENT = """
GRAND RIVER GAMING HALL RULES
Page 1

CASINO WAR

1. Definitions
War – A second wager that a patron makes once the first cards tie.

2. Payouts
(a) The casino shall pay each winning Tie Wager at no less than the following odds:
Tie Wager	10 to 1
(b) Two decks must be used, and at most seven patrons may sit at the table.
(c) Bongo zing if whenever.
"""


@pytest.fixture
def document(tmp_path: Path) -> Path:
    path = tmp_path / "rules.txt"
    path.write_text(DOCUMENT, encoding="utf-8")
    return path


def call(document: Path, target: Path, *more: str) -> int:
    return main(["import", str(document), "-o", str(target), *more])


def test_a_document_becomes_a_submission_that_loads(
    document: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "grand-river"
    assert call(document, target, "--jurisdiction", "us-oh") == 0
    found = load([target])
    assert not found.problems
    assert [str(each.game.game) for each in found.documents] == ["casino-war"]
    assert found.documents[0].slug == "grand-river"
    assert "1 game from rules.txt" in capsys.readouterr().out


def test_the_layout_is_canonical(document: Path, tmp_path: Path) -> None:
    call(document, tmp_path / "out")
    assert main(["fmt", "--check", str(tmp_path / "out")]) == 0


def test_what_is_there_is_not_replaced_without_force(document: Path, tmp_path: Path) -> None:
    target = tmp_path / "out"
    call(document, target)
    kept = (target / "casino-war.yaml").read_text(encoding="utf-8")
    (target / "casino-war.yaml").write_text("edited: by a person\n", encoding="utf-8")
    (target / "notes.txt").write_text("mine", encoding="utf-8")
    shutil.rmtree(target / ".houserules")
    assert call(document, target) == 2
    assert (target / "casino-war.yaml").read_text(encoding="utf-8") == "edited: by a person\n"
    assert call(document, target, "--force") == 0
    assert (target / "casino-war.yaml").read_text(encoding="utf-8") == kept
    assert (target / "notes.txt").read_text(encoding="utf-8") == "mine"


def test_importing_again_keeps_what_a_person_confirmed(document: Path, tmp_path: Path) -> None:
    target = tmp_path / "out"
    call(document, target)
    path = target / "casino-war.yaml"
    confirmed = re.sub(r"\n +read: auto", "", path.read_text(encoding="utf-8"), count=1)
    edited = "# looked at by a person\n" + confirmed
    path.write_text(edited, encoding="utf-8")
    assert call(document, target) == 0
    assert path.read_text(encoding="utf-8").count("read: auto") == edited.count("read: auto")
    assert "# looked at by a person" in path.read_text(encoding="utf-8")


def test_a_failed_write_leaves_nothing(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "rename", full)
    assert call(document, tmp_path / "out") == 2
    assert sorted(each.name for each in tmp_path.iterdir()) == ["rules.txt"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\xff\xfeB\x00", "UTF-16"),
        (b"caf\xe9", "not UTF-8"),
        (b"a\x00b", "not known here"),
        (b"PK\x03\x04", "holds a Word document"),
        (b"", "the file is empty"),
    ],
)
def test_an_unreadable_document_costs_one_line(
    data: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(data)
    assert call(path, tmp_path / "out") == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
    assert not (tmp_path / "out").exists()


def test_a_page_that_cannot_be_written_does_not_unmake_the_draft(
    document: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(document, tmp_path / "out", "--report", str(tmp_path / "absent" / "page.html")) == 2
    told = capsys.readouterr()
    assert "written to" in told.out
    assert told.err == f"houserules: {tmp_path}/absent/page.html cannot be written: No such file or directory\n"
    assert (tmp_path / "out" / "casino-war.yaml").exists()


def test_a_missing_document_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(tmp_path / "absent.txt", tmp_path / "out") == 2
    assert "not there" in capsys.readouterr().err


def test_games_are_counted_on_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = ("Roulette", "Craps", "Baccarat", "Blackjack", "Big Six", "Pai Gow Poker", "Let It Ride", "Casino War",
             "Three Card Poker", "Mississippi Stud")  # fmt: skip
    rule = "1. Play\nThe dealer shall deal the cards to each of the players at the table, one at a time.\n"
    path = tmp_path / "rules.txt"
    path.write_text("\n".join(f"# {game}\n{rule * 4}" for game in games), encoding="utf-8")
    screen = Terminal()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", screen)
    assert call(path, tmp_path / "out") == 0
    assert "Reading games" in screen.getvalue()
    assert "Reading" not in capsys.readouterr().out


def test_a_sentence_that_cannot_be_read_stays_unread(document: Path, tmp_path: Path) -> None:
    call(document, tmp_path / "out")
    section = load([tmp_path / "out"]).documents[0].game.sections[-1]
    unread = section.clauses[-1]
    assert unread.text == "Bongo zing if whenever."
    assert unread.read is None
    assert not unread.says
