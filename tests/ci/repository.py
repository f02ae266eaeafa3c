"""A git repository made for a test, with a casino's folder in it, and the command line run inside."""

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from checker.cli import main

CASINO = "casino: house\nname: House of Cards\njurisdiction: us-xx\n"
# Section 8 is what 7.A cites; renaming it breaks 7.A, which stands elsewhere.
GAME = """\
game: big-six
title: Big Six
source: {document: house.txt}
sections:
  - number: 7
    title: Wagers
    src: 1
    clauses:
      - at: 7.A
        src: 2
        refs: [{to: "8", titled: Irregularities}]
      - at: 7.B
        src: 3
        says: player may make a wager.
  - number: 8
    title: Irregularities
    src: 4
    clauses:
      - {at: 8.A, src: 5, says: dealer shall call the supervisor.}
      - {at: 8.C, src: 6, says: dealer shall keep the wheel.}
"""
BROKEN = GAME.replace("    title: Irregularities\n", "    title: Payout odds\n")
GIT = {
    "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@b",
    "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@b", "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z",
    "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
}  # fmt: skip


@dataclass(frozen=True)
class Told:
    """What one call gave."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> dict[str, Any]:
        return json.loads(self.out)

    def standing(self, code: str) -> list[str]:
        return [each["standing"] for each in self.json["findings"] if each["code"] == code]


def git(*arguments: str, cwd: Path, code: int = 0) -> str:
    """One git command in a folder."""
    done = subprocess.run(
        ["git", *arguments], cwd=cwd, capture_output=True, text=True, check=False, env=os.environ | GIT
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


class Repository:
    """One repository; the tests' current folder is its top."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.root = root
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.game = root / "submissions" / "house" / "big-six.yaml"
        monkeypatch.chdir(root)

    def start(self) -> None:
        self.git("init", "-q", "-b", "main")
        self.put("submissions/house/casino.yaml", CASINO)
        self.put("submissions/house/big-six.yaml", GAME)
        self.commit("first")

    def git(self, *arguments: str, code: int = 0) -> str:
        return git(*arguments, cwd=self.root, code=code)

    def put(self, name: str, text: str) -> Path:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def read(self, name: str) -> str:
        return (self.root / name).read_text(encoding="utf-8")

    def commit(self, message: str) -> None:
        self.git("add", "-A")
        self.git("commit", "-q", "-m", message)

    def run(self, *arguments: str) -> Told:
        self.capsys.readouterr()
        code = main(arguments)
        out, err = self.capsys.readouterr()
        assert "Traceback" not in out + err
        return Told(code, out, err)

    def against(self, revision: str, *arguments: str) -> Told:
        return self.run("check", "--against", revision, "--format", "json", *arguments)
