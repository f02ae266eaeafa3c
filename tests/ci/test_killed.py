"""Killed at any moment, out of disk: every file is the old one or the new one."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from datetime import date, timedelta
from pathlib import Path

import pytest
from repository import BROKEN, GAME, Repository

from checker.policy.register_file import read_register
from checker.policy.waiver_file import read_waivers

ROOT = Path(__file__).resolve().parents[2]
# Writes over and over, in one process, so that a kill often falls into a write.
LOOP = """
import io, sys
from checker.cli import main
from pathlib import Path
sys.stdout = sys.stderr = io.StringIO()
texts = [Path("good.txt").read_text(), Path("broken.txt").read_text()]
game = Path("submissions/house/big-six.yaml")
waivers = Path("waivers.yaml").read_text()
turn = 0
while True:
    turn += 1
    game.write_text(texts[turn % 2])
    main(["check", "--register", "--output", "json:out.json", "--output", "sarif:out.sarif"])
    if turn % 2:
        from checker.commands.writing import write_whole
        write_whole(Path("waivers.yaml"), waivers)
        main(["waive", sys.argv[1], "--reason", "r", "--approver", "a", "--basis", "b", "--until", sys.argv[2]])
    if turn == 2:
        Path("started").touch()
"""


def test_killed_at_any_moment_every_file_is_whole(repository: Repository) -> None:
    repository.put("good.txt", GAME)
    repository.put("broken.txt", BROKEN)
    repository.put("submissions/house/big-six.yaml", BROKEN)
    repository.run("check", "--register")
    found = repository.run("check", "--format", "json").json["findings"]
    number = next(str(each["number"]) for each in found if each["code"] == "DOC-104")
    repository.put("waivers.yaml", "# kept\nwaivers:\n")
    until = str(date.today() + timedelta(days=10))
    chance = random.Random(7)
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    seen, waived = set(), set()
    for _ in range(12):
        Path("started").unlink(missing_ok=True)
        loop = subprocess.Popen([sys.executable, "-c", LOOP, number, until], env=environment)
        while not Path("started").exists():
            time.sleep(0.005)
        time.sleep(chance.uniform(0.02, 0.35))
        loop.send_signal(signal.SIGKILL)
        loop.wait()
        assert loop.returncode == -signal.SIGKILL
        register = read_register(Path("findings.yaml"))
        assert not register.problems
        assert 2 <= len(register.lines) <= 3, "the two of the game, and a waiver that is unused meanwhile"
        waivers = read_waivers(Path("waivers.yaml"))
        assert not waivers.problems
        assert waivers.text.startswith("# kept\n")
        seen.add(tuple(each["code"] for each in json.loads(repository.read("out.json"))["findings"]))
        waived.add(len(waivers.waivers))
        json.loads(repository.read("out.sarif"))
    assert seen
    assert waived <= {0, 1}


FULL = """
import resource, signal, sys
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (64, 64))
from checker.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
def test_a_full_disk_is_one_line_a_file_and_nothing_is_lost(repository: Repository) -> None:
    """No file may grow beyond 64 bytes: the system refuses the write, as on a full disk."""
    repository.run("check", "--register", "--output", "json:out.json")
    before = {name: repository.read(name) for name in ("findings.yaml", "out.json")}
    repository.put("submissions/house/big-six.yaml", BROKEN)
    command = [sys.executable, "-B", "-c", FULL, "check", "--register", "--output", "json:out.json"]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 2
    lines = done.stderr.splitlines()
    assert len(lines) == 3, done.stderr
    assert lines[0] == f"houserules: {repository.root}/findings.yaml cannot be written: File too large; left as it was"
    assert lines[1] == "houserules: out.json cannot be written: File too large; left as it was"
    assert lines[2].startswith("houserules: the cache ")
    assert {name: repository.read(name) for name in before} == before
    assert not [path.name for path in repository.root.iterdir() if path.name.endswith(".tmp")]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_full_disk_behind_standard_output_is_one_line(repository: Repository, form: str) -> None:
    """Found late, when Python empties its buffer, or early, when the text is long."""
    for games in (1, 40):
        for index in range(games):
            repository.put(f"submissions/house/game-{index}.yaml", BROKEN.replace("big-six", f"game-{index}"))
        command = [sys.executable, "-m", "checker.cli", "check", "--format", form, "--no-cache"]
        environment = os.environ | {"PYTHONPATH": str(ROOT)}
        with open("/dev/full", "w", encoding="utf-8") as full:
            done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, env=environment)
        assert done.returncode == 2
        assert done.stderr == "houserules: standard output cannot be written: No space left on device\n"


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such rights there")
@pytest.mark.parametrize(("mask", "rights"), [(0o022, 0o644), (0o027, 0o640), (0o077, 0o600)])
def test_a_new_file_has_the_rights_that_files_have_here(plain_folder: Repository, mask: int, rights: int) -> None:
    before = os.umask(mask)
    try:
        plain_folder.run("init", "--name", "Grand", "--jurisdiction", "us-oh")
        plain_folder.run("check", "--register", "--output", "json:out.json")
    finally:
        os.umask(before)
    for name in ("houserules.toml", "findings.yaml", "out.json"):
        assert Path(name).stat().st_mode & 0o777 == rights
    Path("out.json").chmod(0o604)
    plain_folder.run("check", "--output", "json:out.json")
    assert Path("out.json").stat().st_mode & 0o777 == 0o604, "and one that is replaced keeps its own"


def test_init_on_a_full_disk_names_the_file(plain_folder: Repository) -> None:
    command = [sys.executable, "-B", "-c", FULL, "init", "new", "--name", "Grand", "--jurisdiction", "us-oh"]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 2
    assert done.stderr == "houserules: new/houserules.toml cannot be written: File too large\n"
    plain_folder.put("file", "")
    told = plain_folder.run("init", "file/new", "--name", "Grand", "--jurisdiction", "us-oh")
    assert (told.code, told.err) == (
        2, "houserules: file/new/houserules.toml cannot be written: Not a directory\n",
    )  # fmt: skip
