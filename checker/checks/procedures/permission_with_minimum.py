"""A permission carries a minimum, as only a duty can."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from grammar.nodes import Bound, Duty, Modal, Slot
from ruleschema.submission.provisions import Spoken

_OF_THING = re.compile(r"\b(?:\w+ing|amounts?(?: of)?|is|are|be|until[^,;]*),? at least \Z", re.I)
# One or more is as many as one likes, and odds are what is paid.
_FREE = re.compile(r"(?:1|one)\b(?!/| (?:hour|day|time))|\d[\d,]* (?:to|for) \d")
_RANGE = re.compile(r"\bat least\b.{1,60}\b(?:at most|maximum)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for sentence, tree in filing.duties:
        if tree.modal is not Modal.MAY or not tree.slots:
            continue
        for slot in tree.slots:
            minimum = _minimum(slot)
            if minimum is None or slot.phrase is None or _is_range(sentence, tree):
                continue
            if _bounds_thing(sentence.reading.text, slot):
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


def _is_range(sentence: Spoken, tree: Duty) -> bool:
    """Whether a most is named too: from the least to the most is what is permitted."""
    return any(slot.marker == Bound.AT_MOST for slot in tree.slots) or bool(_RANGE.search(sentence.reading.text))


def _minimum(slot: Slot) -> str | None:
    """What a slot demands at least, in its own words."""
    if slot.phrase is None:
        return None
    if slot.marker == "every" and slot.bound is Bound.AT_LEAST:
        return f"at least every {slot.phrase.text}"
    # “a wager of at least $5 is a condition” bounds a thing, not what may be done.
    bounds_act = slot.marker == Bound.AT_LEAST and " is " not in slot.phrase.text and not _FREE.match(slot.phrase.text)
    return f"at least {slot.phrase.text}" if bounds_act else None


def _bounds_thing(text: str, slot: Slot) -> bool:
    """Whether the minimum is one of a thing or a manner: “in an amount of at least”, “by placing at least $1”."""
    before = text[: slot.phrase.start] if slot.phrase is not None else ""
    return slot.marker == Bound.AT_LEAST and _OF_THING.search(before) is not None


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
