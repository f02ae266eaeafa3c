"""houserules diff: what changed from one version to another, by meaning, with an exit code for CI."""

from argparse import Namespace
from dataclasses import replace

from checker.cli import EXIT_CLEAN, EXIT_FINDINGS, EXIT_USAGE
from checker.commands import screen
from checker.commands.inputs import tell
from checker.commands.progress import watched
from checker.commands.revisions import NotThere
from checker.commands.versions import load_version
from checker.compare.change import Change, ChangeClass
from checker.compare.diff import changes
from checker.report import redline_json, redline_text
from ruleschema.submission.load import Document


def run(options: Namespace) -> int:
    try:
        old, new = load_version(options.old), load_version(options.new)
    except NotThere as error:
        screen.complain(error)
        return EXIT_USAGE
    problems = (*old.problems, *new.problems)
    tell(problems)
    if any(side.problems and not side.documents for side in (old, new)):
        # Against a version that could not be read, everything would look added or removed.
        return EXIT_USAGE
    sides = _same_casino(old.documents, new.documents)
    found = changes(*sides, lambda pairs: watched(pairs, "Comparing", len(pairs)))
    if options.format == "json":
        screen.emit(redline_json.render(found) + "\n")
    else:
        screen.show(redline_text.lines(found))
    if problems:
        return EXIT_USAGE
    return EXIT_FINDINGS if options.fail_on and _reached(found, ChangeClass(options.fail_on)) else EXIT_CLEAN


def _reached(found: tuple[Change, ...], level: ChangeClass) -> bool:
    return any(change.change_class.rank <= level.rank for change in found)


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
