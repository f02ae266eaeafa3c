"""Files in: only regular ones, only so much of them, only plain UTF-8; anything else is one clear problem."""

import os
import stat
from pathlib import Path

from ruleschema.submission.characters import FORBIDDEN, control_name
from ruleschema.submission.source import Unreadable
from ruleschema.submission.span import Problem, Span

MOST_BYTES = 8 * 1024 * 1024
_PATH = "the path of a file or a folder"


class NoFile(Unreadable):
    """There is no file under the name, or none that can be looked at."""


class Gone(NoFile):
    """Nothing is there under the name."""


def read_text(path: Path, name: str) -> str:
    """The file as text; raises Unreadable where it is none: not there, a pipe, too large, not UTF-8."""
    return decode(read_bytes(path, name), name)


def read_bytes(path: Path, name: str) -> bytes:
    """The file as it lies there; raises Unreadable where it is none: not there, a pipe, too large."""
    try:
        kind = path.stat().st_mode
    except FileNotFoundError:
        raise Gone(_whole(name, "the file is not there (any more)", _PATH)) from None
    except OSError as error:
        raise NoFile(_refused(name, error)) from None
    # A pipe is waited on as soon as it is opened, so it never is.
    if not stat.S_ISREG(kind):
        raise NoFile(_whole(name, f"{_kind(kind)} stands where a file belongs", "a regular file"))
    try:
        return _bytes(path, name)
    except FileNotFoundError:
        raise Gone(_whole(name, "the file is not there (any more)", _PATH)) from None
    except OSError as error:
        raise Unreadable(_refused(name, error)) from None


def _bytes(path: Path, name: str) -> bytes:
    """All bytes, from one handle: what stands under the name may change between two looks."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(handle, "rb") as stream:
        size = os.fstat(handle).st_size
        data = stream.read(MOST_BYTES + 1) if size <= MOST_BYTES else b""
    size = max(size, len(data))
    if size > MOST_BYTES:
        raise Unreadable(too_large(name, size))
    return data


def too_large(name: str, size: int) -> Problem:
    return _whole(name, f"the file has {size:,} bytes; the most is {MOST_BYTES:,}", "one game per file")


def decode(data: bytes, name: str) -> str:
    """UTF-8 without a byte-order mark and without control characters."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        raise Unreadable(_whole(name, "the file is UTF-16", "UTF-8 without a byte-order mark"))
    if data.startswith(b"\xef\xbb\xbf"):
        raise Unreadable(_whole(name, "the file starts with a byte-order mark", "UTF-8 without a byte-order mark"))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start].decode("utf-8")
        says = f"byte 0x{data[error.start]:02x} is not UTF-8"
        raise Unreadable(_behind(before, name, says, "UTF-8 text")) from None
    lines = text.replace("\r\n", "\n")
    if found := FORBIDDEN.search(lines):
        before, char = lines[: found.start()], found.group()
        if char == "\r":
            raise Unreadable(_behind(before, name, "a line ends in a carriage return alone", "line feeds"))
        raise Unreadable(_behind(before, name, f"{control_name(char)} in the file", "plain text"))
    return text


def _behind(before: str, name: str, message: str, expected: str) -> Problem:
    line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
    return Problem(Span(name, line, column, line, column + 1), message, expected)


def _whole(name: str, message: str, expected: str) -> Problem:
    return Problem(Span(name, 1, 1, 1, 1), message, expected)


def _refused(name: str, error: OSError) -> Problem:
    return _whole(name, f"the file cannot be read: {error.strerror or error}", "a file that may be read")


def _kind(mode: int) -> str:
    if stat.S_ISDIR(mode):
        return "a folder"
    if stat.S_ISFIFO(mode):
        return "a pipe"
    return "a socket" if stat.S_ISSOCK(mode) else "a device"
