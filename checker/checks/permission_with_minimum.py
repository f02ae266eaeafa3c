"""A permission carries a least frequency, as only a duty can."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from grammar.nodes import Bound, Duty, Modal


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for sentence in filing.sentences:
        tree = sentence.reading.tree
        if not isinstance(tree, Duty) or tree.modal is not Modal.MAY:
            continue
        for slot in tree.slots:
            if slot.marker != "every" or slot.bound is not Bound.AT_LEAST or slot.phrase is None:
                continue
            yield Fault(
                span=sentence.span(filing.document, tree.verb.start, slot.phrase.end),
                message=f"“May” permits, but “at least every {slot.phrase.text}” demands: "
                "as written, it need never be done.",
                at=sentence.at,
                src=sentence.lines,
                expected="shall",
                actual="may",
                label="may, at least?",
                hint="say “shall”, if it must be done.",
                about=(tree.head.text, tree.verb.text, slot.phrase.text),
            )


CHECK = Check(
    code="PRO-306",
    title="Permission with a minimum",
    severity=Severity.WARNING,
    why="A duty was meant; as a permission the interval binds nobody.",
    fix="Say “shall”, if it must be done.",
    run=find,
    passes="""
sections: [{number: 3, title: Cards, clauses: [{at: 3.C, says: cards shall be changed at least every 6 hours.}]}]
""",
    fails="""
sections: [{number: 3, title: Cards, clauses: [{at: 3.C, says: cards may be changed at least every 6 hours.}]}]
""",
)
