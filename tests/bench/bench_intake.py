"""What reading a PDF costs, as a ratio: our lines against the words that pdfplumber extracts from the same files.

The four shared documents are set as PDF once into a temporary folder; both sides then read the same
files, each run in a process of its own, in turn. The exit code is 1 where a figure is above its limit.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import textwrap
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SEEDS = [ROOT.parent / "shared" / "seeds", Path("/work/shared/seeds")]
ROUNDS = 3
MOST_RATIO = 1.0
MOST_MEGABYTES = 500

OURS = """
import sys, pathlib
from ruleschema.intake.open import read_document
found = read_document([pathlib.Path(name) for name in sys.argv[1:]], None)
print(sum(len(line.text.split()) for line in found.lines))
"""
THEIRS = """
import sys, pdfplumber
count = 0
for name in sys.argv[1:]:
    with pdfplumber.open(name) as pdf:
        for page in pdf.pages:
            count += len(page.extract_words())
            page.close()
print(count)
"""
PEAK = "\nimport resource\nprint(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)\n"


def typeset(text: str, path: Path) -> None:
    """A document as PDF: lines wrapped, cells at tab stops, a new page every 57 lines."""
    from reportlab.lib.pagesizes import letter
    from reportlab.pdfgen.canvas import Canvas

    canvas = Canvas(str(path), pagesize=letter)
    top, leading = 740, 12
    y = top
    canvas.setFont("Helvetica", 10)
    for line in text.split("\n"):
        for part in textwrap.wrap(line, 95, expand_tabs=False) or [""]:
            for column, cell in enumerate(part.split("\t")):
                canvas.drawString(50 + 180 * column, y, cell)
            y -= leading
            if y < 50:
                canvas.showPage()
                canvas.setFont("Helvetica", 10)
                y = top
    canvas.save()


def timed(program: str, files: list[Path]) -> tuple[float, int, float]:
    """Seconds, words and megabytes of one run."""
    start = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", program + PEAK, *map(str, files)], capture_output=True, text=True, check=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)}, cwd=ROOT,
    )  # fmt: skip
    seconds = time.perf_counter() - start
    unit = 1024 if sys.platform != "darwin" else 1024 * 1024
    return seconds, int(done.stdout), int(done.stderr.split()[-1]) / unit


def main() -> int:
    seeds = next((folder for folder in SEEDS if folder.is_dir()), None)
    if seeds is None:
        print("the shared documents are not here: nothing measured")
        return 0
    with tempfile.TemporaryDirectory() as name:
        files = []
        for source in sorted(seeds.glob("*.txt")):
            files.append(Path(name, f"{source.stem}.pdf"))
            typeset(source.read_text(encoding="utf-8"), files[-1])
        ours, theirs = zip(*((timed(OURS, files), timed(THEIRS, files)) for _ in range(ROUNDS)), strict=True)
    seconds, other = (statistics.median(run[0] for run in runs) for runs in (ours, theirs))
    ratio, megabytes = seconds / other, max(run[2] for run in ours)
    print(f"our lines {seconds:.1f} s, pdfplumber's words {other:.1f} s; {ours[0][1]:,} and {theirs[0][1]:,} words")
    print(
        f"{'ok  ' if ratio <= MOST_RATIO else 'OVER'} PDF lines / pdfplumber words {ratio:8.2f}  (limit {MOST_RATIO:g})"
    )
    mark = "ok  " if megabytes <= MOST_MEGABYTES else "OVER"
    print(f"{mark} peak memory, PDF lines       {megabytes:8.0f} MB  (limit {MOST_MEGABYTES} MB)")
    return int(ratio > MOST_RATIO or megabytes > MOST_MEGABYTES)


if __name__ == "__main__":
    sys.exit(main())
