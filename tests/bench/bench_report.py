"""make bench: what a report costs beside a check, as a ratio measured in one run on this machine."""

import sys
import tempfile
from pathlib import Path

from bench import BIN, Measure, in_turn

LIMIT = 2.0


def main() -> int:
    houserules = BIN / "houserules"
    with tempfile.TemporaryDirectory() as name:
        out = Path(name) / "out"
        report, check = in_turn(
            [houserules, "report", "submissions", "-o", out], [houserules, "check", "--no-cache", "submissions"]
        )
        size = sum(path.stat().st_size for path in out.iterdir())
        print(f"report {report:.2f} s, check {check:.2f} s; {len(list(out.iterdir()))} files, {size:,} bytes")
    found = Measure("report / check", report / check, LIMIT)
    mark = "ok  " if found.value <= found.limit else "OVER"
    print(f"{mark} {found.name:<34} {found.value:8.2f}  (limit {found.limit:g})")
    return int(found.value > found.limit)


if __name__ == "__main__":
    sys.exit(main())
