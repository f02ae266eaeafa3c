"""The document speaks of another game as if it were its own."""

from collections.abc import Iterator
from dataclasses import replace
from difflib import SequenceMatcher

from checker.check import Check
from checker.filing import Filing
from checker.finding import Fault, Severity
from checker.gamenames import game_finder, games_by_name, games_mentioned
from checker.library import Library
from checker.namefinder import Mention
from checker.phrases import Said
from ruleschema.locate import locate
from ruleschema.madeonce import once_for_each
from ruleschema.names import name_key
from ruleschema.vocabulary import GameName, games

# Words beside which a loose name, such as blackjack, is the game and not a hand or wager.
_BESIDE = frozenset(("game", "games", "layout", "rules", "chapter", "document"))
# So many mentions are not left over.
THROUGHOUT = 5
# A name that is so much like the document's own is the same.
ALIKE = 0.92
_THIS = frozenset(("each", "the", "every", "this"))


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    key = name_key(f"{filing.slug} {filing.game.title}")
    own = {str(game.game) for game in games() if game.game == filing.slug or any(name in key for name in _keys(game))}
    by_game: dict[str, list[tuple[Said, Mention]]] = {}
    for said, found in games_mentioned(filing):
        game = games_by_name()[found.name]
        if game.game in own or game.links is not None or _is_hand(found):
            continue
        if (game.loose is None or _meant(found)) and not _is_title(filing, said, found):
            by_game.setdefault(str(game.game), []).append((said, found))
    listed = _listed(by_game)
    for name, found_in in by_game.items():
        mentions = [each for each in found_in if id(each[0]) not in listed]
        if not own and len(mentions) >= THROUGHOUT:
            yield _throughout(filing, name, mentions)
        else:
            yield from (_fault(filing, said, found, name) for said, found in mentions)


def _listed(by_game: dict[str, list[tuple[Said, Mention]]]) -> set[int]:
    """The texts that list games: two others or more belong with this one, and nothing is left over."""
    games_in: dict[int, set[str]] = {}
    for name, mentions in by_game.items():
        for said, _ in mentions:
            games_in.setdefault(id(said), set()).add(name)
    return {place for place, names in games_in.items() if len(names) > 1}


def _is_title(filing: Filing, said: Said, found: Mention) -> bool:
    """Whether the name is the document's own, but for a misprinted letter, or a heading of a draft alone."""
    if filing.draft and said.text.strip(" .:#*0123456789") == said.text[found.start : found.end]:
        return True
    return any(SequenceMatcher(None, found.name, own).ratio() >= ALIKE for own in _own_names(filing))


def _own_names(filing: Filing) -> tuple[str, str]:
    return filing.slug.replace("-", " "), str(filing.title).lower()


def _meant(found: Mention) -> bool:
    """A loose name is the game beside such words; "a blackjack table" is only a kind of table."""
    this_table = found.after == "table" and found.before in _THIS
    return found.after in _BESIDE or this_table or found.before in ("play", "playing")


def _is_hand(found: Mention) -> bool:
    """“The best four-card poker hand” says how many cards count, and “a pure 21.5 blackjack” what is held."""
    held = found.before in ("a", "an") and found.name.endswith("blackjack") and not _meant(found)
    return held or ("card" in found.name and found.after in ("hand", "hands"))


@once_for_each
def _keys(game: GameName) -> list[str]:
    return [name_key(name) for name in game.names]


def _fault(filing: Filing, said: Said, found: Mention, game: str) -> Fault:
    words = said.text[found.start : found.end]
    return Fault(
        span=locate(said.text, filing.document.text, found.start, found.end),
        message=f"The clause speaks of {words}, but this is the document of {filing.slug.replace('-', ' ')}.",
        at=said.at,
        src=said.src,
        expected=filing.slug,
        actual=game,
        label="another game",
        hint="name this game, or say why the other one is meant.",
        about=(game,),
    )


def _throughout(filing: Filing, game: str, mentions: list[tuple[Said, Mention]]) -> Fault:
    """A document under a name that no game has, which speaks of one game all the time: it is that game's."""
    fault = _fault(filing, *mentions[0], game)
    name = game.replace("-", " ")
    return replace(
        fault,
        message=f"The document is filed as {filing.slug.replace('-', ' ')}, which is no game that is known, "
        f"and speaks of {name} {len(mentions)} times: it is probably the document of that game.",
        label="the game it speaks of",
        hint=f"write `game: {game}`, if that is meant.",
        # A draft's name was given to it by who read it.
        severity=Severity.NOTE if filing.draft else None,
    )


def _idle(filing: Filing) -> str | None:
    known = [game for game in games() if game.game == filing.slug]
    if known:
        return "the document is about several games" if any(game.links for game in known) else None
    titles = (str(section.title) for section in filing.game.sections)
    titled = {games_by_name()[found.name].game for title in titles for found in game_finder().mentions(title)}
    return "the document is about several games" if len(titled - {filing.slug}) > 1 else None


CHECK = Check(
    code="DOC-131",
    title="Name of another game left in",
    severity=Severity.WARNING,
    why="Text copied from another game's rules may carry rules of that game with it.",
    fix="Name this game, and read the clause again: more of it may have been copied.",
    run=find,
    idle=_idle,
    passes="""
game: three-card-poker
sections: [{number: 1, title: Table, clauses: [{at: 1.A, says: three card poker shall be played at a table.}]}]
""",
    fails="""
game: three-card-poker
sections: [{number: 1, title: Table, clauses: [{at: 1.A, says: four card poker shall be played at a table.}]}]
""",
)
