"""A desk with one good file and whatever else a test puts beside it; commands are run and what they tell is read."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from checker.cli import main

CASINO = "casino: house\nname: House of Cards\njurisdiction: nowhere\n"
# The good file leaves out a number (DOC-110), pays (a fact) and is not in canonical order (fmt rewrites it);
# no law is known where it stands. Other checks may say of it what they like.
GOOD = """\
title: Spin of Cards
game: spin-of-cards
source: {document: house.txt}
sections:
  - number: 1
    title: Payouts
    src: 1
    clauses:
      - at: 1.I
        src: 2
        says: joker pays 40 to 1.
      - at: 1.III
        src: 3
        says: logo pays 45 to 1.
"""
SOURCE = "1 Payouts\n1.I Joker pays 40 to 1.\n1.III Logo pays 45 to 1.\n"
UNREADABLE = "DOC-001"


@dataclass(frozen=True)
class Trouble:
    """One problem as a user must be told it; what is None may be anything."""

    line: int
    column: int
    says: str | None = None
    expected: str | None = None
    hint: str = ""
    file: str = "house/bad.yaml"

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"

    @property
    def sentence(self) -> str:
        assert self.says is not None
        return self.says[:1].upper() + self.says[1:] + "."


@dataclass(frozen=True)
class Told:
    """What one call gave."""

    code: int
    out: str
    err: str

    @property
    def findings(self) -> list[dict[str, Any]]:
        return json.loads(self.out)["findings"]

    @property
    def unread(self) -> list[dict[str, Any]]:
        return [each for each in self.findings if each["code"] == UNREADABLE]

    @property
    def gaps(self) -> list[dict[str, Any]]:
        """What the check of numbering found: in the good file, one gap."""
        return [each for each in self.findings if each["code"] == "DOC-110"]


class Folder:
    """The folder of one casino below the current folder, and the command line."""

    def __init__(self, root: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.root = root
        self.house = root / "house"
        self.house.mkdir()
        self.capsys = capsys
        self.put("casino.yaml", CASINO)
        self.put("good.yaml", GOOD)
        self.put("house.txt", SOURCE)

    def put(self, name: str, data: str | bytes) -> Path:
        path = self.house / name
        path.write_bytes(data.encode() if isinstance(data, str) else data)
        return path

    def run(self, *arguments: str) -> Told:
        self.capsys.readouterr()
        code = main(arguments)
        out, err = self.capsys.readouterr()
        assert "Traceback" not in out + err
        assert "internal error" not in err
        return Told(code, out, err)

    def check(self, form: str, *paths: str) -> Told:
        return self.run("check", "--format", form, *(paths or ["house"]))

    def expect(self, form: str, troubles: Sequence[Trouble], *paths: str) -> Told:
        """Check; exactly these problems are told, the good file is judged all the same, the code is 2."""
        told = self.check(form, *paths)
        assert told.code == 2, told
        assert told.err == ""
        if form == "json":
            _in_json(told, troubles)
        else:
            _in_text(told, troubles)
        return told


def _in_json(told: Told, troubles: Sequence[Trouble]) -> None:
    unread = told.unread
    assert [(each["file"], each["line"], each["column"]) for each in unread] == [
        (each.file, each.line, each.column) for each in troubles
    ]
    for finding, trouble in zip(unread, troubles, strict=True):
        assert (finding["severity"], finding["verdict"]) == ("error", "undecided")
        assert (finding["end_line"], finding["end_column"]) >= (finding["line"], finding["column"])
        assert trouble.says is None or finding["message"] == trouble.sentence
        assert trouble.expected is None or finding["expected"] == trouble.expected
        assert finding["fingerprint"]
    assert [(each["file"], each["line"]) for each in told.gaps] == [("house/good.yaml", 12)]
    judged = [each for each in json.loads(told.out)["verdicts"] if each["game"] == "spin-of-cards"]
    assert {"failed", "passed"} <= {each["verdict"] for each in judged}


def _in_text(told: Told, troubles: Sequence[Trouble]) -> None:
    lines = told.out.splitlines()
    assert sum(f"error {UNREADABLE}" in line for line in lines) == len(troubles)
    places = {line: number for number, line in enumerate(lines)}
    heads = {pair: number for number, pair in enumerate(pairwise(lines))}
    for trouble in troubles:
        at = places[f"  {trouble.place}"]
        if trouble.says is not None:
            at = heads[f"  {trouble.sentence} (not decided)", f"  {trouble.place}"]
        block = lines[at : at + 6]
        if trouble.hint:
            assert f"  Fix: {trouble.hint}" in block
        elif trouble.expected:
            assert f"  Expected: {trouble.expected}" in block
    assert "  After 1.I comes 1.III: one number is missing." in lines
    assert "  house/good.yaml:12:13 (source line 3)" in lines


def line_of(trouble: Trouble) -> str:
    """The one line that facts, coverage and fmt print on standard error."""
    expected = f"; expected {trouble.expected}" if trouble.expected else ""
    return f"{trouble.place}: {trouble.says}{expected}" + (f" ({trouble.hint})" if trouble.hint else "")
