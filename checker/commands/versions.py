"""An earlier version as the user names it: a file, a folder, a git revision, or nothing at all."""

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from checker.commands.revisions import NotThere, load_revision
from ruleschema.submission.load import CASINO_FILE, Loaded, load, read


def load_version(name: str) -> Loaded:
    """A file, a folder, nothing at all (git shows a new file's old version as the null device), or a revision."""
    if name == os.devnull:
        return Loaded((), (), 0)
    path = Path(name)
    if path.is_file():
        found = load([path])
        # A version of one file may lie anywhere, away from its casino.
        return replace(found, problems=tuple(each for each in found.problems if not _casino_missing(each.span.file)))
    if path.exists():
        return load([path])
    if ":" not in name:
        raise NotThere(f"{name}: no such file or folder; a git revision is written REVISION:PATH")
    return load_revision(name)


def load_earlier(name: str, paths: Sequence[Path]) -> Loaded:
    """The same, where a revision alone stands for the same paths at that revision."""
    if ":" in name or Path(name).exists():
        return load_version(name)
    from checker.policy.against import NoRevision
    from checker.policy.revision import Revision

    try:
        return read(Revision(name, Path.cwd()).papers(paths))
    except NoRevision as error:
        raise NotThere(str(error)) from None


def _casino_missing(file: str) -> bool:
    return Path(file).name == CASINO_FILE and not Path(file).exists()
