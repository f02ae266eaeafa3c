"""A lock is waited for, given up when that lasts too long, and none that a killed run left is in the way."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from checker.commands import locking
from checker.commands.locking import beside, is_lock, locked
from checker.commands.writing import editing, write_whole

ROOT = Path(__file__).resolve().parents[2]
HOLD = """
import sys, time
from pathlib import Path
from checker.commands.writing import editing
with editing(Path(sys.argv[1])) as write:
    print("held", flush=True)
    sys.stdin.read()
    write("theirs")
"""


@pytest.fixture
def held(tmp_path: Path) -> subprocess.Popen[str]:
    """Another run that holds the file `a` until its input ends."""
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(tmp_path / "a")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    return other


def end(other: subprocess.Popen[str]) -> None:
    other.communicate()


def test_one_who_waits_too_long_is_told_so(
    tmp_path: Path, held: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locking, "PATIENCE", 0.1)
    with pytest.raises(OSError, match="another run of houserules is writing it"):
        write_whole(tmp_path / "a", "mine")
    end(held)
    assert (tmp_path / "a").read_text(encoding="utf-8") == "theirs"
    write_whole(tmp_path / "a", "mine")
    assert (tmp_path / "a").read_text(encoding="utf-8") == "mine"


def test_a_link_and_its_file_have_one_lock(
    tmp_path: Path, held: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(locking, "PATIENCE", 0.1)
    (tmp_path / "below").mkdir()
    (tmp_path / "below" / "link").symlink_to("../a")
    with pytest.raises(OSError, match="another run"):
        write_whole(tmp_path / "below" / "link", "mine")
    end(held)
    write_whole(tmp_path / "below" / "link", "mine")
    assert (tmp_path / "a").read_text(encoding="utf-8") == "mine"
    assert (tmp_path / "below" / "link").is_symlink()


def test_the_lock_of_a_killed_run_is_no_lock(tmp_path: Path, held: subprocess.Popen[str]) -> None:
    held.send_signal(signal.SIGKILL)
    end(held)
    assert [path.name for path in tmp_path.iterdir() if is_lock(path.name)] == [".a.houserules-lock"]
    with editing(tmp_path / "a") as write:
        write("mine")
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


def test_a_lock_is_gone_when_the_work_fails(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), editing(tmp_path / "a"):
        raise RuntimeError("boom")
    assert not list(tmp_path.iterdir())


def test_what_a_killed_run_left_half_written_is_replaced(tmp_path: Path) -> None:
    left = beside(tmp_path / "a", "houserules-new")
    left.write_text("half", encoding="utf-8")
    write_whole(tmp_path / "a", "whole")
    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [("a", "whole")]


def test_a_lock_that_cannot_be_made_costs_one_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"), locked(tmp_path / "absent" / "a"):
        pass
