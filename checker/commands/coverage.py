"""houserules coverage: which source lines no clause claims, which are noise, and the share of words."""

import os
from argparse import Namespace
from pathlib import Path

from checker.cli import EXIT_CLEAN, EXIT_FINDINGS, EXIT_USAGE
from checker.commands import screen
from checker.commands.inputs import loaded, tell
from checker.report.visible import json_text
from ruleschema.submission.coverage import Coverage, cover
from ruleschema.submission.load import Document

_DEFAULT = (Path("../shared/seeds"), Path("sources"))


def run(options: Namespace) -> int:
    found = loaded(options.paths)
    tell(found.problems)
    folders = [Path(each) for each in options.sources] or list(_DEFAULT)
    rows, missing = [], 0
    for document in found.documents:
        source = _source(document, folders)
        if source is None:
            missing += 1
            screen.warn(
                f"{document.file}: source {document.game.source.document} not found; name its folder with --sources"
            )
            continue
        rows.append((document, cover(document.game, source), source))
    if options.format == "json":
        screen.emit(json_text([_row(document, covered) for document, covered, _ in rows], indent=2) + "\n")
    else:
        for document, covered, source in rows:
            _tell(document, covered, source)
    if missing or found.problems:
        return EXIT_USAGE
    return EXIT_FINDINGS if any(covered.left for _, covered, _ in rows) else EXIT_CLEAN


def _source(document: Document, folders: list[Path]) -> list[str] | None:
    name = Path(str(document.game.source.document)).name
    for folder in (Path(document.file).parent, *folders):
        path = folder / name
        try:
            if os.path.isfile(path):
                return path.read_text(encoding="utf-8", errors="replace").split("\n")
        except OSError as error:
            screen.warn(f"{path}: cannot be read: {error.strerror or error}")
    return None


def _row(document: Document, covered: Coverage) -> dict[str, object]:
    return {
        "casino": document.slug,
        "game": str(document.game.game),
        "share": round(covered.share, 5),
        "words_claimed": covered.words_claimed,
        "words_left": covered.words_left,
        "words_noise": covered.words_noise,
        "left": list(covered.left),
        "noise": [{"line": line, "reason": reason} for line, reason in sorted(covered.noise.items())],
    }


def _tell(document: Document, covered: Coverage, source: list[str]) -> None:
    screen.say(
        f"{document.slug}  {document.game.title}: {covered.share:.2%} of "
        f"{covered.words_claimed + covered.words_left:,} words covered; {len(covered.noise)} lines "
        f"({covered.words_noise:,} words) noise; {len(covered.left)} lines left"
    )
    for number in covered.left:
        screen.say(f"  {number:>6} │ {source[number - 1].strip()[:100]}")
