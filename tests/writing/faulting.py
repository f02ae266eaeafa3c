"""Faults put into a write at every call of the system that it makes, one a run, until a run ends without meeting one.

A process of its own, because it parts into one child for each fault:

    python tests/writing/faulting.py SCENARIO FAULT SWAP      one campaign, told as JSON
    python tests/writing/faulting.py                          all of them, with their sum
"""

import errno
import io
import json
import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))
from scenarios import SCENARIOS, Scenario, Tree, tree

from checker.commands import swapping

CALLS = (
    "open", "write", "fsync", "close", "rename", "replace", "mkdir", "unlink", "rmdir", "link", "symlink", "chmod",
    "fchmod", "utime", "scandir", "listdir", "stat", "lstat", "fstat", "exchange",
)  # fmt: skip
FAULTS = ("kill", "half", "full", "broken", "interrupt")
SWAPS = ("exchange", "journal")
# What became of a run: it met no fault, told of it, was stopped by it, or went on and did its work.
UNHURT, TOLD, STOPPED, SURVIVED = 40, 41, 42, 43


class Injector:
    """Counts the calls from the first lock on, and lets the fault happen at one of them."""

    def __init__(self, fault: str, at: int) -> None:
        self.fault = fault
        self.at = at
        self.calls = 0
        self.armed = False
        self.met = False

    def install(self) -> None:
        for name in CALLS[:-1]:
            setattr(os, name, self.wrapped(name, getattr(os, name)))
        call = swapping._renameat2()
        wrapped = self.wrapped("exchange", call) if call else None
        swapping._renameat2 = lambda: wrapped  # type: ignore[assignment]

    def wrapped(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def faulty(*arguments: Any, **named: Any) -> Any:
            if name == "open" and "houserules-lock" in os.fsdecode(arguments[0]):
                self.armed = True
            if not self.armed:
                return call(*arguments, **named)
            self.calls += 1
            if self.calls == self.at:
                self.met = True
                self.happen(name, call, arguments, named)
            return call(*arguments, **named)

        return faulty

    def happen(self, name: str, call: Callable[..., Any], arguments: Any, named: Any) -> None:
        if self.fault == "interrupt":
            raise KeyboardInterrupt
        if self.fault in ("full", "broken"):
            code = errno.ENOSPC if self.fault == "full" else errno.EIO
            raise OSError(code, os.strerror(code))
        if self.fault == "half":
            if name == "write":
                arguments = (arguments[0], bytes(arguments[1])[: len(arguments[1]) // 2])
            call(*arguments, **named)
        os.kill(os.getpid(), signal.SIGKILL)


def child(scenario: Scenario, fault: str, at: int) -> NoReturn:
    """The write with one fault; the exit code tells what became of it."""
    sys.stdout = sys.stderr = io.StringIO()
    injector = Injector(fault, at)
    injector.install()
    well = False
    try:
        well = scenario.action()
    except (OSError, KeyboardInterrupt):
        well = False
    finally:
        os._exit(UNHURT if not injector.met else SURVIVED if well else STOPPED if fault == "interrupt" else TOLD)


def campaign(scenario: Scenario, fault: str, swap: str, folder: Path) -> tuple[int, list[str]]:
    """How many faults there were, and what went wrong."""
    if swap == "journal":
        swapping._renameat2 = lambda: None  # type: ignore[assignment]
    before, old, new = prepared(scenario, folder)
    wrong: list[str] = []
    for at in count(1):
        restore(before, folder)
        process = os.fork()
        if not process:
            child(scenario, fault, at)
        code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        if code == UNHURT:
            return at - 1, wrong
        wrong += [f"{scenario.name}, {fault} at call {at}, by {swap}: {each}" for each in
                  judged(scenario, code, tree(folder), (old, new), swap)]  # fmt: skip
        well = scenario.action()
        after = tree(folder)
        if not well or after != new:
            differing = sorted(name for name in after.keys() | new.keys() if after.get(name) != new.get(name))
            wrong.append(f"{scenario.name}, {fault} at call {at}, by {swap}: the next run leaves {differing}")
    raise AssertionError


def prepared(scenario: Scenario, folder: Path) -> tuple[Path, Tree, Tree]:
    """A copy of the state before, and what the folder holds before and after."""
    scenario.setup()
    before = folder.parent / "before"
    shutil.rmtree(before, ignore_errors=True)
    shutil.copytree(folder, before, symlinks=True)
    old = tree(folder)
    assert scenario.action(), "the write works where nothing happens to it"
    return before, old, tree(folder)


def restore(before: Path, folder: Path) -> None:
    for path in folder.iterdir():
        shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
    shutil.copytree(before, folder, symlinks=True, dirs_exist_ok=True)


def judged(scenario: Scenario, code: int, after: Tree, states: tuple[Tree, Tree], swap: str) -> list[str]:
    """What a fault has broken: files lost or torn, and words that are not true."""
    old, new = states
    found = {name: text for name, text in after.items() if not scenario.is_beside(name)}
    if scenario.whole:
        lost = not any(name.startswith(scenario.whole) for name in found)
        if lost and old.keys() & {scenario.whole} and swap == "journal" and code == -signal.SIGKILL:
            return []  # between two steps; that the next run brings it back is seen below
        wrong = [] if found in states else [f"neither the old nor the new folder: {sorted(found)}"]
    else:
        wrong = [
            f"{name} is neither old nor new" for name in old.keys() | new.keys() | found.keys()
            if found.get(name) not in (old.get(name), new.get(name))
        ]  # fmt: skip
    if code == SURVIVED and found != new:
        wrong.append("called well, but not written")
    if code == TOLD and scenario.single and found != old:
        wrong.append("called failed, but written")
    if code not in (SURVIVED, STOPPED, TOLD, -signal.SIGKILL):
        wrong.append(f"ended with {code}")
    return wrong


def run(name: str, fault: str, swap: str) -> tuple[int, list[str]]:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "work")
        folder.mkdir()
        os.environ["XDG_CACHE_HOME"] = str(Path(place, "cache"))
        os.chdir(folder)
        said, sys.stdout = sys.stdout, io.StringIO()
        told, sys.stderr = sys.stderr, io.StringIO()
        try:
            return campaign(SCENARIOS[name], fault, swap, folder)
        finally:
            sys.stdout, sys.stderr = said, told
            os.chdir("/")


def main() -> int:
    if len(sys.argv) == 4:
        faults, wrong = run(*sys.argv[1:])
        print(json.dumps({"faults": faults, "wrong": wrong}))
        return 0
    total = 0
    broken: list[str] = []
    for swap in SWAPS:
        for name, scenario in SCENARIOS.items():
            if swap == "journal" and not scenario.whole:
                continue  # a single file is never swapped
            for fault in FAULTS:
                process = os.popen(f"{sys.executable} {__file__} {name} {fault} {swap}")
                told = json.loads(process.read())
                process.close()
                print(f"{name:<14} {fault:<10} {swap:<9} {told['faults']:>5} faults, {len(told['wrong'])} wrong")
                total += told["faults"]
                broken += told["wrong"]
    print(f"{total:,} faults, {len(broken)} wrong", *broken[:20], sep="\n")
    return int(bool(broken))


if __name__ == "__main__":
    sys.exit(main())
