"""--against: only what the edit causes, in real repositories."""

import shutil
from pathlib import Path

import pytest
from repository import BROKEN, GAME, Repository, git


def test_an_edited_heading_breaks_an_untouched_clause_elsewhere(repository: Repository) -> None:
    repository.put("submissions/house/big-six.yaml", BROKEN)
    told = repository.against("HEAD")
    assert told.code == 1
    assert told.standing("DOC-104") == ["new"]
    assert told.standing("DOC-110") == ["unchanged"]
    (new,) = [each for each in told.json["findings"] if each["standing"] == "new"]
    assert new["at"] == "7.A", "the clause that was not edited"
    assert told.json["against"] | {"commit": ""} == {
        "revision": "HEAD", "commit": "", "new": 1, "unchanged": 1, "moved": 0, "fixed": 0,
    }  # fmt: skip


def test_what_was_wrong_before_does_not_fail_the_edit(repository: Repository) -> None:
    assert repository.run("check", "--fail-on", "warning").code == 1
    told = repository.against("HEAD", "--fail-on", "warning")
    assert told.code == 0
    assert told.standing("DOC-110") == ["unchanged"]


def test_a_fixed_finding_is_told(repository: Repository) -> None:
    repository.put("submissions/house/big-six.yaml", GAME.replace("8.C", "8.B"))
    told = repository.against("HEAD")
    assert [each["code"] for each in told.json["fixed"]] == ["DOC-110"]
    assert told.json["against"]["fixed"] == 1
    text = repository.run("check", "--against", "HEAD").out
    assert "Fixed:\n" in text
    assert "0 new, 0 unchanged, 0 moved, 1 fixed." in text


@pytest.mark.parametrize(
    "edited",
    [
        GAME.replace("sections:", "# a comment\n\nsections:"),
        GAME.replace("      - {at: 8.C, src: 6,", "      -    {src: 6, at: 8.C,").replace("title: W", "title:   W"),
        GAME.replace("- at: 7.B\n        src: 3\n        says: player may make a wager.",
                     "- {says: player may make a wager., src: 3, at: 7.B}"),
    ],
    ids=["comment", "spaces and keys", "flow style"],
)  # fmt: skip
def test_a_moved_or_reformatted_clause_is_not_new(repository: Repository, edited: str) -> None:
    assert edited != GAME
    repository.put("submissions/house/big-six.yaml", edited)
    told = repository.against("HEAD", "--fail-on", "note")
    assert told.code == 0, told.out
    assert told.standing("DOC-110")[0] in ("moved", "unchanged")


def test_a_section_moved_within_the_file_is_not_new(repository: Repository) -> None:
    head, sections = GAME.split("sections:\n")
    first, second = sections.split("  - number: 8")
    repository.put("submissions/house/big-six.yaml", f"{head}sections:\n  - number: 8{second}{first}")
    told = repository.against("HEAD", "--fail-on", "note")
    assert told.code == 0, told.out
    assert told.standing("DOC-110") == ["moved"]


def test_a_clause_that_only_got_another_number_is_moved(repository: Repository) -> None:
    repository.put("submissions/house/big-six.yaml", BROKEN)
    repository.commit("wrong")
    repository.put("submissions/house/big-six.yaml", BROKEN.replace("7.A", "7.C").replace("7.B", "7.D"))
    told = repository.against("HEAD")
    assert told.standing("DOC-104") == ["moved"], told.out
    repository.put("submissions/house/big-six.yaml", BROKEN.replace("7.A", "7.C").replace("src: 2", "src: 9"))
    assert repository.against("HEAD").standing("DOC-104") == ["new"], "other source lines: another clause"


def test_a_renamed_file_moves_its_findings(repository: Repository) -> None:
    repository.git("mv", "submissions/house/big-six.yaml", "submissions/house/wheel.yaml")
    repository.commit("renamed")
    told = repository.against("HEAD~1", "--fail-on", "note")
    assert told.code == 0
    assert told.standing("DOC-110") == ["moved"]


