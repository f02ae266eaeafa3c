"""Many runs of houserules at once: each in a process of its own, all let go at the same moment."""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# One process imports everything, then parts into as many as there are calls; they wait until the gate opens.
DRIVER = """
import json, os, sys
from checker.cli import main
from checker.engine.check import pages
from checker.policy import recording, register, waiver_file, waiving
import checker.commands.check, checker.commands.fmt, checker.commands.init, checker.commands.intake
import checker.commands.waive
pages()
calls = json.load(sys.stdin)
closed, gate = os.pipe()
children = []
for number, call in enumerate(calls):
    child = os.fork()
    if not child:
        os.close(gate)
        told = os.open(f"told-{number}", os.O_WRONLY | os.O_CREAT)
        os.dup2(told, 1)
        os.dup2(told, 2)
        os.read(closed, 1)
        code = 3
        try:
            code = main(call)
            sys.stdout.flush()
        finally:
            os._exit(code)
    children.append(child)
os.close(closed)
os.close(gate)
print(json.dumps([os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) for child in children]))
"""


def at_once(calls: list[list[str]], folder: Path) -> list[int]:
    """The exit codes of all calls; what each told stands in told-0, told-1 and so on."""
    done = subprocess.run(
        [sys.executable, "-c", DRIVER], input=json.dumps(calls), capture_output=True, text=True, cwd=folder,
        check=False, env=os.environ | {"PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def told(folder: Path) -> str:
    """What all calls have told, and nothing of it left behind."""
    said = ""
    for path in sorted(folder.glob("told-*")):
        said += path.read_text(encoding="utf-8")
        path.unlink()
    return said
