"""houserules report: a folder of pages that a lawyer can read, written whole or not at all."""

import json
import os
from argparse import Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path

from checker.cli import EXIT_CLEAN, EXIT_INTERNAL, EXIT_USAGE
from checker.commands import screen
from checker.commands.folder import write_folder, writing_folder
from checker.commands.inputs import loaded, tell
from checker.commands.places import Refused, contents, held, refuse_in_use
from checker.commands.progress import watched
from checker.commands.revisions import NotThere
from checker.commands.versions import load_earlier
from checker.commands.writing import not_written
from checker.compare.diff import redlines
from checker.compare.matrix import matrix
from checker.compare.succession import succession, within
from checker.compare.version import Version
from checker.engine.filing import Filing
from checker.engine.library import Library
from checker.engine.run import run_over
from checker.report.site.beside import Beside
from checker.report.site.build import Site
from checker.report.site.render import GENERATOR, MANIFEST, files
from checker.rules.lawbeside import LawBeside


def run(options: Namespace) -> int:
    target = Path(options.output)
    try:
        _refuse_over(target, [Path(path) for path in options.paths or ["submissions"]])
        _refuse_foreign(target, force=options.force)
    except (Refused, OSError) as error:
        return _failed(target, error)
    found = loaded(options.paths)
    tell(found.problems)
    if not found.documents:
        return _failed(target, Refused("no submission could be read"))
    try:
        earlier = _earlier(options)
    except NotThere as error:
        return _failed(target, error)
    library = Library(found)
    count = len(library.filings)
    outcome = run_over(library, lambda filings: watched(filings, "Checking", count))
    site = Site(library, outcome, _beside(library, earlier))
    try:
        with writing_folder(target) as folder:
            _refuse_foreign(target, force=options.force)
            written = write_folder(folder, watched(files(site), "Writing", site.count + 3))
    except (Refused, OSError) as error:
        return _failed(target, error)
    screen.say(
        f"{options.output}: {written:,} files written; documents: {count:,}, findings: {len(outcome.findings):,}"
    )
    if outcome.crashed:
        return EXIT_INTERNAL
    return EXIT_USAGE if outcome.unreadable else EXIT_CLEAN


def _refuse_foreign(target: Path, *, force: bool) -> None:
    """Refuse a folder that holds anything but an earlier report; `force` allows files beside one."""
    refuse_in_use(target)
    own = _own(target / MANIFEST)
    foreign = [name for name in contents(target) if name not in own]
    if foreign and not (force and own):
        raise Refused(held(target, foreign, "report") + (", or replace it with --force" if own else ""))


def _refuse_over(target: Path, inputs: Iterable[Path]) -> None:
    """Refuse a place that holds what is to be read: writing would replace it."""
    real = Path(os.path.realpath(target))
    for path in inputs:
        if Path(os.path.realpath(path)).is_relative_to(real):
            raise Refused(f"{target} holds the submissions themselves; name another folder")


def _own(manifest: Path) -> set[str]:
    """The files an earlier report says it wrote; none where there is no such list."""
    try:
        told = json.loads(manifest.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return set()
    if not isinstance(told, dict) or told.get("generator") != GENERATOR or not isinstance(told.get("files"), list):
        return set()
    return {name for name in told["files"] if isinstance(name, str)}


def _earlier(options: Namespace) -> Sequence[Version] | None:
    """The earlier version that was named; what of it cannot be read is told and left out."""
    if options.against is None:
        return None
    before = load_earlier(options.against, [Path(path) for path in options.paths or ["submissions"]])
    tell(before.problems)
    if before.problems and not before.documents:
        raise NotThere(f"{options.against}: no submission there could be read")
    return [Version(Filing(each)) for each in before.documents]


def _beside(library: Library, earlier: Sequence[Version] | None) -> Beside:
    """The law, every game of several casinos compared once, and the changes since earlier versions."""
    versions = [Version(filing) for filing in library.filings]
    law = LawBeside(library.filings)
    games = [game for game, filings in library.by_game.items() if len({each.casino for each in filings}) > 1]
    matrices = {game: matrix(versions, game, law.column) for game in watched(games, "Comparing", len(games))}
    pairs = within(versions) if earlier is None else succession(earlier, versions)
    found = list(redlines(pairs, lambda both: watched(both, "Redlining", len(both))))
    by_file = {each.new.document.file: each for each in found if each.new is not None}
    return Beside(law.figure, matrices, by_file, tuple(each for each in found if each.new is None))


def _failed(target: Path, error: Exception) -> int:
    screen.complain(f"no report written: {not_written(target, error) if isinstance(error, OSError) else error}")
    return EXIT_USAGE
