"""A number of decks and the number of cards stated for them do not agree."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import sentences_with

_DECKS = re.compile(r"\b(\d+) (?:standard )?decks?\b")
_CARDS = re.compile(r"\b(\d{2,}) cards\b(?: in (?:all|total)| altogether)?")
_WHOLE = re.compile(r"\b(?:consist|contain|hold|total|compris|in all|altogether|made up)")
# A deck with no, one or two jokers, where the document does not say how many cards a deck has.
USUAL = (52, 53, 54)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    sizes = _stated_sizes(filing) or USUAL
    for sentence in sentences_with(filing, "deck"):
        text = sentence.reading.text
        if "deck" not in text or not _WHOLE.search(text):
            continue
        decks, cards = _DECKS.search(text), _CARDS.search(text)
        if decks is None or cards is None or int(decks[1]) < 2:
            continue
        count, total = int(decks[1]), int(cards[1])
        # “6 decks of 52 cards” tells the size of each.
        if total in sizes or any(count * size == total for size in sizes):
            continue
        right = " or ".join(f"{count * size}" for size in sizes)
        yield Fault(
            span=sentence.span(filing.document, cards.start(), cards.end()),
            message=f"{count} decks are said to have {total} cards; they have {right}.",
            at=sentence.at,
            src=sentence.lines,
            expected=f"{right} cards",
            actual=f"{total} cards",
            label=f"{count} decks have {right}",
            hint="correct the number of decks or of cards.",
            about=(str(count), str(total)),
        )


def _stated_sizes(filing: Filing) -> tuple[int, ...]:
    facts = filing.procedures_by_topic.get("decks.size", ())
    return tuple(
        sorted({int(fact.value) for fact in facts if fact.unit == "cards" and fact.value in ("52", "53", "54")})
    )


CHECK = Check(
    code="PRO-311",
    title="Decks and cards do not add up",
    severity=Severity.ERROR,
    why="A shoe with cards too few or too many changes the odds of every wager.",
    fix="Correct the number of decks or of cards.",
    run=find,
    one_game=True,
    passes="""
sections: [{number: 3, title: Cards, clauses: [{at: 3.A, says: shoe shall hold 6 decks with 312 cards in all.}]}]
""",
    fails="""
sections: [{number: 3, title: Cards, clauses: [{at: 3.A, says: shoe shall hold 6 decks with 311 cards in all.}]}]
""",
)
