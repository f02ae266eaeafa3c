"""Two documents of one casino define the same term differently."""

from collections.abc import Iterator
from functools import lru_cache

from checker.engine.check import Check
from checker.engine.filing import Filing
from checker.engine.finding import Fault, Related, Severity
from checker.engine.library import Library
from checker.rules.telling import sides
from ruleschema.meaning.names import name_key
from ruleschema.meaning.sense import sense
from ruleschema.submission.model import Meaning

# What these words mean depends on the game, as it should.
_OF_THE_GAME = frozenset(("hand", "round", "round of play", "play", "dealer", "table"))
# Definitions that share so many of their words say the same in other words.
LEAST_SHARED = 0.5


def find(filing: Filing, library: Library) -> Iterator[Fault]:
    for meaning in filing.game.definitions:
        key = name_key(meaning.term)
        others = _defined(library, filing.casino).get(key, [])
        first, before = others[0] if others else (filing, meaning)
        if key in _OF_THE_GAME or first is filing or _alike(meaning.means, before.means):
            continue
        yield Fault(
            span=meaning.means.span,
            message=f"“{meaning.term}” is defined here otherwise than in the casino's {_title(first)} "
            f"({before.at or before.term}). {sides(meaning.means, before.means)}",
            at=str(meaning.at or meaning.term),
            src=meaning.src.numbers if meaning.src else (),
            expected=str(before.means),
            actual=str(meaning.means),
            label=f"defined otherwise in {_title(first)}",
            hint="use one definition in all documents, or two terms.",
            related=(Related(before.means.span, f"{first.slug} {before.at or ''}"),),
            about=(key, first.slug, str(before.means), str(meaning.means)),
        )


def _title(filing: Filing) -> str:
    return filing.slug.replace("-", " ")


def _alike(one: str, other: str) -> bool:
    words, others = set(sense(one)), set(sense(other))
    return len(words & others) >= LEAST_SHARED * min(len(words), len(others))


@lru_cache(maxsize=64)
def _defined(library: Library, casino: str) -> dict[str, list[tuple[Filing, Meaning]]]:
    """Every definition of the casino's documents by its term, in the order of the documents."""
    found: dict[str, list[tuple[Filing, Meaning]]] = {}
    for filing in library.by_casino[casino]:
        for meaning in filing.definitions:
            found.setdefault(name_key(meaning.term), []).append((filing, meaning))
    return found


CHECK = Check(
    code="XDO-507",
    title="Documents of one casino define a term differently",
    severity=Severity.NOTE,
    why="Staff move between tables; a term that changes its meaning from one to the next will be misapplied.",
    fix="Use one definition in all documents, or two terms.",
    run=find,
    across=True,
    idle=lambda filing: None if filing.game.definitions else "the document has no definitions",
    passes="""
game: let-it-ride
definitions: [{term: Envy Bonus, means: a fixed sum paid for the hand of another player}]
sections: [{number: 1, title: Odds}]
""",
    fails="""
game: let-it-ride
definitions: [{term: Envy Bonus, means: a second wager against the dealer}]
sections: [{number: 1, title: Odds}]
""",
    beside="""
game: a-multi-link-progressive
definitions: [{term: Envy Bonus, means: a fixed sum for the hand of another player}]
sections: [{number: 1, title: Odds}]
""",
)
