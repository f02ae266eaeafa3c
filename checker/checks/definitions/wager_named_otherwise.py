"""A wager goes by a name that the document does not have, with a word more or less than one that it has."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Severity
from checker.engine.library import Library
from checker.index.gamenames import own_names
from checker.index.phrases import Said, concordance, texts_found, texts_with
from ruleschema.meaning.names import name_key
from ruleschema.submission.locate import locate

_NAME = re.compile(r"\b(?P<name>(?:[\w'’-]+ ){1,4}?)(?:wager|bet)s?\b", re.I)
# A name that is longer by a capitalised word, and one of three words or more that has lost one.
_CAPITAL = re.compile(r"(?:[A-Z][\w'’-]* ){2,4}(?:Wager|Bet)s?\b")
_LEAST_WORDS = 3
_ENDS = ("wager", "wagers", "bet", "bets")
# A longer name is a description, and every document shortens it.
_MOST_WORDS = 4
# “Pair Plus Bonus Bet” describes the pair plus bet.
_DESCRIBING = frozenset(("bonus", "side", "optional", "additional", "winning", "losing", "on", "the", "or"))


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    known = _known(filing)
    told: set[str] = set()
    for said, start, end, name, shortened in (*_longer(filing, known), *_shorter(filing, known)):
        used = name_key(str(said.text)[start:end])
        if used not in told:
            told.add(used)
            fault = _fault(filing, said, (start, end), name)
            # A name that is only shortened leaves no doubt.
            yield replace(fault, severity=Severity.NOTE) if shortened else fault


def _known(filing: Filing) -> dict[tuple[str, ...], str]:
    """The wagers that are defined or paid, by the words of their names without wager or bet."""
    names = [str(meaning.term) for meaning in filing.game.definitions if _NAME.fullmatch(str(meaning.term))]
    names += [fact.wager for fact in filing.payouts]
    # Where a row names no wager, the fact has the name of the game.
    games = {name_key(name) for name in (*own_names(filing), str(filing.title))}
    named = (name for name in names if not any(game in name_key(name) for game in games))
    return {words: name for name in named if (words := _words(name))}


@lru_cache(maxsize=4096)
def _words(name: str) -> tuple[str, ...]:
    return tuple(word for word in name.lower().split() if word not in _ENDS)


def _longer(filing: Filing, known: dict[tuple[str, ...], str]) -> Iterator[tuple[Said, int, int, str, bool]]:
    """ "Progressive Payout Wager" where the wager is the progressive wager."""
    named = (said for said in texts_with(filing, _ENDS) if "Wager" in said.text or "Bet" in said.text)
    for said in named:
        for match in _CAPITAL.finditer(said.text):
            words = _words(match.group())
            if words in known or any(words[place:] in known for place in range(1, len(words))):
                continue
            for place in (place for place in range(1, len(words)) if words[place] not in _DESCRIBING):
                name = known.get(words[:place] + words[place + 1 :])
                if name is not None:
                    yield said, match.start(), match.end(), name, False
                    break


def _shorter(filing: Filing, known: dict[tuple[str, ...], str]) -> Iterator[tuple[Said, int, int, str, bool]]:
    """ "Six card wagers" where the wager is the six card bonus wager."""
    index = concordance(filing)
    for words, name in known.items():
        # “Three-six or trey-six” is two names, of which one may be used alone.
        if not _LEAST_WORDS <= len(words) <= _MOST_WORDS or "or" in words or not all(map(str.isalpha, words)):
            continue
        for lost in range(1, len(words)):
            short = words[:lost] + words[lost + 1 :]
            if short in known or not index.words.issuperset(short):
                continue
            numbers = {number for end in _ENDS for number in index.in_a_row((*short, end))}
            for said in texts_found(filing).at(numbers):
                match = re.search(rf"\b{re.escape(' '.join(short))} (?:wager|bet)s?\b", said.text, re.I)
                if match is not None and said.text[: match.start()].lower().split()[-1:] != [words[lost - 1]]:
                    yield said, match.start(), match.end(), name, True


def _fault(filing: Filing, said: Said, place: tuple[int, int], name: str) -> Fault:
    used = str(said.text)[place[0] : place[1]]
    return Fault(
        span=locate(said.text, filing.document.text, *place),
        message=f"The clause says “{used}”; no wager has this name, and elsewhere it is the {name}.",
        at=said.at,
        src=said.src,
        expected=name,
        actual=used,
        label="no wager of this name",
        hint=f"say “{name}”, if that is meant.",
        about=(name_key(used), name_key(name)),
    )


CHECK = Check(
    code="DEF-426",
    title="Wager under another name",
    severity=Severity.WARNING,
    why="Whether another wager is meant is left to the reader; a definition that hangs on the name defines nothing.",
    fix="Use the name of the wager.",
    run=find,
    idle=lambda filing: None if filing.payouts else "the document states no payouts",
    passes="""
definitions: [{term: Envy Bonus, means: a sum for a player with a Progressive Wager}]
sections:
  - number: 7
    title: Payouts
    clauses: [{at: 7.A, pays: {wager: Progressive Wager, rows: [{outcome: Flush, pays: $40}]}}]
""",
    fails="""
definitions: [{term: Envy Bonus, means: a sum for a player with a Progressive Payout Wager}]
sections:
  - number: 7
    title: Payouts
    clauses: [{at: 7.A, pays: {wager: Progressive Wager, rows: [{outcome: Flush, pays: $40}]}}]
""",
)
