"""Words reduced to comparable stems: "dealt", "dealing" and "deals" are one word to a topic."""

import re
from functools import lru_cache

_WORD = re.compile(r"[^\W_]+(?:['’/-][^\W_]+)*|[$%]")
# The same in plain letters, as nearly all texts are: it is read twice as fast.
_PLAIN_WORD = re.compile(r"[A-Za-z0-9]+(?:['/-][A-Za-z0-9]+)*|[$%]")
_PART = re.compile(r"[^\W_]+(?:['’][^\W_]+)?")

_IRREGULAR = {
    "dealt": "deal", "withdrawn": "withdraw",
    "thrown": "throw", "threw": "throw", "spun": "spin", "made": "make", "paid": "pay",
    "held": "hold", "lost": "lose", "won": "win", "drawn": "draw", "drew": "draw", "shown": "show",
    "given": "give", "taken": "take", "put": "put", "dice": "die", "has": "have", "had": "have", "was": "is",
    "were": "is", "are": "is", "does": "do", "left": "left", "less": "less", "bonus": "bonus", "going": "go",
    "goes": "go", "broken": "break", "chosen": "choose", "kept": "keep", "stuck": "stick", "tied": "tie",
    "ties": "tie", "tying": "tie", "ace": "ace", "aces": "ace", "dies": "die", "sides": "side", "rolled": "roll",
    "cutting": "cut", "betting": "bet", "sitting": "sit", "splitting": "split", "spinning": "spin",
    "winning": "win", "permitted": "permit", "hitting": "hit", "putting": "put", "during": "during",
    "evening": "evening", "thing": "thing", "anything": "anything", "during the": "during", "used": "use",
    "using": "use", "uses": "use", "losing": "lose", "previous": "previous", "various": "various",
    "class": "class", "across": "across", "unless": "unless", "regardless": "regardless",
    "red": "red", "feet": "foot", "agreed": "agree", "guaranteed": "guarantee", "took": "take", "gave": "give",
    "chose": "choose", "broke": "break", "shook": "shake", "shaken": "shake",
}  # fmt: skip


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """The stem of one word, in lower case."""
    word = word.lower().replace("’", "'").removesuffix("'s").rstrip("'")
    if word in _IRREGULAR:
        return _bare(_IRREGULAR[word])
    if len(word) > 4 and word.endswith(("ies", "ied")):
        return word[:-3] + "y"
    for suffix in ("ings", "ing", "ed"):
        # "exceed" has no ending; "agreed" has, and is named above.
        if word.endswith(suffix) and len(word) - len(suffix) >= 3 and not word.endswith("eed"):
            return _bare(word[: -len(suffix)])
    if word.endswith(("ches", "shes", "sses", "xes")):
        return word[:-2]
    if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    return _bare(word)


def _bare(word: str) -> str:
    """Doubled consonants and a mute e fall, so "splitting" meets "split" and "raised" meets "raise".

    A double l falls only in longer words ("controlled"): "fill" is not "file".
    """
    if len(word) > 5 and word.endswith("ll"):
        return word[:-1]
    if len(word) > 3 and word[-1] == word[-2] and word[-1] not in "aeiouls":
        return word[:-1]
    if len(word) > 3 and word.endswith("e"):
        return word[:-1]
    return word


@lru_cache(maxsize=65536)
def stems(text: str) -> frozenset[str]:
    """All stems of a text; hyphenated words count whole and in parts."""
    words = (_PLAIN_WORD if text.isascii() else _WORD).findall(text)
    if "-" in text or "/" in text:
        words += [part for word in words if "-" in word or "/" in word for part in _PART.findall(word)]
    return frozenset(map(stem, words))


@lru_cache(maxsize=4096)
def roots(stemmed: str) -> tuple[str, ...]:
    """What is found in every word of this stem, in lower case: one of these letters in a row."""
    if "'" in stemmed:
        return ("",)  # printed in several ways
    return (stemmed.removesuffix("y"), *(word for word in _IRREGULAR if stem(word) == stemmed))
