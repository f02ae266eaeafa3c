"""A folder written whole or not at all: beside its place first, then put there in one step."""

import json
import os
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path


class Refused(Exception):
    """The folder may not be written there; the message says why and what to do."""


def write_folder(target: Path, files: Iterable[tuple[str, str]]) -> int:
    """Write every file, or leave what is there as it is; gives the number of files."""
    real = Path(os.path.realpath(target))
    real.parent.mkdir(parents=True, exist_ok=True)
    new = Path(tempfile.mkdtemp(dir=real.parent, prefix=f".{real.name}.", suffix=".new"))
    count = 0
    try:
        new.chmod(0o777 & ~_umask())
        for count, (name, text) in enumerate(files, 1):  # noqa: B007
            with (new / name).open("w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
        swap(new, real)
    except BaseException:
        shutil.rmtree(new, ignore_errors=True)
        raise
    return count


def refuse_foreign(target: Path, manifest: str, generator: str, *, force: bool) -> None:
    """Refuse a place that holds anything but an earlier report; `force` allows any folder that is not in use."""
    real = Path(os.path.realpath(target))
    if real.exists() and not real.is_dir():
        raise Refused(f"{target} is a file; name a folder")
    if Path.cwd().resolve().is_relative_to(real):
        raise Refused(f"{target} holds the folder you are in; name another")
    if force or not real.exists():
        return
    there = {str(path.relative_to(real)) for path in real.rglob("*")}
    foreign = sorted(there - _own(real / manifest, generator))
    if foreign:
        more = f" and {len(foreign) - 1:,} more" if len(foreign) > 1 else ""
        raise Refused(
            f"{target} holds {foreign[0]}{more}, which no report wrote; name another folder, or replace it with --force"
        )


def refuse_over(target: Path, inputs: Iterable[Path]) -> None:
    """Refuse a place that holds what is to be read: writing would replace it."""
    real = Path(os.path.realpath(target))
    for path in inputs:
        if Path(os.path.realpath(path)).is_relative_to(real):
            raise Refused(f"{target} holds the submissions themselves; name another folder")


def _own(manifest: Path, generator: str) -> set[str]:
    """The files an earlier report says it wrote; none where there is no such list."""
    try:
        told = json.loads(manifest.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return set()
    if not isinstance(told, dict) or told.get("generator") != generator or not isinstance(told.get("files"), list):
        return set()
    return {name for name in told["files"] if isinstance(name, str)}


def swap(new: Path, target: Path) -> None:
    """Put the new folder in place; the old one is gone only when the new one stands."""
    if not target.exists():
        new.rename(target)
        return
    old = Path(tempfile.mkdtemp(dir=target.parent, prefix=f".{target.name}.", suffix=".old")) / target.name
    target.rename(old)
    try:
        new.rename(target)
    except OSError:
        old.rename(target)
        raise
    finally:
        shutil.rmtree(old.parent, ignore_errors=True)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
