"""houserules diff: files, folders and revisions in; text, JSON and exit codes out."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from checker.cli import main

HEADER = "game: example\ntitle: Example\nsource: {document: example.txt}\n"
CASINO = "casino: example-casino\nname: Example Casino\njurisdiction: us-oh\n"
SIDE_KEYS = ["casino", "value", "clause", "at", "file", "line", "column", "end_line", "end_column", "src"]
CHANGE_KEYS = [
    "number", "class", "favours", "kind", "casino", "game", "subject", "message", "size", "old", "new", "also",
    "affects", "fingerprint",
]  # fmt: skip


def game(pays: str, extra: str = "") -> str:
    clause = f"{{at: 7.I, src: 41, says: tie pays {pays}.}}"
    return f"{HEADER}sections: [{{number: 7, title: Odds, clauses: [{clause}{extra}]}}]\n"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A git repository with one casino whose tie pays 9 to 1 in the first commit and 8 to 1 now."""
    monkeypatch.chdir(tmp_path)
    for name in ("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "submissions" / "example-casino"
    folder.mkdir(parents=True)
    (folder / "casino.yaml").write_text(CASINO, encoding="utf-8")
    (folder / "game.yaml").write_text(game("9 to 1"), encoding="utf-8")
    git("init", "--quiet", "--initial-branch", "main")
    commit("first")
    (folder / "game.yaml").write_text(game("8 to 1"), encoding="utf-8")
    return folder


def git(*arguments: str) -> str:
    who = {f"GIT_{role}_{part}": "tester@example.org" for role in ("AUTHOR", "COMMITTER") for part in ("NAME", "EMAIL")}
    done = subprocess.run(["git", *arguments], check=True, capture_output=True, text=True, env=os.environ | who)
    return done.stdout


def commit(message: str) -> None:
    git("add", "--all")
    git("commit", "--quiet", "--message", message)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict]:
    code = main(["diff", *arguments, "--format", "json"])
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("old", ["main:submissions", "HEAD:submissions/example-casino", "HEAD:submissions/"])
def test_a_revision_is_compared_with_a_folder(house: Path, old: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, found = told(capsys, old, "submissions")
    assert code == 0
    assert list(found) == ["version", "summary", "changes"]
    (change,) = found["changes"]
    assert list(change) == CHANGE_KEYS
    assert (change["class"], change["favours"], change["size"]) == ("needs-approval", "house", "-1 per unit wagered")
    assert list(change["old"]) == SIDE_KEYS
    assert change["old"]["file"] == f"{old.rstrip('/')}{'' if 'example' in old else '/example-casino'}/game.yaml"
    assert change["new"]["file"] == "submissions/example-casino/game.yaml"
    assert (change["new"]["at"], change["new"]["src"], change["new"]["value"]) == ("7.I", [41], "8 to 1")


def test_a_file_of_a_revision_finds_the_casino_beside_it(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, found = told(capsys, "main:submissions/example-casino/game.yaml", "submissions/example-casino/game.yaml")
    (change,) = found["changes"]
    assert change["casino"] == "example-casino"
    assert change["old"]["casino"] == "example-casino"


def test_two_revisions_and_a_path_relative_to_the_current_folder(
    house: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commit("second")
    monkeypatch.chdir(house)
    _, found = told(capsys, "HEAD~1:./game.yaml", "HEAD:./game.yaml")
    assert [change["kind"] for change in found["changes"]] == ["payout"]


@pytest.mark.parametrize(
    ("level", "code"), [(None, 0), ("needs-approval", 1), ("undecidable", 1), ("notify", 1), ("editorial", 1)]
)
def test_fail_on_sets_the_exit_code(house: Path, level: str | None, code: int) -> None:
    assert main(["diff", "main:submissions", "submissions", *(["--fail-on", level] if level else [])]) == code


def test_a_lighter_change_does_not_fail(house: Path) -> None:
    (house / "game.yaml").write_text(game("9 to 1").replace("title: Example", "title: Example Game"), encoding="utf-8")
    assert main(["diff", "main:submissions", "submissions", "--fail-on", "notify"]) == 0
    assert main(["diff", "main:submissions", "submissions", "--fail-on", "editorial"]) == 1


@pytest.mark.parametrize(
    ("old", "words"),
    [
        ("nowhere", "no such file or folder"),
        ("main:nowhere", "neither a file or folder nor a git revision"),
        ("no-such-branch:submissions", "neither a file or folder nor a git revision"),
        ("main:submissions\n--output=x", "neither a file or folder nor a git revision"),
        ("main:README.md", "neither a file or folder nor a git revision"),
    ],
)
def test_what_cannot_be_read_is_one_line_and_exit_code_2(
    house: Path, old: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["diff", old, "submissions"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err


def test_a_revision_is_never_taken_for_an_option(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["diff", "--", "--output=stolen:x", "submissions"]) == 2
    assert not Path("stolen").exists()
    assert not Path("stolen:x").exists()


def test_links_in_a_revision_are_not_followed(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "secret.yaml").symlink_to("/etc/passwd")
    commit("a link")
    (house / "secret.yaml").unlink()
    code, found = told(capsys, "HEAD:submissions", "submissions")
    assert (code, found["changes"]) == (0, [])


def test_a_broken_file_costs_itself_and_exit_code_2(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (house / "other.yaml").write_text("sections: 7\n", encoding="utf-8")
    assert main(["diff", "main:submissions", "submissions"]) == 2
    out, err = capsys.readouterr()
    assert "pays 8 to 1 instead of 9 to 1" in out
    assert "other.yaml:1:" in err


def test_the_null_device_is_a_version_without_games(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, found = told(capsys, os.devnull, "submissions/example-casino/game.yaml")
    assert [change["kind"] for change in found["changes"]] == ["game added"]


def test_a_lone_file_takes_the_casino_of_the_other(
    house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lone = tmp_path / "blob" / "game.yaml"
    lone.parent.mkdir()
    lone.write_text(game("9 to 1"), encoding="utf-8")
    code, found = told(capsys, str(lone), "submissions/example-casino/game.yaml")
    assert code == 0
    assert [change["casino"] for change in found["changes"]] == ["example-casino"]


def test_the_text_shows_both_clauses_and_places(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["diff", "main:submissions", "submissions"])
    out = capsys.readouterr().out
    assert "tie pays 8 to 1 instead of 9 to 1 (-1 per unit wagered)." in out
    assert "main:submissions/example-casino/game.yaml:4:" in out
    assert "favours the house" in out
    assert "1 change: 1 needs approval" in out


def test_terminal_codes_of_a_submission_do_not_reach_the_terminal(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evil = ', {at: 7.II, says: "dealer shall print \\e[2J now."}'
    (house / "game.yaml").write_text(game("9 to 1", evil), encoding="utf-8")
    main(["diff", "main:submissions", "submissions"])
    assert "\x1b" not in capsys.readouterr().out


def test_the_same_input_gives_the_same_bytes(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outputs = set()
    for _ in range(2):
        main(["diff", "main:submissions", "submissions", "--format", "json"])
        outputs.add(capsys.readouterr().out)
    assert len(outputs) == 1


DRIVER = 'f() {{ {houserules} diff "$2" "$5" || :; }}; f'


def test_the_documented_git_diff_driver(house: Path) -> None:
    root = Path(__file__).resolve().parents[2]
    houserules = f"env PYTHONPATH={root} {sys.executable} -m checker.cli"
    git("config", "diff.houserules.command", DRIVER.format(houserules=houserules))
    Path(".gitattributes").write_text("submissions/**/*.yaml diff=houserules\n", encoding="utf-8")
    shown = git("diff", "--ext-diff", "--", "submissions")
    assert "tie pays 8 to 1 instead of 9 to 1 (-1 per unit wagered)." in shown
    (house / "new.yaml").write_text(game("5 to 1"), encoding="utf-8")
    git("add", "--all")
    assert "Example is a new game document." in git("diff", "--cached", "--ext-diff", "--", "submissions")
