"""houserules report: a folder of pages that a lawyer can read, written whole or not at all."""

import sys
from argparse import Namespace
from pathlib import Path

from checker.cli import EXIT_CLEAN, EXIT_INTERNAL, EXIT_USAGE
from checker.commands.folder import Refused, refuse_foreign, refuse_over, write_folder
from checker.commands.inputs import loaded, tell
from checker.commands.progress import watched
from checker.filing import Library
from checker.lawbeside import law_figures
from checker.report.site.beside import Beside
from checker.report.site.build import Site
from checker.report.site.render import GENERATOR, MANIFEST, files
from checker.run import run_over


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
    library = Library(found)
    beside = Beside(law=law_figures(found.documents))
    count = len(library.filings)
    outcome = run_over(library, lambda filings: watched(filings, "Checking", count))
    try:
        written = write_folder(target, watched(files(Site(library, outcome, beside)), "Writing", count + 3))
    except OSError as error:
        return _failed(error)
    print(f"{options.output}: {written:,} files written; documents: {count:,}, findings: {len(outcome.findings):,}")
    if outcome.crashed:
        return EXIT_INTERNAL
    return EXIT_USAGE if outcome.unreadable else EXIT_CLEAN


def _failed(error: Exception) -> int:
    reason = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) else str(error)
    print(f"houserules: no report written: {reason}", file=sys.stderr)
    return EXIT_USAGE
