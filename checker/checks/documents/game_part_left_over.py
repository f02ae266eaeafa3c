"""The document speaks of a piece of equipment that its game does not have."""

from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.namefinder import Mention, finder_of
from checker.index.phrases import Said
from ruleschema.meaning.names import name_key
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import GamePart, game_parts, games


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    own = _games(filing)
    foreign = [part for part in game_parts() if _foreign(part, own)]
    by_name = {str(name): part for part in foreign for name in (part.part, *part.also)}
    told: set[tuple[str, str]] = set()
    for said, found in finder_of(by_name).among(filing):
        part = by_name[found.name]
        # "The number of cards" is a count, and "there are no dice" is true.
        idle = (part.lacking and found.after == "of") or found.before in ("no", "without")
        if idle or (said.at, str(part.part)) in told:
            continue
        told.add((said.at, str(part.part)))
        yield _fault(filing, said, found, part)


def _games(filing: Filing) -> set[str]:
    """The game of the document, and those whose name its title holds."""
    title = name_key(f"{filing.slug} {filing.game.title}")
    return {filing.slug} | {str(game.game) for game in games() if any(name_key(name) in title for name in game.names)}


def _foreign(part: GamePart, own: set[str]) -> bool:
    known = {str(game.game) for game in games() if game.links is None}
    if part.lacking:
        return bool(own & set(map(str, part.lacking)))
    # Of a game that the vocabulary does not know nothing can be said.
    return bool(own & known) and not own & set(map(str, part.games))


def _fault(filing: Filing, said: Said, found: Mention, part: GamePart) -> Fault:
    words = said.text[found.start : found.end]
    game = str(filing.game.title) if filing.game.title != "missing" else filing.slug
    whose = " and ".join(each.replace("-", " ") for each in part.games[:2])
    told = f"which belongs to {whose}" if whose else "which other games have"
    return Fault(
        span=locate(said.text, filing.document.text, found.start, found.end),
        message=f"The clause speaks of a “{words}”, {told}; check whether {game} has it.",
        at=said.at,
        src=said.src,
        expected=f"a thing that {game} has",
        actual=words,
        label="not of this game",
        hint="name what is meant; the sentence may be copied from another game.",
        about=(str(part.part),),
    )


CHECK = Check(
    code="DOC-137",
    title="Equipment of another game left in",
    severity=Severity.NOTE,
    why="The clause was written for another game; as filed, it decides something that cannot happen here.",
    fix="Name the equipment of this game, and read the clause again.",
    run=find,
    one_game=True,
    passes="""
game: craps
sections: [{number: 1, title: Roll, clauses: [{at: 1.A, says: shooter shall roll the dice.}]}]
""",
    fails="""
game: big-six
sections: [{number: 1, title: Spin, clauses: [{at: 1.A, says: dealer shall roll the dice.}]}]
""",
)
