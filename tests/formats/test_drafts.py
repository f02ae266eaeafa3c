"""A folder imported into again: no file of a person's is taken away, and the last draft is kept to compare with."""

from pathlib import Path

import pytest

from ruleschema.intake.saving.drafts import FOLDER, files_in, first_import, last_draft, reimport
from ruleschema.submission.load import load
from ruleschema.submission.source import Unreadable

OLD = "game: x\ntitle: Old\n"
EDITED = "game: x\ntitle: Mine\n"
NEW = "game: x\ntitle: Old\nsource: {document: a.pdf}\n"
BOTH = "game: x\ntitle: Mine\nsource: {document: a.pdf}\n"


def test_a_first_import_keeps_its_draft_beside_the_files(tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    for name, text in first_import({"x.yaml": OLD}).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert files_in(tmp_path) == last_draft(tmp_path) == {"x.yaml": OLD}
    # The checker sees the file once.
    assert load([tmp_path]).files == 1


def test_edits_and_news_come_together_and_the_new_draft_is_remembered() -> None:
    made = reimport({"x.yaml": OLD}, {"x.yaml": EDITED}, {"x.yaml": NEW})
    assert made.files == {"x.yaml": BOTH, f"{FOLDER}/x.yaml": NEW}
    assert not made.conflicts


def test_a_new_game_comes_in() -> None:
    made = reimport({}, {}, {"y.yaml": NEW})
    assert made.files == {"y.yaml": NEW, f"{FOLDER}/y.yaml": NEW}


def test_a_game_the_document_drops_stays_and_is_listed() -> None:
    made = reimport({"x.yaml": OLD}, {"x.yaml": EDITED, "own.yaml": OLD}, {})
    assert made.files == {}
    assert list(made.conflicts) == ["x.yaml"]


@pytest.mark.parametrize(("new", "written"), [(OLD, False), (NEW, True)])
def test_a_file_the_person_took_out_comes_back_only_with_news(new: str, written: bool) -> None:
    made = reimport({"x.yaml": OLD}, {}, {"x.yaml": new})
    assert ("x.yaml" in made.files) is written
    assert ("x.yaml" in made.conflicts) is written


def test_a_broken_file_is_told_and_not_merged(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text("game: [x\n", encoding="utf-8")
    with pytest.raises(Unreadable, match="not YAML"):
        files_in(tmp_path)


def test_a_folder_that_is_not_there_holds_nothing(tmp_path: Path) -> None:
    assert last_draft(tmp_path / "gone") == {}
