"""The rule document rendered: contents, definitions, sections and clauses, with findings in its margin."""

from collections import defaultdict
from dataclasses import dataclass

from checker.engine.filing import Filing
from checker.index.references import printed, target
from checker.report.site.margin import Margin, Note
from checker.report.site.names import Names
from checker.report.site.places import lines_text
from checker.report.site.tables import TableView, tables_of
from grammar import printer
from grammar.parse import Grade
from ruleschema.submission.model import Clause, Join, Ref, Section
from ruleschema.submission.numbers import path_of
from ruleschema.submission.provisions import Provision, Spoken
from ruleschema.submission.span import Span, Text

JOINS = {Join.ALL: "All of:", Join.ANY: "Any of:", Join.IN_ORDER: "In this order:", Join.EXCEPT: "Except:"}


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence in its canonical wording, or as written where it was not read whole."""

    text: str
    unread: bool = False


@dataclass(frozen=True, slots=True)
class Citation:
    """A reference as printed, with the anchor it leads to where it leads anywhere."""

    text: str
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class ClauseView:
    """A clause with all it holds."""

    anchor: str
    at: str
    title: str
    source: str
    sentences: tuple[Sentence, ...]
    steps: tuple[Sentence, ...]
    tables: tuple[TableView, ...]
    citations: tuple[Citation, ...]
    join: str
    items: "tuple[ClauseView, ...]"
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class SectionView:
    """A section with its clauses."""

    anchor: str
    number: str
    title: str
    notes: tuple[Note, ...]
    clauses: tuple[ClauseView, ...]


@dataclass(frozen=True, slots=True)
class Listed:
    """A contents entry or a definition, with its notes."""

    head: str
    text: str
    anchor: str
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class RulesView:
    """The whole document; `notes` belong to no part of it."""

    notes: tuple[Note, ...]
    contents: tuple[Listed, ...]
    definitions: tuple[Listed, ...]
    sections: tuple[SectionView, ...]


class RulesBuilder:
    """Builds the rendered document of one filing."""

    def __init__(self, filing: Filing, margin: Margin) -> None:
        self.filing = filing
        self.margin = margin
        self._anchors, self._by_path = _anchors(filing)
        self._provisions = {id(each.clause): each for each in filing.provisions}
        self._spoken: dict[Span, list[Spoken]] = defaultdict(list)
        for sentence in filing.sentences:
            self._spoken[sentence.words.span].append(sentence)

    def build(self) -> RulesView:
        game = self.filing.game
        notes = self.margin.beside(None) + (self.margin.beside(game.filing.span) if game.filing else ())
        return RulesView(
            notes=notes,
            contents=tuple(
                Listed(str(each.number or ""), str(each.title), self._leads(each.number), self.margin.beside(each.span))
                for each in game.contents
            ),
            definitions=tuple(
                Listed(str(each.term), str(each.means), "", self.margin.beside(each.span)) for each in game.definitions
            ),
            sections=tuple(self._section(section) for section in game.sections),
        )

    def anchor_of(self, place: Span) -> str:
        """The anchor of the clause or section that holds a place; empty where none does."""
        holder = self.margin.holder(place)
        return self._anchors.get(holder, "") if holder else ""

    def _section(self, section: Section) -> SectionView:
        return SectionView(
            anchor=self._anchors[section.span],
            number=str(section.number or ""),
            title=str(section.title),
            notes=self.margin.beside(section.span),
            clauses=tuple(self._clause(clause) for clause in section.clauses),
        )

    def _clause(self, clause: Clause) -> ClauseView:
        provision = self._provisions[id(clause)]
        said = [sentence for saying in clause.says for sentence in self._sentences(saying.says)]
        if not clause.says and not clause.steps and clause.text is not None:
            said = self._sentences(clause.text)
        return ClauseView(
            anchor=self._anchors[clause.span],
            at=str(clause.at or ""),
            title=str(clause.title or ""),
            source=lines_text(clause.src.numbers) if clause.src else "",
            sentences=tuple(said),
            steps=tuple(sentence for saying in clause.steps for sentence in self._sentences(saying.says)),
            tables=tuple(tables_of(clause)),
            citations=tuple(self._citation(provision, ref) for ref in clause.refs),
            join=JOINS[clause.join] if clause.join and clause.items else "",
            items=tuple(self._clause(item) for item in clause.items),
            notes=self.margin.beside(clause.span),
        )

    def _sentences(self, words: Text) -> list[Sentence]:
        return [_sentence(spoken) for spoken in self._spoken.get(words.span, ())]

    def _citation(self, provision: Provision, ref: Ref) -> Citation:
        path = target(self.filing, provision, str(ref.to)) if ref.to and not ref.document else None
        return Citation(printed(ref), self._by_path.get(path, "") if path else "")

    def _leads(self, number: Text | None) -> str:
        return self._by_path.get(path_of(number), "") if number else ""


def _sentence(spoken: Spoken) -> Sentence:
    reading = spoken.reading
    if reading.tree is None or reading.grade is not Grade.FULL:
        return Sentence(reading.text.strip(), unread=True)
    return Sentence(printer.sentence(reading.tree))


def _anchors(filing: Filing) -> tuple[dict[Span, str], dict[tuple[str, ...], str]]:
    """An anchor for every section and clause, and the first that bears each printed number."""
    names = Names()
    by_span: dict[Span, str] = {}
    by_path: dict[tuple[str, ...], str] = {}
    for section in filing.game.sections:
        by_span[section.span] = names.give("section", str(section.number or section.title))
        if section.number:
            by_path.setdefault(path_of(section.number), by_span[section.span])
    for provision in filing.provisions:
        clause = provision.clause
        by_span[clause.span] = names.give("clause", provision.at)
        if clause.at is not None:
            by_path.setdefault(path_of(clause.at), by_span[clause.span])
    return by_span, by_path
