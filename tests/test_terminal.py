"""One function writes to the terminal, and nothing that moves a cursor or turns text around gets through it."""

import ast
import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from checker.cli import main
from checker.commands import screen
from checker.report.visible import visible

ROOT = Path(__file__).resolve().parents[1]
EVIL = "a\x1b[31mb\x9b5mc\x07d\u202ee\u2066f\x7fg"
LINE = "h\ni\rj"
GAME = (
    "sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, says: tie pays 8 to 1.}, {at: 1.C, refs: [{to: '9'}]}]}]"
)


def clean(text: str) -> bool:
    return all(char.isprintable() or char == "\n" for char in text)


@pytest.fixture
def house(submission: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A casino whose folder, files and names are hostile, in the current folder."""
    folder = submission(GAME)
    folder.rename(tmp_path / EVIL)
    (tmp_path / EVIL / "game.yaml").rename(tmp_path / EVIL / f"game{EVIL}.yaml")
    (tmp_path / EVIL / f"broken{EVIL}.yaml").write_text("game: [", encoding="utf-8")
    (tmp_path / f"{EVIL}.txt").write_text("CASINO WAR\n\n1. Payouts\n(a) The house pays 1 to 1.\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def given(*arguments: str) -> str:
    return " ".join(arguments).replace(EVIL, "EVIL").replace(LINE, "LINE")[:60]


WAIVE = ["--reason", EVIL, "--approver", EVIL, "--basis", EVIL]
CALLS = [
    ["check", EVIL], ["check", EVIL, "--format", "json"], ["check", f"{EVIL}/game{EVIL}.yaml"], ["check", LINE],
    *(["check", EVIL, "--output", each] for each in ("jsonl", "sarif", "junit", "github", "gitlab", "markdown")),
    ["check", EVIL, "--output", EVIL], ["check", EVIL, "--output", f"json:no/{EVIL}"], ["check", "--law", EVIL, EVIL],
    ["check", "--against", EVIL, EVIL], ["check", "--as-of", EVIL], ["check", "--jobs", EVIL],
    ["check", "--format", EVIL], ["check", "--register", EVIL],
    ["facts", EVIL], ["coverage", EVIL], ["coverage", EVIL, "--format", "json"], ["coverage", "--sources", EVIL, EVIL],
    ["fmt", "--check", EVIL], ["fmt", EVIL], ["fmt", LINE],
    ["diff", EVIL, EVIL], ["diff", f"{EVIL}:x", EVIL], ["diff", "/dev/null", EVIL], ["diff", LINE, EVIL],
    ["diff", "/dev/null", EVIL, "--format", "json"],
    ["compare", EVIL], ["compare", "example", EVIL], ["compare", "example", EVIL, "--casinos", EVIL],
    ["compare", "example", f"{EVIL}/game{EVIL}.yaml", "--format", "json"],
    ["compare", "example", EVIL, "-o", f"no/{EVIL}"],
    ["law", EVIL], ["law", "us-oh", EVIL], ["explain", EVIL], ["explain", LINE], [EVIL], ["check", f"--{EVIL}"],
    ["report", EVIL, "-o", EVIL], ["report", EVIL, "-o", f"out{EVIL}"], ["report", LINE, "-o", "out"],
    ["import", f"{EVIL}.txt", "-o", f"draft{EVIL}"], ["import", f"{EVIL}.pdf", "-o", "draft"],
    ["import", f"{EVIL}.txt", "-o", EVIL], ["import", f"{EVIL}.txt", "-o", f"draft{LINE}", "--casino", EVIL],
    ["import", f"{EVIL}.txt", "-o", "draft", "--jurisdiction", EVIL],
    ["init", EVIL, "--name", "Grand", "--jurisdiction", "us-oh"], ["init", "--name", EVIL, "--jurisdiction", "us-oh"],
    ["init", "--name", "x", "--jurisdiction", EVIL],
    ["init", f"{EVIL}.txt/x", "--name", "x", "--jurisdiction", "us-oh"],
    ["waive", EVIL, EVIL, *WAIVE, "--until", EVIL], ["waive", EVIL, EVIL, *WAIVE, "--until", "2026-01-01"],
    ["waive", "1", EVIL, *WAIVE, "--until", "2099-01-01"],
]  # fmt: skip


@pytest.mark.parametrize("call", CALLS, ids=lambda call: given(*call))
def test_no_call_lets_an_escape_through(
    house: Path, capsys: pytest.CaptureFixture[str], call: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    try:
        code = main(call)
    except SystemExit as ended:
        code = ended.code
    told = capsys.readouterr()
    assert code in (0, 1, 2), told.err
    assert clean(told.out), repr(told.out)
    assert clean(told.err), repr(told.err)


@pytest.mark.parametrize(
    "text",
    [
        f'{json.dumps(EVIL)} = 1\n', f'[tool.{json.dumps(EVIL)}]\n', f'paths = {json.dumps([EVIL])}\n',
        f'[disabled]\n{json.dumps(EVIL)} = "x"\n', f'fail-on = {json.dumps(EVIL)}\n', "\x1b = 1\n",
        f'jurisdiction = {json.dumps(EVIL)}\n',
    ],
)  # fmt: skip
def test_no_setting_lets_an_escape_through(house: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    (house / "houserules.toml").write_text(text, encoding="utf-8")
    assert main(["check", EVIL]) == 2
    told = capsys.readouterr()
    assert clean(told.out + told.err)
    assert len(told.err.splitlines()) <= 1


def test_a_misspelt_table_does_not_let_an_escape_through(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "pyproject.toml").write_text(f"[tool.{json.dumps('houserules' + chr(27))}]\n", encoding="utf-8")
    assert main(["check", EVIL]) == 2
    told = capsys.readouterr().err
    assert clean(told)
    assert "unknown table [tool.houserules" in told


def test_json_says_what_is_there_in_escapes(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", EVIL, "--format", "json"])
    told = capsys.readouterr().out
    assert clean(told)
    assert {each["file"] for each in json.loads(told)["findings"]} == {
        f"{EVIL}/game{EVIL}.yaml", f"{EVIL}/broken{EVIL}.yaml",
    }  # fmt: skip


def test_a_message_is_one_line(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for call in (["check", "--law", LINE], ["diff", LINE, EVIL], ["explain", LINE], ["import", "x", "-o", LINE]):
        main(call)
        assert len(capsys.readouterr().err.splitlines()) == 1


class Screen(io.TextIOWrapper):
    """A terminal, or a pipe, in an encoding."""

    def __init__(self, encoding: str, *, terminal: bool) -> None:
        super().__init__(io.BytesIO(), encoding=encoding)
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal

    @property
    def text(self) -> str:
        self.flush()
        return self.buffer.getvalue().decode(self.encoding)


@pytest.mark.parametrize("call", [["check", EVIL], ["diff", "/dev/null", EVIL], ["compare", "example", EVIL]])
def test_colours_are_the_only_escapes_on_a_terminal(
    house: Path, monkeypatch: pytest.MonkeyPatch, call: list[str]
) -> None:
    out = Screen("utf-8", terminal=True)
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    main(call)
    assert "\x1b[1" in out.text
    assert clean(re.sub("\x1b\\[[0-9;]*m", "", out.text))
    assert "\x1b[31mb" not in out.text


@pytest.mark.parametrize("form", ["text", "json"])
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_what_an_encoding_lacks_is_escaped(
    house: Path, monkeypatch: pytest.MonkeyPatch, form: str, encoding: str
) -> None:
    out = Screen(encoding, terminal=False)
    monkeypatch.setattr(sys, "stdout", out)
    assert main(["check", EVIL, "--format", form]) == 2
    assert "\\u202e" in out.text or form == "text"
    if form == "json":
        assert f"{EVIL}/game{EVIL}.yaml" in {each["file"] for each in json.loads(out.text)["findings"]}
    else:
        assert "\\u25b2" in out.text


def test_a_character_beyond_the_first_plane_is_two_escapes(monkeypatch: pytest.MonkeyPatch) -> None:
    out = Screen("ascii", terminal=False)
    monkeypatch.setattr(sys, "stdout", out)
    screen.emit('"🂡"')
    assert json.loads(out.text) == "🂡"


def test_what_is_visible_keeps_its_length() -> None:
    assert visible(EVIL + LINE + "é–🂡") == "a�[31mb�5mc�d�e�f�gh i jé–🂡"
    assert len(visible(EVIL)) == len(EVIL)


def test_only_one_file_writes_to_the_terminal() -> None:
    """No print, no standard stream and no console of rich anywhere else."""
    for folder in ("checker", "ruleschema", "grammar"):
        for path in (ROOT / folder).rglob("*.py"):
            if path.name == "screen.py":
                continue
            tree = ast.parse(path.read_text(encoding="utf-8"))
            calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
            assert not {"print", "Console"} & {each.id for each in calls if isinstance(each, ast.Name)}, path
            streams = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
            assert not {"sys.stdout", "sys.stderr", "sys.__stdout__", "sys.__stderr__"} & streams, path
