"""The dealer takes chips into the table inventory before any wager is decided, and no rule says which."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with
from grammar import nodes
from ruleschema.meaning.stems import stems

_INTO = re.compile(
    r"\b(?:place|put|deposit|move|collect|take)\b.*\bchips?\b.*\b(?:inventory|chip tray|table tray|float|bankroll)\b",
    re.I,
)
_INVENTORY = ("inventory", "chip tray", "table tray", "float", "bankroll")
# What may go into the inventory before the result: a wager on the progressive, a fee, money changed.
_WHOSE = re.compile(
    r"\b(?:los|forfeit|progressive|meter|fee|vigorish|commission|collection|envy|cash|currency|exchang|buy|chang|"
    r"tip|counterfeit|abandon|returned|color)\w*",
    re.I,
)

_SETTLING = stems("payment pay payout settle settlement collection completion result wager wagers")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for sentence in sentences_with(filing, *_INVENTORY):
        tree = sentence.reading.tree
        title = str(sentence.provision.section.title) if sentence.provision is not None else ""
        if not isinstance(tree, nodes.Duty) or _settles(title):
            continue
        taken = _INTO.search(sentence.reading.text, tree.head.end)
        if taken is None or _WHOSE.search(sentence.reading.text):
            continue
        if sentences_with(filing, "progressive"):
            return
        yield Fault(
            span=sentence.span(filing.document, taken.start(), taken.end()),
            message="The dealer is to take the gaming chips into the table inventory, but no wager has lost yet and "
            "the clause does not say which chips: as it stands, the players' wagers are taken.",
            at=sentence.at,
            src=sentence.lines,
            expected="whose chips, and for which wager",
            actual=taken.group(),
            label="which chips?",
            hint="say which chips are meant, or strike the step: it belongs to a progressive wager.",
            about=("inventory",),
        )


def _settles(title: str) -> bool:
    """Whether the section is one in which wagers are decided."""
    return not _SETTLING.isdisjoint(stems(title))


CHECK = Check(
    code="DOC-138",
    title="Step left over from a progressive wager",
    severity=Severity.WARNING,
    why="The step was copied from a game with a progressive, where its wagers are taken before the deal.",
    fix="Say which chips are meant, or strike the step.",
    run=find,
    passes="""
sections: [{number: 9, title: Deal, clauses: [{at: 9.A, says: dealer shall put losing chips into the inventory.}]}]
""",
    fails="""
sections: [{number: 9, title: Deal, clauses: [{at: 9.A, says: dealer shall put the chips into the table inventory.}]}]
""",
)
