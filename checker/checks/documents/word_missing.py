"""A sentence lacks a word that its phrase cannot do without."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.phrases import LOST, Said, concordance, wordings_with
from ruleschema.meaning.names import name_key
from ruleschema.submission.locate import locate
from ruleschema.vocabulary import games, set_phrases

# "All have been dealt": all of what?
_ALL = re.compile(r"(?<![\w-])(?:and|that|once|when|after) (?P<gap>all|both) (?:have|has|had) been\b", re.I)
# "A winning or losing Bet shall be determined": which? Without the capital, any wager is meant.
_NAME = re.compile(r"(?<![\w-])[Ww]inning or losing (?P<gap>Bet|Wager)(?= (?:shall|is|will)\b)")
# "In locations.": which?
_WHERE = re.compile(r"(?<![\w-])(?P<gap>in|at) (?:locations|places|areas|positions)\s*[.;]", re.I)
# Verbs that take an object, and what cannot be one.
_VERBS = ("reconstruct", "effectuate", "constitute", "comprise", "ascertain", "expedite", "denote", "signify")
_OBJECT = re.compile(
    rf"(?<![\w-])to (?P<gap>{'|'.join(_VERBS)})"
    r"(?=\s*[.;,]| (?:in|if|when|at|by|on|after|before|until|during)\b)",
    re.I,
)


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    words, names = concordance(filing).words, _called_as_game(filing)
    sought: tuple[tuple[Callable[[], re.Pattern[str]], Iterable[str], str], ...] = (
        (lambda: _ALL, (" been",), "it does not say all of what"),
        (lambda: _NAME, (" or losing ",), "the name of the wager is missing"),
        (lambda: _WHERE, ("locations", "places", "areas", "positions"), "the phrase breaks off"),
        (lambda: _OBJECT, [verb for verb in _VERBS if verb in words], "it does not say what"),
        (lambda: _naming(names), _before_name(names), "the word after the name of the game is missing"),
        (_set, [phrase for phrase in _wanted() if words.issuperset(phrase.split())], ""),
    )
    for pattern, needles, told in sought:
        for said in wordings_with(filing, needles):
            # Where the submission itself says that words are lost, DOC-152 tells it.
            for match in pattern().finditer(said.text) if LOST not in said.text else ():
                yield _fault(filing, said, match, told or _follows(match))


def _follows(match: re.Match[str]) -> str:
    wanted = " or ".join(f"“{word}”" for word in _wanted()[" ".join(match.group().lower().split())])
    return f"{wanted} should follow"


def _fault(filing: Filing, said: Said, match: re.Match[str], told: str) -> Fault:
    words = match.group().strip()
    around = said.text[max(0, match.start() - 30) : match.end() + 30].strip(" .")
    return Fault(
        span=locate(said.text, filing.document.text, match.start("gap"), match.end("gap")),
        message=f"A word is missing at “{words}” (… {around} …): {told}.",
        at=said.at,
        src=said.src,
        expected="a further word",
        actual=words,
        label="a word is missing",
        hint="restore the word.",
        about=(words.lower(),),
    )


@cache
def _wanted() -> dict[str, tuple[str, ...]]:
    return {str(each.phrase): tuple(map(str, each.then)) for each in set_phrases()}


@cache
def _set() -> re.Pattern[str]:
    """One pattern for all set phrases: the beginning without any of the words that must follow."""
    parts = (rf"{re.escape(phrase)}(?! (?:{'|'.join(then)})\b)" for phrase, then in _wanted().items())
    return re.compile(rf"(?<![\w-])(?P<gap>{'|'.join(parts)})(?![\w-])", re.I)


def _called_as_game(filing: Filing) -> tuple[str, ...]:
    """The names of the game, without those that a hand or wager goes by too."""
    own = next((game for game in games() if game.game == filing.slug), None)
    called = {name_key(name) for fact in filing.payouts for name in (fact.outcome, fact.wager)}
    called |= {name_key(meaning.term) for meaning in filing.game.definitions}
    return tuple(str(name) for name in own.names if name_key(name) not in called) if own is not None else ()


@cache
def _naming(names: tuple[str, ...]) -> re.Pattern[str]:
    """ "The amount of a craps", "posted at the big six": a game is no thing that one can have, and no place."""
    ends = r"(?=\s*[.:;,]|\s*\Z| (?:may|shall|must|is|are|will)\b)"
    return re.compile(rf"(?<![\w-])(?P<gap>(?:an?|at the) (?:{'|'.join(map(re.escape, names))})){ends}", re.I)


def _before_name(names: tuple[str, ...]) -> list[str]:
    return [f"{before} {name}" for name in names for before in ("a", "at the")]


CHECK = Check(
    code="DOC-125",
    title="Word missing",
    severity=Severity.NOTE,
    why="What was lost cannot be guessed with certainty, and may be the very thing the rule is about.",
    fix="Restore the word.",
    run=find,
    passes="""
sections: [{number: 1, title: Cards, clauses: [{at: 1.A, says: cards shall be shuffled in accordance with section 6.}]}]
""",
    fails="""
sections: [{number: 1, title: Cards, clauses: [{at: 1.A, says: cards shall be shuffled in accordance section 6.}]}]
""",
)
