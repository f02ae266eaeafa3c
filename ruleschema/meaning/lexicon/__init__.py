"""The lexicon: words of casino rules, what they mean and what excludes what, from the YAML files beside this one."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum, unique
from functools import cache

from ruleschema.meaning.numerals import NUMBERS
from ruleschema.meaning.stems import stem
from ruleschema.submission.span import Span, Text
from ruleschema.vocabulary import read_list


@unique
class Kind(StrEnum):
    """What a word of the lexicon stands for; each kind is a file of its own."""

    ACTOR = "actors"
    ACT = "acts"
    THING = "things"
    QUALITY = "qualities"
    UNIT = "units"
    CASE = "cases"
    COMPARATOR = "comparators"
    FATE = "fates"
    MODAL = "modals"
    IDLE = "idle"
    DENIAL = "denials"
    UNIVERSAL = "universals"
    QUANTIFIER = "quantifiers"
    DEED = "deeds"
    WAY = "ways"
    DEVICE = "devices"
    BOUND = "bounds"
    MOMENT = "moments"
    RANK = "ranks"
    MEASURE = "measures"
    WAGER = "wagers"
    AROUND_WAGERS = "around_wagers"


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry: a meaning, the words for it, and the dimension in which it excludes others."""

    name: Text
    span: Span
    words: tuple[Text, ...] = ()
    dimension: Text | None = None
    # The wider meaning that this one falls under: a shooter is a player.
    is_: tuple[Text, ...] = ()
    # A circumstance told by what a condition holds, in any words and order.
    holds: tuple[Text, ...] = ()
    lacks: tuple[Text, ...] = ()
    # An act told by another verb and the thing it is done to: to place a wager is to bet.
    verbs: tuple[Text, ...] = ()
    thing: Text | None = None
    # The place of a moment in its sequence, which is its dimension.
    order: Text | None = None
    # A unit as so many of a smaller one.
    of: Text | None = None
    times: Text | None = None


class Branch:
    """A step into a word of several parts; `ends` tells what the words up to here mean, by kind."""

    __slots__ = ("ends", "next")

    def __init__(self) -> None:
        self.next: dict[str, Branch] = {}
        self.ends: dict[Kind, str] = {}


@cache
def entries(kind: Kind) -> tuple[Entry, ...]:
    """All entries of a kind, in order."""
    return read_list(f"{kind}.yaml", Entry, __name__)


@cache
def trie(*kinds: Kind) -> Branch:
    """The words of these kinds by their stems, so that the longest is found as the text is read."""
    root = Branch()
    for kind in kinds:
        for entry in entries(kind):
            for word in (entry.name, *entry.words) if not entry.holds else entry.words:
                _branch(root, stemmed(word)).ends.setdefault(kind, str(entry.name))
    return root


def _branch(root: Branch, path: Iterable[str]) -> Branch:
    branch = root
    for each in path:
        branch = branch.next.setdefault(each, Branch())
    return branch


@cache
def words_of(kind: Kind, name: str | None = None) -> frozenset[str]:
    """The single stems of a kind, or of one of its entries."""
    found = (entry for entry in entries(kind) if name in (None, entry.name))
    return frozenset(stem(word) for entry in found for word in (*entry.words, entry.name) if " " not in word)


@cache
def dimension_of(kind: Kind, name: str) -> str | None:
    """The dimension in which a meaning excludes others of its kind."""
    return _dimensions(kind).get(name)


@cache
def _dimensions(kind: Kind) -> dict[str, str]:
    return {str(entry.name): str(entry.dimension) for entry in entries(kind) if entry.dimension is not None}


@cache
def compounds() -> dict[tuple[str, str], str]:
    """Acts by another verb and the thing it is done to."""
    found = (entry for entry in entries(Kind.ACT) if entry.thing is not None)
    return {(verb, str(entry.thing)): str(entry.name) for entry in found for verb in map(_verb, entry.verbs)}


def _verb(verb: str) -> str:
    """A verb under the name that phrases have it by."""
    known = {str(entry.name) for entry in entries(Kind.ACT)}
    return verb if verb in known else stem(verb)


@cache
def wider(actor: str) -> frozenset[str]:
    """The actors that a role falls under, itself included."""
    found = {actor}
    for entry in entries(Kind.ACTOR):
        if entry.name == actor:
            found.update(*(wider(str(each)) for each in entry.is_))
    return frozenset(found)


def stemmed(words: str) -> tuple[str, ...]:
    """The stems of an entry's words, as the text is cut up."""
    parts = words.replace("-", " ").replace("/", " ").split()
    return tuple(str(NUMBERS[word]) if word in NUMBERS else stem(word) for word in parts)
