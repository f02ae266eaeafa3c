"""Files changed by one run at a time, and replaced whole or not at all."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from checker.commands.locking import beside, locked

_NEW = "houserules-new"

Write = Callable[[str | bytes], None]


@contextmanager
def editing(path: Path) -> Iterator[Write]:
    """A file for this run alone, to be read and then written by what is given."""
    with locked(path) as target:
        yield lambda content: _replace(target, content.encode() if isinstance(content, str) else content)


def not_written(path: Path, error: OSError) -> str:
    """How it is told that a file or folder could not be written."""
    return f"{path.as_posix()} cannot be written: {error.strerror or error or type(error).__name__}"


def write_whole(path: Path, content: str | bytes) -> None:
    """Replace a file in one step: the old or the new one is there, never a part."""
    with editing(path) as write:
        write(content)


def _replace(target: Path, data: bytes) -> None:
    new = beside(target, _NEW)
    new.unlink(missing_ok=True)  # a killed run may have left it
    try:
        if target.exists():
            write_file(new, data, 0o600)
            new.chmod(target.stat().st_mode & 0o777)
        else:
            write_file(new, data)
        new.replace(target)
    except BaseException:
        with suppress(OSError):
            new.unlink()
        raise
    sync(target.parent)


def write_file(path: Path, data: bytes, mode: int = 0o666) -> None:
    """A new file with all of the data, on the disk when this returns."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags, mode)
    try:
        left = memoryview(data)
        while left:
            left = left[os.write(handle, left) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def sync(folder: Path) -> None:
    """Put the names in a folder on the disk; a system that cannot do it for folders has its own way."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
