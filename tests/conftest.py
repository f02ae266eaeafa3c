"""What tests share: building small submissions, and golden files changed only on purpose."""

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

# The command runs without the collector of cycles; at its usual rate it would cost a quarter of the suite.
gc.set_threshold(200_000, 50, 1000)

ROOT = Path(__file__).resolve().parents[1]

HEADER = {"game": "example", "title": "Example", "source": "{document: example.txt}"}
CASINO = "casino: {slug}\nname: {name}\njurisdiction: {jurisdiction}\nregulator: Ohio Casino Control Commission\n"


def whole_game(fragment: str) -> str:
    """A game file from a fragment: what every game file needs is put in front where it lacks."""
    missing = [f"{key}: {value}" for key, value in HEADER.items() if f"{key}:" not in _top_keys(fragment)]
    return "\n".join([*missing, fragment.strip("\n")]) + "\n"


def _top_keys(fragment: str) -> list[str]:
    return [line.split(" ")[0] for line in fragment.splitlines() if line[:1].isalpha()]


@pytest.fixture(autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test reads what another left in the cache, nor touches the user's own."""
    folder = tmp_path_factory.mktemp("cache")
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder))
    return folder


@pytest.fixture
def submission(tmp_path: Path) -> Callable[..., Path]:
    """Writes a casino's folder with one game file from a fragment, and gives the folder."""

    def write(
        fragment: str,
        slug: str = "example-casino",
        name: str = "Example Casino",
        file: str = "game",
        jurisdiction: str = "us-xx",
    ) -> Path:
        folder = tmp_path / slug
        folder.mkdir(exist_ok=True)
        (folder / "casino.yaml").write_text(
            CASINO.format(slug=slug, name=name, jurisdiction=jurisdiction), encoding="utf-8"
        )
        (folder / f"{file}.yaml").write_text(whole_game(fragment), encoding="utf-8")
        return folder

    return write


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="rewrite golden files; read the diff before you commit"
    )


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Compares a text with a golden file."""

    def compare(name: str, text: str) -> None:
        path = ROOT / "tests" / "golden" / name
        if request.config.getoption("--update-golden"):
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8"), f"{name} differs; --update-golden rewrites it"

    return compare
