"""Cards may be dealt in a way for which the document has no procedure, as it has for the others."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import listed
from ruleschema.meaning.lexicon import Kind, entries
from ruleschema.meaning.statement import Place
from ruleschema.meaning.terms import found_in, terms
from ruleschema.submission.model import Section


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    headed = {way: section for section in filing.game.sections for way in _ways(section.title)}
    # With one such section, dealing in the other ways may be told there as well.
    if len(headed) < 2:
        return
    told = {*headed, *_related(headed)}
    for statement in filing.statements:
        place = statement.place
        said = place.sentence.reading.text if place is not None and place.sentence is not None else ""
        missing = next((way for way in _ways(said) if way not in told), None)
        if place is not None and missing is not None:
            told.add(missing)
            yield _fault(place, missing, headed)


def _ways(text: str) -> list[str]:
    """The ways in which a title or a sentence has cards dealt."""
    ways = found_in(text, Kind.WAY) if "deal" in text.lower() else []
    dealt = next((each.start for each in terms(text) if each.as_(Kind.ACT) == "deal"), len(text)) if ways else 0
    return [name for name, start, _ in ways if dealt < start]


def _related(ways: dict[str, Section]) -> Iterator[str]:
    """What is headed by another name: a section on the shoe is on every shoe, and “the shoe” is the one headed."""
    for entry in entries(Kind.WAY):
        yield from (str(entry.name) for wider in entry.is_ if wider in ways)
        yield from (str(wider) for wider in entry.is_ if entry.name in ways)


def _fault(place: Place, way: str, headed: dict[str, Section]) -> Fault:
    return Fault(
        span=place.span,
        message=f"The clause speaks of cards dealt from a {way}, but the document has procedures for dealing only from "
        f"{listed([f'the {each}' for each in headed])}.",
        at=place.at,
        src=place.src,
        expected=f"a procedure for dealing from a {way}",
        actual="none",
        label="no section tells how",
        hint=f"add the procedure, or take the {way} out.",
        related=tuple(Related(section.title.span, f"from the {each}") for each, section in headed.items()),
        about=(way,),
    )


CHECK = Check(
    code="PRO-361",
    title="Way of dealing without a procedure",
    severity=Severity.WARNING,
    why="The way of dealing is allowed for, and how it is done is not approved; often its section was dropped.",
    fix="Add the procedure, or take the way of dealing out.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 3
    title: Cards
    clauses: [{at: 3.A, says: decks shall be changed at least every 8 hours if dealt from an automated dealing shoe.}]
  - {number: 8, title: Procedures for dealing the cards from the hand}
  - {number: 9, title: Procedures for dealing the cards from an automated dealing shoe}
""",
    fails="""
sections:
  - number: 3
    title: Cards
    clauses: [{at: 3.A, says: decks shall be changed at least every 8 hours if dealt from a manual dealing shoe.}]
  - {number: 8, title: Procedures for dealing the cards from the hand}
  - {number: 9, title: Procedures for dealing the cards from an automated dealing shoe}
""",
)
