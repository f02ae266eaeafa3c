"""make bench: what houserules costs, as ratios measured in one run on this machine.

A ratio compares two commands that run in turn, so it means the same on a fast machine and a
slow one. The exit code is 1 where a ratio is above its limit.
"""

import os
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BIN = Path(sys.executable).parent
ROUNDS = 5
CASINOS = 50
FEW = 5


@dataclass(frozen=True)
class Measure:
    """One line of the report."""

    name: str
    value: float
    limit: float
    unit: str = ""


def seconds(*command: str | Path, cwd: Path = ROOT) -> float:
    """Processor time of one run, so that a busy machine does not count; check exits with 1 on findings."""
    start = _spent()
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    if done.returncode not in (0, 1):
        raise SystemExit(f"{command} ended with {done.returncode}")
    return _spent() - start


def _spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def in_turn(one: list[str | Path], other: list[str | Path], rounds: int = ROUNDS) -> tuple[float, float]:
    """The medians of two commands that run in turn."""
    pairs = [(seconds(*one), seconds(*other)) for _ in range(rounds)]
    return statistics.median(a for a, _ in pairs), statistics.median(b for _, b in pairs)


def many_casinos(folder: Path, count: int) -> int:
    """The shipped casinos copied under other names until there are `count`; gives the bytes written."""
    shipped = sorted(path for path in (ROOT / "submissions").iterdir() if path.is_dir())
    size = 0
    for index in range(count):
        source = shipped[index % len(shipped)]
        slug = f"{source.name}-{index:02}"
        target = folder / slug
        shutil.copytree(source, target)
        casino = target / "casino.yaml"
        text = casino.read_text(encoding="utf-8").replace(f"casino: {source.name}", f"casino: {slug}")
        casino.write_text(text.replace("name: ", f"name: Casino {index:02} "), encoding="utf-8")
        size += sum(path.stat().st_size for path in target.iterdir())
    return size


def peak_megabytes(*command: str | Path) -> float:
    """Peak memory of one run, from a child of its own."""
    reader = (
        "import resource, subprocess, sys; subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL); "
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    )
    told = subprocess.run([sys.executable, "-c", reader, *command], capture_output=True, text=True, check=True)
    unit = 1024 if sys.platform != "darwin" else 1024 * 1024
    return int(told.stdout) / unit


STAGES = """
import gc, sys, time
from pathlib import Path
from checker.engine.check import pages
from checker.engine.library import Library
from checker.engine.run import run_over
from ruleschema.submission.load import load
gc.disable()
pages()
start = time.process_time()
library = Library(load([Path(sys.argv[1])]))
for filing in library.filings:
    filing.sentences, filing.payouts, filing.law
read = time.process_time()
for filing in library.filings:
    filing.procedures
drawn = time.process_time()
run_over(library)
print(read - start, time.process_time() - drawn)
"""


def stages(folder: Path) -> tuple[float, float]:
    """Seconds for loading files and law and parsing clauses and payouts, and for all checks; medians.

    Drawing procedure facts stands between the two and counts for neither.
    """
    told = [
        subprocess.run([sys.executable, "-c", STAGES, folder], capture_output=True, text=True, check=True)
        for _ in range(5)
    ]
    pairs = [tuple(float(each) for each in one.stdout.split()) for one in told]
    return statistics.median(a for a, _ in pairs), statistics.median(b for _, b in pairs)


def measures() -> list[Measure]:
    houserules, yamllint = BIN / "houserules", BIN / "yamllint"
    check, lint = in_turn([houserules, "check", "--no-cache", "submissions"], [yamllint, "submissions"])
    version, lint_version = in_turn([houserules, "--version"], [yamllint, "--version"], rounds=15)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        size = many_casinos(folder, CASINOS)
        shipped = sum(path.stat().st_size for path in (ROOT / "submissions").rglob("*.yaml"))
        fifty = statistics.median(seconds(houserules, "check", "--no-cache", folder) for _ in range(3))
        megabytes = peak_megabytes(houserules, "check", "--no-cache", folder)
        _, fifty_checks = stages(folder)
    with tempfile.TemporaryDirectory() as name:
        few = many_casinos(Path(name), FEW)
        _, five_checks = stages(Path(name))
    read, checks = stages(ROOT / "submissions")
    print(f"check {check:.2f} s, yamllint {lint:.2f} s")
    print(f"{CASINOS} casinos, {size / shipped:.1f} times the bytes: {fifty:.2f} s")
    return [
        Measure("check / yamllint", check / lint, 0.5),
        Measure("--version / yamllint --version", version / lint_version, 2.0),
        Measure(f"{CASINOS} casinos / linear price", fifty / (check * size / shipped), 1.1),
        Measure("all checks / loading and parsing", checks / read, 1.0),
        Measure(f"checks of {CASINOS} / of {FEW} casinos, linear", fifty_checks / (five_checks * size / few), 1.1),
        Measure(f"peak memory, {CASINOS} casinos", megabytes, 500, " MB"),
    ]


def main() -> int:
    os.environ["NO_COLOR"] = "1"
    found = measures()
    for each in found:
        mark = "ok  " if each.value <= each.limit else "OVER"
        print(f"{mark} {each.name:<34} {each.value:8.2f}{each.unit}  (limit {each.limit:g}{each.unit})")
    print(f"user time of all runs: {resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime:.0f} s")
    return int(any(each.value > each.limit for each in found))


if __name__ == "__main__":
    sys.exit(main())
