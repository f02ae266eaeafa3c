"""A permission carries a minimum, as only a duty can."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from grammar.nodes import Bound, Modal, Slot
from ruleschema.meaning.quantities import quantities


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for sentence, tree in filing.duties:
        if tree.modal is not Modal.MAY or any(slot.marker == Bound.AT_MOST for slot in tree.slots):
            continue  # from the least to the most is what is permitted
        for minimum, slot in ((_minimum(slot), slot) for slot in tree.slots):
            if minimum is None or slot.phrase is None:
                continue
            yield Fault(
                span=sentence.span(filing.document, tree.verb.start, slot.phrase.end),
                message=f"The clause permits and does not demand, yet sets a minimum ({minimum}): as written, "
                "it need never be done.",
                at=sentence.at,
                src=sentence.lines,
                expected="shall",
                actual="may",
                label="may, at least?",
                hint="say “shall”, if it must be done.",
                about=(tree.head.text, tree.verb.text, slot.phrase.text),
            )


def _minimum(slot: Slot) -> str | None:
    """How often or how many at least. One or more is as many as one likes, and $5 is the least that may be staked."""
    if slot.phrase is None:
        return None
    words = slot.phrase.text
    if slot.marker == "every" and slot.bound is Bound.AT_LEAST:
        return f"at least every {words}"
    # “a wager of at least $5 is a condition” bounds a thing, not what may be done.
    if slot.marker != Bound.AT_LEAST or not words[:1].isdigit() or " is " in words:
        return None
    counted = next(iter(quantities(words)), None)
    if counted is None or counted.unit == "$" or (counted.amount.low == 1 and counted.unit != "times"):
        return None
    return f"at least {words}"


CHECK = Check(
    code="PRO-306",
    title="Permission with a minimum",
    severity=Severity.WARNING,
    why="A duty was meant; as a permission the minimum binds nobody.",
    fix="Say “shall”, if it must be done.",
    run=find,
    passes="""
sections: [{number: 3, title: Cards, clauses: [{at: 3.C, says: cards shall be changed at least every 6 hours.}]}]
""",
    fails="""
sections: [{number: 3, title: Cards, clauses: [{at: 3.C, says: cards may be changed at least every 6 hours.}]}]
""",
)
