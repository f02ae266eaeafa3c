"""Which files a run reads: every YAML file below the paths, each read once, with its casino's file."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from ruleschema.submission.readfile import Gone, NoFile, read_bytes
from ruleschema.submission.source import Unreadable
from ruleschema.submission.span import Problem, Span

CASINO_FILE = "casino.yaml"
WAIVERS_FILE = "waivers.yaml"
REGISTER_FILE = "findings.yaml"
SUFFIXES = (".yaml", ".yml")
# Files that may lie among submissions and are none.
_BESIDE = frozenset((WAIVERS_FILE, REGISTER_FILE))
# `.NAME` and this is how a folder is called while a new one takes its place.
REPLACED = ".houserules-old"


@dataclass(frozen=True, slots=True)
class Raw:
    """A file as it lies there: its bytes, or the problem that kept them from being read."""

    name: str
    data: bytes = b""
    problem: Problem | None = None
    # Whether there is a file at all, and whether nothing stands under the name.
    there: bool = True
    gone: bool = False


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
    casinos: dict[Path, Raw] = {}
    papers: list[Paper] = []
    for path in submission_files(paths, problems):
        if path.name == CASINO_FILE:
            continue
        game = raw_of(path)
        if game.there and path.parent not in casinos:
            casinos[path.parent] = _casino(path.parent)
        # Where there is no game there is nothing to say of its casino's file either.
        papers.append(Paper(game, casinos.get(path.parent) or Raw(shown_name(path.parent / CASINO_FILE), there=False)))
    return Papers(tuple(papers), tuple(problems))


def raw_of(path: Path) -> Raw:
    """A file's bytes; nothing about it is raised."""
    name = shown_name(path)
    try:
        return Raw(name, read_bytes(path, name))
    except Unreadable as error:
        return Raw(name, b"", error.problem, not isinstance(error, NoFile), isinstance(error, Gone))


def shown_name(path: Path) -> str:
    """The path as a user would type it: below the current folder where it is, with slashes; always text."""
    try:
        name = path.absolute().relative_to(Path.cwd()).as_posix()
    except (ValueError, OSError):
        name = path.as_posix()
    return as_text(name)


def as_text(name: str) -> str:
    """A file's name as text, whatever bytes it is made of."""
    return os.fsencode(name).decode("utf-8", "backslashreplace")


def submission_files(paths: Iterable[Path], problems: list[Problem]) -> Iterator[Path]:
    """Every YAML file below the paths, each once, however many links lead to it."""
    seen: set[str] = set()
    for path in paths:
        games, told = 0, len(problems)
        for each in sorted(_below(path, problems)) if os.path.isdir(path) else [path]:
            games += each.name != CASINO_FILE
            real = os.path.realpath(each)
            if real not in seen:
                seen.add(real)
                yield each
        if not games and len(problems) == told:
            problems.append(_at(path, "no submission here", "YAML files, one a game"))


def _below(top: Path, problems: list[Problem]) -> Iterator[Path]:
    def closed(error: OSError) -> None:
        says = f"the folder cannot be listed: {error.strerror or error}"
        problems.append(_at(Path(os.fsdecode(error.filename or top)), says, "a folder that may be read"))

    home = os.path.realpath(top)
    # os.walk does not follow links to folders, so a link that loops ends here.
    for root, folders, names in os.walk(top, onerror=closed):
        for lost in (each[1:].removesuffix(REPLACED) for each in folders if each.endswith(REPLACED)):
            if not os.path.lexists(Path(root, lost)):
                says = "writing this folder was interrupted, and its files wait beside it"
                problems.append(_at(Path(root, lost), says, "the import run once more, which brings them back"))
        folders[:] = sorted(each for each in folders if not each.startswith("."))
        for link in (Path(root, each) for each in folders if os.path.islink(Path(root, each))):
            if not _around(home, os.path.realpath(link)):
                expected = "the folder named as a path of its own"
                problems.append(_at(link, "a link to a folder is not followed", expected))
        yield from (Path(root, name) for name in names if is_submission(name))


def _around(home: str, target: str) -> bool:
    """Whether a link leads to what is read anyway, or back up: nothing is passed over then."""
    one, other = os.path.join(home, ""), os.path.join(target, "")
    return one.startswith(other) or other.startswith(one)


def is_submission(name: str) -> bool:
    """Whether a file's name is one of a submission."""
    return name.endswith(SUFFIXES) and not name.startswith(".") and name not in _BESIDE


def missing_casino(name: str) -> Raw:
    """What stands for a casino file that is not there."""
    expected = "casino, name and jurisdiction in casino.yaml"
    return Raw(
        name, b"", Problem(Span(name, 1, 1, 1, 1), "the casino file is missing", expected), there=False, gone=True
    )


def _casino(folder: Path) -> Raw:
    found = raw_of(folder / CASINO_FILE)
    return missing_casino(found.name) if found.gone else found


def _at(path: Path, message: str, expected: str) -> Problem:
    return Problem(Span(shown_name(path), 1, 1, 1, 1), message, expected)
