"""The document speaks of another game as if it were its own."""

from collections.abc import Iterator

from checker.check import Check
from checker.filing import Filing, Library
from checker.finding import Fault, Severity
from checker.phrases import Said, mentions, texts
from ruleschema.locate import locate
from ruleschema.names import name_key
from ruleschema.vocabulary import GameName, games

# Words beside which a loose name, such as blackjack, is the game and not a hand or wager.
_BESIDE = frozenset(("game", "games", "layout", "rules", "chapter", "document"))
_THIS = frozenset(("each", "the", "every", "this"))


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    others = [game for game in games() if not _own(game, filing)]
    for said in texts(filing):
        taken: list[tuple[int, int]] = []
        names = ((name, game) for game in others for name in game.names)
        for name, game in sorted(names, key=lambda pair: -len(pair[0])):
            for start, end, before, after in mentions(said.text, name):
                if any(low < end and start < high for low, high in taken):
                    continue
                taken.append((start, end))
                # "a blackjack table" is a kind of table; "each blackjack table" is this game's.
                meant = after in _BESIDE or (after == "table" and before in _THIS) or before in ("play", "playing")
                if game.loose is None or meant:
                    yield _fault(filing, said, start, end, str(game.game))


def _own(game: GameName, filing: Filing) -> bool:
    own = name_key(f"{filing.slug} {filing.game.title}")
    return game.game == filing.slug or any(name_key(name) in own for name in game.names)


def _fault(filing: Filing, said: Said, start: int, end: int, game: str) -> Fault:
    return Fault(
        span=locate(said.text, filing.document.text, start, end),
        message=f"The clause speaks of {said.text[start:end]}, "
        f"but this is the document of {filing.slug.replace('-', ' ')}.",
        at=said.at,
        src=said.src,
        expected=filing.slug,
        actual=game,
        label="another game",
        hint="name this game, or say why the other one is meant.",
        about=(game,),
    )


def _idle(filing: Filing) -> str | None:
    linked = any(game.game == filing.slug and game.links for game in games())
    return "the document is about several games" if linked else None


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
