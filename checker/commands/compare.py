"""houserules compare: a game across casinos, in the terminal, as JSON or as a spreadsheet."""

from argparse import Namespace
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from checker.cli import EXIT_CLEAN, EXIT_USAGE
from checker.commands import screen
from checker.commands.inputs import loaded, tell
from checker.commands.progress import watched
from checker.commands.writing import not_written, write_whole
from checker.compare.matrix import matrix
from checker.compare.rows import Matrix
from checker.compare.version import Version
from checker.engine.filing import Filing
from checker.report import matrix_json, matrix_text
from checker.rules.lawbeside import LawBeside
from ruleschema.meaning.names import name_key
from ruleschema.submission.load import Document
from ruleschema.vocabulary import games


class WrongCall(Exception):
    """A game or casino that is not there, or an output that cannot be."""


def run(options: Namespace) -> int:
    paths = [name for name in (*options.names, *options.casinos) if _is_path(name)]
    found = loaded(paths)
    tell(found.problems)
    try:
        wanted = _games([name for name in options.names if name not in paths], found.documents)
        casinos = _casinos([name for name in options.casinos if name not in paths], found.documents)
        chosen = [each for each in found.documents if not casinos or each.slug in casinos]
        versions = _read([each for each in chosen if str(each.game.game) in wanted])
        law = LawBeside(each.filing for each in versions)
        matrices = [matrix(versions, game, law.column) for game in wanted]
        _write(options, matrices)
    except WrongCall as error:
        screen.complain(error)
        return EXIT_USAGE
    return EXIT_USAGE if found.problems else EXIT_CLEAN


def _read(documents: Sequence[Document]) -> list[Version]:
    """The documents with their facts drawn: the long part of the work, so it is watched."""
    versions = [Version(Filing(each)) for each in documents]
    for each in watched(versions, "Reading", len(versions)):
        _ = each.filing.payouts, each.filing.procedures
    return versions


def _is_path(name: str) -> bool:
    """Games and casinos are slugs or plain names; what lies on the disk or has a slash is a path."""
    return "/" in name or name.endswith((".yaml", ".yml")) or Path(name).exists()


def _games(names: Sequence[str], documents: Sequence[Document]) -> list[str]:
    """The slugs of the games named, by slug or by any name the game goes by."""
    filed = {str(each.game.game) for each in documents}
    known = {name_key(str(name)): str(each.game) for each in games() for name in (each.game, *each.names)}
    known |= {name_key(slug): slug for slug in filed}
    if not names:
        raise WrongCall(f"name a game to compare: {', '.join(sorted(filed)) or 'none is filed here'}")
    found = []
    for name in names:
        slug = known.get(name_key(name), name)
        if slug not in filed:
            raise WrongCall(f"no casino here files {name}{_hint(name, sorted(filed))}")
        found.append(slug)
    return list(dict.fromkeys(found))


def _casinos(names: Sequence[str], documents: Sequence[Document]) -> set[str]:
    filed = {each.slug for each in documents}
    wanted = {part for name in names for part in name.split(",") if part}
    for name in sorted(wanted - filed):
        raise WrongCall(f"no casino {name} here{_hint(name, sorted(filed))}")
    return wanted


def _hint(name: str, known: list[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"; did you mean {near[0]}?" if near else f"; there are {', '.join(known) or 'none'}"


def _write(options: Namespace, matrices: list[Matrix]) -> None:
    if options.format == "xlsx":
        if not options.output:
            raise WrongCall("a spreadsheet needs a file: -o FILE")
        from checker.report.matrix_xlsx import render

        _save(options.output, render(matrices))
    elif options.format == "json":
        text = matrix_json.render(matrices) + "\n"
        _save(options.output, text) if options.output else screen.emit(text)
    elif options.output:
        lines = ("".join(text for text, _ in line) for line in matrix_text.lines(matrices))
        _save(options.output, "".join(f"{line}\n" for line in lines))
    else:
        screen.show(matrix_text.lines(matrices))


def _save(name: str, content: str | bytes) -> None:
    try:
        write_whole(Path(name), content)
    except OSError as error:
        raise WrongCall(not_written(Path(name), error)) from None
