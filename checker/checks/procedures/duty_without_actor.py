"""Duties are laid down without saying who has them."""

import re
from collections.abc import Iterator
from functools import cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.headings import place_named
from checker.rules.telling import listed
from grammar.nodes import Duty, Modal
from ruleschema.meaning.sense import words_of
from ruleschema.meaning.stems import stem, stems
from ruleschema.submission.provisions import Spoken

MOST_SHOWN = 6
# What people do. A table that shall be covered with glass is described, and a wager that shall be void has no doer.
_ACTS = stems(
    "inspect shuffle reshuffle count recount verify check examine change replace remove destroy store secure lock "
    "post announce notify display collect pay settle return place turn spread wash mix stack cut burn deal expose "
    "move transfer record report approve train mark test balance clean open close"
)
_STATES = frozenset(("void", "made", "located", "identical", "equal", "played", "covered", "numbered", "deemed"))


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    """One note a document: passive duties are common, and each alone is no fault."""
    nameless = [sentence for sentence, tree in filing.duties if _nameless(sentence, tree)]
    if not nameless:
        return
    first = nameless[0]
    clauses = list(dict.fromkeys(sentence.at for sentence in nameless))
    named = list(dict.fromkeys(_name(filing, sentence) for sentence in nameless))
    yield Fault(
        span=first.span(filing.document, 0, len(first.reading.text.rstrip())),
        message=f"{'One sentence lays' if len(nameless) == 1 else f'{len(nameless)} sentences lay'} down a duty and "
        f"{'does' if len(nameless) == 1 else 'do'} not say who must act, in {_listed(named)}.",
        at=first.at,
        src=first.lines,
        expected="who must act, for each duty",
        actual=f"{len(nameless)} without",
        label="by whom?",
        hint="name the dealer, supervisor or casino who must act.",
        related=tuple(Related(each.words.span, _name(filing, each)) for each in nameless[1:MOST_SHOWN]),
        about=tuple(clauses),
    )


def _name(filing: Filing, sentence: Spoken) -> str:
    return place_named(filing, sentence.at, sentence.words.span.line)


def _nameless(sentence: Spoken, tree: Duty) -> bool:
    """A passive “shall be done” that is not done “by” anybody."""
    if tree.modal is not Modal.SHALL or tree.verb.text != "be" or tree.object is None:
        return False
    words = tree.object.text.lower().split()
    if words[0] in _STATES or "by" in words or "void" in words:
        return False
    return stem(words[0]) in _ACTS and not _named_beside(sentence)


def _named_beside(sentence: Spoken) -> bool:
    """Whether another sentence of the clause, or of the clause above, says who acts there."""
    if sentence.provision is None:
        return False
    clauses = (sentence.provision.clause, *sentence.provision.above[-1:])
    said = " ".join(str(saying.says) for clause in clauses for saying in clause.says).lower()
    return _acting().search(said) is not None


@cache
def _acting() -> re.Pattern[str]:
    return re.compile(rf"(?:{'|'.join(map(re.escape, words_of('actor')))}) (?:shall|may) ")


def _listed(clauses: list[str]) -> str:
    more = len(clauses) - MOST_SHOWN
    return listed([*clauses[:MOST_SHOWN], f"{more} more"] if more > 0 else clauses)


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
