"""Where `import` and `report` may write: a new folder, an empty one, one that they made; else it is one line."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from checker.cli import main
from checker.commands.places import Refused, refuse_in_use

GAME = "sections: [{number: 1, title: Wagers, clauses: [{at: 1.A, says: player may make a wager.}]}]"
RULES = "CASINO WAR\n\n1. Payouts\n(a) The casino shall pay each winning Tie Wager at 10 to 1.\n"
COMMANDS = ("import", "report")
USED = "holds the (folder you are in|submissions themselves); name another"


@pytest.fixture
def desk(submission: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two folders, one in the other, with a document and a submission in the inner one, where the user is."""
    submission(GAME)
    inner = tmp_path / "inner"
    inner.mkdir()
    (tmp_path / "example-casino").rename(inner / "example-casino")
    (inner / "rules.txt").write_text(RULES, encoding="utf-8")
    monkeypatch.chdir(inner)
    return inner


def call(command: str, out: str, *more: str) -> int:
    given = "rules.txt" if command == "import" else "example-casino"
    return main([command, given, "-o", out, *more])


def tree(folder: Path) -> dict[str, str]:
    found = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        found[name] = f"-> {path.readlink()}" if path.is_symlink() else path.read_text() if path.is_file() else ""
    return found


@pytest.mark.parametrize("called", [(command, *force) for command in COMMANDS for force in ((), ("--force",))])
@pytest.mark.parametrize(
    ("out", "reason"),
    [
        ("..", USED),
        (".", USED),
        ("../inner", USED),
        ("example-casino/..", USED),
        ("link", "is a link"),
        ("link/", "is a link"),
        ("nowhere", "is a link"),
        ("rules.txt", "is a file"),
        ("link-to-file", "is a link"),
        ("full", "holds mine.txt, which no "),
        ("link/full", "holds mine.txt, which no "),
    ],
)
def test_a_place_in_use_is_refused_in_one_line(
    desk: Path, capsys: pytest.CaptureFixture[str], called: tuple[str, ...], out: str, reason: str
) -> None:
    (desk / "real" / "full").mkdir(parents=True)
    (desk / "real" / "full" / "mine.txt").write_text("mine", encoding="utf-8")
    (desk / "full").mkdir()
    (desk / "full" / "mine.txt").write_text("mine", encoding="utf-8")
    (desk / "link").symlink_to("real")
    (desk / "nowhere").symlink_to("absent")
    (desk / "link-to-file").symlink_to("rules.txt")
    before = tree(desk.parent)
    assert call(called[0], out, *called[1:]) == 2
    told = capsys.readouterr()
    assert len(told.err.splitlines()) == 1
    assert re.search(reason, told.err)
    assert told.out == ""
    assert tree(desk.parent) == before


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("out", ["new", "deep/er/new", "empty", "link/new", "../new", "new/"])
def test_a_new_or_empty_folder_is_filled_and_filled_again(desk: Path, command: str, out: str) -> None:
    (desk / "empty").mkdir()
    (desk / "real").mkdir()
    (desk / "link").symlink_to("real")
    assert call(command, out) == 0
    before = tree(desk.parent)
    assert call(command, out) == 0
    assert tree(desk.parent) == before


def test_a_folder_that_an_import_made_keeps_what_a_person_put_there(desk: Path) -> None:
    assert call("import", "out") == 0
    (desk / "out" / "notes.txt").write_text("mine", encoding="utf-8")
    (desk / "out" / "letters").mkdir()
    (desk / "out" / "letters" / "one.txt").write_text("mine too", encoding="utf-8")
    (desk / "out" / "letters").chmod(0o750)
    (desk / "out" / "link").symlink_to("/etc/hostname")
    inode = (desk / "out" / "notes.txt").stat().st_ino
    (desk / "rules.txt").write_text(RULES.replace("10 to 1", "11 to 1"), encoding="utf-8")
    before = tree(desk / "out")
    assert call("import", "out") == 0
    after = tree(desk / "out")
    changed = {name for name in after if after[name] != before.get(name)}
    assert changed == {"casino-war.yaml", ".houserules/casino-war.yaml"}
    assert after.keys() == before.keys()
    assert (desk / "out" / "letters").stat().st_mode & 0o777 == 0o750
    assert (desk / "out" / "notes.txt").stat().st_ino == inode, "a file nobody changes stays the file it is"


def test_a_submission_that_no_import_made_waits_for_force(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = tree(desk)
    assert call("import", "example-casino") == 2
    assert capsys.readouterr().err == (
        "houserules: example-casino already holds a submission that no import wrote; --force replaces it\n"
    )
    assert tree(desk) == before
    assert call("import", "example-casino", "--force") == 0
    assert set(tree(desk / "example-casino")) == {
        ".houserules", ".houserules/casino-war.yaml", "casino-war.yaml", "casino.yaml", "game.yaml",
    }  # fmt: skip


@pytest.mark.parametrize("mark", ["empty", "link", "file"])
def test_a_mark_that_is_none_does_not_vouch_for_a_folder(desk: Path, mark: str) -> None:
    (desk / "out").mkdir()
    (desk / "out" / "mine.txt").write_text("mine", encoding="utf-8")
    if mark == "link":
        assert call("import", "other") == 0
        (desk / "out" / ".houserules").symlink_to("../other/.houserules")
    elif mark == "file":
        (desk / "out" / ".houserules").write_text("", encoding="utf-8")
    else:
        (desk / "out" / ".houserules").mkdir()
    before = tree(desk)
    assert call("import", "out") == 2
    assert tree(desk) == before


def test_a_report_is_not_forced_over_what_no_report_made(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call("import", "draft") == 0
    capsys.readouterr()
    assert call("report", "draft", "--force") == 2
    assert "holds .houserules and 2 more, which no report wrote; name another folder" in capsys.readouterr().err
    assert (desk / "draft" / "casino-war.yaml").exists()


@pytest.mark.parametrize("out", ["full", ".."])
def test_a_place_is_refused_before_the_document_is_read(
    desk: Path, capsys: pytest.CaptureFixture[str], out: str
) -> None:
    (desk / "full").mkdir()
    (desk / "full" / "mine.txt").write_text("mine", encoding="utf-8")
    assert main(["import", "absent.pdf", "-o", out]) == 2
    assert "absent.pdf" not in capsys.readouterr().err


def test_the_slug_of_a_casino_is_the_name_of_its_folder(desk: Path) -> None:
    assert call("import", "example-casino/../absent/../grand-river") == 0
    assert not (desk / "absent").exists()
    assert (desk / "grand-river" / "casino.yaml").read_text().startswith("casino: grand-river\n")


def test_the_root_of_the_file_system_is_refused() -> None:
    """Asked of the rule alone: a command that broke it would begin to copy everything."""
    with pytest.raises(Refused, match="/ holds the folder you are in"):
        refuse_in_use(Path("/"))


def test_a_folder_lost_between_two_steps_is_told_and_comes_back(desk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As a run leaves it that is killed where the system cannot exchange two folders."""
    assert call("import", "submissions/grand-river") == 0
    (desk / "submissions" / "grand-river" / "notes.txt").write_text("mine", encoding="utf-8")
    before = tree(desk / "submissions")
    (desk / "submissions" / "grand-river").rename(desk / "submissions" / ".grand-river.houserules-old")
    capsys.readouterr()
    assert main(["check", "submissions"]) == 2
    assert "Writing this folder was interrupted, and its files wait beside it." in capsys.readouterr().out
    assert call("import", "submissions/grand-river") == 0
    assert tree(desk / "submissions") == before
