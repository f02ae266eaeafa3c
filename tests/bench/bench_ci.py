"""make bench: what a check costs again, against a revision and by two processes, as ratios of one run each.

The runs of a round take turns, so a busy machine slows all of them. The exit code is 1 where a ratio is above its
limit. Two processes are judged by the clock, and so need two cores that nobody else uses just then; the line below
tells what the clock would say if they had them: the processor time of the parent and of its busiest child.
"""

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parent))
from bench import CASINOS, ROOT, Measure, many_casinos

CHECK = [sys.executable, "-m", "checker.cli", "check"]
GIT = ["git", "-c", "user.name=A", "-c", "user.email=a@b"]
SMALL_ROUNDS = 3
LARGE_ROUNDS = 2


@dataclass(frozen=True)
class Cost:
    """Seconds of one run: by the clock, of all its processes, and of the parent and its busiest child."""

    clock: float
    spent: float
    path: float


def cost(folder: Path, *arguments: str) -> Cost:
    """One check; it exits with 1 on findings."""
    start = time.perf_counter()
    run = subprocess.Popen([*CHECK, *arguments], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    children: dict[int, float] = {}
    while os.waitid(os.P_PID, run.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None:
        with contextlib.suppress(OSError):
            for pid in map(int, Path(f"/proc/{run.pid}/task/{run.pid}/children").read_text().split()):
                fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
                children[pid] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        time.sleep(0.01)
    clock = time.perf_counter() - start
    _, status, used = os.wait4(run.pid, 0)
    run.returncode = os.waitstatus_to_exitcode(status)
    if run.returncode not in (0, 1):
        raise SystemExit(f"{arguments} ended with {run.returncode}")
    spent = used.ru_utime + used.ru_stime
    return Cost(clock, spent, spent - sum(children.values()) + max(children.values(), default=0.0))


def cold(folder: Path, *arguments: str) -> Cost:
    """One check with a cache that is empty, and stays the one in use."""
    shutil.rmtree(os.environ["XDG_CACHE_HOME"], ignore_errors=True)
    return cost(folder, *arguments)


def repository(folder: Path) -> None:
    """Two commits of the shipped submissions: the second adds a comment to one game."""
    shutil.copytree(ROOT / "submissions", folder / "submissions")
    subprocess.run([*GIT, "init", "-q"], cwd=folder, check=True)
    game = min(path for path in (folder / "submissions").rglob("*.yaml") if path.name != "casino.yaml")
    for message in ("first", "second"):
        subprocess.run([*GIT, "add", "-A"], cwd=folder, check=True)
        subprocess.run([*GIT, "commit", "-q", "--allow-empty", "-m", message], cwd=folder, check=True)
        if message == "first":
            game.write_text(game.read_text(encoding="utf-8") + "# edited\n", encoding="utf-8")


def small_measures(folder: Path) -> list[Measure]:
    repository(folder)
    rounds = []
    for _ in range(SMALL_ROUNDS):
        against = cold(folder, "--against", "HEAD~1").spent
        first = cold(folder).spent
        rounds.append((first, cost(folder).spent, against))
    first, again, against = (median(each) for each in zip(*rounds, strict=True))
    print(f"shipped: cold {first:.2f} s, warm {again:.2f} s, --against {against:.2f} s")
    return [
        Measure("warm / cold, shipped", again / first, 0.3),
        Measure("--against HEAD~1 / plain, empty cache", against / first, 2.2),
    ]


def large_measures(folder: Path) -> list[Measure]:
    many_casinos(folder / "submissions", CASINOS)
    one, two, again = [], [], []
    for _ in range(LARGE_ROUNDS):
        one.append(cold(folder))
        again.append(cost(folder).spent)
        two.append(cold(folder, "--jobs", "2"))
    clock = min(each.clock for each in two) / min(each.clock for each in one)
    path = median(each.path for each in two) / median(each.path for each in one)
    print(f"{CASINOS} casinos: one process {one[0].clock:.2f} s, two {two[0].clock:.2f} s, warm {again[0]:.2f} s")
    return [
        Measure(f"warm / cold, {CASINOS} casinos", median(again) / median(each.spent for each in one), 0.3),
        Measure(f"--jobs 2 / one, {CASINOS} casinos, by the clock", clock, 0.65),
        Measure("  by the processor time of the longest path", path, 0.65),
    ]


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        os.environ |= {"NO_COLOR": "1", "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": f"{name}/cache"}
        found = small_measures(Path(name, "small")) + large_measures(Path(name, "large"))
    for each in found:
        mark = "ok  " if each.value <= each.limit else "OVER"
        print(f"{mark} {each.name:<48} {each.value:8.2f}  (limit {each.limit:g})")
    return int(any(each.value > each.limit for each in found))


if __name__ == "__main__":
    sys.exit(main())
