"""One clause permits or demands what another, in the same words, forbids."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.gamenames import game_finder, games_by_name
from checker.index.headings import place_named
from checker.rules.telling import sides
from grammar import printer
from grammar.nodes import Duty, Modal
from ruleschema.submission.provisions import Spoken

_FORBIDDEN = (Modal.SHALL_NOT, Modal.MAY_NOT)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    # Only what is somewhere forbidden is put into words and compared.
    forbidden = {_act(tree) for _, tree in filing.duties if tree.modal in _FORBIDDEN}
    seen: dict[str, tuple[Spoken, Duty]] = {}
    for sentence, tree in filing.duties if forbidden else ():
        if _act(tree) not in forbidden:
            continue
        key = printer.sentence(tree).replace(f" {tree.modal} ", " ", 1).lower()
        first, duty = seen.setdefault(key, (sentence, tree))
        if (duty.modal in _FORBIDDEN) == (tree.modal in _FORBIDDEN) or _game(first) != _game(sentence):
            continue
        yield Fault(
            span=sentence.span(filing.document, tree.head.start, tree.verb.end),
            message=f"Clause {_name(filing, sentence)} {_does(tree)} what clause {_name(filing, first)} "
            f"{_does(duty)}. " + sides(sentence.reading.text, first.reading.text),
            at=sentence.at,
            src=sentence.lines,
            expected=f"{duty.modal} {duty.verb.text}",
            actual=f"{tree.modal} {tree.verb.text}",
            label=f"{first.at} says {duty.modal}",
            hint="decide which is right and make both clauses say it.",
            related=(Related(first.words.span, f"{first.at}: {duty.modal}"),),
            about=(key, str(duty.modal), str(tree.modal)),
        )


def _name(filing: Filing, sentence: Spoken) -> str:
    return place_named(filing, sentence.at, sentence.words.span.line)


def _does(duty: Duty) -> str:
    if duty.modal in _FORBIDDEN:
        return "forbids"
    return "demands" if duty.modal is Modal.SHALL else "permits"


def _game(sentence: Spoken) -> str:
    """The game that the heading is about, where one document holds the rules of several."""
    title = str(sentence.provision.section.title) if sentence.provision is not None else ""
    return next((str(games_by_name()[found.name].game) for found in game_finder().mentions(title)), "")


def _act(tree: Duty) -> tuple[str, str]:
    return tree.head.text.lower(), tree.verb.text.lower()


CHECK = Check(
    code="PRO-304",
    title="Permitted here, forbidden there",
    severity=Severity.ERROR,
    why="A dealer cannot follow both clauses, and a dispute will be decided against the house.",
    fix="Decide which is right and make both clauses say it.",
    run=find,
    one_game=True,
    passes="""
sections:
  - number: 4
    title: Wagers
    clauses: [{at: 4.A, says: player may touch the cards.}, {at: 4.B, says: dealer may not touch the cards.}]
""",
    fails="""
sections:
  - number: 4
    title: Wagers
    clauses: [{at: 4.A, says: player may touch the cards.}, {at: 4.B, says: player may not touch the cards.}]
""",
)
