"""houserules fmt: canonical layout, comments and meaning kept, never a half-written file."""

import sys
from argparse import Namespace
from pathlib import Path

from checker.cli import EXIT_CLEAN, EXIT_FINDINGS, EXIT_USAGE
from checker.commands.inputs import tell
from checker.commands.writing import write_whole
from ruleschema.canonical import ChangedError, canonical
from ruleschema.load import CASINO_FILE, shown_name, submission_files
from ruleschema.model import Casino, Game
from ruleschema.source import Unreadable, compose, read_text
from ruleschema.span import Problem


def run(options: Namespace) -> int:
    problems: list[Problem] = []
    changed, refused, seen = 0, 0, 0
    for path in submission_files([Path(each) for each in options.paths or ["submissions"]], problems):
        seen += 1
        name = shown_name(path)
        try:
            text = read_text(path, name)
            new = _formatted(text, name, path)
        except Unreadable as error:
            problems.append(error.problem)
            continue
        except ChangedError as error:
            print(f"{error}; left as it is", file=sys.stderr)
            refused += 1
            continue
        if new != text:
            changed += 1
            print(f"{'would rewrite' if options.check else 'rewrote'} {name}")
            if not options.check:
                try:
                    write_whole(path, new)
                except OSError as error:
                    print(f"{name}: cannot be written: {error.strerror}; left as it is", file=sys.stderr)
                    refused += 1
    tell(problems)
    print(f"{seen} files, {changed} {'to rewrite' if options.check else 'rewritten'}")
    if problems or refused:
        return EXIT_USAGE
    return EXIT_FINDINGS if changed and options.check else EXIT_CLEAN


def _formatted(text: str, name: str, path: Path) -> str:
    _, problems = compose(text, name)
    if problems:
        raise Unreadable(problems[0])
    return canonical(text, name, Casino if path.name == CASINO_FILE else Game)
