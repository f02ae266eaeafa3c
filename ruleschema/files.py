"""Which files a run reads: every YAML file below the paths, each read once, with its casino's file."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from ruleschema.source import Unreadable, read_bytes
from ruleschema.span import Problem, Span

CASINO_FILE = "casino.yaml"
WAIVERS_FILE = "waivers.yaml"
REGISTER_FILE = "findings.yaml"
SUFFIXES = (".yaml", ".yml")
# Files that may lie among submissions and are none.
_BESIDE = frozenset((WAIVERS_FILE, REGISTER_FILE))


@dataclass(frozen=True, slots=True)
class Raw:
    """A file as it lies there: its bytes, or the problem that kept them from being read."""

    name: str
    data: bytes = b""
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class Paper:
    """A game file with the casino file of its folder, both unread."""

    game: Raw
    casino: Raw


@dataclass(frozen=True, slots=True)
class Papers:
    """All that a run has to read, and the paths that lead to nothing."""

    papers: tuple[Paper, ...]
    problems: tuple[Problem, ...] = ()


def papers_below(paths: Iterable[Path]) -> Papers:
    """The game files below the paths, with their bytes."""
    problems: list[Problem] = []
    games = [path for path in submission_files(paths, problems) if path.name != CASINO_FILE]
    casinos = {folder: _casino(folder) for folder in dict.fromkeys(path.parent for path in games)}
    found = tuple(Paper(_raw(path), casinos[path.parent]) for path in games)
    return Papers(found, tuple(problems))


def shown_name(path: Path) -> str:
    """The path as a user would type it: below the current folder where it is, with slashes."""
    try:
        return path.absolute().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()


def submission_files(paths: Iterable[Path], problems: list[Problem]) -> Iterator[Path]:
    """Every YAML file below the paths, each once, however many links lead to it."""
    seen: set[Path] = set()
    for path in paths:
        games = 0
        for each in sorted(_below(path)) if path.is_dir() else [path]:
            games += each.name != CASINO_FILE
            real = Path(os.path.realpath(each))
            if real not in seen:
                seen.add(real)
                yield each
        if not games:
            problems.append(_at(path, "no submission here", "YAML files, one a game"))


def is_submission(name: str) -> bool:
    """Whether a file's name is one of a submission."""
    return name.endswith(SUFFIXES) and not name.startswith(".") and name not in _BESIDE


def missing_casino(name: str) -> Raw:
    """What stands for a casino file that is not there."""
    problem = Problem(Span(name, 1, 1, 1, 1), "the casino file is missing", _CASINO_EXPECTED)
    return Raw(name, problem=problem)


_CASINO_EXPECTED = "casino, name and jurisdiction in casino.yaml"


def _below(folder: Path) -> Iterator[Path]:
    # os.walk does not follow links to folders, so a link that loops ends here.
    for root, folders, names in os.walk(folder):
        folders[:] = sorted(each for each in folders if not each.startswith("."))
        yield from (Path(root, name) for name in names if is_submission(name))


def _casino(folder: Path) -> Raw:
    path = folder / CASINO_FILE
    return _raw(path) if path.exists() else missing_casino(shown_name(path))


def _raw(path: Path) -> Raw:
    name = shown_name(path)
    try:
        return Raw(name, read_bytes(path, name))
    except Unreadable as error:
        return Raw(name, problem=error.problem)


def _at(path: Path, message: str, expected: str) -> Problem:
    return Problem(Span(shown_name(path), 1, 1, 1, 1), message, expected)
