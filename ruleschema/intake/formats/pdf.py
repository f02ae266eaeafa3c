"""PDF in: every word with its page, lines in reading order, or one line that says why not."""

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from ruleschema.intake.formats.filelines import Doubt, FileLines
from ruleschema.intake.formats.guard import TooSlow, bounded_memory, bounded_time
from ruleschema.intake.formats.lines import SourceLine
from ruleschema.intake.formats.paper.glyphs import Content, content
from ruleschema.intake.formats.paper.metered import Meter, Swollen, metered
from ruleschema.intake.formats.paper.pages import page_lines
from ruleschema.intake.formats.refusal import refused
from ruleschema.submission.source import Unreadable

if TYPE_CHECKING:
    from pdfplumber.pdf import PDF

MOST_PAGES = 3_000
MOST_OBJECTS = 20_000_000
SECONDS_A_PAGE = 30
_FEWEST_GLYPHS = 10
_PICTURE = 0.4
_UNDECODED = 0.2

NEEDS_RECOGNITION = "run character recognition (OCR) over it first, then import the result"

Progress = Callable[[int, int], None]


def read_pdf(path: Path, progress: Progress | None = None) -> FileLines:
    """The lines of a PDF file, numbered from 1, each with its page."""
    logging.getLogger("pdfminer").setLevel(logging.CRITICAL)
    with _refusing(path), bounded_memory():
        meter = Meter(path.stat().st_size)
        with metered(meter):
            return _read(path, meter, progress)


def _read(path: Path, meter: Meter, progress: Progress | None) -> FileLines:
    import pdfplumber

    lines: list[SourceLine] = []
    doubts: list[Doubt] = []
    objects = glyphs = undecoded = tables = 0
    with bounded_time(SECONDS_A_PAGE):
        opened = pdfplumber.open(path)
    with opened as pdf:
        count = _page_count(pdf, path)
        for number, page in enumerate(pdf.pages, 1):
            meter.turn_page()
            with bounded_time(SECONDS_A_PAGE):
                found = content(page)
                page.close()
                made = page_lines(found)
            objects += found.objects
            if objects > MOST_OBJECTS:
                raise refused(path, f"the PDF draws more than {MOST_OBJECTS:,} things by page {number}")
            if _is_picture(found):
                doubts.append(Doubt(len(lines) + 1, f"page {number} is a picture without text: {NEEDS_RECOGNITION}"))
            glyphs += len(found.glyphs) + len(found.turned)
            undecoded += sum(glyph.text.startswith("(cid:") for glyph in found.glyphs)
            for each in made:
                table = None if each.table is None else tables + each.table
                indent = round(each.indent, 1)
                lines.append(
                    SourceLine(len(lines) + 1, each.text, number, indent, table, bold=each.bold, spans=each.spans)
                )
            tables += max((each.table or 0 for each in made), default=0)
            if progress is not None:
                progress(number, count)
    _require_text(path, glyphs, undecoded, len(doubts), count)
    return FileLines(tuple(lines), tuple(doubts))


def _page_count(pdf: "PDF", path: Path) -> int:
    with bounded_time(SECONDS_A_PAGE):
        count = len(pdf.pages)
    if count > MOST_PAGES:
        raise refused(path, f"the PDF has {count:,} pages; the most is {MOST_PAGES:,}", "one casino per document")
    if not count:
        raise refused(path, "the PDF has no pages")
    return count


def _is_picture(found: Content) -> bool:
    return found.pictured >= _PICTURE and len(found.glyphs) < _FEWEST_GLYPHS


def _require_text(path: Path, glyphs: int, undecoded: int, pictures: int, pages: int) -> None:
    """A document of pictures, or of glyphs that stand for no letter, is not read as an empty one."""
    if pictures == pages or not glyphs:
        what = "only pictures of its pages" if pictures else "no text"
        raise refused(path, f"the PDF holds {what}", hint=NEEDS_RECOGNITION)
    if undecoded > _UNDECODED * glyphs:
        raise refused(path, "the PDF does not say which letters its fonts draw", hint=NEEDS_RECOGNITION)


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    """Whatever the libraries raise on a bad file becomes one clear line."""
    try:
        yield
    except (Unreadable, ImportError):
        raise
    except Swollen as error:
        raise refused(path, str(error)) from None
    except TooSlow:
        raise refused(path, f"a page of the PDF takes more than {SECONDS_A_PAGE} seconds to read") from None
    except MemoryError:
        raise refused(path, "the PDF needs more memory than a rule document does") from None
    except Exception as error:
        # pdfminer raises dozens of kinds, its own and Python's, wherever a broken file surprises it.
        if "Password" in type(error.args[0] if error.args else error).__name__:
            raise refused(path, "the PDF is encrypted", hint="save it without a password, then import it") from None
        raise refused(path, "the PDF is broken", hint="open it in a viewer and print it to a new PDF") from None
