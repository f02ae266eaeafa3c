"""The wheel, installed into an empty environment and run from another folder, works the same."""

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

# One environment serves them all, so one worker runs them.
pytestmark = pytest.mark.xdist_group("wheel")


def run(*command: str | Path, cwd: Path, code: int = 0) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, env=clean)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `houserules` command of a fresh environment that holds only the wheel and what it needs."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT, cwd=folder)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "env", with_pip=True)
    python = folder / "env" / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel, cwd=folder)
    return folder / "env" / "bin" / "houserules"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["check", ROOT / "submissions", "--format", "json"], 1),
        (["check", ROOT / "submissions"], 1),
        (["facts", ROOT / "submissions"], 0),
        (["explain", "DOC-104"], 0),
        (["schema"], 0),
        (["checks"], 0),
    ],
)
def test_the_wheel_says_what_the_tree_says(
    installed: Path, tmp_path: Path, arguments: list[str | Path], code: int
) -> None:
    tree = run(sys.executable, "-m", "checker.cli", *arguments, cwd=ROOT, code=code)
    wheel = run(installed, *arguments, cwd=tmp_path, code=code)
    # From the tree the paths are shown below it; from elsewhere they are whole.
    assert wheel.replace(f"{ROOT}/", "") == tree


def test_the_wheel_reports_what_the_tree_reports(installed: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "checker.cli", "report", ROOT / "submissions", "-o", tmp_path / "tree", cwd=ROOT)
    run(installed, "report", ROOT / "submissions", "-o", tmp_path / "wheel", cwd=tmp_path)
    tree, wheel = ({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("tree", "wheel"))
    assert wheel == tree


def test_the_wheel_formats_and_covers(installed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "casino"
    folder.mkdir()
    (folder / "casino.yaml").write_text("casino: c\nname: C\njurisdiction: us-oh\n", encoding="utf-8")
    (folder / "source.txt").write_text("first line\nsecond line\n", encoding="utf-8")
    (folder / "game.yaml").write_text(
        "title: G\ngame: g\nsource: {document: source.txt}\nsections:\n- title: T\n  src: 1\n", encoding="utf-8"
    )
    assert "1 rewritten" in run(installed, "fmt", folder, cwd=tmp_path)
    assert "50.00% of 4 words covered" in run(installed, "coverage", folder, cwd=tmp_path, code=1)
