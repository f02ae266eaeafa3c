"""make bench: that diff and compare grow no faster than what they read, from 5 casinos to 50.

Work is measured in clauses; a ratio is the time of 50 casinos over what the time of 5 would cost in
proportion. It is processor time, so that other programs do not count, and one program start is taken
off both, or small runs would make large ones look cheap. Every casino words its sentences in its own
way, so that no sentence is read once for all.
"""

import os
import re
import resource
import statistics
import sys
import tempfile
from pathlib import Path

from bench import Measure, many_casinos, seconds

FEW, MANY = 5, 50
ROUNDS = 3
GAMES = ("blackjack", "craps", "three-card-poker")


def raised(folder: Path) -> None:
    """Another version of every file: each tenth payout, figure or step differs."""
    for path in folder.rglob("*.yaml"):
        lines = path.read_text(encoding="utf-8").split("\n")
        for index in range(0, len(lines), 10):
            lines[index] = re.sub(r"pays: (\d+) to", lambda found: f"pays: {int(found[1]) + 1} to", lines[index])
            lines[index] = re.sub(r"at most (\d+) ", lambda found: f"at most {int(found[1]) + 1} ", lines[index])
        path.write_text("\n".join(lines), encoding="utf-8")


def reworded(folder: Path) -> None:
    """Sentences of each casino that no other casino has."""
    for index, house in enumerate(sorted(folder.iterdir())):
        for path in house.glob("*.yaml"):
            text = path.read_text(encoding="utf-8")
            path.write_text(re.sub(r"\b(shall|may|is) (?!not\b|only\b)", rf"\1 x{index} ", text), encoding="utf-8")


def clauses(folder: Path) -> int:
    return sum(path.read_text(encoding="utf-8").count("at: ") for path in folder.rglob("*.yaml"))


def processor(*command: str | Path) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    seconds(*command)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def median(*command: str | Path) -> float:
    return statistics.median(processor(*command) for _ in range(ROUNDS))


def measures(houserules: list[str | Path]) -> list[Measure]:
    start = median(*houserules, "diff", "--help")
    times: dict[str, list[float]] = {"diff": [], "compare": []}
    sizes: list[int] = []
    with tempfile.TemporaryDirectory() as name:
        for count in (FEW, MANY):
            old, new = Path(name, f"old-{count}"), Path(name, f"new-{count}")
            many_casinos(old, count)
            many_casinos(new, count)
            reworded(old)
            reworded(new)
            raised(new)
            sizes.append(clauses(old))
            times["diff"].append(median(*houserules, "diff", old, new) - start)
            times["compare"].append(median(*houserules, "compare", *GAMES, old) - start)
    growth = sizes[1] / sizes[0]
    found = []
    for command, (few, many) in times.items():
        print(f"{command}: {FEW} casinos {few:.2f} s, {MANY} casinos {many:.2f} s, {growth:.1f} times the clauses")
        found.append(Measure(f"{command}, {MANY} casinos / linear price", many / (few * growth), 1.2))
    return found


def main() -> int:
    os.environ["NO_COLOR"] = "1"
    found = measures([sys.executable, "-m", "checker.cli"])
    for each in found:
        mark = "ok  " if each.value <= each.limit else "OVER"
        print(f"{mark} {each.name:<34} {each.value:8.2f}{each.unit}  (limit {each.limit:g}{each.unit})")
    return int(any(each.value > each.limit for each in found))


if __name__ == "__main__":
    sys.exit(main())
