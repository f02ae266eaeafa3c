"""The games beside its own that a document speaks of."""

from difflib import SequenceMatcher
from functools import lru_cache

from checker.engine.filing import Filing
from checker.index.gamenames import games_by_name, games_mentioned
from checker.index.namefinder import Mention
from checker.index.phrases import Said
from ruleschema.meaning.memo import once_for_each
from ruleschema.meaning.names import name_key
from ruleschema.vocabulary import GameName, games

Named = tuple[Said, Mention]

# Words beside which a loose name, such as blackjack, is the game and not a hand or wager.
_BESIDE = frozenset(("game", "games", "layout", "rules", "chapter", "document"))
_THIS = frozenset(("each", "the", "every", "this"))
# A wager may have the name of the game that it is borrowed from.
_WAGER = frozenset(("wager", "wagers", "bet", "bets", "bonus", "side"))
# A name that is so much like the document's own is the same.
ALIKE = 0.92


def own_games(filing: Filing) -> set[str]:
    """The game of the document, and those whose name its title holds; none where no such game is known."""
    key = name_key(f"{filing.slug} {filing.title}")
    return {str(game.game) for game in games() if game.game == filing.slug or any(name in key for name in _keys(game))}


@lru_cache(maxsize=4)
def others_named(filing: Filing) -> dict[str, list[Named]]:
    """Where the document names other games; a hand or wager that is called like a game is none."""
    own = own_games(filing)
    found: dict[str, list[Named]] = {}
    for said, mention in games_mentioned(filing):
        game = games_by_name()[mention.name]
        if str(game.game) in own or game.links is not None or _is_hand(mention) or _like_own(filing, mention):
            continue
        if (game.loose is None or meant(mention)) and not _led_in(filing, said, mention):
            found.setdefault(str(game.game), []).append((said, mention))
    listed = _listed(found)
    kept = {name: [each for each in places if _place(each[0]) not in listed] for name, places in found.items()}
    return {name: places for name, places in kept.items() if places}


def meant(found: Mention) -> bool:
    """A loose name is the game beside such words; “a blackjack table” is only a kind of table."""
    this_table = found.after == "table" and found.before in _THIS
    return found.after in _BESIDE or this_table or found.before in ("play", "playing")


def names_wager(found: Mention) -> bool:
    """Whether the name is that of a wager: “the Three Card Poker wager”."""
    return found.after in _WAGER


def _listed(by_game: dict[str, list[Named]]) -> set[tuple[str, tuple[int, ...]]]:
    """The places that list games: two others or more belong with this one, and nothing is left over."""
    games_in: dict[tuple[str, tuple[int, ...]], set[str]] = {}
    for name, mentions in by_game.items():
        for said, _ in mentions:
            games_in.setdefault(_place(said), set()).add(name)
    return {place for place, names in games_in.items() if len(names) > 1}


def _place(said: Said) -> tuple[str, tuple[int, ...]]:
    """A clause with its lines: the sentences of a long one are texts of their own."""
    return said.at, said.src


def _led_in(filing: Filing, said: Said, found: Mention) -> bool:
    """Whether a draft only repeats here what its lead-in names: the clause's own wording has not got it."""
    wording = _wordings(filing).get(_place(said), "") if filing.draft else ""
    return bool(wording) and said.text[found.start : found.end].lower() not in wording


@lru_cache(maxsize=4)
def _wordings(filing: Filing) -> dict[tuple[str, tuple[int, ...]], str]:
    """The document's own words of each clause, where a draft keeps them."""
    found: dict[tuple[str, tuple[int, ...]], str] = {}
    for each in filing.provisions:
        if each.clause.text is not None:
            place = (each.at, each.lines)
            found[place] = f"{found.get(place, '')} {each.clause.text.lower()}"
    return found


def _is_hand(found: Mention) -> bool:
    """“The best four-card poker hand” says how many cards count, and “a pure 21.5 blackjack” what is held."""
    held = found.before in ("a", "an") and found.name.endswith("blackjack") and not meant(found)
    return held or ("card" in found.name and found.after in ("hand", "hands"))


def _like_own(filing: Filing, found: Mention) -> bool:
    """Whether the name is the document's own, but for a misprinted letter."""
    own = filing.slug.replace("-", " "), str(filing.title).lower()
    return any(SequenceMatcher(None, found.name, each).ratio() >= ALIKE for each in own)


@once_for_each
def _keys(game: GameName) -> list[str]:
    return [name_key(name) for name in game.names]
