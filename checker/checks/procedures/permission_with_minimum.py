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
    """How often something is to be done at least. The least of a thing, as of a wager that may be made, is no duty."""
    if slot.phrase is None:
        return None
    if slot.marker == "every" and slot.bound is Bound.AT_LEAST:
        return f"at least every {slot.phrase.text}"
    counted = next(iter(quantities(slot.phrase.text)), None) if slot.marker == Bound.AT_LEAST else None
    often = counted is not None and counted.unit == "times" and not counted.base and counted.amount.low != 1
    return f"at least {slot.phrase.text}" if often else None


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
