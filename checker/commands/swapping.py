"""A new folder put in the place of an old one, so that at no moment neither is there.

Linux exchanges the two names in one step. Elsewhere the old folder is renamed first, and the names are the journal:
where `.NAME.houserules-old` stands and NAME does not, a run was killed between two steps, and the next finishes it.
"""

import ctypes
import errno
import os
import shutil
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from checker.commands.locking import beside
from checker.commands.writing import sync
from ruleschema.submission.files import REPLACED

_EXCHANGE = 2
_HERE = -100  # AT_FDCWD
_CANNOT = (errno.ENOSYS, errno.EINVAL, errno.ENOTSUP)


def new_folder(target: Path) -> Path:
    """Where the next version of a folder is prepared."""
    return beside(target, "houserules-new")


def put_in_place(target: Path) -> None:
    """The folder that was prepared takes the target's place; the old one is gone only when the new one stands."""
    new = new_folder(target)
    if not target.exists():
        os.rename(new, target)
    elif not exchanged(new, target):
        old = _old(target)
        try:
            os.rename(target, old)
            os.rename(new, target)
        except BaseException:
            if not target.exists():
                os.rename(old, target)
            raise
    sync(target.parent)
    with suppress(OSError):  # the new folder stands; what is left over is the next run's to take away
        clear(target)


def clear(target: Path) -> None:
    """Finish what a killed run began, and take away what runs leave beside the target."""
    new, old, gone = new_folder(target), _old(target), beside(target, "houserules-gone")
    remove(gone)
    if old.exists():
        if not target.exists():
            os.rename(new if new.exists() else old, target)
        if old.exists():
            # Renamed first: a folder under the old name is always whole, and one half removed is never put back.
            os.rename(old, gone)
    remove(gone)
    remove(new)


def exchanged(one: Path, other: Path) -> bool:
    """Whether each of two names now stands for what the other stood for; not where the system cannot do that."""
    call = _renameat2()
    if call is None:
        return False
    if call(_HERE, os.fsencode(one), _HERE, os.fsencode(other), _EXCHANGE) == 0:
        return True
    code = ctypes.get_errno()
    if code in _CANNOT:
        return False
    raise OSError(code, os.strerror(code), str(other))


def remove(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)


def _old(target: Path) -> Path:
    return beside(target, REPLACED[1:])


@cache
def _renameat2() -> Any:
    """The system's call, where it has one."""
    try:
        found = ctypes.CDLL(None, use_errno=True).renameat2
    except (AttributeError, OSError, TypeError):
        return None
    found.argtypes = (ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_uint)
    return found
