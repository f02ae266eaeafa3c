"""houserules import: a casino's own document in, a draft submission out, completely or not at all."""

import os
import shutil
import sys
import tempfile
from argparse import Namespace
from pathlib import Path

from checker.cli import EXIT_CLEAN, EXIT_USAGE
from checker.commands.inputs import tell
from ruleschema.intake.draft import Draft, draft_document
from ruleschema.intake.lines import SourceLine, read_plain
from ruleschema.intake.write import render, scalar
from ruleschema.load import CASINO_FILE, SUFFIXES
from ruleschema.source import Unreadable

TEXT = (".txt", ".text", ".md", ".markdown")


def run(options: Namespace) -> int:
    target = Path(options.output)
    slug = options.casino or target.name
    try:
        drafts = [
            draft_document(lines, path.name) for path, lines in _documents([Path(each) for each in options.documents])
        ]
    except Unreadable as error:
        tell([error.problem])
        return EXIT_USAGE
    files = gathered(drafts)
    if not files:
        print("houserules: no rules were found in the document; nothing is written", file=sys.stderr)
        return EXIT_USAGE
    if _holds_work(target) and not options.force:
        print(f"houserules: {target} already holds a submission; --force replaces it", file=sys.stderr)
        return EXIT_USAGE
    files.setdefault(CASINO_FILE, casino_text(slug, options.jurisdiction))
    try:
        write_folder(target, files)
    except OSError as error:
        print(f"houserules: {target} cannot be written: {error.strerror or error}; nothing is changed", file=sys.stderr)
        return EXIT_USAGE
    for line in summary(drafts, target):
        print(line)
    return EXIT_CLEAN


def _documents(paths: list[Path]) -> list[tuple[Path, list[SourceLine]]]:
    """The documents named; a folder stands for the text files in it, in order of their names."""
    found: list[Path] = []
    for path in paths:
        found += sorted(each for each in path.iterdir() if each.suffix.lower() in TEXT) if path.is_dir() else [path]
    return [(path, read_plain(path)) for path in found]


def gathered(drafts: list[Draft]) -> dict[str, str]:
    """The files of all drafts; a name taken by an earlier document gets a number."""
    files: dict[str, str] = {}
    for draft in drafts:
        for name, text in render(draft).items():
            free, count = name, 2
            while free in files:
                free, count = f"{name.removesuffix('.yaml')}-{count}.yaml", count + 1
            files[free] = text
    return files


def casino_text(slug: str, jurisdiction: str | None) -> str:
    """The casino file; what the call does not say is marked as missing."""
    name = slug.replace("-", " ").title()
    return f"casino: {scalar(slug)}\nname: {scalar(name)}\njurisdiction: {jurisdiction or 'missing'}\n"


def _holds_work(folder: Path) -> bool:
    return folder.is_dir() and any(each.suffix in SUFFIXES for each in folder.iterdir())


def write_folder(target: Path, files: dict[str, str]) -> None:
    """Write beside the target and put in place in one step; what is there before stays until then."""
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=target.parent, prefix=f".{target.name}."))
    try:
        for name, text in files.items():
            with (fresh / name).open("w", encoding="utf-8", newline="\n") as stream:
                stream.write(text)
        fresh.chmod(0o755)
        if target.exists():
            _keep_rest(target, fresh)
            old = Path(tempfile.mkdtemp(dir=target.parent, prefix=f".{target.name}.old."))
            target.replace(old / target.name)
            fresh.replace(target)
            shutil.rmtree(old)
        else:
            fresh.replace(target)
    except BaseException:
        shutil.rmtree(fresh, ignore_errors=True)
        raise


def _keep_rest(target: Path, fresh: Path) -> None:
    """What is no submission, and the casino file a person has filled in, is carried over."""
    for each in target.iterdir():
        if each.suffix not in SUFFIXES or each.name == CASINO_FILE:
            (fresh / each.name).unlink(missing_ok=True)
            os.link(each, fresh / each.name) if each.is_file() else shutil.copytree(each, fresh / each.name)


def summary(drafts: list[Draft], target: Path) -> list[str]:
    """What was found, how much of it was read, and where a person should look."""
    found = []
    for draft in drafts:
        counts = draft.counts
        found.append(
            f"{draft.source}: {len(draft.games)} games, {counts.clauses:,} clauses, {counts.payouts:,} payouts; "
            f"{counts.noise:,} lines of noise removed and recorded"
        )
        found.append(
            f"  clauses read in full {counts.full:,}, partly {counts.partly:,}, unread {counts.unread:,}; "
            f"sentences with shall, may, must or will read: {counts.modal_read:,} of {counts.modal:,}"
        )
        for game in draft.games:
            found.append(
                f"  {game.lines[0]:>6}-{game.lines[1]:<6} {game.game}: {game.counts.clauses} clauses, "
                f"{game.counts.payouts} payouts, {game.counts.unread} unread"
            )
        found += [f"  look at {warning}" for warning in draft.warnings]
    found.append(f"written to {target}; every sentence marked `read: auto` waits for a person to confirm it")
    return found
