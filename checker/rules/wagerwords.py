"""The words by which one wager is told from another."""

from functools import cache, lru_cache

from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.stems import stems
from ruleschema.meaning.wagers import MAIN


@lru_cache(maxsize=8192)
def telling_words(name: str) -> frozenset[str]:
    """The stems of a name without those that any wager may have; figures are kept, and tell a wager of a number."""
    return frozenset(word for word in stems(name) if word not in _general() or word[0].isdigit())


@cache
def _general() -> frozenset[str]:
    generic = words_of(Kind.WAGER, "generic") | words_of(Kind.WAGER, MAIN)
    fillers = words_of(Kind.IDLE, "fillers") | words_of(Kind.IDLE, "determiners")
    return (generic | fillers | stems("wager bet hand side approved bonus payout supplemental")) - stems("place")
