"""Items state conditions, but what they are conditions of is not said."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_by_clause
from checker.rules.telling import told
from grammar.nodes import Duty, Value
from ruleschema.submission.model import Clause
from ruleschema.submission.provisions import Spoken


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    by_clause = sentences_by_clause(filing)
    for provision in filing.provisions:
        clause = provision.clause
        if len(clause.items) < 2 or clause.join is not None or not clause.says:
            continue
        own = by_clause.get(id(clause), [])
        below = [sentence for item in clause.items for sentence in by_clause.get(id(item), [])]
        if not below or not _states(below) or not all(_complete(sentence) for sentence in own):
            continue
        stated = below[0].reading.text.strip().rstrip(".")
        yield Fault(
            span=clause.items[0].at.span if clause.items[0].at is not None else clause.items[0].span,
            message=f"The items {_from_to(clause)} do not connect to the sentence above them in {provision.at}: it is "
            f"complete without them, and they only state facts (the first, {told(stated)}). "
            "Words that lead to the items, such as “provided that”, are probably lost.",
            at=provision.at,
            src=clause.items[0].src.numbers if clause.items[0].src else provision.lines,
            expected="a sentence that the items belong to",
            actual=stated,
            label="condition of what?",
            hint="restore the sentence that leads to the items.",
            about=("items",),
        )


def _from_to(clause: Clause) -> str:
    """The items by their numbers, where they have any: “6(h)(2)(i) to 6(h)(2)(ii)”."""
    ends = [str(item.at) for item in (clause.items[0], clause.items[-1]) if item.at is not None]
    return (" and " if len(clause.items) == 2 else " to ").join(ends)


def _states(below: list[Spoken]) -> bool:
    """Plain statements without figures of their own: conditions, not rules or measures."""
    trees = [sentence.reading.tree for sentence in below]
    return all(isinstance(tree, Value) and tree.verb in ("is", "are") and not tree.slots for tree in trees) and not any(
        character.isdigit() for sentence in below for character in sentence.reading.text
    )


def _complete(sentence: Spoken) -> bool:
    text = sentence.reading.text.lower()
    announces = ("follow", "below", "listed", "these", "such")
    return isinstance(sentence.reading.tree, Duty) and not any(word in text for word in announces)


CHECK = Check(
    code="DOC-155",
    title="Items without a lead-in",
    severity=Severity.WARNING,
    why="The sentence that the items qualify was lost; what depends on these conditions is not filed.",
    fix="Restore the sentence that leads to the items.",
    run=find,
    passes="""
sections:
  - number: 6
    title: Shuffle
    clauses:
      - at: 6.B
        says: [cards shall be stacked., cards may be used if the following holds.]
        items: [{at: 6.B.1, says: batch is stored securely.}, {at: 6.B.2, says: cards are ready for play.}]
""",
    fails="""
sections:
  - number: 6
    title: Shuffle
    clauses:
      - at: 6.B
        says: cards shall be stacked and placed in the device.
        items: [{at: 6.B.1, says: batch is stored securely.}, {at: 6.B.2, says: cards are ready for play.}]
""",
)
