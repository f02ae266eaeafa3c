"""What reading a PDF costs, as a ratio: our lines against the words that pdfplumber extracts from the same files.

The four shared documents are set as PDF once into a temporary folder; both sides then read the same
files in turn, each in a process of its own, and their processor time is compared: on a machine that
others use as well, wall time measures the others. The exit code is 1 where a figure is above its limit.
"""

import os
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SEEDS = [ROOT.parent / "shared" / "seeds"]
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
COST = """
import resource, time
print(time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)
"""


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


def cost(program: str, file: Path) -> tuple[float, int, float]:
    """Processor seconds, words and megabytes of one run."""
    done = subprocess.run(
        [sys.executable, "-c", program + COST, str(file)], capture_output=True, text=True, check=True,
        env=os.environ | {"PYTHONPATH": str(ROOT)}, cwd=ROOT,
    )  # fmt: skip
    seconds, peak = done.stderr.split()[-2:]
    unit = 1024 if sys.platform != "darwin" else 1024 * 1024
    return float(seconds), int(done.stdout), int(peak) / unit


def main() -> int:
    seeds = next((folder for folder in SEEDS if folder.is_dir()), None)
    if seeds is None:
        print("the shared documents are not here: nothing measured")
        return 0
    ours, theirs = [], []
    with tempfile.TemporaryDirectory() as name:
        for source in sorted(seeds.glob("*.txt")):
            file = Path(name, f"{source.stem}.pdf")
            typeset(source.read_text(encoding="utf-8"), file)
            ours.append(cost(OURS, file))
            theirs.append(cost(THEIRS, file))
    seconds, other = (sum(run[0] for run in runs) for runs in (ours, theirs))
    words, their_words = (sum(run[1] for run in runs) for runs in (ours, theirs))
    print(f"our lines {seconds:.1f} s, pdfplumber's words {other:.1f} s; {words:,} and {their_words:,} words")
    figures = [
        ("PDF lines / pdfplumber words", seconds / other, MOST_RATIO, ""),
        ("peak memory, PDF lines", max(run[2] for run in ours), MOST_MEGABYTES, " MB"),
    ]
    for what, value, limit, unit in figures:
        print(f"{'ok  ' if value <= limit else 'OVER'} {what:<34} {value:8.2f}{unit}  (limit {limit:g}{unit})")
    return int(words != their_words or any(value > limit for _, value, limit, _ in figures))


if __name__ == "__main__":
    sys.exit(main())
