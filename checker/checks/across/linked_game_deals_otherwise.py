"""The progressive takes other cards than the linked game deals."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.namefinder import finder_of
from checker.index.phrases import sentences_with
from ruleschema.submission.provisions import Spoken
from ruleschema.vocabulary import GameName, games

_OWN = re.compile(
    r"\b(\d+) (?:own |hole )?cards? (?:initially |first )?dealt\b|\b(\d+) hole cards\b|\ball (\d+) cards\b"
)
_COMMUNITY = re.compile(r"\b(?<!first )(\d+) (?:dealer )?community cards\b")

_COMMONLY = " by the common rules of that game (the casino's own are not among the documents checked)"


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    by_name = {str(name): game for game in games() for name in game.names if game.cards is not None}
    finder = finder_of(by_name)
    for sentence in filing.sentences:
        text = sentence.reading.text
        own, shared = _OWN.search(text), _COMMUNITY.search(text)
        if own is None and shared is None:
            continue
        dealt = next((group for group in own.groups() if group), None) if own else None
        common = shared[1] if shared else None
        named = {str(by_name[found.name].game): by_name[found.name] for found in finder.mentions(text)}.values()
        right = [game for game in named if (dealt or game.cards) == game.cards and common in (None, game.community)]
        for game in named:
            if game not in right:
                own_deal = _dealt(library, filing, game)
                yield _fault(filing, sentence, game, cards=(dealt, common), fitting=right, own=own_deal)


def _fault(
    filing: Filing,
    sentence: Spoken,
    game: GameName,
    *,
    cards: tuple[str | None, str | None],
    fitting: list[GameName],
    own: Spoken | None,
) -> Fault:
    dealt, shared = cards
    said = " and ".join(
        words
        for words in (f"{dealt} cards of the player" if dealt else "", f"{shared} community cards" if shared else "")
        if words
    )
    right = f"{game.cards} cards of the player and {game.community} community cards"
    name = str(game.names[0]).title()
    others = " and ".join(str(each.names[0]).title() for each in fitting)
    return Fault(
        span=sentence.span(filing.document, 0, len(sentence.reading.text.rstrip())),
        message=f"The clause makes the hand of {said}, but {name} is dealt with {right}"
        + (f" by {own.at} of the casino's rules of that game" if own else _COMMONLY)
        + (f"; for {others} the clause is right." if others else "."),
        at=sentence.at,
        src=sentence.lines,
        expected=f"{right} at {name}",
        actual=said,
        label=f"{name} is dealt otherwise",
        hint=f"say which cards count at {name}.",
        related=(Related(own.words.span, f"{game.game} {own.at}: the deal"),) if own else (),
        about=(str(game.game), said),
    )


def _dealt(library: Library, filing: Filing, game: GameName) -> Spoken | None:
    """The sentence that deals the player's cards in the casino's own rules of the game, where they are there."""
    number = re.compile(rf"\b{game.cards} (?:\w+ )?cards?\b")
    own = (each for each in library.by_casino[filing.casino] if each.slug == game.game)
    deals = (sentence for each in own for sentence in sentences_with(each, " deal"))
    return next((sentence for sentence in deals if number.search(sentence.reading.text)), None)


def _idle(filing: Filing) -> str | None:
    linked = any(game.game == filing.slug and game.links for game in games())
    return None if linked else "the document links no games"


CHECK = Check(
    code="XDO-506",
    title="Linked game is dealt differently",
    severity=Severity.ERROR,
    why="At that table the hand that wins the progressive cannot be made from the cards named.",
    fix="Say for each game which cards count.",
    run=find,
    one_game=True,
    idle=_idle,
    across=True,
    passes="""
game: multi-link-progressive
sections:
  - number: 1
    title: Games
    clauses:
      - at: 1.C
        says: at let it ride player shall use the 3 cards initially dealt and the 2 community cards.
""",
    fails="""
game: multi-link-progressive
sections:
  - number: 1
    title: Games
    clauses:
      - at: 1.C
        says: at mississippi stud player shall use the 3 cards initially dealt and the 2 community cards.
""",
)
