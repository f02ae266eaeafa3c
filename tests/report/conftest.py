"""What the report tests share: a real Chromium, and reports for it to open."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser_desk import MISSING, PROGRAM, Reader
from hypothesis import settings
from ruamel.yaml import YAML

from checker.cli import main

ROOT = Path(__file__).resolve().parents[2]

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """The browser, started once a session."""
    from playwright.sync_api import sync_playwright

    assert PROGRAM is not None, MISSING
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=PROGRAM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def reader(chromium: Any) -> Iterator[Reader]:
    """A reader; that nothing was complained of and nothing fetched is checked after every test."""
    found = Reader(chromium)
    yield found
    for context in found.contexts:
        context.close()
    assert found.complaints == []
    assert [url for url in found.requests if not url.startswith("file:")] == []


@pytest.fixture(scope="session")
def shipped(chromium: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of the shipped submissions."""
    out = tmp_path_factory.mktemp("shipped") / "out"
    assert main(["report", str(ROOT / "submissions"), "-o", str(out)]) == 0
    return out


@pytest.fixture(scope="session")
def hostile(chromium: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of two casinos with a script in every field, one formerly the other, and of a broken file."""
    from hostile import PAYLOAD, hostile_casino, hostile_game

    top = tmp_path_factory.mktemp("hostile")
    yaml = YAML(typ="safe")
    for slug, more in ((PAYLOAD, ""), (f"{PAYLOAD} again", " 2")):
        folder = top / f"casino{more.strip()}"
        folder.mkdir()
        casino = hostile_casino() | {"casino": slug, "formerly": PAYLOAD}
        for name, data in (("casino.yaml", casino), ("game.yaml", hostile_game(more))):
            with (folder / name).open("w", encoding="utf-8") as stream:
                yaml.dump(data, stream)
    (top / "casino" / "broken.yaml").write_text(f"game: {PAYLOAD}\n  : {PAYLOAD}\n", encoding="utf-8")
    assert main(["report", str(top / "casino"), str(top / "casino2"), "-o", str(top / "out")]) == 2
    return top / "out"


@pytest.fixture
def written(submission: Callable[..., Path], tmp_path: Path) -> Callable[[str], Path]:
    """Writes the report of one small game document and gives its folder."""

    def write(fragment: str) -> Path:
        main(["report", str(submission(fragment)), "-o", str(tmp_path / "out")])
        return tmp_path / "out"

    return write
