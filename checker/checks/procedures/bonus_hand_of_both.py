"""A wager is told as one on the hand that the player is dealt, but its hand is made with the dealer's cards."""

import re
from collections.abc import Iterator

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.index.phrases import Said, wordings, wordings_with
from ruleschema.submission.locate import locate

_WAGER = r"(?P<wager>(?:[\w'’-]+ ){1,3}(?:wager|bet))"
_DEALT = re.compile(rf"\b{_WAGER} on (?:whether the player (?:will be|is)|(?:the player )?being) dealt\b", re.I)
_ARTICLE = re.compile(r"\A(?:.*\b(?:place|make|an?|the|also) )", re.I)
_DEALERS = re.compile(r"\b(?:cards of the dealer|dealer(?:['’]s)?(?: \w+)? cards)\b", re.I)
_PLAYERS = re.compile(r"\b(?:cards of the player|player(?:['’]s)?(?: \w+)? cards)\b", re.I)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for said in wordings_with(filing, ("will be dealt", "is dealt", "being dealt")):
        match = _DEALT.search(said.text)
        if match is None:
            continue
        wager = _ARTICLE.sub("", match["wager"])
        both = _made_of_both(filing, wager.lower())
        if both is None:
            continue
        yield Fault(
            span=locate(said.text, filing.document.text, match.start("wager"), match.end()),
            message=f"By this clause the {wager} is on a hand that the player is dealt; by {both.at} the hand is made "
            "of the cards of the player and of the dealer together.",
            at=said.at,
            src=said.src,
            expected="the cards of the player and the dealer",
            actual="a hand dealt to the player",
            label=f"{both.at} counts both hands",
            hint="say here too whose cards make the hand.",
            related=(Related(both.text.span, f"{both.at}: both hands"),),
            about=(wager.lower(),),
        )


def _made_of_both(filing: Filing, wager: str) -> Said | None:
    """The clause or definition by which the wager is on the cards of both."""
    named = {id(meaning.means) for meaning in filing.game.definitions if wager in str(meaning.term).lower()}
    for said in wordings(filing):
        told = id(said.text) in named or wager in said.text.lower()
        if told and _DEALERS.search(said.text) and _PLAYERS.search(said.text):
            return said
    return None


CHECK = Check(
    code="PRO-364",
    title="Whose cards make the hand",
    severity=Severity.NOTE,
    why="A player is dealt too few cards for the hands that are paid; read as written, the wager can hardly be won.",
    fix="Say whose cards make the hand.",
    run=find,
    passes="""
sections:
  - number: 7
    title: Wagers
    clauses:
      - {at: 7.A, says: player may place a bonus wager on the best hand of player and dealer.}
      - {at: 7.B, says: bonus wager may be offered on the cards of the player and the cards of the dealer.}
""",
    fails="""
sections:
  - number: 7
    title: Wagers
    clauses:
      - {at: 7.A, says: player may place a bonus wager on being dealt a listed hand.}
      - {at: 7.B, says: bonus wager may be offered on the cards of the player and the cards of the dealer.}
""",
)
