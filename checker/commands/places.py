"""Where a command may write a folder: a new one, an empty one, or one that it made before; never one in use."""

import os
from pathlib import Path


class Refused(Exception):
    """The folder may not be written there; the message says why and what to do."""


def refuse_in_use(target: Path) -> None:
    """Refuse what is no folder of its own, or one that the user stands in."""
    # A link would be replaced by a folder, or lead the new one to a place that the call does not name.
    if target.is_symlink():
        raise Refused(f"{target} is a link; name the folder itself")
    if target.exists() and not target.is_dir():
        raise Refused(f"{target} is a file; name a folder")
    if Path(os.path.realpath(Path.cwd())).is_relative_to(os.path.realpath(target)):
        raise Refused(f"{target} holds the folder you are in; name another")


def contents(target: Path) -> list[str]:
    """The names in a folder, in order; none where there is no folder yet."""
    return sorted(os.listdir(target)) if target.exists() else []


def held(target: Path, foreign: list[str], writer: str) -> str:
    """How it is told that a folder holds what the writer did not make."""
    more = f" and {len(foreign) - 1:,} more" if len(foreign) > 1 else ""
    return f"{target} holds {foreign[0]}{more}, which no {writer} wrote; name another folder"
