"""A repository for every test here."""

from pathlib import Path

import pytest
from repository import Repository


@pytest.fixture
def plain_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Repository:
    """A folder that is in no repository."""
    return Repository(tmp_path, monkeypatch, capsys)


@pytest.fixture
def repository(plain_folder: Repository) -> Repository:
    plain_folder.start()
    return plain_folder
