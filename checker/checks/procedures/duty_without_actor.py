"""Duties are laid down without saying who has them."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.headings import place_named
from checker.rules.matching import around
from checker.rules.telling import listed
from grammar.nodes import Duty
from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.statement import Modality, Place, Statement
from ruleschema.meaning.stems import stem, stems

MOST_SHOWN = 6
# Done by a machine, or undone.
_OTHERWISE = stems("by void")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    """One note a document: passive duties are common, and each alone is no fault."""
    places = [each.place for each in filing.statements if each.place is not None and _nameless(filing, each)]
    if not places:
        return
    first = places[0]
    duties = "One duty is" if len(places) == 1 else f"{len(places)} duties are"
    named = list(dict.fromkeys(_name(filing, each) for each in places))
    if len(named) > MOST_SHOWN:
        named[MOST_SHOWN:] = [f"{len(named) - MOST_SHOWN} more"]
    yield Fault(
        span=first.span,
        message=f"{duties} laid down without saying who must act, in {listed(named)}.",
        at=first.at,
        src=first.src,
        expected="who must act, for each duty",
        actual=f"{len(places)} without",
        label="by whom?",
        hint="name the dealer, supervisor or casino who must act.",
        related=tuple(Related(each.span, _name(filing, each)) for each in places[1:MOST_SHOWN]),
        about=tuple(dict.fromkeys(each.at for each in places)),
    )


def _name(filing: Filing, place: Place) -> str:
    return place_named(filing, place.at, place.span.line)


def _nameless(filing: Filing, statement: Statement) -> bool:
    """A passive “shall be done” that is not done “by” anybody, where nobody is named beside it either."""
    tree = statement.tree
    if statement.modality is not Modality.SHALL or statement.actor or not isinstance(tree, Duty) or tree.object is None:
        return False
    deed, *_ = tree.object.text.split()
    # Who bets is a player, whoever is named.
    if tree.verb.text != "be" or stem(deed) not in words_of(Kind.DEED) or statement.act == "bet":
        return False
    if not stems(tree.object.text).isdisjoint(_OTHERWISE):
        return False
    named = (each for each in around(filing, statement, 1) if each.actor)
    return not any(each.modality in (Modality.SHALL, Modality.MAY) for each in named)


CHECK = Check(
    code="PRO-320",
    title="Duties without an actor",
    severity=Severity.NOTE,
    why="A duty that is nobody's is done by nobody, and a violation has no one to answer for it.",
    fix="Name who must act.",
    run=find,
    passes="""
sections: [{number: 3, title: Cards, clauses: [{at: 3.A, says: cards shall be inspected by the dealer.}]}]
""",
    fails="""
sections: [{number: 3, title: Cards, clauses: [{at: 3.A, says: cards shall be inspected.}]}]
""",
)
