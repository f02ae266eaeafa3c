"""The document deals or defines a hand with other cards than the game is played with."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import texts_with
from ruleschema.submission.locate import locate
from ruleschema.submission.provisions import Spoken
from ruleschema.submission.span import Span, Text
from ruleschema.vocabulary import games

_NUMBERS = {"two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7"}
_COUNT = r"(\d|two|three|four|five|six|seven)"
_RANKED = re.compile(rf"\b{_COUNT}[ -]card hands\b", re.I)
_DEALT = re.compile(
    rf"\b(?:has|have|receives?) (?:exactly )?{_COUNT} cards\b"
    rf"|\b{_COUNT} cards (?:face (?:up|down) )?to each player\b",
    re.I,
)
_COMMUNITY = re.compile(r"\bcommunity cards?\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    game = next((game for game in games() if game.game == filing.slug and game.cards is not None), None)
    ranked = _ranked(filing)
    size, ranking = ranked or ((str(game.cards), None) if game else (None, None))
    if size is not None:
        for sentence in filing.sentences:
            match = _dealt(sentence)
            dealt = _number(match) if match else size
            if match is not None and dealt != size:
                yield _fault(filing, sentence, match, size, ranking)
    if game is not None and game.community == "0":
        yield from _shared(filing)


def _dealt(sentence: Spoken) -> re.Match[str] | None:
    """Cards dealt to everybody in the rules of the deal; irregularities speak of wrong numbers."""
    if sentence.provision is None or "deal" not in str(sentence.provision.section.title).lower():
        return None
    text = sentence.reading.text
    return _DEALT.search(text) if "each" in text and "deal" in text else None


def _fault(filing: Filing, sentence: Spoken, match: re.Match[str], size: str, ranking: Span | None) -> Fault:
    dealt = _number(match)
    return Fault(
        span=sentence.span(filing.document, match.start(), match.end()),
        message=f"Each player is dealt {dealt} cards, but the hands that the document ranks have {size}."
        if ranking
        else f"Each player is dealt {dealt} cards, but the game is played with {size}.",
        at=sentence.at,
        src=sentence.lines,
        expected=f"{size} cards",
        actual=f"{dealt} cards",
        label=f"hands have {size} cards",
        hint="correct the number of cards.",
        related=(Related(ranking, f"hands of {size} cards"),) if ranking else (),
        about=(dealt, size),
    )


def _ranked(filing: Filing) -> tuple[str, Span] | None:
    """The size of the hands that the document ranks, where it ranks hands of one size only."""
    found: dict[str, Span] = {}
    for provision in filing.provisions:
        for ranks in provision.clause.ranks:
            match = _RANKED.search(ranks.of or "")
            # A ranking for one bonus wager says nothing of the game's own hand.
            if match and ranks.of is not None and ranks.of[match.end() :].strip() == "":
                found[_number(match)] = ranks.of.span
    return next(iter(found.items())) if len(found) == 1 else None


def _number(match: re.Match[str]) -> str:
    word = next(group for group in match.groups() if group)
    return _NUMBERS.get(word.lower(), word)


def _shared(filing: Filing) -> Iterator[Fault]:
    told: set[str] = set()
    for said in texts_with(filing, ("community",)):
        match = _COMMUNITY.search(said.text)
        if match is None or said.at in told:
            continue
        told.add(said.at)
        yield Fault(
            span=_place(filing, said.text, match),
            message=f"The clause speaks of {match.group()}, but {filing.slug.replace('-', ' ')} has none.",
            at=said.at,
            src=said.src,
            expected="cards that the game deals",
            actual=match.group(),
            label="another game's cards",
            hint="say which cards of this game are meant.",
            about=("community cards",),
        )


def _place(filing: Filing, text: Text, match: re.Match[str]) -> Span:
    return locate(text, filing.document.text, match.start(), match.end())


CHECK = Check(
    code="PRO-312",
    title="Cards dealt and hands do not agree",
    severity=Severity.ERROR,
    why="A hand that cannot be made from the cards dealt is copied from another game's rules.",
    fix="Correct the number of cards, or the description of the hand.",
    run=find,
    one_game=True,
    passes="""
game: three-card-poker
sections:
  - {number: 6, title: Ranks, clauses: [{at: 6.A, ranks: {of: three card hands, rows: [{name: Straight}]}}]}
  - {number: 8, title: Dealing, clauses: [{at: 8.A, says: dealer shall deal until each player has 3 cards.}]}
""",
    fails="""
game: three-card-poker
sections:
  - {number: 6, title: Ranks, clauses: [{at: 6.A, ranks: {of: three card hands, rows: [{name: Straight}]}}]}
  - {number: 8, title: Dealing, clauses: [{at: 8.A, says: dealer shall deal until each player has 4 cards.}]}
""",
)
