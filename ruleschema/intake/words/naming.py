"""Which game a title or a stretch of text is about."""

import re
from collections import Counter
from difflib import get_close_matches
from functools import cache, lru_cache
from itertools import pairwise

from ruleschema.vocabulary import GameName, games, read_list

_WORD = re.compile(r"[a-z0-9]+(?:\.[0-9]+)?")
_IDENTIFIER = re.compile(r"\b[A-Z]{2,6}-?0*\d{3,7}\b")
_REGISTERED = re.compile(
    rf"\s*[,;–—-]?\s*[(\[]?\s*(?:(?:[A-Z]{{2,5}}|[Gg]ame|[Ii]d|[Nn]o|[Cc]ode|[Nn]umber|[Rr]eg(?:istration)?)\.?\s*){{0,3}}[:#]?\s*{_IDENTIFIER.pattern}\s*[)\]]?"
)
_NOT_TITLE = re.compile(
    r"\b(?:rules? (?:of|for)|house ways?|layouts?|tables?|bonus bet|side bets?|schedules?|wagers?|hands?|dealers?"
    r"|players?|pay ?tables?|payouts?|payments?|irregularities|equipment|inspections?|dealing|settlement"
    r"|procedures?|options?|collection|diagram|chart|rankings?|definitions?|tournaments?|progressive option)\b", re.I,
)  # fmt: skip

_WRAPPING = re.compile(
    r"\A(?:(?:how to play|the|official|house|standard|game|rules?|regulations?|play|of|for|playing|table|games?"
    r"|approved|procedures?)[\s:–—-]+)+(?=\w)"
    r"|(?<![\s:,–—(-])[\s:,–—(-]+(?:(?:game|official|house|standard)\s+)*(?:rules?|regulations?"
    r"|procedures?|rules of play|rules of the game|game rules|\(?cont(?:inued|['’]d|\.)?\)?)"
    r"(?:\s+of\s+(?:play|the game))?\W*\Z", re.I,
)  # fmt: skip
_OWN_WORDS = 5
_BRACKETED = re.compile(r"\([^)]{0,60}\)")
_RULES = re.compile(r"\b(?:how to play|rules?|regulations?|procedures?)\b", re.I)


@cache
def _names() -> dict[tuple[str, ...], str]:
    listed: tuple[GameName, ...] = (*games(), *read_list("game_titles.yaml", GameName))
    return {tuple(_words(str(name))): str(each.game) for each in listed for name in each.names}


@cache
def _longest() -> int:
    return max(len(name) for name in _names())


@cache
def _sizes() -> dict[str, tuple[int, ...]]:
    """By its first word, how many words a name may have, the most first: most words begin none."""
    sizes: dict[str, set[int]] = {}
    for name in _names():
        sizes.setdefault(name[0], set()).add(len(name))
    return {first: tuple(sorted(each, reverse=True)) for first, each in sizes.items()}


@cache
def _of_size(size: int) -> dict[str, str]:
    """The names of so many words, each on one line, and their games."""
    return {" ".join(name): game for name, game in _names().items() if len(name) == size}


def _words(text: str) -> list[str]:
    low = text.lower().replace("’", "'").replace("‘", "'").replace("„", "'").replace("hold'em", "hold em")
    return _WORD.findall(low.replace("'s", "s").replace("'", "").replace("holdem", "hold em"))


@lru_cache(maxsize=4096)
def games_named(text: str) -> tuple[str, ...]:
    """The games a short text names, longest names first in reading order."""
    return tuple(_found(_words(text)))


def _found(words: list[str]) -> list[str]:
    found: list[str] = []
    names, sizes = _names(), _sizes()
    place = 0
    while place < len(words):
        for size in sizes.get(words[place], ()):
            game = names.get(tuple(words[place : place + size]))
            if game is not None:
                found.append(game)
                place += size
                break
        else:
            place += 1
    return found


@lru_cache(maxsize=4096)
def title_game(text: str) -> str | None:
    """The game of a heading that is a game's title; None where it only mentions one."""
    bare = _IDENTIFIER.sub("", text)
    named = games_named(bare) if not (close := _misread(bare)) else (close,)
    if not named or _NOT_TITLE.search(bare) or len(bare.split()) > 10:
        return None
    return max(named, key=len) if len(set(named)) <= 2 else None


def unregistered(text: str) -> str:
    """A title without the number it is registered under: "Craps GEGR-001234", "Craps (BGC ID: GEGR-001234)"."""
    return _REGISTERED.sub("", text).strip() if _IDENTIFIER.search(text) else text


@lru_cache(maxsize=4096)
def bare_title(text: str) -> str:
    """A title without the words around a game's name: "Rules for Craps", "Craps Game Rules"."""
    bare = _WRAPPING.sub("", text).strip(" .:–—-")
    told = bool(bare) and _RULES.search(text) is not None and _RULES.search(bare) is None
    return bare if games_named(bare) or told else text.strip()


def is_game_name(text: str) -> bool:
    """Whether a text is a game's name and nothing else."""
    return tuple(_words(bare_title(text))) in _names()


def known_game(title: str) -> str | None:
    """The game a title names, unless the name is a small part of it ("Lantern Stud Poker", "Super Pan 9")."""
    named = games_named(title)
    if not named:
        return None
    game = max(named, key=len)
    own = _words(bare_title(_BRACKETED.sub(" ", title)))
    short = max(
        (len("".join(name)) for name, each in _names().items() if each == game and _within(name, own)), default=0
    )
    part = short < 0.4 * len("".join(own)) or (game == "poker" and len(own) > 1)
    return None if part and len(own) <= _OWN_WORDS else game


def _within(name: tuple[str, ...], words: list[str]) -> bool:
    return any(tuple(words[place : place + len(name)]) == name for place in range(len(words)))


def _misread(text: str) -> str | None:
    """A title with a letter misread ("BLACKIACK"): nearly one of the names, yet none."""
    words = _words(text)
    if len(words) < 2 or tuple(words) in _names() or len(words) > _longest():
        return None
    joined = _of_size(len(words))
    near = get_close_matches(" ".join(words), joined, n=1, cutoff=0.92)
    return joined[near[0]] if near else None


def lists_games(text: str) -> bool:
    """A heading of a schedule: several games with the numbers they are registered under."""
    return bool(_IDENTIFIER.search(text)) and bool(games_named(text)) and len(text.split()) <= 90


@lru_cache(maxsize=64)
def most_named(texts: tuple[str, ...]) -> str | None:
    """The game a stretch of text names most; a longer name wins over one it contains."""
    counts: Counter[str] = Counter()
    for text in texts:
        counts.update(_found(_words(text)))
    if not counts:
        return None
    ranked = [(game, count) for game, count in counts.most_common(4) if game != "poker"] or counts.most_common(1)
    best, most = ranked[0]
    for (_, _), (game, count) in pairwise(ranked):
        if best in game and count >= 0.3 * most:
            best, most = game, count
    return best


def slug(title: str) -> str:
    """A file name from a title."""
    return "-".join(_words(_BRACKETED.sub(" ", title)))[:60].strip("-.") or "game"
