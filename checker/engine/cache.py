"""What was found before, by content: small JSON files in the user's own cache folder, trusted only when whole."""

import hashlib
import json
import os
import stat
import sys
import tempfile
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

MOST_BYTES = 32 * 1024 * 1024
MOST_ENTRIES = 100  # each holds a whole run
_CODE = (".py", ".lark", ".yaml", ".txt", ".j2")


class Cache:
    """Entries under content keys. What cannot be read is as good as absent; what cannot be written is told once."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.trouble = ""

    def get(self, key: str) -> Any:
        """What was put under the key, or None."""
        if self.folder is None:
            return None
        try:
            checksum, body = _read_own(self.folder / key).split(b"\n", 1)
            if checksum.decode() != digest([body]):
                return None
            return json.loads(body)
        except (OSError, ValueError, RecursionError):
            return None

    def put(self, key: str, value: Any) -> None:
        """Keep a value; a reader at the same moment sees the old entry or this one."""
        if self.folder is None or self.trouble:
            return
        body = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.folder, prefix=".", suffix=".tmp")
            try:
                with os.fdopen(handle, "wb") as stream:
                    stream.write(digest([body]).encode() + b"\n" + body)
                Path(name).replace(self.folder / key)
            except BaseException:
                Path(name).unlink(missing_ok=True)
                raise
        except OSError as error:
            self.trouble = f"the cache {self.folder} cannot be written: {error.strerror or error}"

    def prune(self) -> None:
        """Keep the newest half of the entries where there are too many."""
        if self.folder is None or self.trouble:
            return
        try:
            entries = list(os.scandir(self.folder))
            if len(entries) > MOST_ENTRIES:
                oldest = sorted(entries, key=lambda entry: entry.stat().st_mtime)[: len(entries) // 2]
                for entry in oldest:
                    Path(entry.path).unlink(missing_ok=True)
        except OSError:
            return  # another run is tidying up


def users_cache() -> Path | None:
    """The folder for caches that the system gives this user; none where the user has no home."""
    # A relative path would be another folder at every place; the standard says to ignore it.
    if (given := os.environ.get("XDG_CACHE_HOME")) and os.path.isabs(given):
        return Path(given) / "houserules"
    if sys.platform == "win32" and (given := os.environ.get("LOCALAPPDATA")):
        return Path(given) / "houserules" / "cache"
    below = "Library/Caches" if sys.platform == "darwin" else ".cache"
    try:
        return Path.home() / below / "houserules"
    except RuntimeError:  # a user who is only a number, as in many containers
        return None


def digest(parts: Iterable[bytes]) -> str:
    """One digest of several parts; where one part ends and the next begins counts."""
    whole = hashlib.sha256()
    for part in parts:
        whole.update(b"%d:" % len(part))
        whole.update(part)
    return whole.hexdigest()


@cache
def version_stamp() -> str:
    """A digest of houserules itself, code and data: a changed check makes every entry old."""
    top = Path(__file__).resolve().parents[2]
    parts = [sys.version.encode()]
    for package in ("grammar", "ruleschema", "checker"):
        for folder, folders, names in os.walk(top / package):
            folders.sort()
            for name in sorted(each for each in names if each.endswith(_CODE)):
                parts += [name.encode(), _bytes(Path(folder, name))]
    return digest(parts)


def _bytes(path: Path) -> bytes:
    """A file of the program; one that cannot be read is told by what needs it."""
    try:
        return path.read_bytes()
    except OSError as error:
        return repr(error).encode()


def _read_own(path: Path) -> bytes:
    """A plain file that belongs to this user and that nobody else can write; OSError otherwise."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(handle, "rb") as stream:
        about = os.fstat(handle)
        foreign = hasattr(os, "getuid") and (about.st_uid != os.getuid() or about.st_mode & 0o022)
        if not stat.S_ISREG(about.st_mode) or foreign or about.st_size > MOST_BYTES:
            raise OSError("not an entry of this user's cache")
        return stream.read()
