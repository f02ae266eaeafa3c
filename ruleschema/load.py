"""Files and folders into submissions: every file read once, a bad one costs only itself."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ruleschema.bind import bind
from ruleschema.model import Casino, Game
from ruleschema.readfile import Gone, NoFile, read_text
from ruleschema.source import Unreadable, compose
from ruleschema.span import Problem, Span

CASINO_FILE = "casino.yaml"
SUFFIXES = (".yaml", ".yml")


@dataclass(frozen=True, slots=True)
class Document:
    """One game file as loaded: its model, its text for excerpts, its casino."""

    file: str
    text: str
    game: Game
    casino: Casino | None

    @property
    def slug(self) -> str:
        """The casino's slug; the folder's name where the casino file is missing."""
        return str(self.casino.casino) if self.casino else Path(self.file).parent.name


@dataclass(frozen=True, slots=True)
class Loaded:
    """All that a run reads: documents in order, and the problems of the files that are not whole."""

    documents: tuple[Document, ...]
    problems: tuple[Problem, ...]
    files: int
    # The text of files that have problems, for excerpts; documents keep their own.
    broken: dict[str, str] = field(default_factory=dict)


def load(paths: Iterable[Path]) -> Loaded:
    """Every submission below the paths, with all problems of all files."""
    problems: list[Problem] = []
    documents: list[Document] = []
    casinos: dict[Path, Casino | None] = {}
    broken: dict[str, str] = {}
    count = 0
    for path in submission_files(paths, problems):
        if path.name == CASINO_FILE:
            continue
        count += 1
        found = read_record(path, Game)
        _keep(found, problems, broken)
        if found.there and path.parent not in casinos:
            casinos[path.parent] = _casino(path.parent, problems, broken)
        if isinstance(found.record, Game):
            documents.append(Document(found.name, found.text, found.record, casinos[path.parent]))
    documents.sort(key=lambda each: (each.slug, each.file))
    ordered = sorted(set(problems), key=lambda each: (each.span, each.message))
    return Loaded(tuple(documents), tuple(ordered), count, broken)


@dataclass(frozen=True, slots=True)
class Read:
    """One file as read: its record where it has one, its text, and all its problems."""

    name: str
    text: str
    record: object | None
    problems: tuple[Problem, ...]
    # Whether there is a file at all, and whether nothing stands under the name.
    there: bool = True
    gone: bool = False


def read_record(path: Path, kind: type) -> Read:
    """A game or casino file; nothing about it is raised."""
    name = shown_name(path)
    text = ""
    try:
        text = read_text(path, name)
        node, problems = compose(text, name)
        return Read(name, text, bind(kind, node, problems), tuple(problems))
    except Unreadable as error:
        there, gone = not isinstance(error, NoFile), isinstance(error, Gone)
        return Read(name, text, None, (error.problem,), there, gone)


def shown_name(path: Path) -> str:
    """The path as a user would type it: below the current folder where it is, with slashes; always text."""
    try:
        name = path.absolute().relative_to(Path.cwd()).as_posix()
    except (ValueError, OSError):
        name = path.as_posix()
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
        folders[:] = sorted(each for each in folders if not each.startswith("."))
        for link in (Path(root, each) for each in folders if os.path.islink(Path(root, each))):
            if not _around(home, os.path.realpath(link)):
                expected = "the folder named as a path of its own"
                problems.append(_at(link, "a link to a folder is not followed", expected))
        yield from (Path(root, name) for name in names if name.endswith(SUFFIXES) and not name.startswith("."))


def _around(home: str, target: str) -> bool:
    """Whether a link leads to what is read anyway, or back up: nothing is passed over then."""
    one, other = os.path.join(home, ""), os.path.join(target, "")
    return one.startswith(other) or other.startswith(one)


def _casino(folder: Path, problems: list[Problem], broken: dict[str, str]) -> Casino | None:
    path = folder / CASINO_FILE
    found = read_record(path, Casino)
    if found.gone:
        problems.append(_at(path, "the casino file is missing", "casino, name and jurisdiction in casino.yaml"))
        return None
    _keep(found, problems, broken)
    return found.record if isinstance(found.record, Casino) else None


def _keep(found: Read, problems: list[Problem], broken: dict[str, str]) -> None:
    if found.problems:
        problems.extend(found.problems)
        broken[found.name] = found.text


def _at(path: Path, message: str, expected: str) -> Problem:
    return Problem(Span(shown_name(path), 1, 1, 1, 1), message, expected)
