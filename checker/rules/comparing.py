"""How the player's hand compares with the dealer's in what a document pays and says: higher, equal or lower."""

from checker.engine.filing import Filing
from ruleschema.meaning.cases import Case
from ruleschema.meaning.conditions import condition
from ruleschema.meaning.facts import PayoutFact
from ruleschema.vocabulary import games

HIGHER, EQUAL, LOWER = "higher", "equal", "lower"


def compares(fact: PayoutFact, how: str) -> bool:
    """Whether a payout is for a hand of the player that compares so with the dealer's."""
    return _holds(condition(fact.outcome), how) or _holds(condition(fact.condition or ""), how)


def says(filing: Filing, how: str, fate: str = "") -> bool:
    """Whether a sentence speaks of such a hand, and of what becomes of a wager then where that is asked for."""
    return any(_holds(each.case, how) and fate in ("", each.fate) for each in filing.statements)


def _holds(case: Case, how: str) -> bool:
    values = dict(case.dimensions).get("comparison")
    return isinstance(values, frozenset) and how in values


def no_hands_compared(filing: Filing) -> str | None:
    """Why checks of compared hands have nothing to say of a filing."""
    with_cards = any(game.game == filing.slug and game.played_with is None for game in games())
    return None if with_cards and filing.payouts else "no hands are compared"
