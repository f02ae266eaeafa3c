"""One of several processes: it reads its share, learns what it must know of the others' documents, and judges."""

import pickle
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from checker.filing import Filing, Ground, Library
from checker.keeping import plain_finding, plain_judged
from checker.run import judge
from checker.shelf import Shelf
from ruleschema.files import Paper, Papers
from ruleschema.load import Document, read
from ruleschema.span import Problem

# What checks ask of the casino's other documents, and of the other documents of the game.
_ASKED = (
    *("jurisdiction", "casino_names", "title", "appendix", "definitions", "offers_progressive"),
    *("shared_payouts", "first_payouts", "house_figures"),
)
_ASKED_OF_GAME = ("payouts", "procedures")

Answers = dict[str, dict[str, Any]]
Rulings = dict[str, tuple[list[dict[str, Any]], list[tuple[Any, ...]]]]


class Place(NamedTuple):
    """Where a document stands in the order of a run."""

    casino: str
    file: str
    game: str


class Own(NamedTuple):
    """What a process found when it read its share of one side."""

    places: list[Place]
    problems: tuple[Problem, ...]


class Order(NamedTuple):
    """All documents of one side in order, and the games that more than one process has documents of."""

    places: list[Place]
    divided: frozenset[str]

    @classmethod
    def of(cls, owns: Iterable[Own]) -> "Order":
        held = [frozenset(place.game for place in own.places) for own in owns]
        divided = frozenset(game for games in held for game in games if sum(game in each for each in held) > 1)
        return cls(sorted(place for own in owns for place in own.places), divided)


class Distant(Filing):
    """A document of another process: what that one has told; should a check ask for more, it is read here too."""

    def __init__(self, place: Place, told: dict[str, Any], open_document: Callable[[], Document]) -> None:
        self.casino = place.casino
        self.slug = place.game
        self.open_document = open_document
        vars(self).update(told)

    def __getattr__(self, name: str) -> Any:
        if name not in ("document", "game"):
            raise AttributeError(name)
        self.document = self.open_document()
        self.game = self.document.game
        return vars(self)[name]


def work(line: Connection, sides: list[Papers], ground: Ground, share: frozenset[str]) -> None:
    """The process's part of the conversation with the one that started it."""
    try:
        shelf = Shelf(ground)
        libraries = [shelf.library(_part(papers, share), line.send) for papers in sides]
        line.send([Own([_place(each) for each in own.filings], own.loaded.problems) for own in libraries])
        orders: list[Order] = line.recv()
        line.send(pickle.dumps([_answers(own, order.divided) for own, order in zip(libraries, orders, strict=True)]))
        told: list[list[Answers]] = [pickle.loads(each) for each in line.recv()]  # noqa: S301  of our own processes
        rulings = []
        for index, (papers, own, order) in enumerate(zip(sides, libraries, orders, strict=True)):
            answers = {file: each for process in told for file, each in process[index].items()}
            rulings.append(_rulings(_whole(papers, own, order, answers), line.send))
        line.send(rulings)
    except (EOFError, ConnectionError, KeyboardInterrupt):
        return  # nobody is waiting any more
    except Exception as error:
        line.send(f"{type(error).__name__}: {error}")


def _part(papers: Papers, share: frozenset[str]) -> Papers:
    return Papers(tuple(paper for paper in papers.papers if paper.game.name in share))


def _place(filing: Filing) -> Place:
    return Place(filing.casino, filing.document.file, filing.slug)


def _answers(own: Library, divided: frozenset[str]) -> Answers:
    return {each.document.file: dict(_told(each, each.slug in divided)) for each in own.filings}


def _told(filing: Filing, of_game: bool) -> Iterable[tuple[str, Any]]:
    for name in (*_ASKED, *(_ASKED_OF_GAME if of_game else ())):
        try:
            yield name, getattr(filing, name)
        except Exception:  # noqa: S112  the check that asks for it fails as it would in one process
            continue


def _whole(papers: Papers, own: Library, order: Order, answers: Answers) -> Library:
    """All filings of a side, its own and the distant ones, in the order of the run."""
    here = {each.document.file: each for each in own.filings}
    by_name = {paper.game.name: paper for paper in papers.papers}
    filings = (
        here.get(place.file) or Distant(place, answers[place.file], _opener(by_name[place.file]))
        for place in order.places
    )
    return Library(own.loaded, filings=filings)


def _opener(paper: Paper) -> Callable[[], Document]:
    return lambda: read(Papers((paper,))).documents[0]


def _rulings(library: Library, said: Callable[[int], None]) -> Rulings:
    found: Rulings = {}
    for filing in library.filings:
        if not isinstance(filing, Distant):
            results, judged = judge(filing, library)
            found[filing.document.file] = [plain_finding(each) for each in results], [plain_judged(j) for j in judged]
            said(1)
    return found
