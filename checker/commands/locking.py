"""One run at a time for what the program edits: who reads a file to change it holds its lock until it is written."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

# Seconds to wait for other runs; each holds a lock only while it reads and writes one file or folder.
PATIENCE = 60.0
_LOCK = "houserules-lock"


@contextmanager
def locked(path: Path) -> Iterator[Path]:
    """Waits until no other run holds the path, and gives it with all links resolved; OSError where that lasts."""
    from filelock import FileLock, Timeout

    target = Path(os.path.realpath(path))
    file = beside(target, _LOCK)
    lock = FileLock(file, timeout=PATIENCE)
    os.stat(os.path.join(target.parent, "."))  # the library would make a folder that is not there
    try:
        lock.acquire()
    except Timeout:
        raise OSError(errno.EBUSY, "another run of houserules is writing it", str(path)) from None
    try:
        yield target
    finally:
        # Taken away while it is held: a run that waits for it sees that it is gone, and makes a new one.
        with suppress(OSError):
            file.unlink()
        lock.release()


def clear_lock(path: Path) -> None:
    """Take away the lock that a killed run left beside a file which needs no writing any more."""
    if beside(Path(os.path.realpath(path)), _LOCK).exists():
        with suppress(OSError), locked(path):
            pass


def beside(target: Path, purpose: str) -> Path:
    """A hidden name in the same folder, always the same for one target: what a killed run left is found again."""
    return target.parent / f".{target.name}.{purpose}"


def is_lock(name: str) -> bool:
    return name.startswith(".") and name.endswith(f".{_LOCK}")
