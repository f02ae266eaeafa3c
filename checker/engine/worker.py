"""One of several processes: it reads its share, learns what it must know of the others' documents, and judges."""

import pickle
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from checker.engine.applied_law import AppliedLaw
from checker.engine.filing import Filing
from checker.engine.groups import together
from checker.engine.library import Library
from checker.engine.read_once import ReadOnce
from checker.engine.run import judge
from checker.engine.serialise import plain_finding, plain_judged
from ruleschema.law.broken import BadLaw
from ruleschema.submission.files import Paper, Papers
from ruleschema.submission.load import Document, read
from ruleschema.submission.span import Problem

# What checks ask of the other documents of a casino or a game; what is not told is read again, which costs time.
_ASKED = (
    "jurisdiction", "casino_names", "title", "appendix", "definitions", "payouts", "figures", "offers_progressive",
    "outline",
)  # fmt: skip

Answers = dict[str, dict[str, Any]]
Rulings = dict[str, tuple[list[dict[str, Any]], list[tuple[Any, ...]]]]


class Place(NamedTuple):
    """Where a document stands in the order of a run."""

    casino: str
    file: str
    game: str


class Own(NamedTuple):
    """What a process tells of its share of one side; the answers are opened only by those who may need them."""

    places: list[Place]
    problems: tuple[Problem, ...]
    answers: bytes


class Others(NamedTuple):
    """What a process is told of one side: all documents in order, and the answers of the other processes."""

    order: list[Place]
    answers: list[bytes]


class Distant(Filing):
    """A document of another process: what that one has told; should a check ask for more, it is read here too."""

    def __init__(
        self, place: Place, told: dict[str, Any], applied: AppliedLaw, open_document: Callable[[], Document]
    ) -> None:
        self.casino = place.casino
        self.slug = place.game
        self.applied = applied
        self.open_document = open_document
        vars(self).update(told)

    def __getattr__(self, name: str) -> Any:
        if name not in ("document", "game"):
            raise AttributeError(name)
        self.document = self.open_document()
        self.game = self.document.game
        return vars(self)[name]


def work(line: Connection, sides: list[Papers], applied: AppliedLaw, share: frozenset[str]) -> None:
    """The process's part of the conversation with the one that started it."""
    try:
        read_before = ReadOnce(applied)
        libraries = [read_before.library(_part(papers, share), line.send) for papers in sides]
        line.send([_own(library) for library in libraries])
        told: list[Others] = line.recv()
        whole = (_whole(*each, applied) for each in zip(sides, libraries, told, strict=True))
        line.send([_rulings(library, line.send) for library in whole])
    except (EOFError, ConnectionError, KeyboardInterrupt):
        return  # nobody is waiting any more
    except BadLaw as error:
        line.send(error)
    except Exception as error:
        line.send(f"{type(error).__name__}: {error}")


def _part(papers: Papers, share: frozenset[str]) -> Papers:
    return Papers(tuple(paper for paper in papers.papers if paper.game.name in share))


def _own(library: Library) -> Own:
    places = [Place(each.casino, each.document.file, each.slug) for each in library.filings]
    answers: Answers = {each.document.file: dict(_told(each)) for each in library.filings}
    return Own(places, library.loaded.problems, pickle.dumps(answers))


def _told(filing: Filing) -> Iterable[tuple[str, Any]]:
    for name in _ASKED:
        try:
            yield name, getattr(filing, name)
        except Exception:  # noqa: S112  the check that asks for it fails as it would in one process
            continue


def _whole(papers: Papers, own: Library, others: Others, applied: AppliedLaw) -> Library:
    """All filings of a side, its own and the distant ones, in the order of the run."""
    answers: Answers = {}
    for each in others.answers:
        answers |= pickle.loads(each)  # noqa: S301  from our own processes
    here = {each.document.file: each for each in own.filings}
    by_name = {paper.game.name: paper for paper in papers.papers}
    filings = (
        here.get(place.file) or Distant(place, answers[place.file], applied, _opener(by_name[place.file]))
        for place in others.order
    )
    return Library(own.loaded, filings=filings)


def _opener(paper: Paper) -> Callable[[], Document]:
    return lambda: read(Papers((paper,))).documents[0]


def _rulings(library: Library, said: Callable[[int], None]) -> Rulings:
    found: Rulings = {}
    for filings in together(each for each in library.filings if not isinstance(each, Distant)):
        for filing, (results, judged) in zip(filings, judge(filings, library), strict=True):
            found[filing.document.file] = [plain_finding(each) for each in results], [plain_judged(j) for j in judged]
        said(len(filings))
    return found
