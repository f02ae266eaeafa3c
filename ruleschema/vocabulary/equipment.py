"""Figures of games, as data: what equipment is made of, what can come up, what a hand takes, what is a share."""

from dataclasses import dataclass
from functools import cache

from ruleschema.submission.span import Span, Text
from ruleschema.submission.values import Count
from ruleschema.vocabulary import read_list


@dataclass(frozen=True, slots=True)
class Equipment:
    """Equipment: how many of a unit it is made of, and what adds one more each."""

    name: Text
    unit: Text
    base: Count
    span: Span
    extra: Text | None = None
    least: Count | None = None
    most: Count | None = None
    words: tuple[Text, ...] = ()
    games: tuple[Text, ...] = ()
    only: tuple[Text, ...] = ()
    # Whether its parts bear the numbers from 1 to the base.
    numbered: Text | None = None


@dataclass(frozen=True, slots=True)
class Shown:
    """What can come up: the figures that a kind of outcome has, and the words that such figures stand beside."""

    kind: Text
    told: Text
    leads: tuple[Text, ...]
    span: Span
    games: tuple[Text, ...] = ()
    dice: Count | None = None
    sides: Count | None = None
    values: tuple[Text, ...] = ()
    low: Count | None = None
    high: Count | None = None
    trails: tuple[Text, ...] = ()
    unless: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class HandSize:
    """A hand: how many cards it takes in its ordinary meaning."""

    name: Text
    cards: Count
    span: Span
    words: tuple[Text, ...] = ()
    # Whether games of fewer cards have a hand of this name as well.
    loose: Text | None = None


@dataclass(frozen=True, slots=True)
class Share:
    """Words of shares: the wholes they are taken of, what is taken, or acts that take it into something."""

    role: Text
    words: tuple[Text, ...]
    span: Span
    into: tuple[Text, ...] = ()


@cache
def equipment() -> tuple[Equipment, ...]:
    """All equipment whose parts are counted."""
    return read_list("equipment.yaml", Equipment)


@cache
def shown() -> tuple[Shown, ...]:
    """All that can come up."""
    return read_list("shown.yaml", Shown)


@cache
def hand_sizes() -> tuple[HandSize, ...]:
    """All hands with a fixed number of cards."""
    return read_list("hands.yaml", HandSize)


@cache
def shares() -> tuple[Share, ...]:
    """The words by which a percentage is a share."""
    return read_list("shares.yaml", Share)


def is_of(slug: str, games: tuple[Text, ...]) -> bool:
    """Whether a document is of one of these games, or of a variant of one: midi-baccarat is baccarat."""
    return slug in games or _original(slug) in games


@cache
def _original(slug: str) -> str:
    """The game that another is a variant of, by its name; itself where the data know it."""
    known = {str(game) for each in equipment() for game in (*each.games, *each.only)}
    known |= {str(game) for each in shown() for game in each.games}
    parts = frozenset(slug.split("-"))
    variants = [game for game in known if frozenset(game.split("-")) <= parts]
    return slug if slug in known or not variants else max(variants, key=len)
