"""A folder written whole or not at all: prepared beside its place, then put there in one step."""

import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from checker.commands.locking import is_lock, locked
from checker.commands.swapping import clear, new_folder, put_in_place, remove
from checker.commands.writing import sync, write_file
from ruleschema.submission.files import SUFFIXES


@contextmanager
def writing_folder(target: Path) -> Iterator[Path]:
    """A folder for this run alone, as a whole and each submission in it; gives its path with all links resolved."""
    Path(os.path.realpath(target)).parent.mkdir(parents=True, exist_ok=True)
    with ExitStack() as locks:
        folder = locks.enter_context(locked(target))
        clear(folder)
        for path in sorted(folder.iterdir()) if folder.is_dir() else ():
            if path.suffix in SUFFIXES and path.is_file():
                locks.enter_context(locked(path))
        yield folder


def write_folder(folder: Path, files: Iterable[tuple[str, str]], *, keeping: bool = False) -> int:
    """Write every file, or leave what is there as it is; gives the number of files. `keeping` keeps all others."""
    new = new_folder(folder)
    count = 0
    try:
        made = _linked(folder, new) if keeping and folder.exists() else [new]
        new.mkdir(exist_ok=keeping)
        for count, (name, text) in enumerate(files, 1):  # noqa: B007
            path = new / name
            if not path.parent.exists():
                path.parent.mkdir()
                made.append(path.parent)
            path.unlink(missing_ok=True)
            write_file(path, text.encode())
        for each in made:
            sync(each)
        put_in_place(folder)
    except BaseException:
        remove(new)
        raise
    return count


def _linked(old: Path, new: Path) -> list[Path]:
    """A second tree of folders over the same files; gives its folders."""
    folders = [(old, new)]
    for source, target in folders:
        target.mkdir()
        for entry in os.scandir(source):
            if entry.is_dir(follow_symlinks=False):
                folders.append((Path(entry.path), target / entry.name))
            elif not is_lock(entry.name):
                _link(entry.path, target / entry.name)
    for source, target in reversed(folders):
        shutil.copystat(source, target)
    return [target for _, target in folders]


def _link(source: str, target: Path) -> None:
    try:
        os.link(source, target, follow_symlinks=False)
    except OSError:  # no such links here, or not to a file of another user
        shutil.copy2(source, target, follow_symlinks=False)
