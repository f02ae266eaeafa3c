"""Names compared by meaning: case, articles, plurals and the words wager and bet fall away."""

import re
from functools import lru_cache

from ruleschema.meaning.stems import stem

_WORD = re.compile(r"[^\W_]+")
_IDLE = frozenset(("the", "a", "an", "wager", "wagers", "bet", "bets", "side", "of", "and", "on"))
_TITLE_IDLE = frozenset(("the", "a", "an", "of", "and", "for", "to", "in", "on", "relating"))


@lru_cache(maxsize=16384)
def name_key(name: str) -> str:
    """A key under which spellings of one wager or outcome meet."""
    words = [*map(_single, _words(name))]
    telling = [word for word in words if word not in _IDLE]
    return " ".join(telling or words)


@lru_cache(maxsize=16384)
def title_words(title: str) -> frozenset[str]:
    """The telling words of a section title."""
    words = _words(title)
    return frozenset(stem(word) for word in words if word not in _TITLE_IDLE) or frozenset(words)


@lru_cache(maxsize=16384)
def title_letters(title: str) -> str:
    """A title without capitals, stops and blanks, which printers set as they like."""
    return "".join(filter(str.isalnum, title.lower()))


def same_title(quoted: str, title: str) -> bool:
    """Whether a quoted title names this one: the same words, or nearly all of the shorter one."""
    one, other = title_words(quoted), title_words(title)
    shared = len(one & other)
    return one == other or (shared >= 2 and shared >= 0.75 * min(len(one), len(other))) or (one < other and shared > 0)


def shortened(quoted: str, title: str) -> bool:
    """Whether a quoted title is a part of the heading word for word; "…" leaves words out."""
    parts = [" ".join(_words(part)) for part in re.split(r"…|\.{3}", quoted)]
    return re.search(rf"\b{'.*'.join(map(re.escape, parts))}\b", " ".join(_words(title))) is not None


def _words(text: str) -> list[str]:
    lower = text.lower().replace("’", "").replace("'", "")
    # Most names have nothing but blanks between their words.
    return lower.split() if lower.replace(" ", "").isalnum() else _WORD.findall(lower)


@lru_cache(maxsize=16384)
def _single(word: str) -> str:
    if word.endswith(("ches", "shes", "sses", "xes", "onuses")):
        return word[:-2]
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        return word[:-1]
    return word
