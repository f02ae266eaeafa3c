"""make fuzz: changed inputs of every kind through the real commands, for so many seconds a target.

What ends in an internal error, a traceback or a hang is kept in tests/fuzz/failed, where the suite tries it ever after.
"""

import argparse
import contextlib
import hashlib
import io
import os
import signal
import sys
import time
from pathlib import Path
from random import Random

from checker.cli import EXIT_INTERNAL, main
from tests.fuzz.targets import TARGETS, Target, placed

FAILED = Path(__file__).parent / "failed"
LONGEST = 20  # seconds for one input; none of the seeds takes two


class Hang(BaseException):
    """An input took too long. No error, so that nothing on the way can take it for one."""


def fault(target: Target, data: bytes) -> str:
    """What is wrong with how the program takes an input; nothing where it ends as it should."""
    before = os.getcwd()
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(LONGEST)
    told = io.StringIO()
    try:
        with placed(target, data) as commands, contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
            for command in commands:
                if main(command) == EXIT_INTERNAL:
                    return f"{command[0]}: {told.getvalue().strip().splitlines()[-1]}"
            if "RUN-001" in told.getvalue():
                return "a check failed (RUN-001)"
    except Hang:
        return f"took more than {LONGEST} s"
    except SystemExit as error:
        return "" if error.code == 2 else f"exit {error.code}"
    except BaseException as error:  # whatever gets past the last line of defence
        return f"{type(error).__name__}: {error}"
    finally:
        signal.alarm(0)
        os.chdir(before)
    return ""


def _too_long(*_: object) -> None:
    raise Hang


def attack(name: str, seconds: float, seed: int) -> tuple[int, list[str]]:
    """How many inputs were tried, and what was wrong."""
    target, rng, found = TARGETS[name], Random(f"{name} {seed}"), dict[str, bytes]()
    seeds = [*target.seeds(), *(path.read_bytes() for path in FAILED.glob(f"{name}-*"))]
    end, tried = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        data, change = rng.choice(seeds), rng.choice(target.changes)
        for _ in range(rng.randint(1, 3)):
            data = change(rng, data)
        tried += 1
        wrong = fault(target, data)
        if wrong and wrong not in found:
            found[wrong] = data
            digest = hashlib.sha256(data).hexdigest()[:12]
            (FAILED / f"{name}-{digest}").write_bytes(data)
    return tried, [*found]


def run() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("targets", nargs="*", choices=[*TARGETS, []], default=[], help="default: all")
    options.add_argument("--seconds", type=float, default=20, help="for each target (default: 20)")
    options.add_argument("--seed", type=int, default=int(time.time()), help="for the same inputs again")
    given = options.parse_args()
    bad = 0
    for name in given.targets or TARGETS:
        tried, wrong = attack(name, given.seconds, given.seed)
        bad += len(wrong)
        print(f"{name:<12} {tried:>6} inputs  {len(wrong)} faults", flush=True)
        for each in wrong:
            print(f"    {each[:200]}")
    print(f"seed {given.seed}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(run())
