"""The wagers that a phrase names: "ante and play wagers", "don't pass bet", "insurance"."""

import re
from functools import cache, lru_cache

from ruleschema.meaning.lexicon import Kind, entries, words_of
from ruleschema.meaning.names import name_key
from ruleschema.meaning.stems import stem
from ruleschema.vocabulary import aliases, wager_key

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*(?:[-+/][^\W_]+)*|[,;:]|\$\d+")
_WAGER = frozenset(("wager", "bet"))
_ARTICLES = frozenset(("a", "an", "the"))
_JOINS = frozenset(("and", "or", ","))
MAIN = "main"


@lru_cache(maxsize=65536)
def wagers_named(text: str) -> tuple[str, ...]:
    """The keys of the wagers that a phrase names, in order; a wager without a name of its own is none of them."""
    words = _WORD.findall(text.lower())
    stems = [stem(word) for word in words]
    found: list[str] = []
    taken: set[int] = set()
    for place in range(len(words)):
        name, length = _bare(stems, place)
        if length:
            found.append(name)
            taken.update(range(place, place + length))
    for place, word in enumerate(stems):
        if word in _WAGER and place - 1 not in taken:
            named = _named_before(words, stems, place, taken)
            # A place bet to lose is another wager than the place bet; one to win is the same.
            to_lose = named and words[place + 1 : place + 3] == ["to", "lose"]
            found += [*named[:-1], f"{named[-1]} to lose"] if to_lose else named
    return tuple(dict.fromkeys(found))


def _named_before(words: list[str], stems: list[str], place: int, taken: set[int]) -> list[str]:
    """The names joined before the word wager: each as long as nothing ends it."""
    found: list[str] = []
    name: list[str] = []
    at = place - 1
    verb = at >= 1 and stems[at] in _words("verb or wager") and stems[at - 1] in _words("before verbs")
    # “Place a wager” names no place bet: nothing stands between a name and the word wager.
    parted = at >= 0 and words[at] in _ARTICLES
    for start in range(max(0, place - 7), 0 if parted else place - int(verb)):
        # The ante and the bonus bet are two wagers, though an ante bonus is known as one.
        if _JOINS.isdisjoint(words[start:place]) and wager_key(" ".join(words[start:place])) in _known():
            taken.update(range(start, place))
            found.append(wager_key(" ".join(words[start:place])))
            at = start - 1
            if at < 0 or words[at] not in _JOINS:
                return found
            break
    else:
        if at >= 0 and stems[at] in _words("verb or wager"):
            return [] if verb else [wager_key(words[at])]
    while at >= 0 and place - at <= 12:
        word = words[at]
        if word in _JOINS or stems[at] in _words("ends a name") or stems[at] in _WAGER:
            found += _keyed(name)
            name = []
            if word not in _JOINS:
                break
        elif len(name) < 5:
            name.insert(0, word)
            taken.add(at)
        at -= 1
    return [*reversed([*found, *_keyed(name)])]


def _keyed(name: list[str]) -> list[str]:
    told = [word for word in name if stem(word) not in _words("generic")]
    if not told:
        return []
    if all(stem(word) in _words(MAIN) for word in told):
        return [MAIN]
    return [wager_key(" ".join(told))]


def _bare(stems: list[str], place: int) -> tuple[str, int]:
    for name, parts in _bare_names():
        if tuple(stems[place : place + len(parts)]) == parts:
            return name, len(parts)
    return "", 0


@cache
def _bare_names() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Wagers that go by their name alone, the longest first."""
    named = [(wager_key(each.name), word) for each in entries(Kind.WAGER) for word in (each.name, *each.words)]
    return tuple(sorted(((key, tuple(map(stem, word.split()))) for key, word in named), key=lambda pair: -len(pair[1])))


@cache
def _known() -> frozenset[str]:
    """The keys of wagers that the vocabulary lists."""
    return frozenset(name_key(each.name) for each in aliases() if each.of == "wager")


def _words(name: str) -> frozenset[str]:
    return words_of(Kind.AROUND_WAGERS, name)
