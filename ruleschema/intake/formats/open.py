"""Files and folders into one document: what a file is, is told by its content; a wrong one costs one line."""

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from ruleschema.intake.formats.filelines import Doubt, FileLines
from ruleschema.intake.formats.kinds import NAMED, Kind, kind_of
from ruleschema.intake.formats.lines import LONGEST_LINE, SourceLine, read_plain
from ruleschema.intake.formats.refusal import refused
from ruleschema.intake.formats.word.changes import Changes
from ruleschema.submission.files import as_text

__all__ = ["Changes", "ReadDocument", "SourceFile", "read_document"]

MOST_BYTES = 50 * 1024 * 1024
MOST_FILES = 500

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class SourceFile:
    """One file of the document and the lines that it gave."""

    name: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class ReadDocument:
    """A document as numbered lines, the files they come from, and what could not be read."""

    lines: tuple[SourceLine, ...]
    files: tuple[SourceFile, ...]
    doubts: tuple[Doubt, ...] = ()

    @property
    def text(self) -> str:
        """The plain-text rendering whose lines the numbers count."""
        return "".join(f"{line.text}\n" for line in self.lines)


def read_document(paths: list[Path], changes: Changes | None, progress: Progress | None = None) -> ReadDocument:
    """All files as one document, lines numbered through; raises Unreadable with the one line to tell."""
    lines: list[SourceLine] = []
    files: list[SourceFile] = []
    doubts: list[Doubt] = []
    tables = pages = 0
    for path in _files(paths):
        found = _read(path, changes, progress)
        start = len(lines)
        for line in found.lines:
            if len(line.text) > LONGEST_LINE:
                message = f"line {line.number} has {len(line.text):,} characters; the most is {LONGEST_LINE:,}"
                raise refused(path, message)
            lines.append(
                replace(
                    line,
                    number=start + line.number,
                    page=None if line.page is None else pages + line.page,
                    table=None if line.table is None else tables + line.table,
                )
            )
        name = as_text(path.name)
        doubts += [Doubt(start + doubt.line, f"{name}: {doubt.message}") for doubt in found.doubts]
        files.append(SourceFile(name, start + 1, len(lines)))
        tables += max((line.table or 0 for line in found.lines), default=0)
        pages += max((line.page or 0 for line in found.lines), default=0)
    return ReadDocument(tuple(lines), tuple(files), tuple(doubts))


def _files(paths: list[Path]) -> list[Path]:
    """The files named and those in the folders named, within the limits on all of them together."""
    found = [each for path in paths for each in (_below(path) if path.is_dir() else [path])]
    if not found:
        where = paths[0] if paths else Path()
        raise refused(where, "no document here", "PDF, Word or text files")
    if len(found) > MOST_FILES:
        raise refused(paths[0], f"more than {MOST_FILES} files", "one casino per document")
    size = 0
    for path in found:
        try:
            size += path.stat().st_size
        except FileNotFoundError:
            raise refused(path, "the file is not there (any more)") from None
        except OSError as error:
            raise refused(path, f"the file cannot be read: {error.strerror or error}") from None
        if not path.is_file():
            raise refused(path, "this is no file", "PDF, Word or text files")
        if size > MOST_BYTES:
            what = "the document has" if len(found) == 1 else "the documents have together"
            raise refused(path, f"{what} {size:,} bytes; the most is {MOST_BYTES:,}", "one casino per document")
    return found


def _below(folder: Path) -> list[Path]:
    """The files below a folder in the order a person lists them: chapter 2 before chapter 10."""

    def fail(error: OSError) -> None:
        raise refused(folder, f"the folder cannot be read: {error.strerror or error}") from None

    found: list[Path] = []
    # Links to folders are not followed, so a link that loops ends here.
    for root, folders, names in os.walk(folder, onerror=fail):
        folders[:] = [each for each in folders if not each.startswith(".")]
        found += [Path(root, name) for name in names if _is_shown(name)]
        if len(found) > MOST_FILES:
            break
    return sorted(found, key=lambda each: [natural(part) for part in each.relative_to(folder).parts])


def _is_shown(name: str) -> bool:
    """Hidden files, and the locks and thumbnails that programs leave behind, are no documents."""
    return not name.startswith((".", "~$")) and name not in ("Thumbs.db", "desktop.ini")


def natural(name: str) -> list[tuple[int, int, str]]:
    """A key that sorts figures by value."""
    pieces: Iterator[str] = (piece for piece in re.split(r"(\d{1,18})", name.casefold()) if piece)
    return [(0, int(piece), "") if piece.isdecimal() else (1, 0, piece) for piece in pieces]


def _read(path: Path, changes: Changes | None, progress: Progress | None) -> FileLines:
    kind = kind_of(path)
    named = NAMED.get(path.suffix.lower())
    if named is not None and named is not kind:
        raise refused(path, f"the name says {named}, but the file holds {kind}", hint="give it the right name")
    if kind is Kind.TEXT:
        return FileLines(tuple(read_plain(path)))
    try:
        if kind is Kind.PDF:
            from ruleschema.intake.formats.pdf import read_pdf

            return read_pdf(path, progress)
        from ruleschema.intake.formats.docx import read_docx

        return read_docx(path, changes)
    except ImportError:
        package, extra = ("pdfplumber", "pdf") if kind is Kind.PDF else ("python-docx", "docx")
        raise refused(path, f"reading {kind} needs {package}: pip install 'houserules[{extra}]'") from None
