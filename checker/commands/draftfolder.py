"""A folder of drafts written in one step: what is named is new, what is not named stays."""

import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from checker.commands.folder import swap
from checker.commands.locking import is_lock, locked
from ruleschema.submission.files import SUFFIXES


@contextmanager
def alone_in(target: Path) -> Iterator[None]:
    """No other run writes into the folder, be it as a whole or a file of it."""
    with ExitStack() as locks:
        locks.enter_context(locked(target))
        for path in sorted(target.iterdir()) if target.is_dir() else ():
            if path.suffix in SUFFIXES and path.is_file():
                locks.enter_context(locked(path))
        yield


def write_folder(target: Path, files: Mapping[str, str], kept: tuple[str, ...] = ()) -> None:
    """Write beside the target and put in place at once; `kept` files stay as a person left them."""
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=target.parent, prefix=f".{target.name}."))
    try:
        if target.exists():
            shutil.copytree(target, fresh, dirs_exist_ok=True, symlinks=True, ignore=_locks)
        for name, text in files.items():
            path = fresh / name
            if name in kept and path.exists():
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            path.unlink(missing_ok=True)
            with path.open("w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
        fresh.chmod(0o755)
        swap(fresh, target)
    except BaseException:
        shutil.rmtree(fresh, ignore_errors=True)
        raise


def _locks(folder: str | os.PathLike[str], names: list[str]) -> list[str]:
    return [name for name in names if is_lock(name)]
