"""A number of decks and the number of cards stated for them do not agree."""

from collections.abc import Iterator
from fractions import Fraction

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from ruleschema.meaning.statement import Statement

# Verbs and words of a whole that is made of parts.
_WHOLE = frozenset(("include", "hav", "equal", "total"))
# A deck with no, one or two jokers, where the document does not say how many cards a deck has.
USUAL = (52, 53, 54)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    sizes = _stated_sizes(filing) or USUAL
    for statement in filing.statements:
        decks, cards = _exact(statement, "deck"), _exact(statement, "card")
        if statement.place is None or decks is None or cards is None or not _is_whole(statement):
            continue
        # “6 decks of 52 cards” tells the size of each.
        if decks < 2 or cards in sizes or any(decks * size == cards for size in sizes):
            continue
        right = " or ".join(f"{decks * size}" for size in sizes)
        yield Fault(
            span=statement.place.span,
            message=f"{decks} decks are said to have {cards} cards; they have {right}.",
            at=statement.place.at,
            src=statement.place.src,
            expected=f"{right} cards",
            actual=f"{cards} cards",
            label=f"{decks} decks have {right}",
            hint="correct the number of decks or of cards.",
            about=(str(decks), str(cards)),
        )


def _is_whole(statement: Statement) -> bool:
    return statement.act in _WHOLE or not _WHOLE.isdisjoint(statement.about)


def _exact(statement: Statement, unit: str) -> Fraction | None:
    return next((each.amount.low for each in statement.quantities if each.unit == unit and each.amount.is_exact), None)


def _stated_sizes(filing: Filing) -> tuple[int, ...]:
    facts = filing.procedures_by_topic.get("decks.size", ())
    return tuple(sorted({size for fact in facts for size in USUAL if fact.unit == "cards" and fact.value == str(size)}))


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
