"""Payouts of a draft for which no wager was read: two of them need not be of one."""

import re

from checker.engine.filing import Filing
from checker.index.gamenames import own_games
from ruleschema.meaning.facts import WIN, PayoutFact
from ruleschema.meaning.stems import stems
from ruleschema.vocabulary import games, wager_key

# Words that every wager can be called by, and so name none.
_ANY = stems(
    "wager bet bonus odds game base main hand side optional original initial supplemental additional each player pay"
)
# Odds are what is paid, and never a name.
_ODDS = re.compile(r"\d+ ?(?:to|for|:|-) ?\d|\d%")


def names_wager(filing: Filing, name: str) -> bool:
    """Whether a wager has a name of its own; in a draft, the game's own name stands where none was read."""
    if not filing.draft:
        return True
    own = {wager_key(str(filing.title)), wager_key(filing.slug.replace("-", " "))}
    own |= {wager_key(str(name)) for game in games() if str(game.game) in own_games(filing) for name in game.names}
    return wager_key(name) not in own and not stems(name) <= _ANY and not _ODDS.search(name)


def may_be_of_anything(filing: Filing, fact: PayoutFact) -> bool:
    """Whether a draft tells neither the wager nor the outcome of a payout: the game's own wager simply wins."""
    return fact.outcome == WIN and not names_wager(filing, fact.wager)


def unnamed_payouts(filing: Filing) -> list[PayoutFact]:
    """The payouts of a draft that may be of any wager."""
    return [fact for fact in filing.payouts if filing.draft and not names_wager(filing, fact.wager)]
