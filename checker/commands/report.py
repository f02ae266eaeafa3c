"""houserules report: a folder of pages that a lawyer can read, written whole or not at all."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from checker.cli import EXIT_CLEAN, EXIT_INTERNAL, EXIT_USAGE
from checker.commands.folder import Refused, refuse_foreign, refuse_over, write_folder
from checker.commands.inputs import loaded, tell
from checker.commands.progress import watched
from checker.commands.revisions import NotThere
from checker.commands.versions import load_earlier
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
        refuse_over(target, [Path(path) for path in options.paths or ["submissions"]])
        refuse_foreign(target, MANIFEST, GENERATOR, force=options.force)
    except (Refused, OSError) as error:
        return _failed(error)
    found = loaded(options.paths)
    tell(found.problems)
    if not found.documents:
        return _failed(Refused("no submission could be read"))
    try:
        earlier = _earlier(options)
    except NotThere as error:
        return _failed(error)
    library = Library(found)
    count = len(library.filings)
    outcome = run_over(library, lambda filings: watched(filings, "Checking", count))
    site = Site(library, outcome, _beside(library, earlier))
    try:
        written = write_folder(target, watched(files(site), "Writing", site.count + 3))
    except OSError as error:
        return _failed(error)
    print(f"{options.output}: {written:,} files written; documents: {count:,}, findings: {len(outcome.findings):,}")
    if outcome.crashed:
        return EXIT_INTERNAL
    return EXIT_USAGE if outcome.unreadable else EXIT_CLEAN


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


def _failed(error: Exception) -> int:
    reason = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
    print(f"houserules: no report written: {reason}", file=sys.stderr)
    return EXIT_USAGE
