"""The words by which one wager is told from another, and the wagers that a document decides."""

from functools import cache, lru_cache

from checker.engine.filing import Filing
from checker.engine.groups import once_per_filing
from grammar.nodes import Outcome
from ruleschema.meaning.lexicon import Kind, words_of
from ruleschema.meaning.stems import stems
from ruleschema.meaning.wagers import MAIN
from ruleschema.vocabulary import wager_key


@lru_cache(maxsize=8192)
def telling_words(name: str) -> frozenset[str]:
    """The stems of a name without those that any wager may have; figures are kept, and tell a wager of a number."""
    return frozenset(word for word in stems(name) if word not in _general() or word[0].isdigit())


@cache
def _general() -> frozenset[str]:
    around = frozenset().union(*(words_of(Kind.AROUND_WAGERS, name) for name in ("generic", MAIN)))
    fillers = words_of(Kind.IDLE, "fillers") | words_of(Kind.IDLE, "determiners")
    named = words_of(Kind.AROUND_WAGERS, "verb or wager")
    return (around | fillers | stems("wager bet hand side approved bonus payout supplemental")) - named


@once_per_filing
def decided_wagers(filing: Filing) -> frozenset[frozenset[str]]:
    """The wagers of which the document says when they win or lose, by their words."""
    results = (tree for _, tree in filing.results if tree.result in (Outcome.WINS, Outcome.LOSES))
    return frozenset(telling_words(wager_key(tree.head.text)) for tree in results) - {frozenset()}
