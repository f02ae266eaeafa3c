"""Asking git, and reading files out of it: sizes first, since a file of gigabytes may be packed to a few bytes."""

import os
import subprocess
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from ruleschema.submission.readfile import MOST_BYTES

MOST_TOGETHER = 256 * 1024 * 1024
SECONDS = 120
# Paths as they are written, no password asked for, no fetch of what a partial clone lacks: only what is here.
_QUIET = {
    "GIT_LITERAL_PATHSPECS": "1", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0",
    "LC_ALL": "C",
}  # fmt: skip


class GitFailed(Exception):
    """Git did not do what it was asked; the message is the first line that it told."""


class NoGit(GitFailed):
    """Git is not installed."""


class TooMuch(GitFailed):
    """The files asked for are larger together than a run can hold."""


@dataclass(frozen=True, slots=True)
class Blob:
    """A file in git: its size, and its bytes where it is no larger than a file may be."""

    size: int
    data: bytes = b""

    @property
    def is_too_large(self) -> bool:
        return self.size > MOST_BYTES


def git(*arguments: str, at: Path | None = None, given: bytes = b"") -> bytes:
    """What git tells when it is called in a folder."""
    try:
        done = subprocess.run(  # noqa: S603  no shell, arguments apart
            ["git", "--no-replace-objects", *arguments],  # noqa: S607
            cwd=at, input=given, capture_output=True, check=False, timeout=SECONDS, env=os.environ | _QUIET,
        )  # fmt: skip
    except FileNotFoundError:
        raise NoGit("git is not installed") from None
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise GitFailed(f"git could not be asked: {error}") from None
    if done.returncode:
        told = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise GitFailed(told[0] if told else "git failed")
    return done.stdout


def blobs(names: Collection[str], at: Path | None = None) -> dict[str, Blob]:
    """The files of these object names; of one that is too large only the size."""
    wanted = sorted(set(names))
    sizes = dict(_size(line) for line in git("cat-file", "--batch-check", at=at, given=_lines(wanted)).splitlines())
    small = [name for name in wanted if sizes[name] <= MOST_BYTES]
    together = sum(sizes[name] for name in small)
    if together > MOST_TOGETHER:
        raise TooMuch(f"its files have {together:,} bytes together; the most is {MOST_TOGETHER:,}")
    told = git("cat-file", "--batch", at=at, given=_lines(small))
    found = {name: Blob(size) for name, size in sizes.items()}
    start = 0
    for name in small:
        begin = told.index(b"\n", start) + 1
        start = begin + sizes[name] + 1
        found[name] = Blob(sizes[name], told[begin : start - 1])
    return found


def _lines(names: Collection[str]) -> bytes:
    return "".join(f"{name}\n" for name in names).encode()


def _size(line: bytes) -> tuple[str, int]:
    name, kind, *size = line.decode().split(" ")
    if kind == "missing":
        raise GitFailed("git has not all of its files (a partial clone?)")
    return name, int(size[0])
