"""Vocabulary: the words the data files give, loaded once with the same strictness as submissions."""

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from ruleschema.meaning.names import name_key
from ruleschema.submission.bind import bind
from ruleschema.submission.source import Sequence, compose
from ruleschema.submission.span import Span, Text


@dataclass(frozen=True, slots=True)
class GameName:
    """A game name: a slug and the names the game goes by."""

    game: Text
    names: tuple[Text, ...]
    span: Span
    loose: Text | None = None
    links: Text | None = None
    totals: Text | None = None
    played_with: Text | None = None
    points: Text | None = None
    cards: Text | None = None
    community: Text | None = None


@dataclass(frozen=True, slots=True)
class Regulator:
    """A regulator: a word for it and where that word belongs."""

    word: Text
    jurisdictions: tuple[Text, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class ForeignWords:
    """Foreign words: how the regulations of some jurisdictions call themselves."""

    words: Text
    of: Text
    jurisdictions: tuple[Text, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class GamePart:
    """A game part: equipment, and the games that have it, or those that lack it."""

    part: Text
    span: Span
    also: tuple[Text, ...] = ()
    games: tuple[Text, ...] = ()
    lacking: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class LabelledPart:
    """A labelled part: what is printed under a label, such as a table."""

    part: Text
    span: Span


@dataclass(frozen=True, slots=True)
class Alias:
    """An alias: a name and others that mean the same."""

    of: Text
    name: Text
    also: tuple[Text, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Numbered:
    """A numbered name: what is named, and the forms of it that hold a number, written as N."""

    of: Text
    name: Text
    names: tuple[Text, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Cover:
    """A covering name: what stands for several wagers, or heads those that follow."""

    names: tuple[Text, ...]
    covers: tuple[Text, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Property:
    """A property: the names under which one casino has filed."""

    names: tuple[Text, ...]
    span: Span


@cache
def same_property(name: str) -> frozenset[str]:
    """Every name under which the casino of this name has filed, itself included."""
    found = (frozenset(map(str, each.names)) for each in read_list("properties.yaml", Property))
    return next((names for names in found if name in names), frozenset((name,)))


@cache
def numbered() -> tuple[Numbered, ...]:
    """Names that hold a number."""
    return read_list("numbered.yaml", Numbered)


@cache
def covers() -> tuple[Cover, ...]:
    """Names that stand for several wagers."""
    return read_list("covers.yaml", Cover)


@cache
def aliases() -> tuple[Alias, ...]:
    """Names that mean the same."""
    return read_list("aliases.yaml", Alias)


@cache
def canonical_names(kind: str) -> dict[str, str]:
    """Keys of other names to the key of the name compared, for actors, wagers or outcomes."""
    found: dict[str, str] = {}
    for alias in aliases():
        if alias.of == kind:
            found.update({name_key(other): name_key(alias.name) for other in alias.also})
    return found


@cache
def words() -> frozenset[str]:
    """The stems of the words that clauses are made of."""
    return frozenset(" ".join(_lines("words.txt")).split())


def is_english(stem: str) -> bool:
    """Whether this is the stem of a plain English word, which a filing may use though no rule has yet."""
    # The list is sorted, so that the word can stand on one line alone: the last that does not begin behind it.
    line = english()[bisect_right(english(), f"{stem}!") - 1]
    return stem in line.split()


@cache
def english() -> list[str]:
    """The stems of plain English words in order, many on a line: few of them are ever looked for."""
    return _lines("english.txt")


def _lines(name: str) -> list[str]:
    text = files("ruleschema.vocabulary").joinpath(name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


@lru_cache(maxsize=16384)
def wager_key(name: str) -> str:
    """The key of a wager, whatever it is called."""
    key = name_key(name)
    return canonical_names("wager").get(key, key)


@lru_cache(maxsize=16384)
def outcome_key(name: str) -> str:
    """The key of an outcome, whatever it is called."""
    key = name_key(name)
    return canonical_names("outcome").get(key, key)


@cache
def games() -> tuple[GameName, ...]:
    """The games of the vocabulary."""
    return read_list("games.yaml", GameName)


@cache
def regulators() -> tuple[Regulator, ...]:
    """The regulators of the vocabulary."""
    return read_list("regulators.yaml", Regulator)


@cache
def foreign_words() -> tuple[ForeignWords, ...]:
    """Words of the regulations of one jurisdiction."""
    return read_list("foreign_words.yaml", ForeignWords)


@cache
def game_parts() -> tuple[GamePart, ...]:
    """The equipment that tells games apart."""
    return read_list("parts.yaml", GamePart)


@cache
def labelled_parts() -> tuple[str, ...]:
    """Words for parts of a document that are cited by a label."""
    return tuple(str(each.part) for each in read_list("labelled.yaml", LabelledPart))


def read_list(name: str, record: type, package: str = "ruleschema.vocabulary") -> tuple[Any, ...]:
    """A shipped list; a problem in it is a fault of the program, told by file and line."""
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    node, problems = compose(text, name)
    found = tuple(bind(record, item, problems) for item in (node.items if isinstance(node, Sequence) else ()))
    if problems:
        raise ValueError(f"{problems[0].span}: {problems[0].message}")
    return found
