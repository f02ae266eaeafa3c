"""What an import costs, as a ratio: the shared documents all the way in, against pdfplumber's words alone.

The shared documents are set as PDF once into a temporary folder. Three things are then timed, each in a
process of its own: our import of the texts, our import of the PDF files, and pdfplumber extracting the
words of the same PDF files. Processor time is compared: on a machine that others use as well, wall time
measures the others. The exit code is 1 where a figure is above its limit.
"""

import os
import resource
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST_RATIO = 1.0
MOST_MEGABYTES = 500

IMPORT = """
import sys
from checker.cli import main
sys.exit(main(["import", *sys.argv[2:], "-o", sys.argv[1]]))
"""
THEIRS = """
import sys, pdfplumber
for name in sys.argv[2:]:
    with pdfplumber.open(name) as pdf:
        for page in pdf.pages:
            page.extract_words()
            page.close()
"""


def shared_documents() -> list[Path]:
    """The shared documents, which stand beside the checkout or above it."""
    folders = [parent / "shared" / "seeds" for parent in ROOT.parents]
    return next((sorted(folder.glob("*.txt")) for folder in folders if folder.is_dir()), [])


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


def cost(program: str, target: Path, files: Sequence[Path]) -> tuple[float, float]:
    """Processor seconds and megabytes of one run over these files."""
    done = subprocess.Popen(
        [sys.executable, "-c", program, str(target), *map(str, files)], stdout=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": str(ROOT)}, cwd=ROOT,
    )  # fmt: skip
    _, status, used = os.wait4(done.pid, 0)
    done.returncode = os.waitstatus_to_exitcode(status)
    if done.returncode:
        raise SystemExit(f"the run over {files[0].suffix} files failed with {done.returncode}")
    unit = 1024 if sys.platform != "darwin" else 1024 * 1024
    return _seconds(used), used.ru_maxrss / unit


def _seconds(used: resource.struct_rusage) -> float:
    return used.ru_utime + used.ru_stime


def main() -> int:
    texts = shared_documents()
    if not texts:
        print("the shared documents are not here: nothing measured")
        return 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        papers = [folder / f"{source.stem}.pdf" for source in texts]
        for source, paper in zip(texts, papers, strict=True):
            typeset(source.read_text(encoding="utf-8"), paper)
        theirs, _ = cost(THEIRS, folder, papers)
        text, text_peak = cost(IMPORT, folder / "of-text", texts)
        paper, paper_peak = cost(IMPORT, folder / "of-paper", papers)
    print(f"pdfplumber's words {theirs:.1f} s; our import of the text {text:.1f} s, of the PDF {paper:.1f} s")
    figures = [
        ("import of text / pdfplumber words", text / theirs, MOST_RATIO, ""),
        ("import of PDF / pdfplumber words", paper / theirs, MOST_RATIO, ""),
        ("peak memory, import of text", text_peak, MOST_MEGABYTES, " MB"),
        ("peak memory, import of PDF", paper_peak, MOST_MEGABYTES, " MB"),
    ]
    for what, value, limit, unit in figures:
        print(f"{'ok  ' if value <= limit else 'OVER'} {what:<34} {value:8.2f}{unit}  (limit {limit:g}{unit})")
    return int(any(value > limit for _, value, limit, _ in figures))


if __name__ == "__main__":
    sys.exit(main())
