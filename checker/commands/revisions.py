"""Submissions of a git revision, such as main:submissions/example-casino; nothing is checked out."""

import os
import subprocess
from pathlib import PurePosixPath

from ruleschema.submission.load import CASINO_FILE, SUFFIXES, Loaded
from ruleschema.submission.load_texts import load_texts
from ruleschema.submission.readfile import MOST_BYTES

MOST_FILES = 10_000
SECONDS = 60


class NotThere(Exception):
    """The revision or the path in it cannot be read."""


def load_revision(name: str) -> Loaded:
    """The submissions of REVISION:PATH, shown under that name."""
    revision, _, path = name.partition(":")
    kind = _git("cat-file", "-t", _object(name)).decode().strip()
    if kind == "blob":
        folder = path.rpartition("/")[0]
        beside = f"{revision}:{folder}/{CASINO_FILE}" if folder else f"{revision}:{CASINO_FILE}"
        return load_texts(_contents({each: _object(each) for each in (name, beside) if _known(each)}))
    if kind == "tree":
        return load_texts(_contents(_below(name.rstrip("/"), _object(name))))
    raise NotThere(f"{name}: a {kind}, not a file or folder")


def _below(shown: str, tree: str) -> dict[str, str]:
    """Every YAML file of a tree, with its object."""
    files: dict[str, str] = {}
    for line in _git("ls-tree", "-r", "-z", tree).split(b"\0"):
        head, _, path = line.partition(b"\t")
        mode, _, rest = head.decode().partition(" ")
        name = PurePosixPath(path.decode("utf-8", "replace"))
        hidden = any(part.startswith(".") for part in name.parts)
        # Links and submodules have other modes: what they point to is not part of the revision.
        if mode.startswith("100") and not hidden and name.suffix in SUFFIXES:
            files[f"{shown}{'' if shown.endswith(':') else '/'}{name}"] = rest.split(" ")[1]
    if not files:
        raise NotThere(f"{shown}: no submission there; expected YAML files, one a game")
    if len(files) > MOST_FILES:
        raise NotThere(f"{shown}: more than {MOST_FILES:,} files")
    return files


def _contents(objects: dict[str, str]) -> dict[str, bytes]:
    """The bytes of many objects from one call of git, none larger than a submission may be."""
    asked = "".join(f"{each}\n" for each in objects.values()).encode()
    sizes = [int(line.split()[-1]) for line in _git("cat-file", "--batch-check", given=asked).splitlines()]
    for name, size in zip(objects, sizes, strict=True):
        if size > MOST_BYTES:
            raise NotThere(f"{name}: the file has {size:,} bytes; the most is {MOST_BYTES:,}")
    told = _git("cat-file", "--batch", given=asked)
    found: dict[str, bytes] = {}
    at = 0
    for name, size in zip(objects, sizes, strict=True):
        start = told.index(b"\n", at) + 1
        found[name] = told[start : start + size]
        at = start + size + 1
    return found


def _known(name: str) -> bool:
    try:
        return bool(_object(name))
    except NotThere:
        return False


def _object(name: str) -> str:
    """The object a name stands for; a name is never taken for an option."""
    return _git("rev-parse", "--verify", "--quiet", "--end-of-options", name, of=name).decode().strip()


def _git(*arguments: str, of: str = "", given: bytes = b"") -> bytes:
    # No prompt, no fetch of what a partial clone lacks, no replacement objects: only what is here.
    quiet = {"GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"}
    command = ["git", "--no-replace-objects", *arguments]
    try:
        done = subprocess.run(  # noqa: S603
            command, input=given, capture_output=True, check=False, timeout=SECONDS, env=os.environ | quiet
        )  # fmt: skip
    except FileNotFoundError:
        raise NotThere(f"{of}: no such file or folder, and git is not installed to look for a revision") from None
    except (OSError, ValueError, subprocess.TimeoutExpired) as error:
        raise NotThere(f"{of or arguments[-1]}: git could not be asked: {error}") from None
    if done.returncode:
        raise NotThere(f"{of or arguments[-1]}: neither a file or folder nor a git revision that is here")
    return done.stdout
