"""What a difference of words weighs: a change of rule, mere wording, or more than words can decide."""

from collections import Counter
from collections.abc import Iterable
from difflib import SequenceMatcher
from enum import StrEnum, unique

from ruleschema.meaning.sense import REFERENCE, Sense, is_figure, sense, words_of

# Words spelled this much alike may be one word with a slip: paytable, payable.
SPELLED_ALIKE = 0.8


@unique
class Weight(StrEnum):
    """How much two phrases differ."""

    NONE = "none"
    RULE = "rule"
    OPEN = "open"


def weigh(old: Sense, new: Sense) -> Weight:
    """Whether the words by which two phrases differ turn the rule."""
    gone, come = difference(old, new)
    if not gone and not come:
        return Weight.NONE if old == new else Weight.OPEN
    words = gone | come
    if _slip(gone, come):
        return Weight.OPEN
    return Weight.RULE if any(is_decisive(word) for word in words) else Weight.OPEN


def difference(old: Sense, new: Sense) -> tuple[frozenset[str], frozenset[str]]:
    """The words that only the old phrase has, and those that only the new one has."""
    before, after = Counter(old), Counter(new)
    gone, come = before - after, after - before
    return frozenset(gone) - {REFERENCE}, frozenset(come) - {REFERENCE}


def is_decisive(word: str) -> bool:
    """Whether a rule turns on the word: a figure, a card, a direction, a result, an actor."""
    return is_figure(word) or word in words_of("decisive") or word in words_of("actor")


def _slip(gone: frozenset[str], come: frozenset[str]) -> bool:
    """One word against one that is spelled nearly alike, and neither a figure."""
    if len(gone) != 1 or len(come) != 1:
        return False
    (one,), (other,) = gone, come
    if is_figure(one) or is_figure(other):
        return False
    first, second = sorted((one, other))
    return SequenceMatcher(None, first, second, autojunk=False).ratio() >= SPELLED_ALIKE


def as_written(text: str, words: Iterable[str]) -> tuple[str, ...]:
    """The words of a text that carry these senses, as the text spells them."""
    wanted = set(words)
    found = (word.strip('.,;:()"“”') for word in text.split())
    return tuple(dict.fromkeys(word for word in found if not wanted.isdisjoint(sense(word))))
