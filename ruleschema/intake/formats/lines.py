"""A document as numbered lines: what every format reader hands to the draft."""

from dataclasses import dataclass
from pathlib import Path

from ruleschema.intake.formats.characters import typed
from ruleschema.submission.characters import FORBIDDEN, control_name
from ruleschema.submission.source import Unreadable
from ruleschema.submission.span import Problem, Span

# Ten times what a casino with every game files; a text takes memory and time by its size, a PDF's pictures do not.
MOST_BYTES = 16 * 1024 * 1024
LONGEST_LINE = 100_000
MOST_LINES = 500_000
_BREAKS = str.maketrans("\f\r", "  ")


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A line of the document's plain-text rendering; the cells of a table row are joined with a tab.

    `heading` is the level of a heading, `bold` says that all of it is; a `whole` line is a paragraph of its own;
    `spans` tell where its cells stand on the page.
    """

    number: int
    text: str
    page: int | None = None
    indent: float | None = None
    table: int | None = None
    heading: int = 0
    bold: bool = False
    whole: bool = False
    spans: tuple[tuple[float, float], ...] = ()


def read_plain(path: Path) -> list[SourceLine]:
    """The lines of a text or Markdown file, or `Unreadable` with one clear problem."""
    try:
        size = path.stat().st_size
        if size > MOST_BYTES:
            raise _whole(path, f"the file has {size:,} bytes; the most is {MOST_BYTES:,}", "one casino per document")
        data = path.read_bytes()
    except FileNotFoundError:
        raise _whole(path, "the file is not there (any more)") from None
    except OSError as error:
        raise _whole(path, f"the file cannot be read: {error.strerror or error}") from None
    return plain_lines(_decode(data, path), path)


def plain_lines(text: str, path: Path) -> list[SourceLine]:
    """Text as lines; a line beyond the limit is refused, since it is no line of a rule document."""
    lines = []
    parts = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(parts) > MOST_LINES:
        raise _whole(path, f"the file has {len(parts):,} lines; the most is {MOST_LINES:,}", "one casino per document")
    for number, line in enumerate(parts, 1):
        if len(line) > LONGEST_LINE:
            raise _at(path, number, f"the line has {len(line):,} characters; the most is {LONGEST_LINE:,}", "text")
        lines.append(SourceLine(number, line))
    if lines and not lines[-1].text:
        lines.pop()
    return lines


def _decode(data: bytes, path: Path) -> str:
    """UTF-8, with or without a byte-order mark; a document is not ours to re-encode, a guess could lie."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise _whole(path, "the file is UTF-16", "UTF-8 text")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise _at(path, line, f"byte 0x{data[error.start]:02x} is not UTF-8", "UTF-8 text") from None
    # A form feed parts pages; line ends are told apart later.
    text = typed(text)
    if found := FORBIDDEN.search(text.translate(_BREAKS)):
        says = f"{control_name(found.group())} in the file"
        raise _at(path, text.count("\n", 0, found.start()) + 1, says, "plain text")
    return text


def _whole(path: Path, message: str, expected: str = "") -> Unreadable:
    return Unreadable(Problem(Span(str(path), 1, 1, 1, 1), message, expected))


def _at(path: Path, line: int, message: str, expected: str) -> Unreadable:
    return Unreadable(Problem(Span(str(path), line, 1, line, 1), message, expected))
