"""The games that a document names."""

from functools import cache

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.index.namefinder import Mention, NameFinder
from checker.index.phrases import Said
from ruleschema.vocabulary import GameName, games


@cache
def games_by_name() -> dict[str, GameName]:
    """Every name that a game goes by."""
    return {str(name): game for game in games() for name in game.names}


@cache
def game_finder() -> NameFinder:
    return NameFinder(games_by_name())


@once_per_filing
def games_mentioned(filing: Filing) -> tuple[tuple[Said, Mention], ...]:
    """Every mention of a game in a text that speaks of another than the document's own."""
    own = {name for name, game in games_by_name().items() if game.game == filing.slug}
    return tuple(game_finder().among(filing, own))


def games_named(filing: Filing) -> set[str]:
    """The games that a document speaks of, its own included."""
    return {str(games_by_name()[found.name].game) for _, found in games_mentioned(filing)} | {filing.slug}
