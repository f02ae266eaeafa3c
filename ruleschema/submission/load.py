"""Files and folders into submissions: every file read once, a bad one costs only itself."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from ruleschema.submission.bind import bind
from ruleschema.submission.files import (
    CASINO_FILE,
    SUFFIXES,
    Papers,
    Raw,
    papers_below,
    raw_of,
    shown_name,
    submission_files,
)
from ruleschema.submission.model import Casino, Game, Section
from ruleschema.submission.readfile import decode
from ruleschema.submission.source import Unreadable, compose
from ruleschema.submission.span import Problem

__all__ = ["CASINO_FILE", "SUFFIXES", "Document", "Loaded", "Read", "load", "read", "shown_name", "submission_files"]


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
    return read(papers_below(paths))


def read(papers: Papers) -> Loaded:
    """The submissions that the papers hold."""
    problems: list[Problem] = list(papers.problems)
    documents: list[Document] = []
    casinos: dict[str, Casino | None] = {}
    broken: dict[str, str] = {}
    for paper in papers.papers:
        found = record_in(paper.game, Game)
        _keep(found, problems, broken)
        if found.there and paper.casino.name not in casinos:
            casinos[paper.casino.name] = _casino(paper.casino, problems, broken)
        if isinstance(found.record, Game):
            casino = casinos[paper.casino.name]
            documents.append(Document(found.name, found.text, _in_order(found.record), casino))
    documents.sort(key=lambda each: (each.slug, each.file))
    ordered = sorted(set(problems), key=lambda each: (each.span, each.message))
    return Loaded(tuple(documents), tuple(ordered), len(papers.papers), broken)


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
    return record_in(raw_of(path), kind)


def record_in(raw: Raw, kind: type) -> Read:
    """The record in a file's bytes; nothing about it is raised."""
    if raw.problem is not None:
        return Read(raw.name, "", None, (raw.problem,), raw.there, raw.gone)
    text = ""
    try:
        text = decode(raw.data, raw.name)
        node, problems = compose(text, raw.name)
        return Read(raw.name, text, bind(kind, node, problems), tuple(problems))
    except Unreadable as error:
        return Read(raw.name, text, None, (error.problem,))


def _casino(raw: Raw, problems: list[Problem], broken: dict[str, str]) -> Casino | None:
    found = record_in(raw, Casino)
    if found.gone:
        problems += found.problems
        return None
    _keep(found, problems, broken)
    return found.record if isinstance(found.record, Casino) else None


def _keep(found: Read, problems: list[Problem], broken: dict[str, str]) -> None:
    if found.problems:
        problems.extend(found.problems)
        broken[found.name] = found.text


def _in_order(game: Game) -> Game:
    """Sections as the source has them: how the file is arranged is layout, not what the document says."""
    if not all(section.src for section in game.sections):
        return game

    def first_line(section: Section) -> int:
        return section.src.numbers[0] if section.src else 0

    return replace(game, sections=tuple(sorted(game.sections, key=first_line)))
