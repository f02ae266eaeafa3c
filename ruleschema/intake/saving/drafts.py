"""A folder imported into before: its files, the last draft as it was written, and what to write now."""

from dataclasses import dataclass
from pathlib import Path

from ruleschema.intake.saving.conflicts import Conflict
from ruleschema.intake.saving.merge import merge
from ruleschema.submission.load import SUFFIXES, shown_name
from ruleschema.submission.readfile import read_text
from ruleschema.submission.source import compose

# Inside the submission's folder; its leading dot keeps it out of what the checker reads.
FOLDER = ".houserules"

Files = dict[str, str]


@dataclass(frozen=True, slots=True)
class Reimport:
    """What to write, by path below the folder, and the conflicts by file; what is not named stays as it is."""

    files: Files
    conflicts: dict[str, tuple[Conflict, ...]]


def files_in(folder: Path) -> Files:
    """The YAML files that stand in a folder, as text; raises Unreadable for one that is none."""
    found = {}
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.suffix in SUFFIXES and path.is_file():
            found[path.name] = read_text(path, shown_name(path))
            # Only what parses can be merged; a broken file is told, not overwritten.
            compose(found[path.name], shown_name(path))
    return found


def last_draft(folder: Path) -> Files:
    """The draft that the last import wrote, before a person touched it; it marks a folder as made by an import."""
    kept = folder / FOLDER
    return {} if kept.is_symlink() else files_in(kept)


def first_import(new: Files) -> Files:
    """What a first import writes: the draft, and the same once more to compare with later."""
    return new | {f"{FOLDER}/{name}": text for name, text in new.items()}


def reimport(old: Files, mine: Files, new: Files) -> Reimport:
    """Three drafts into what to write; no file that a person has is ever taken away."""
    files: Files = {f"{FOLDER}/{name}": text for name, text in new.items()}
    conflicts: dict[str, tuple[Conflict, ...]] = {}
    for name, text in new.items():
        if name in mine:
            merged = merge(old.get(name), mine[name], text)
            files[name] = merged.text
            if merged.conflicts:
                conflicts[name] = merged.conflicts
        elif old.get(name) != text:
            files[name] = text
            if name in old:
                conflicts[name] = (Conflict(name, "you took this file out, and the new document changed it", name, ""),)
    for name in mine:
        if name in old and name not in new:
            conflicts[name] = (Conflict(name, "the new document no longer has this game", name, ""),)
    return Reimport(files, conflicts)
