"""houserules fmt: canonical layout, comments and meaning kept, never a half-written file."""

from argparse import Namespace
from pathlib import Path

from checker.cli import EXIT_CLEAN, EXIT_FINDINGS, EXIT_USAGE
from checker.commands import screen
from checker.commands.inputs import tell
from checker.commands.locking import clear_lock
from checker.commands.writing import editing, not_written
from ruleschema.submission.canonical import ChangedError, canonical
from ruleschema.submission.load import CASINO_FILE, read_record, shown_name, submission_files
from ruleschema.submission.model import Casino, Game
from ruleschema.submission.span import Problem

Kind = type[Game] | type[Casino]


def run(options: Namespace) -> int:
    problems: list[Problem] = []
    changed, refused, seen = 0, 0, 0
    for path in submission_files([Path(each) for each in options.paths or ["submissions"]], problems):
        seen += 1
        kind: Kind = Casino if path.name == CASINO_FILE else Game
        try:
            changed += _rewrite(path, kind, problems, check=options.check)
        except ChangedError as error:
            screen.warn(f"{error}; left as it is")
            refused += 1
        except OSError as error:
            screen.warn(f"{not_written(path, error)}; left as it is")
            refused += 1
    tell(sorted(set(problems), key=lambda each: (each.span, each.message)))
    screen.say(f"{seen} files, {changed} {'to rewrite' if options.check else 'rewritten'}")
    if problems or refused:
        return EXIT_USAGE
    return EXIT_FINDINGS if changed and options.check else EXIT_CLEAN


def _rewrite(path: Path, kind: Kind, problems: list[Problem], *, check: bool) -> bool:
    """Whether the file was, or would be, rewritten."""
    if _changed(path, kind, problems) is None:
        if not check:
            clear_lock(path)
        return False
    if not check:
        with editing(path) as write:
            # Read again: another run may have written the file meanwhile.
            new = _changed(path, kind, problems)
            if new is None:
                return False
            write(new)
    screen.say(f"{'would rewrite' if check else 'rewrote'} {shown_name(path)}")
    return True


def _changed(path: Path, kind: Kind, problems: list[Problem]) -> str | None:
    """The canonical text where the file has another one and can be read."""
    found = read_record(path, kind)
    problems += found.problems
    if found.problems:
        return None
    new = canonical(found.text, found.name, kind)
    return None if new == found.text else new
