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

from ruleschema.register import read_register
from ruleschema.waivers import read_waivers

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
