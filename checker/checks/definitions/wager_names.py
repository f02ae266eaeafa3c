"""A wager under a name that the document does not have, with a word more or less than one that it has."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from checker.engine.filing import Filing
from checker.engine.finding import Fault
from checker.engine.library import Library
from checker.engine.rule import Rule
from checker.index.gamenames import own_names
from checker.index.phrases import Said, concordance, texts_found, texts_with
from ruleschema.meaning.names import name_key
from ruleschema.submission.locate import locate

# Printed as a name, with capitals.
_CAPITAL = re.compile(r"(?:[A-Z][\w'’-]* ){2,4}(?:Wager|Bet)s?\b")
_ENDS = ("wager", "wagers", "bet", "bets")
# Of a shorter name nothing can be lost, and a longer one is a description, which every document shortens.
_LEAST_WORDS, _MOST_WORDS = 3, 4

Words = tuple[str, ...]


class Used(NamedTuple):
    """A name as a text uses it, and the name that it should be; whether a word of it is lost."""

    said: Said
    start: int
    end: int
    name: str
    shortened: bool

    @property
    def text(self) -> str:
        return str(self.said.text)[self.start : self.end]


def named_otherwise(rule: Rule, filing: Filing, library: Library) -> Iterator[Fault]:
    """Names of wagers that are close to one that is defined or paid; each is told once."""
    known = _known(filing)
    told: set[str] = set()
    for used in (*_longer(filing, known, frozenset(map(str, rule.words))), *_shorter(filing, known)):
        key = name_key(used.text)
        if key not in told:
            told.add(key)
            span = locate(used.said.text, filing.document.text, used.start, used.end)
            kind, name = "shortened" if used.shortened else "", used.name
            at, src, other = used.said.at, used.said.src, name_key(name)
            yield rule.fault(span, at, src, kind=kind, used=used.text, name=name, key=key, other_key=other)


def _known(filing: Filing) -> dict[Words, str]:
    """The wagers that are defined or paid, by the words of their names without wager or bet."""
    terms = (str(meaning.term) for meaning in filing.game.definitions)
    names = [term for term in terms if term.lower().split()[-1] in _ENDS] + [fact.wager for fact in filing.payouts]
    # Where a row names no wager, the fact has the name of the game.
    games = {name_key(name) for name in (*own_names(filing), str(filing.title))}
    named = (name for name in names if not any(game in name_key(name) for game in games))
    return {words: name for name in named if (words := _words(name))}


@lru_cache(maxsize=4096)
def _words(name: str) -> Words:
    return tuple(word for word in name.lower().split() if word not in _ENDS)


def _longer(filing: Filing, known: dict[Words, str], describing: frozenset[str]) -> Iterator[Used]:
    """ "Progressive Payout Wager" where the wager is the progressive wager."""
    for said in texts_with(filing, _ENDS):
        for match in _CAPITAL.finditer(said.text):
            words = _words(match.group())
            if any(words[place:] in known for place in range(len(words))):
                continue
            places = (place for place in range(1, len(words)) if words[place] not in describing)
            name = next((name for place in places if (name := known.get(words[:place] + words[place + 1 :]))), None)
            if name is not None:
                yield Used(said, match.start(), match.end(), name, shortened=False)


def _shorter(filing: Filing, known: dict[Words, str]) -> Iterator[Used]:
    """ "Six card wagers" where the wager is the six card bonus wager."""
    index = concordance(filing)
    for words, name in known.items():
        # “Three-six or trey-six” is two names, of which one may be used alone.
        if not _LEAST_WORDS <= len(words) <= _MOST_WORDS or "or" in words or not all(map(str.isalpha, words)):
            continue
        for lost in range(1, len(words)):
            short = words[:lost] + words[lost + 1 :]
            numbers = {number for end in _ENDS for number in index.in_a_row((*short, end))}
            for said in texts_found(filing).at(numbers) if short not in known else ():
                match = re.search(rf"\b{re.escape(' '.join(short))} (?:wager|bet)s?\b", said.text, re.I)
                if match is not None and said.text[: match.start()].lower().split()[-1:] != [words[lost - 1]]:
                    yield Used(said, match.start(), match.end(), name, shortened=True)
