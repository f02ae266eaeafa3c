"""make bench: what a check costs again, against a revision and by two processes, as ratios of one run each.

The runs of a pair take turns, so a busy machine slows both. The exit code is 1 where a ratio is above its limit.
"""

import contextlib
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from bench import CASINOS, ROOT, Measure, many_casinos, seconds

CHECK = [sys.executable, "-m", "checker.cli", "check"]
GIT = ["git", "-c", "user.name=A", "-c", "user.email=a@b"]


def ratio(one: Callable[[], float], other: Callable[[], float], rounds: int) -> float:
    """The median of one to the other; they run in turn."""
    pairs = [(one(), other()) for _ in range(rounds)]
    return statistics.median(a for a, _ in pairs) / statistics.median(b for _, b in pairs)


def fastest(one: Callable[[], float], other: Callable[[], float], rounds: int) -> float:
    """The fastest of one to the fastest of the other: two processes need two cores that nobody else uses just then."""
    pairs = [(one(), other()) for _ in range(rounds)]
    return min(a for a, _ in pairs) / min(b for _, b in pairs)


def cold(folder: Path, *arguments: str) -> float:
    """One check with a cache that is empty, and stays the one in use."""
    shutil.rmtree(os.environ["XDG_CACHE_HOME"], ignore_errors=True)
    return seconds(*CHECK, *arguments, cwd=folder)


def longest_path(folder: Path, *arguments: str) -> float:
    """Processor seconds of the parent and its busiest worker: the wall time on a machine with free cores (Linux)."""
    run = subprocess.Popen([*CHECK, *arguments], cwd=folder, stdout=subprocess.DEVNULL)
    spent: dict[int, float] = {}
    while run.poll() is None:
        children = Path(f"/proc/{run.pid}/task/{run.pid}/children")
        with contextlib.suppress(OSError):
            for pid in (run.pid, *map(int, children.read_text().split())):
                fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
                spent[pid] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        time.sleep(0.005)
    return spent.pop(run.pid) + max(spent.values(), default=0.0)


def repository(folder: Path) -> None:
    """Two commits of the shipped submissions: the second changes one clause number of one game."""
    shutil.copytree(ROOT / "submissions", folder / "submissions")
    subprocess.run([*GIT, "init", "-q"], cwd=folder, check=True)
    for message in ("first", "second"):
        subprocess.run([*GIT, "add", "-A"], cwd=folder, check=True)
        subprocess.run([*GIT, "commit", "-q", "-m", message], cwd=folder, check=True)
        game = min(path for path in (folder / "submissions").rglob("*.yaml") if path.name != "casino.yaml")
        game.write_text(game.read_text(encoding="utf-8") + "# edited\n", encoding="utf-8")
    subprocess.run(["git", "checkout", "-q", "."], cwd=folder, check=True)


def measures(folder: Path) -> list[Measure]:
    small, large = folder / "small", folder / "large"
    repository(small)
    many_casinos(large / "submissions", CASINOS)
    warm = ratio(lambda: seconds(*CHECK, cwd=small), lambda: cold(small), 5)
    warm_large = ratio(lambda: seconds(*CHECK, cwd=large), lambda: cold(large), 3)
    against = ratio(lambda: cold(small, "--against", "HEAD~1"), lambda: cold(small), 5)
    plain = "--no-cache"
    both = ratio(
        lambda: seconds(*CHECK, "--against", "HEAD~1", plain, cwd=small), lambda: seconds(*CHECK, plain, cwd=small), 5
    )
    jobs = ratio(lambda: seconds(*CHECK, plain, "--jobs", "2", cwd=large), lambda: seconds(*CHECK, plain, cwd=large), 5)
    path = ratio(lambda: longest_path(large, plain, "--jobs", "2"), lambda: longest_path(large, plain), 3)
    return [
        Measure("warm / cold, shipped", warm, 0.3),
        Measure(f"warm / cold, {CASINOS} casinos", warm_large, 0.3),
        Measure("--against HEAD~1 / plain, empty cache", against, 2.2),
        Measure("--against HEAD~1 / plain, no cache", both, 2.2),
        Measure(f"--jobs 2 / one, {CASINOS} casinos", jobs, 0.65),
        Measure("  the same, processor time of the longest path", path, 0.65),
    ]


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        os.environ |= {"NO_COLOR": "1", "PYTHONPATH": str(ROOT), "XDG_CACHE_HOME": f"{name}/cache"}
        found = measures(Path(name))
    for each in found:
        mark = "ok  " if each.value <= each.limit else "OVER"
        print(f"{mark} {each.name:<48} {each.value:8.2f}  (limit {each.limit:g})")
    return int(any(each.value > each.limit for each in found))


if __name__ == "__main__":
    sys.exit(main())
