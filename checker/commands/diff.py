"""houserules diff: what changed from one version to another, by meaning, with an exit code for CI."""

import os
import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from checker.cli import EXIT_CLEAN, EXIT_FINDINGS, EXIT_USAGE
from checker.commands.inputs import tell
from checker.commands.revisions import NotThere, load_revision
from checker.commands.screen import show
from checker.compare.change import Change, ChangeClass
from checker.compare.diff import changes
from checker.report import redline_json, redline_text
from ruleschema.load import CASINO_FILE, Document, Loaded, load


def run(options: Namespace) -> int:
    try:
        old, new = _version(options.old), _version(options.new)
    except NotThere as error:
        print(f"houserules: {error}", file=sys.stderr)
        return EXIT_USAGE
    problems = (*old.problems, *new.problems)
    tell(problems)
    if any(side.problems and not side.documents for side in (old, new)):
        # Against a version that could not be read, everything would look added or removed.
        return EXIT_USAGE
    found = changes(*_same_casino(old.documents, new.documents))
    if options.format == "json":
        print(redline_json.render(found))
    else:
        show(redline_text.lines(found))
    if problems:
        return EXIT_USAGE
    return EXIT_FINDINGS if options.fail_on and _reached(found, ChangeClass(options.fail_on)) else EXIT_CLEAN


def _reached(found: tuple[Change, ...], level: ChangeClass) -> bool:
    return any(change.change_class.rank <= level.rank for change in found)


def _version(name: str) -> Loaded:
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


def _casino_missing(file: str) -> bool:
    return Path(file).name == CASINO_FILE and not Path(file).exists()


def _same_casino(
    old: tuple[Document, ...], new: tuple[Document, ...]
) -> tuple[tuple[Document, ...], tuple[Document, ...]]:  # fmt: skip
    """A lone file without its casino belongs to the casino of the file it is compared with."""
    if len(old) == len(new) == 1:
        casino = new[0].casino or old[0].casino
        return tuple(
            tuple(replace(each, casino=each.casino or casino) for each in side) for side in (old, new)
        )  # type: ignore[return-value]  # fmt: skip
    return old, new
