"""A document's clauses in order, each with its section, number and parsed sentences."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from grammar import nodes
from grammar.parse import Grade, Problem, Reading, read_clause
from ruleschema.submission.load import Document
from ruleschema.submission.locate import locate
from ruleschema.submission.model import Clause, Game, Meaning, Saying, Section
from ruleschema.submission.span import Span, Text


@dataclass(frozen=True, slots=True)
class Provision:
    """A clause where it stands: its section and the clauses above it."""

    section: Section
    clause: Clause
    above: tuple[Clause, ...]
    # The printed number and the source lines, of the clause or of what holds it.
    at: str
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Spoken:
    """One parsed sentence of a provision, or of a definition outside the sections."""

    provision: Provision | None
    words: Text
    reading: Reading
    at: str
    lines: tuple[int, ...]
    is_step: bool = False

    def span(self, document: Document, start: int, end: int) -> Span:
        """The place in the file of some characters of the sentence."""
        first = self.reading.start + start
        return locate(self.words, document.text, first, self.reading.start + end)


def provisions(game: Game) -> Iterator[Provision]:
    """Every clause, parents before their items."""
    for section in game.sections:
        lines = section.src.numbers if section.src else ()
        for clause in section.clauses:
            yield from _below(section, clause, (), str(section.number or section.title), lines)


def _below(
    section: Section, clause: Clause, above: tuple[Clause, ...], at: str, lines: tuple[int, ...]
) -> Iterator[Provision]:
    at = str(clause.at) if clause.at is not None else at
    lines = clause.src.numbers if clause.src is not None else lines
    yield Provision(section, clause, above, at, lines)
    for item in clause.items:
        yield from _below(section, item, (*above, clause), at, lines)


def spoken(game: Game, clauses: Iterable[Provision] | None = None) -> Iterator[Spoken]:
    """Every sentence in the clause language, in the order of the document; its provisions may be known already."""
    for meaning in game.definitions:
        yield _defined(meaning)
    for provision in provisions(game) if clauses is None else clauses:
        clause = provision.clause
        for saying in clause.says:
            yield from _said(provision, saying, is_step=False)
        for saying in clause.steps:
            yield from _said(provision, saying, is_step=True)
        if not clause.says and not clause.steps and clause.text is not None:
            yield from _written(provision, clause.text)


def _said(provision: Provision, saying: Saying, *, is_step: bool) -> Iterator[Spoken]:
    lines = saying.src.numbers if saying.src else provision.lines
    at = str(saying.at) if saying.at else provision.at
    for reading in read_clause(saying.says):
        yield Spoken(provision, saying.says, reading, at, lines, is_step)


def _written(provision: Provision, text: Text) -> Iterator[Spoken]:
    # The document's own wording may happen to be clause language; what is not stays unread.
    # A payout that the clause's table gives is not read from its wording a second time.
    for reading in read_clause(text):
        if provision.clause.pays and isinstance(reading.tree, (nodes.Payout, nodes.Result)):
            continue
        yield Spoken(provision, text, reading, provision.at, provision.lines)


def _defined(meaning: Meaning) -> Spoken:
    """The definition as the sentence it stands for; offsets count from the meaning."""
    opening = f"{meaning.term} means "
    (reading, *rest) = read_clause(f"{opening}{meaning.means.rstrip('. ')}.")
    problem, grade = reading.problem, reading.grade
    if rest:
        grade = Grade.PARTIAL
        problem = problem or Problem("a definition is one phrase, without full stops", len(opening), len(reading.text))
    shifted = Reading(reading.text, reading.start - len(opening), reading.tree, grade, reading.residue, problem)
    lines = meaning.src.numbers if meaning.src else ()
    return Spoken(None, meaning.means, shifted, str(meaning.at or meaning.term), lines)
