"""What is named on the command line: folders without submissions, paths that are not there, the same twice."""

import json

import pytest
from desk import CASINO, Folder, Trouble

FORMS = pytest.mark.parametrize("form", ["text", "json"])
COMMANDS = pytest.mark.parametrize("command", ["facts", "coverage", "fmt"])


@FORMS
def test_a_folder_without_submissions_is_told(desk: Folder, form: str) -> None:
    (desk.root / "none").mkdir()
    trouble = Trouble(1, 1, "no submission here", "YAML files, one a game", file="none")
    desk.expect(form, [trouble], "none", "house")


@FORMS
def test_a_folder_with_only_a_casino_file_has_no_submission(desk: Folder, form: str) -> None:
    (desk.root / "none").mkdir()
    (desk.root / "none" / "casino.yaml").write_text(CASINO, encoding="utf-8")
    trouble = Trouble(1, 1, "no submission here", "YAML files, one a game", file="none")
    desk.expect(form, [trouble], "none", "house")


@FORMS
def test_a_hidden_file_is_no_submission(desk: Folder, form: str) -> None:
    desk.put(".draft.yaml", "game: [")
    (desk.house / ".git").mkdir()
    desk.put(".git/config.yaml", "game: [")
    told = desk.check(form)
    assert told.code in (0, 1)
    assert "draft" not in told.out
    assert "config" not in told.out


@FORMS
def test_a_path_that_is_not_there_is_told(desk: Folder, form: str) -> None:
    told = desk.check(form, "nowhere", "house")
    assert told.code == 2
    assert "The file is not there (any more)." in told.out
    assert "nowhere" in told.out
    assert "After 1.I comes 1.III" in told.out


@FORMS
def test_a_path_that_is_not_there_is_told_once(desk: Folder, form: str) -> None:
    trouble = Trouble(1, 1, "the file is not there (any more)", "the path of a file or a folder", file="nowhere")
    desk.expect(form, [trouble], "nowhere", "house")


@COMMANDS
def test_other_commands_tell_a_path_that_is_not_there_and_go_on(desk: Folder, command: str) -> None:
    told = desk.run(command, "nowhere", "house")
    assert told.code == 2
    expected = "the path of a file or a folder"
    assert told.err == f"nowhere:1:1: the file is not there (any more); expected {expected}\n"
    assert told.out


@FORMS
def test_the_default_folder_may_be_missing(desk: Folder, form: str) -> None:
    told = desk.run("check", "--format", form)
    assert told.code == 2
    assert "submissions" in told.out


@FORMS
def test_a_name_too_long_for_the_system_is_told(desk: Folder, form: str) -> None:
    says = "the file cannot be read: File name too long"
    desk.expect(form, [Trouble(1, 1, says, "a file that may be read", file="x" * 300)], "x" * 300, "house")


@FORMS
def test_a_missing_casino_file_is_told_and_the_folder_names_the_casino(desk: Folder, form: str) -> None:
    (desk.house / "casino.yaml").unlink()
    expected = "casino, name and jurisdiction in casino.yaml"
    desk.expect(form, [Trouble(1, 1, "the casino file is missing", expected, file="house/casino.yaml")])


@FORMS
def test_a_bad_casino_file_is_told_and_its_games_are_checked(desk: Folder, form: str) -> None:
    desk.put("casino.yaml", "casino: house\nname: House\njuristiction: us-oh\n")
    expected = "one of casino, name, jurisdiction, regulator, names, formerly"
    troubles = [
        Trouble(
            3,
            1,
            "unknown key `juristiction` in a casino (did you mean `jurisdiction`?)",
            expected,
            file="house/casino.yaml",
        )
    ]
    desk.expect(form, troubles)


def test_a_missing_casino_file_is_told_once_for_many_games(desk: Folder) -> None:
    (desk.house / "casino.yaml").unlink()
    desk.put("other.yaml", (desk.house / "good.yaml").read_bytes())
    assert len(desk.check("json").unread) == 1


def test_a_file_named_twice_is_read_once(desk: Folder) -> None:
    desk.put("bad.yaml", "")
    once, twice = desk.check("json", "house"), desk.check("json", "house", "house/bad.yaml", "./house")
    assert json.loads(once.out) == json.loads(twice.out)


def test_a_file_that_is_no_yaml_by_name_is_read_when_it_is_named(desk: Folder) -> None:
    desk.put("game.txt", "")
    assert "house/game.txt:1:1" in desk.check("text", "house/game.txt").out


def test_the_same_bad_input_gives_the_same_bytes(desk: Folder) -> None:
    desk.put("bad.yaml", "gane: g\ntitle: [T]\nfiling: {approved: soon}\n")
    desk.put("worse.yaml", "\0")
    assert desk.check("json").out == desk.check("json").out
