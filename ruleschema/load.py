"""Files and folders into submissions: every file read once, a bad one costs only itself."""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ruleschema.bind import bind
from ruleschema.model import Casino, Game
from ruleschema.source import Unreadable, compose, read_text
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
        folder = path.parent
        if folder not in casinos:
            casinos[folder] = _casino(folder, problems, broken)
        document = _game(path, casinos[folder], problems, broken)
        if document is not None:
            documents.append(document)
    documents.sort(key=lambda each: (each.slug, each.file))
    ordered = sorted(set(problems), key=lambda each: (each.span, each.message))
    return Loaded(tuple(documents), tuple(ordered), count, broken)


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


def _below(folder: Path) -> Iterator[Path]:
    # os.walk does not follow links to folders, so a link that loops ends here.
    for root, folders, names in os.walk(folder):
        folders[:] = sorted(each for each in folders if not each.startswith("."))
        yield from (Path(root, name) for name in names if name.endswith(SUFFIXES) and not name.startswith("."))


def _casino(folder: Path, problems: list[Problem], broken: dict[str, str]) -> Casino | None:
    path = folder / CASINO_FILE
    if not path.exists():
        problems.append(_at(path, "the casino file is missing", "casino, name and jurisdiction in casino.yaml"))
        return None
    return _record(Casino, path, problems, broken)[0]  # type: ignore[return-value]


def _game(path: Path, casino: Casino | None, problems: list[Problem], broken: dict[str, str]) -> Document | None:
    game, text = _record(Game, path, problems, broken)
    return Document(shown_name(path), text, game, casino) if isinstance(game, Game) else None


def _record(kind: type, path: Path, problems: list[Problem], broken: dict[str, str]) -> tuple[object | None, str]:
    name = shown_name(path)
    text = ""
    try:
        text = read_text(path, name)
        node, found = compose(text, name)
        record = bind(kind, node, found)
    except Unreadable as error:
        record, found = None, [error.problem]
    if found:
        broken[name] = text
    problems.extend(found)
    return record, text


def _at(path: Path, message: str, expected: str) -> Problem:
    return Problem(Span(shown_name(path), 1, 1, 1, 1), message, expected)
