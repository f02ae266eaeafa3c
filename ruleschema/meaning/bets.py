"""Bets: the wagers and outcomes that a name covers, so that rows meet whatever they are called and however joined."""

import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple, TypeVar

from ruleschema.meaning.names import name_key
from ruleschema.meaning.sense import NUMBER_WORDS
from ruleschema.vocabulary import aliases, canonical_names, covers, numbered, outcome_key, wager_key

T = TypeVar("T")
WIN = "win"
_BETWEEN = re.compile(r"\s*(?:[,;/&+]|\bor\b|\band\b)(?:\s*\b(?:or|and)\b)?\s*")
_TOGETHER = re.compile(r"[+&]|\band\b", re.I)
_BRACKETS = re.compile(r"(.*?)\s*[(\[](.*)[)\]]\s*\Z", re.S)
_RANGE = re.compile(r"(\d+)\s*(?:-|–|—|\bthrough\b|\bthru\b)\s*(\d+)")
_DIGITS = {word: str(figure) for figure, word in enumerate(NUMBER_WORDS) if figure}
_NUMBER = re.compile(rf"(?:\d+(?:st|nd|rd|th)?|{'|'.join(_DIGITS)})\Z")


class Bet(NamedTuple):
    """One thing that is paid: the key of the wager, and of the number or outcome that it wins on."""

    wager: str
    outcome: str


class Wager(NamedTuple):
    """A wager by its key, and the number it is made on, where its name tells one."""

    key: str
    number: str = ""


@lru_cache(maxsize=8192)
def bets(wager: str, outcome: str, heading: bool = False) -> frozenset[Bet]:
    """Every bet that a row pays. Under a heading, the wager is what the row itself names."""
    made, wins = wagers(wager), outcomes(outcome)
    found = {Bet(each.key, _won(each, win)) for each in made for win in wins}
    if heading or not made:
        rows = _resolved(outcome, wager_key, _wager)
        found |= {Bet(each.key, each.number or WIN) for each in rows or ()}
    return frozenset(found or {Bet(wager_key(wager), win) for win in wins})


def _won(wager: Wager, outcome: str) -> str:
    if not wager.number:
        return outcome
    return wager.number if outcome in (WIN, wager.number) else f"{wager.number} {outcome}"


@lru_cache(maxsize=4096)
def wagers(name: str) -> frozenset[Wager]:
    """The wagers that a name covers: “Red or Black”, “Hard 6 or 8”; none where it only heads others."""
    found = _resolved(name, wager_key, _wager)
    return frozenset((Wager(wager_key(name)),)) if found is None else found


@lru_cache(maxsize=8192)
def outcomes(name: str) -> frozenset[str]:
    """The outcomes that a name covers: “4 or 10”, “5, 9”, “Straight or Flush”."""
    found = _resolved(name, outcome_key, _outcome)
    # Numbers that “and” joins are paid alike; hands that it joins are one event.
    one = found is None or (len(found) > 1 and _TOGETHER.search(name) and not all(map(str.isdigit, found)))
    return frozenset((outcome_key(name),)) if one or found is None else found


@lru_cache(maxsize=4096)
def numbers_told(condition: str) -> frozenset[str]:
    """The numbers of a condition that tells nothing else: “come out point 4 or 10”, “where the point is 6”."""
    for told in (condition, condition.partition(" ")[2]):
        found = outcomes(told)
        if all(map(str.isdigit, found)):
            return found
    return frozenset()


def _resolved(name: str, key: Callable[[str], str], one: Callable[[str], frozenset[T] | None]) -> frozenset[T] | None:
    """What a known name covers, whole, part by part, or as its brackets tell; nothing where a part is unknown."""
    text = _RANGE.sub(r"\1 to \2", name.lower()).strip(" .:*™®")
    whole = one(key(text))
    if whole is not None:
        return whole
    brackets = _BRACKETS.match(text)
    tries = [text] if brackets is None else [f"{brackets[1]} {brackets[2]}", brackets[1], brackets[2]]
    for each in tries:
        found = one(key(each)) if brackets else None
        parts = [one(key(part)) for part in _parts(each)] if found is None else [found]
        if parts and all(part is not None for part in parts):
            return frozenset().union(*(part for part in parts if part is not None))
    return None


def _parts(text: str) -> list[str]:
    """The parts of a list; what stands once before or after a list of numbers belongs to each of them."""
    parts = [part for part in _BETWEEN.split(text) if part]
    if len(parts) < 2:
        return []
    head, tail = parts[0].split(), parts[-1].split()
    before = " ".join(head[:-1]) if _NUMBER.match(head[-1]) and len(head) > 1 else ""
    after = " ".join(tail[1:]) if _NUMBER.match(tail[0]) and len(tail) > 1 else ""
    return [f"{before} {part} {after}".strip() if _NUMBER.match(part) else part for part in parts]


def _wager(key: str) -> frozenset[Wager] | None:
    if key in _covers():
        return _covers()[key]
    if key in _known("wager"):
        return frozenset((Wager(key),))
    return next((frozenset((Wager(*found),)) for found in _number_in("wager", key)), None)


def _outcome(key: str) -> frozenset[str] | None:
    key = canonical_names("paid outcome").get(key, key)
    if _NUMBER.match(key):
        return frozenset((_DIGITS.get(key, key),))
    if key in _known("outcome"):
        return frozenset((key,))
    found = (number for kind in ("outcome", "wager") for _, number in _number_in(kind, key))
    return next((frozenset((number,)) for number in found), None)


@cache
def _known(kind: str) -> frozenset[str]:
    """The keys that names are compared by."""
    return frozenset(name_key(alias.name) for alias in aliases() if alias.of == kind)


@cache
def _covers() -> dict[str, frozenset[Wager]]:
    return {
        wager_key(name): frozenset(Wager(wager_key(each)) for each in cover.covers)
        for cover in covers()
        for name in cover.names
    }


def _number_in(kind: str, key: str) -> Iterator[tuple[str, str]]:
    """The wager or outcome that a name with a number in it names, and the number."""
    for name, before, after in _numbered(kind):
        if key.startswith(before) and key.endswith(after):
            middle = key[len(before) : len(key) - len(after)]
            if _NUMBER.match(middle):
                yield name, _DIGITS.get(middle, middle)


@cache
def _numbered(kind: str) -> tuple[tuple[str, str, str], ...]:
    """Names that hold a number: what is named, and what stands before and after the number."""
    forms = [
        (wager_key(each.name), name_key(form.replace("N", "9")))
        for each in numbered()
        if each.of == kind
        for form in each.names
    ]
    return tuple((name, *form.partition("9")[::2]) for name, form in forms)
