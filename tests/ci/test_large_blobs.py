"""What git has packed small may be large: sizes are asked before anything is read."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from repository import GAME, Repository

from checker.policy import git as gits
from ruleschema.submission.readfile import MOST_BYTES

ROOT = Path(__file__).resolve().parents[2]
MEASURED = """
import sys
from pathlib import Path
from checker.cli import main
code = main(sys.argv[1:])
(peak,) = [line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmHWM:")]
print(int(peak.split()[1]) // 1024, file=sys.stderr)
sys.exit(code)
"""
LARGE = 300 * 1024 * 1024
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="needs the peak of memory as Linux tells it")


def measured(*arguments: str) -> tuple[int, str, int]:
    """Exit code, output and megabytes of one run."""
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, *arguments], capture_output=True, text=True, check=False,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    *told, megabytes = done.stderr.splitlines()
    return done.returncode, done.stdout + "\n".join(told), int(megabytes)


@pytest.fixture
def swollen(repository: Repository) -> Repository:
    """A repository whose first commit holds one file of 300 MB, which git packs to a thousandth."""
    path = repository.root / "submissions" / "house" / "large.yaml"
    with path.open("wb") as stream:
        stream.write(b"#" * LARGE)
    repository.commit("large")
    path.unlink()
    repository.commit("small again")
    return repository


@LINUX
def test_a_large_file_of_a_revision_is_told_and_not_read(swollen: Repository) -> None:
    code, told, megabytes = measured("check", "--against", "HEAD~1", "--no-cache")
    assert code == 0, told
    assert "1 fixed" in told, "that it could not be read"
    assert megabytes < 150


@LINUX
def test_a_large_file_of_a_revision_is_not_compared(swollen: Repository) -> None:
    code, told, megabytes = measured("diff", "HEAD~1:submissions", "submissions")
    assert code == 2
    assert f"large.yaml: the file has {LARGE:,} bytes; the most is {MOST_BYTES:,}" in told
    assert megabytes < 150


def test_a_large_file_of_waivers_is_told(swollen: Repository) -> None:
    swollen.git("checkout", "-q", "-b", "waivers")
    (swollen.root / "waivers.yaml").write_bytes(b"#" * (MOST_BYTES + 1))
    swollen.commit("waivers")
    (swollen.root / "waivers.yaml").write_text("waivers:\n", encoding="utf-8")
    told = swollen.run("check", "--against", "HEAD", "--format", "json")
    assert told.code == 0
    (fixed,) = told.json["fixed"]
    assert fixed["message"] == f"The file has {MOST_BYTES + 1:,} bytes; the most is {MOST_BYTES:,}."


@pytest.mark.parametrize(("spare", "refused"), [(-1, True), (0, False), (1, False)])
def test_the_limit_on_one_file(
    repository: Repository, monkeypatch: pytest.MonkeyPatch, spare: int, refused: bool
) -> None:
    monkeypatch.setattr(gits, "MOST_BYTES", len(GAME) + spare)
    told = repository.run("check", "--against", "HEAD", "--format", "json")
    assert bool(told.json["fixed"]) is refused


@pytest.mark.parametrize(("spare", "refused"), [(-1, True), (0, False), (1, False)])
def test_the_limit_on_all_files(
    repository: Repository, monkeypatch: pytest.MonkeyPatch, spare: int, refused: bool
) -> None:
    whole = sum(path.stat().st_size for path in (repository.root / "submissions").rglob("*.yaml"))
    monkeypatch.setattr(gits, "MOST_TOGETHER", whole + spare)
    told = repository.run("check", "--against", "HEAD", "--format", "json")
    assert (told.code == 2) is refused
    if refused:
        assert told.err == f"houserules: HEAD: its files have {whole:,} bytes together; the most is {whole - 1:,}\n"
