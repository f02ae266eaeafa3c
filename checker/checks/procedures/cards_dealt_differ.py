"""The document deals or defines a hand with other cards than the game is played with."""

from collections.abc import Iterator
from fractions import Fraction

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import Said, texts_with
from ruleschema.meaning.quantities import quantities
from ruleschema.meaning.statement import Place, Statement
from ruleschema.meaning.stems import stems
from ruleschema.submission.span import Span
from ruleschema.vocabulary import games

_TO_ALL = stems("deal each player")
_NAMES = ("hand", "poker", "bonus", "deck", "pack")


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    game = next((game for game in games() if game.game == filing.slug and game.cards is not None), None)
    size, ranking = _ranked(filing) or ((Fraction(str(game.cards)), None) if game else (None, None))
    for statement in filing.statements if size is not None else ():
        dealt = _dealt(statement)
        if statement.place is not None and dealt not in (None, size):
            yield _fault(statement.place, str(dealt), str(size), ranking)
    if game is not None and game.community == "0":
        shared = {said.at: said for said in reversed(texts_with(filing, ("community",), ("card", "cards")))}
        yield from (_shared(said, filing.slug.replace("-", " ")) for said in reversed(shared.values()))


def _dealt(statement: Statement) -> Fraction | None:
    """The cards dealt to everybody in the rules of the deal; irregularities speak of wrong numbers."""
    sentence = statement.place.sentence if statement.place is not None else None
    if sentence is None or sentence.provision is None or "deal" not in stems(sentence.provision.section.title):
        return None
    text = sentence.reading.text
    if not stems(text) >= _TO_ALL:
        return None
    counts = (each for each in quantities(text) if each.unit == "card" and each.amount.is_exact)
    counted = [each.amount.low for each in counts if not text[each.end :].lstrip().startswith(_NAMES)]
    # One card at a time is dealt to everybody in every game.
    return max((each for each in counted if each is not None and each > 1), default=None)


def _ranked(filing: Filing) -> tuple[Fraction, Span] | None:
    """The size of the hands that the document ranks, where it ranks hands of one size only."""
    found: dict[Fraction, Span] = {}
    for name in (ranks.of for each in filing.provisions for ranks in each.clause.ranks if ranks.of is not None):
        for each in quantities(name):
            # A ranking for one bonus wager says nothing of the game's own hand.
            if each.unit == "card" and each.amount.low is not None and name[each.end :].strip().lower() == "hands":
                found[each.amount.low] = name.span
    return next(iter(found.items())) if len(found) == 1 else None


def _fault(place: Place, dealt: str, size: str, ranking: Span | None) -> Fault:
    than = f"the hands that the document ranks have {size}" if ranking else f"the game is played with {size}"
    return Fault(
        span=place.span,
        message=f"Each player is dealt {dealt} cards, but {than}.",
        at=place.at,
        src=place.src,
        expected=f"{size} cards",
        actual=f"{dealt} cards",
        label=f"hands have {size} cards",
        hint="correct the number of cards.",
        related=(Related(ranking, f"hands of {size} cards"),) if ranking else (),
        about=(dealt, size),
    )


def _shared(said: Said, game: str) -> Fault:
    return Fault(
        span=said.text.span,
        message=f"The clause speaks of community cards, but {game} has none.",
        at=said.at,
        src=said.src,
        expected="cards that the game deals",
        actual="community cards",
        label="another game's cards",
        hint="say which cards of this game are meant.",
        about=("community cards",),
    )


CHECK = Check(
    code="PRO-312",
    title="Cards dealt and hands do not agree",
    severity=Severity.ERROR,
    why="A hand that cannot be made from the cards dealt is copied from another game's rules.",
    fix="Correct the number of cards, or the description of the hand.",
    run=find,
    one_game=True,
    passes="""
game: three-card-poker
sections:
  - {number: 6, title: Ranks, clauses: [{at: 6.A, ranks: {of: three card hands, rows: [{name: Straight}]}}]}
  - {number: 8, title: Dealing, clauses: [{at: 8.A, says: dealer shall deal until each player has 3 cards.}]}
""",
    fails="""
game: three-card-poker
sections:
  - {number: 6, title: Ranks, clauses: [{at: 6.A, ranks: {of: three card hands, rows: [{name: Straight}]}}]}
  - {number: 8, title: Dealing, clauses: [{at: 8.A, says: dealer shall deal until each player has 4 cards.}]}
""",
)