def test_branch_merge_rebase_and_a_detached_head(repository: Repository) -> None:
    repository.git("checkout", "-q", "-b", "edit")
    repository.put("submissions/house/big-six.yaml", BROKEN)
    repository.commit("edit")
    repository.git("checkout", "-q", "main")
    repository.put("submissions/house/roulette.yaml", GAME.replace("big-six", "roulette"))
    repository.commit("another game")
    repository.git("checkout", "-q", "edit")
    assert repository.against("main").json["against"] | {"commit": ""} == {
        "revision": "main", "commit": "", "new": 1, "unchanged": 1, "moved": 0, "fixed": 1,
    }  # fmt: skip
    repository.git("rebase", "-q", "main")
    assert repository.against("main").json["against"]["fixed"] == 0
    repository.git("checkout", "-q", "main")
    repository.git("merge", "-q", "--no-ff", "-m", "merge", "edit")
    repository.git("checkout", "-q", "--detach")
    told = repository.against("HEAD^1")
    assert told.code == 1
    assert sum(each["standing"] == "new" for each in told.json["findings"]) == 1


def test_a_shallow_clone_says_what_to_fetch(repository: Repository, tmp_path_factory: pytest.TempPathFactory) -> None:
    repository.put("note.txt", "x")
    repository.commit("second")
    folder = tmp_path_factory.mktemp("clone") / "shallow"
    git("clone", "-q", "--depth", "1", repository.root.as_uri(), str(folder), cwd=repository.root)
    repository.monkeypatch.chdir(folder)
    told = repository.against("HEAD~1")
    assert (told.code, told.out) == (2, "")
    assert told.err == (
        "houserules: there is no revision 'HEAD~1' in this repository; the clone is shallow: "
        "fetch more history (`git fetch --unshallow`)\n"
    )
    assert repository.against("HEAD").code == 0


@pytest.mark.parametrize("revision", ["nowhere", "--all", "HEAD:submissions", "main..HEAD", "v1;rm -rf x"])
def test_a_revision_that_is_none_is_one_clear_line(repository: Repository, revision: str) -> None:
    told = repository.run("check", f"--against={revision}")
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith("houserules: there is no revision ")
    assert told.err.count("\n") == 1


def test_an_empty_variable_is_one_clear_line_and_never_a_plain_run(repository: Repository) -> None:
    for empty in ("", " "):
        told = repository.run("check", "--against", empty)
        assert (told.code, told.out) == (2, "")
        assert told.err == (
            "houserules: --against names no revision (an empty variable?); name one such as origin/main\n"
        )


def test_no_repository_is_one_clear_line(plain_folder: Repository) -> None:
    plain_folder.put("submissions/house/big-six.yaml", GAME)
    plain_folder.monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(plain_folder.root.parent))
    told = plain_folder.run("check", "--against", "HEAD")
    assert told.code == 2
    assert told.err == "houserules: --against needs a git repository, and this folder is in none\n"


def test_no_git_at_all_is_one_clear_line(repository: Repository, tmp_path: Path) -> None:
    repository.monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    told = repository.run("check", "--against", "HEAD")
    assert told.code == 2
    assert told.err == "houserules: --against needs git, which is not installed\n"


def test_it_works_from_a_folder_below_and_from_the_top_itself(repository: Repository) -> None:
    repository.put("submissions/house/big-six.yaml", BROKEN)
    assert repository.against("HEAD", ".").standing("DOC-104") == ["new"]
    repository.monkeypatch.chdir(repository.root / "submissions")
    assert repository.against("HEAD", "house").standing("DOC-104") == ["new"]
    assert repository.against("HEAD", "house/big-six.yaml").standing("DOC-104") == ["new"]
    assert repository.against("HEAD", "..").standing("DOC-104") == ["new"]


def test_a_new_folder_is_all_new_and_a_deleted_one_all_fixed(repository: Repository) -> None:
    shutil.copytree(repository.root / "submissions" / "house", repository.root / "other" / "house")
    told = repository.against("HEAD", "other")
    assert {each["standing"] for each in told.json["findings"]} == {"new"}
    (repository.root / "submissions" / "house" / "big-six.yaml").unlink()
    repository.put(
        "submissions/house/empty.yaml", "game: e\ntitle: E\nsource: {document: e.txt}\nsections: [{title: T}]\n"
    )
    assert repository.against("HEAD").json["against"]["fixed"] == 1


def test_a_path_outside_the_repository_is_refused(
    repository: Repository, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outside = tmp_path_factory.mktemp("outside")
    shutil.copytree(repository.root / "submissions", outside / "submissions")
    told = repository.run("check", "--against", "HEAD", str(outside))
    assert told.code == 2
    assert "is not in the git repository" in told.err
