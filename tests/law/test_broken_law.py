"""A broken law file is one line with its place and exit 2, whatever is wrong with it and whichever command reads it."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from checker.cli import main
from ruleschema.law import book
from ruleschema.submission.readfile import MOST_BYTES

GAME = """
game: craps
title: Craps
sections:
  - number: 1
    title: Bets
    clauses:
      - {at: 1.A, says: casino may collect vigorish of at most 6% of the amount wagered.}
      - {at: 1.B, refs: [{to: "9"}]}
"""
GOOD = """\
jurisdiction: us-oh
game: craps
rules:
  - topic: vigorish.max
    bound: at most
    unit: "%"
    basis: regulation
    versions: [{value: "5", cite: {section: § 1}}]
"""
BROKEN: dict[str, tuple[bytes, str]] = {
    "no YAML": (b"jurisdiction: us-oh\ngame: [craps\n", r":\d+:\d+: "),
    "no mapping": (b"- craps\n", ":1:1: a list stands where a law file belongs"),
    "empty": (b"", ":1:1: the file is empty"),
    "unknown key": (GOOD.replace("topic:", "topik:").encode(), ":4:5: unknown key `topik` in a law rule"),
    "not UTF-8": (GOOD.replace("§", "x").encode() + b"# caf\xe9\n", ":9:6: byte 0xe9 is not UTF-8"),
    "byte-order mark": (b"\xef\xbb\xbf" + GOOD.encode(), ":1:1: the file starts with a byte-order mark"),
    "control character": (GOOD.encode() + b"# \x1b\n", ":9:3: control character U\\+001B in the file"),
    "alias": (b"jurisdiction: &a us-oh\ngame: *a\n", ":1:15: anchors and aliases are not used"),
    "too large": (GOOD.encode() + b"#" * MOST_BYTES, ":1:1: the file has .* bytes; the most is"),
    "no versions": (GOOD.replace("[{value: \"5\", cite: {section: § 1}}]", "[]").encode(), ":4:5: .* no versions"),
    "versions that overlap": (
        GOOD.replace("§ 1}}]", "§ 1}}, {value: \"6\", cite: {section: § 2}}]").encode(),
        ":8:.*overlaps the one on line 8",
    ),
}  # fmt: skip
COMMANDS = [
    ["check", "example-casino"],
    ["check", "example-casino", "--format", "json"],
    ["check", "example-casino", "--no-cache", "--output", "sarif"],
    ["check", "example-casino", "again", "--jobs", "2"],
    ["waive", "1", "example-casino", "--reason", "r", "--approver", "a", "--basis", "b", "--until", "2099-01-01"],
    ["law"],
    ["law", "us-oh", "--format", "json"],
    ["compare", "craps", "example-casino"],
    ["report", "example-casino", "-o", "out"],
]


@pytest.fixture
def lawful(
    submission: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[[bytes], list[str]]:
    """Two casinos of Ohio in the current folder, whose only law is one file; gives what is in the folder."""
    for slug in ("example-casino", "again"):
        submission(GAME, slug=slug, jurisdiction="us-oh")
    monkeypatch.chdir(tmp_path)

    def put(data: bytes) -> list[str]:
        file = tmp_path / "law.yaml"
        file.write_bytes(data)
        monkeypatch.setattr(book, "_sources", lambda: (("ruleschema/law/us-oh/craps.yaml", file),))
        book._law_files.cache_clear()
        book.lawbook.cache_clear()
        return sorted(path.name for path in tmp_path.iterdir())

    yield put
    book._law_files.cache_clear()
    book.lawbook.cache_clear()


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("kind", ["no YAML", "not UTF-8", "unknown key", "versions that overlap"])
def test_every_command_tells_it_in_one_line(
    lawful: Callable[[bytes], list[str]],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
    kind: str,
) -> None:
    data, says = BROKEN[kind]
    before = lawful(data)
    assert main(command) == 2
    told = capsys.readouterr()
    assert told.out == ""
    (line,) = told.err.splitlines()
    assert re.match(f"houserules: ruleschema/law/us-oh/craps.yaml{says}", line), line
    assert sorted(path.name for path in tmp_path.iterdir()) == before


@pytest.mark.parametrize(("data", "says"), BROKEN.values(), ids=BROKEN.keys())
def test_every_fault_has_its_place(
    lawful: Callable[[bytes], list[str]], capsys: pytest.CaptureFixture[str], data: bytes, says: str
) -> None:
    lawful(data)
    assert main(["check", "example-casino"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert re.match(f"houserules: ruleschema/law/us-oh/craps.yaml{says}", line), line


def test_a_law_file_that_cannot_be_read(
    lawful: Callable[[bytes], list[str]], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    lawful(b"")
    (tmp_path / "law.yaml").unlink()
    (tmp_path / "law.yaml").mkdir()
    assert main(["check", "example-casino"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("houserules: ruleschema/law/us-oh/craps.yaml:1:1: the file cannot be read: Is a directory")


def test_several_faults_are_one_line_with_their_number(
    lawful: Callable[[bytes], list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    lawful(GOOD.replace("topic:", "topik:").replace("bound:", "bond:").encode())
    assert main(["law"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith(" (and 1 more)")


def test_a_good_file_is_law(lawful: Callable[[bytes], list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    lawful(GOOD.encode())
    assert main(["check", "example-casino"]) == 1
    assert "PRO-310" in capsys.readouterr().out
    assert main(["check", "example-casino", "again", "--jobs", "2", "--no-cache"]) == 1
