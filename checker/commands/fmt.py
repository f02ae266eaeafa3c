"""houserules fmt: canonical layout, comments and meaning kept, never a half-written file."""

from argparse import Namespace
from pathlib import Path

from checker.cli import EXIT_CLEAN, EXIT_FINDINGS, EXIT_USAGE
from checker.commands.inputs import say, tell
from checker.commands.writing import write_whole
from checker.report.excerpt import safe
from ruleschema.submission.canonical import ChangedError, canonical
from ruleschema.submission.load import CASINO_FILE, Read, read_record, submission_files
from ruleschema.submission.model import Casino, Game
from ruleschema.submission.span import Problem


def run(options: Namespace) -> int:
    problems: list[Problem] = []
    changed, refused, seen = 0, 0, 0
    for path in submission_files([Path(each) for each in options.paths or ["submissions"]], problems):
        seen += 1
        kind = Casino if path.name == CASINO_FILE else Game
        found = read_record(path, kind)
        if found.problems:
            problems.extend(found.problems)
            continue
        try:
            changed += _rewrite(path, found, kind, check=options.check)
        except ChangedError as error:
            say(f"{error}; left as it is")
            refused += 1
        except OSError as error:
            say(f"{found.name}: cannot be written: {error.strerror or error}; left as it is")
            refused += 1
    tell(sorted(set(problems), key=lambda each: (each.span, each.message)))
    print(f"{seen} files, {changed} {'to rewrite' if options.check else 'rewritten'}")
    if problems or refused:
        return EXIT_USAGE
    return EXIT_FINDINGS if changed and options.check else EXIT_CLEAN


def _rewrite(path: Path, found: Read, kind: type[Game] | type[Casino], *, check: bool) -> bool:
    """Whether the file was, or would be, rewritten."""
    new = canonical(found.text, found.name, kind)
    if new == found.text:
        return False
    if not check:
        write_whole(path, new)
    print(f"{'would rewrite' if check else 'rewrote'} {safe(found.name)}")
    return True
