"""Duties are laid down without saying who has them."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Related, Severity
from grammar.nodes import Duty, Modal
from ruleschema.provisions import Spoken

MOST_SHOWN = 6


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    """One note a document: passive duties are common, and each alone is no fault."""
    nameless = [sentence for sentence in filing.sentences if _nameless(sentence)]
    if not nameless:
        return
    first = nameless[0]
    clauses = list(dict.fromkeys(sentence.at for sentence in nameless))
    yield Fault(
        span=first.span(filing.document, 0, len(first.reading.text.rstrip())),
        message=f"{len(nameless)} duties do not say who has them, in {_listed(clauses)}.",
        at=first.at,
        src=first.lines,
        expected="an actor for each duty",
        actual=f"{len(nameless)} without",
        label="by whom?",
        hint="name the dealer, supervisor or casino who must act.",
        related=tuple(Related(each.words.span, each.at) for each in nameless[1:MOST_SHOWN]),
        about=tuple(clauses),
    )


def _nameless(sentence: Spoken) -> bool:
    """A passive “shall be done” that is not done “by” anybody."""
    tree = sentence.reading.tree
    if not isinstance(tree, Duty) or tree.modal is not Modal.SHALL or tree.verb.text != "be" or tree.object is None:
        return False
    words = tree.object.text.split()
    return words[0] != "played" and words[0].endswith(("ed", "en", "un", "ut", "id", "de", "lt")) and "by" not in words


def _listed(clauses: list[str]) -> str:
    shown = ", ".join(clauses[:MOST_SHOWN])
    return shown + (f" and {len(clauses) - MOST_SHOWN} more clauses" if len(clauses) > MOST_SHOWN else "")


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
