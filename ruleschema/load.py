"""Files and folders into submissions: every file read once, a bad one costs only itself."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from ruleschema.bind import bind
from ruleschema.files import CASINO_FILE, Paper, Papers, Raw, papers_below, shown_name, submission_files
from ruleschema.model import Casino, Game, Section
from ruleschema.source import Unreadable, compose, decode
from ruleschema.span import Problem

__all__ = ["CASINO_FILE", "Document", "Loaded", "load", "opened", "read", "shown_name", "submission_files"]


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
    casinos: tuple[Casino, ...] = ()


@dataclass(frozen=True, slots=True)
class Opened:
    """One paper read: the document, where it can be read, and what is wrong with its two files."""

    document: Document | None
    problems: tuple[Problem, ...]
    broken: dict[str, str]


def load(paths: Iterable[Path]) -> Loaded:
    """Every submission below the paths, with all problems of all files."""
    return read(papers_below(paths))


def read(papers: Papers) -> Loaded:
    """The submissions that the papers hold."""
    casinos: dict[str, tuple[Casino | None, Opened]] = {}
    problems = list(papers.problems)
    documents: list[Document] = []
    broken: dict[str, str] = {}
    for paper in papers.papers:
        if paper.casino.name not in casinos:
            casinos[paper.casino.name] = casino_of(paper.casino)
        casino, first = casinos[paper.casino.name]
        second = _game(paper.game, casino)
        for each in (first, second):
            problems += each.problems
            broken |= each.broken
        if second.document is not None:
            documents.append(second.document)
    documents.sort(key=lambda each: (each.slug, each.file))
    ordered = sorted(set(problems), key=lambda each: (each.span, each.message))
    known = tuple(casino for casino, _ in casinos.values() if casino is not None)
    return Loaded(tuple(documents), tuple(ordered), len(papers.papers), broken, known)


def opened(paper: Paper) -> Opened:
    """One game file with its casino file."""
    casino, first = casino_of(paper.casino)
    second = _game(paper.game, casino)
    return Opened(second.document, first.problems + second.problems, first.broken | second.broken)


def casino_of(raw: Raw) -> tuple[Casino | None, Opened]:
    """The casino that a file names, and what is wrong with the file."""
    casino, text, problems = _record(Casino, raw)
    broken = {raw.name: text} if problems and raw.data else {}
    return casino if isinstance(casino, Casino) else None, Opened(None, problems, broken)


def _game(raw: Raw, casino: Casino | None) -> Opened:
    game, text, problems = _record(Game, raw)
    document = Document(raw.name, text, _in_order(game), casino) if isinstance(game, Game) else None
    return Opened(document, problems, {raw.name: text} if problems else {})


def _record(kind: type, raw: Raw) -> tuple[object | None, str, tuple[Problem, ...]]:
    if raw.problem is not None:
        return None, "", (raw.problem,)
    text = ""
    try:
        text = decode(raw.data, raw.name)
        node, found = compose(text, raw.name)
        return bind(kind, node, found), text, tuple(found)
    except Unreadable as error:
        return None, text, (error.problem,)


def _in_order(game: Game) -> Game:
    """Sections as the source has them: how the file is arranged is layout, not what the document says."""
    if not all(section.src for section in game.sections):
        return game

    def first_line(section: Section) -> int:
        return section.src.numbers[0] if section.src else 0

    return replace(game, sections=tuple(sorted(game.sections, key=first_line)))
