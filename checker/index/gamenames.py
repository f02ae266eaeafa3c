"""The games that a document names: its own, and others."""

from difflib import SequenceMatcher
from functools import cache

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from checker.index.namefinder import Mention, NameFinder
from checker.index.phrases import Said
from ruleschema.meaning.names import name_key
from ruleschema.vocabulary import GameName, games

Named = tuple[Said, Mention]

# Words beside which a loose name, such as blackjack, is the game and not a hand or wager.
_BESIDE = frozenset(("game", "games", "layout", "rules", "chapter", "document"))
_THIS = frozenset(("each", "the", "every", "this"))
# A name that is so much like the document's own is the same, but for a misprinted letter.
ALIKE = 0.92


@cache
def games_by_name() -> dict[str, GameName]:
    """Every name that a game goes by."""
    return {str(name): game for game in games() for name in game.names}


@cache
def game_finder() -> NameFinder:
    return NameFinder(games_by_name())


def game_of(found: Mention) -> str:
    return str(games_by_name()[found.name].game)


def own_names(filing: Filing) -> list[str]:
    """The names that the game of the document goes by."""
    return [str(name) for game in games() if game.game == filing.slug for name in game.names]


@once_per_filing
def own_games(filing: Filing) -> frozenset[str]:
    """The game of the document, and those whose name its title holds; none where no such game is known."""
    key = name_key(f"{filing.slug} {filing.title}")
    titled = (game for game in games() if any(name_key(name) in key for name in game.names))
    return frozenset(str(game.game) for game in titled) | {
        str(game.game) for game in games() if game.game == filing.slug
    }


def about_one_game(filing: Filing) -> bool:
    """Whether the document is one of a single game, and no list of games, fees or links between them."""
    known = [game for game in games() if game.game == filing.slug]
    titles = (str(section.title) for section in filing.game.sections)
    titled = {game_of(found) for title in titles for found in game_finder().mentions(title)}
    return not any(game.links for game in known) if known else len(titled - {filing.slug}) <= 1


@once_per_filing
def games_mentioned(filing: Filing) -> tuple[Named, ...]:
    """Every mention of a game in a text that speaks of another than the document's own."""
    return tuple(game_finder().among(filing, own_names(filing)))


def games_named(filing: Filing) -> set[str]:
    """The games that a document speaks of, its own included."""
    return {game_of(found) for _, found in games_mentioned(filing)} | {filing.slug}


@once_per_filing
def others_named(filing: Filing) -> dict[str, list[Named]]:
    """Where the document names other games; a hand or wager that is called like a game is none."""
    found: dict[str, list[Named]] = {}
    for said, mention in games_mentioned(filing):
        if _is_other(filing, mention):
            found.setdefault(game_of(mention), []).append((said, mention))
    listed = _listed(found)
    kept = {game: [each for each in places if place_of(each[0]) not in listed] for game, places in found.items()}
    return {game: places for game, places in kept.items() if places}


def _is_other(filing: Filing, found: Mention) -> bool:
    game = games_by_name()[found.name]
    if str(game.game) in own_games(filing) or game.links is not None or _is_hand(found):
        return False
    own = filing.slug.replace("-", " "), str(filing.title).lower()
    misprinted = any(SequenceMatcher(None, found.name, each).ratio() >= ALIKE for each in own)
    return not misprinted and (game.loose is None or meant(found))


def meant(found: Mention) -> bool:
    """A loose name is the game beside such words; “a blackjack table” is only a kind of table."""
    this_table = found.after == "table" and found.before in _THIS
    return found.after in _BESIDE or this_table or found.before in ("play", "playing")


def _is_hand(found: Mention) -> bool:
    """“The best four-card poker hand” says how many cards count, and “a pure 21.5 blackjack” what is held."""
    held = found.before in ("a", "an") and found.name.endswith("blackjack") and not meant(found)
    return held or ("card" in found.name and found.after in ("hand", "hands"))


def _listed(by_game: dict[str, list[Named]]) -> set[tuple[str, tuple[int, ...]]]:
    """The places that list games: two others or more belong with this one, and nothing is left over."""
    games_at: dict[tuple[str, tuple[int, ...]], set[str]] = {}
    for game, mentions in by_game.items():
        for said, _ in mentions:
            games_at.setdefault(place_of(said), set()).add(game)
    return {place for place, named in games_at.items() if len(named) > 1}


def place_of(said: Said) -> tuple[str, tuple[int, ...]]:
    """A clause with its lines: the sentences of a long one are texts of their own."""
    return said.at, said.src
