"""What a file is, told by its content and never by its name."""

import re
from enum import StrEnum, unique
from pathlib import Path

from ruleschema.intake.formats.refusal import refused
from ruleschema.submission.source import Unreadable

_HEAD = 4096


@unique
class Kind(StrEnum):
    """What a file can be read as."""

    PDF = "a PDF"
    WORD = "a Word document"
    TEXT = "plain text"


NAMED = {".pdf": Kind.PDF, ".docx": Kind.WORD, ".txt": Kind.TEXT, ".text": Kind.TEXT, ".md": Kind.TEXT}
_RECOGNISE = "run character recognition (OCR) over it first, then import the result"
_RESAVE = "save it as PDF or .docx and import that"
_FOREIGN: tuple[tuple[bytes, str, str], ...] = (
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "an old Word file (.doc)", _RESAVE),
    (b"{\\rtf", "a rich-text file", _RESAVE),
    (b"\x89PNG\r\n", "a picture", _RECOGNISE),
    (b"\xff\xd8\xff", "a picture", _RECOGNISE),
    (b"II*\x00", "a picture", _RECOGNISE),
    (b"MM\x00*", "a picture", _RECOGNISE),
    (b"GIF8", "a picture", _RECOGNISE),
    (b"\x1f\x8b", "a packed archive", "unpack it first"),
    (b"7z\xbc\xaf\x27\x1c", "a packed archive", "unpack it first"),
    (b"Rar!", "a packed archive", "unpack it first"),
    (b"MZ", "a program", ""),
    (b"\x7fELF", "a program", ""),
)
_WEB_PAGE = re.compile(rb"\s{0,200}<(?:!doctype html|html)\b", re.IGNORECASE)


def kind_of(path: Path) -> Kind:
    """What the file is, by its content."""
    try:
        with path.open("rb") as stream:
            head = stream.read(_HEAD)
    except OSError as error:
        raise refused(path, f"the file cannot be read: {error.strerror or error}") from None
    if not head:
        raise refused(path, "the file is empty")
    if b"%PDF-" in head[:1024]:
        return Kind.PDF
    if head.startswith((b"PK\x03\x04", b"PK\x05\x06")):
        return Kind.WORD
    _refuse_foreign(path, head)
    return Kind.TEXT


def _refuse_foreign(path: Path, head: bytes) -> None:
    """Refuse what is known to be something else."""
    for start, what, hint in _FOREIGN:
        if head.startswith(start):
            raise _foreign(path, what, hint)
    if _WEB_PAGE.match(head):
        raise _foreign(path, "a web page", _RESAVE)
    if b"\x00" in head and not head.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise _foreign(path, "in a format that is not known here", _RESAVE)


def _foreign(path: Path, what: str, hint: str) -> Unreadable:
    if what.startswith("an old Word") and b"E\x00n\x00c\x00r\x00y\x00p\x00t" in path.read_bytes():
        return refused(path, "the Word file is encrypted", hint="save it without a password, then import it")
    return refused(path, f"this is {what}, no PDF, Word or text file", hint=hint)
