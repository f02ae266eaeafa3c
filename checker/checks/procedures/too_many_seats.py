"""The seats of the table need more cards than the decks hold."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.topicwords import figure_of
from grammar.nodes import Bound
from ruleschema.meaning.procedures import ProcedureFact
from ruleschema.vocabulary import games

SEATS, DECKS = "table.boxes-max", "decks.count"
DECK = 52


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    game = next(game for game in games() if game.game == filing.slug and game.cards is not None)
    seats = max(filing.procedures_by_topic[SEATS], key=_figure)
    decks = [fact for fact in filing.procedures_by_topic[DECKS] if fact.bound is Bound.EXACTLY and _figure(fact)]
    if not decks:
        return
    most = max(decks, key=_figure)
    needed = (_figure(seats) + 1) * int(str(game.cards)) + int(str(game.community or "0"))
    held = _figure(most) * DECK
    if not _figure(seats) or needed <= held:
        return
    yield Fault(
        span=seats.span,
        message=f"The table has places for {seats.value} players; with the dealer they need {needed} cards, "
        f"but {most.value} {'deck has' if _figure(most) == 1 else 'decks have'} {held} ({most.at}).",
        at=seats.at,
        src=seats.src,
        expected=f"at most {held} cards",
        actual=f"{needed} cards",
        label=f"needs {needed} cards",
        hint="reduce the places or add a deck.",
        related=(Related(most.span, f"{most.at}: {most.value} decks"),),
        about=(seats.value, most.value),
    )


def _figure(fact: ProcedureFact) -> int:
    value = figure_of(fact.value)
    return int(value) if value is not None and value.denominator == 1 else 0


def _idle(filing: Filing) -> str | None:
    if not any(game.game == filing.slug and game.cards is not None for game in games()):
        return "it is not known how many cards the game deals"
    stated = filing.procedures_by_topic
    return None if SEATS in stated and DECKS in stated else "places and decks are not both stated"


CHECK = Check(
    code="PRO-314",
    title="More seats than cards",
    severity=Severity.ERROR,
    why="At a full table the round cannot be dealt.",
    fix="Reduce the places or add a deck.",
    run=find,
    one_game=True,
    idle=_idle,
    passes="""
game: pai-gow-poker
sections:
  - number: 2
    title: Table
    clauses:
      - {at: 2.A, says: layout may show at most 6 areas for placing wagers.}
      - {at: 2.B, says: pai gow poker shall be played with exactly 1 deck of cards.}
""",
    fails="""
game: pai-gow-poker
sections:
  - number: 2
    title: Table
    clauses:
      - {at: 2.A, says: layout may show at most 7 areas for placing wagers.}
      - {at: 2.B, says: pai gow poker shall be played with exactly 1 deck of cards.}
""",
)
