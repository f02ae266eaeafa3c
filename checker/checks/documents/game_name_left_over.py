"""The document speaks of another game as if it were its own."""

import re
from collections.abc import Iterator
from dataclasses import replace

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.binding import next_game
from checker.index.gamenames import game_finder, games_by_name, games_mentioned
from checker.index.namefinder import Mention
from checker.index.othergames import Named, names_wager, others_named, own_games
from checker.index.phrases import Said
from checker.index.readalong import read_along
from checker.rules.telling import listed
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import games

# So many mentions are not left over.
THROUGHOUT = 5
# “in the same manner as pai gow poker”, “may let it ride”: compared with this game, or no name.
_BESIDES = re.compile(r"\b(?:as|like|same|unlike)\b[^.;]{0,40}\Z|\b(?:may|to|or) \Z", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    own, along = own_games(filing), set(read_along(filing))
    doubted: list[tuple[str, Named]] = []
    for name, found in others_named(filing).items():
        places = [each for each in found if not _title(filing, *each)]
        if not own and len(places) >= THROUGHOUT:
            yield _throughout(filing, name, places)
            continue
        for said, mention in places:
            if filing.draft and _named_beside(filing, own, said, mention):
                continue
            if filing.draft and (not own or name in along or _of_next(filing, library, own, name, said)):
                doubted.append((name, (said, mention)))
            else:
                yield _fault(filing, said, mention, name)
    if doubted:
        yield _read_along(filing, doubted)


def _title(filing: Filing, said: Said, found: Mention) -> bool:
    """Whether the text is a heading of a draft, the foot of a page or a way through a site, and no sentence."""
    alone = said.text.strip(" .:#*0123456789") == said.text[found.start : found.end]
    return filing.draft and (alone or not said.text.rstrip(" *_”’\"'").endswith((".", ";", ":", ",")))


def _named_beside(filing: Filing, own: set[str], said: Said, found: Mention) -> bool:
    """Whether the name stands beside this game's and not in its place, is compared with it, or names a wager."""
    both = any(str(games_by_name()[each.name].game) in own for each in game_finder().mentions(said.text))
    return both or names_wager(found) or _BESIDES.search(said.text[: found.start]) is not None


def _of_next(filing: Filing, library: Library, own: set[str], game: str, said: Said) -> bool:
    """Whether the game is the next of the document, and this one is not spoken of any more: it was cut too late."""
    behind = next_game(filing, library)
    if behind is None or game not in own_games(behind):
        return False
    lines = [each.src[0] for each, found in games_mentioned(filing) if each.src and _game(found) in own]
    return bool(said.src) and all(line < said.src[0] for line in lines)


def _game(found: Mention) -> str:
    return str(games_by_name()[found.name].game)


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


def _read_along(filing: Filing, doubted: list[tuple[str, Named]]) -> Fault:
    """One finding for all that a draft may say of other games because it was cut in the wrong place."""
    names = [name.replace("-", " ") for name in dict.fromkeys(name for name, _ in doubted)]
    name, place = doubted[0]
    count = "one clause" if len(doubted) == 1 else f"{len(doubted)} places"
    return replace(
        _fault(filing, *place, name),
        message=f"The draft speaks of {listed(names)} in {count}: rules of another game were perhaps read into it, "
        "so whether a name is left over is not known.",
        hint="cut the draft where the next game begins.",
        about=("read along", *names),
        undecided=True,
        severity=Severity.NOTE,
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
    across=True,
    passes="""
game: three-card-poker
sections: [{number: 1, title: Table, clauses: [{at: 1.A, says: three card poker shall be played at a table.}]}]
""",
    fails="""
game: three-card-poker
sections: [{number: 1, title: Table, clauses: [{at: 1.A, says: four card poker shall be played at a table.}]}]
""",
)
